import { plainMarkup, type Speaker } from '@concilio/text';

/** Words without marks: for labels, titles and drawings. */
export const plainly = (speaker: Speaker): Speaker =>
  speaker.paint === plainMarkup ? speaker : { ...speaker, paint: plainMarkup };

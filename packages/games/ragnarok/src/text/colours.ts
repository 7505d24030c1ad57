import type { Texts } from '@concilio/text';
import type english from './en/colours.json';

/** The colours of the players, and their Armies by colour: how position files tell them apart. */

export const COLOURS = ['green', 'red', 'blue', 'yellow'] as const;

/** LOR-1.03 */
const ARMIES = 6;

export const colours = (said: Readonly<Record<keyof typeof english, string>>): Texts =>
  Object.fromEntries(
    COLOURS.flatMap((colour, seat) => {
      const name = said[colour];
      const armies = Array.from(
        { length: ARMIES },
        (_, place) =>
          [
            `colour.army-${seat}-${place}`,
            said.army.replace('{colour}', name).replace('{number}', String(place + 1)),
          ] as const,
      );
      return [[`colour.${colour}`, name] as const, ...armies];
    }),
  );

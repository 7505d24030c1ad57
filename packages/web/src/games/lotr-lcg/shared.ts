import { hintText, plainMarkup, type Speaker } from '@concilio/text';
import type { TableProps } from '../../table/contract.ts';
import { balanceOf } from './board/balance.ts';
import type { Shared } from './context.ts';
import { piecesOf } from './play/pieces.ts';
import type { View } from '@concilio/lotr-lcg/contract';
import { sayIn } from './say.ts';
import { tagFor } from './play/tags.ts';

/** Words without marks: for labels, titles and drawings. */
export const plainly = (speaker: Speaker): Speaker =>
  speaker.paint === plainMarkup ? speaker : { ...speaker, paint: plainMarkup };

/** All that the parts of the table share, put together from what the table is given. */
export function sharedOf(props: TableProps<View>, view: View, result: number | null): Shared {
  const speaker = plainly(props.speaker);
  const say = sayIn(speaker.language);
  const pieces = piecesOf(view);
  const { choices, seat } = props;
  const { question } = choices;
  return {
    props,
    view,
    speaker,
    say,
    pieces,
    balance: balanceOf(view, pieces, choices, result),
    called: (one) => (one === seat ? say('you') : (speaker.names[one] ?? '')),
    tagOf: (card) => tagFor(view, card, seat, speaker, say),
    hintOf: (id) => {
      const option = question?.options.find((one) => one.id === id);
      return option === undefined ? null : hintText(speaker, option);
    },
  };
}

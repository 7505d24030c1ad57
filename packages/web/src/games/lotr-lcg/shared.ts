import { hintText, plainInk, type Words } from '@concilio/words';
import type { TableProps } from '../../table/contract.ts';
import { balanceOf } from './balance.ts';
import type { Shared } from './context.ts';
import { piecesOf } from './pieces.ts';
import type { View } from '@concilio/lotr-lcg/contract';
import { speaker } from './say.ts';
import { tagFor } from './tags.ts';

/** Words without marks: for labels, titles and drawings. */
export const plainly = (words: Words): Words =>
  words.paint === plainInk ? words : { ...words, paint: plainInk };

/** All that the parts of the table share, put together from what the table is given. */
export function sharedOf(props: TableProps<View>, view: View, result: number | null): Shared {
  const words = plainly(props.words);
  const say = speaker(words.language);
  const pieces = piecesOf(view);
  const { lights, seat } = props;
  const { question } = lights;
  return {
    props,
    view,
    words,
    say,
    pieces,
    balance: balanceOf(view, pieces, lights, result),
    called: (one) => (one === seat ? say('you') : (words.names[one] ?? '')),
    tagOf: (card) => tagFor(view, card, seat, words, say),
    hintOf: (id) => {
      const option = question?.options.find((one) => one.id === id);
      return option === undefined ? null : hintText(words, option);
    },
  };
}

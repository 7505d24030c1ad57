import type { TableProps } from '../../table/contract.ts';
import type { Preview, Shared } from './context.ts';
import { factsOf } from './facts.ts';
import type { History } from './told/history.ts';
import type { View } from '@concilio/lotr-board/contract';
import { sayIn } from './say.ts';
import { figuresOf, plainly } from './seats/seats.ts';

/** All that the parts of the table share, put together from what the table is given. */
export function sharedOf(
  props: TableProps<View>,
  view: View,
  history: History,
  preview: Preview | null,
  show: Shared['show'],
): Shared {
  const speaker = plainly(props.speaker);
  return {
    props,
    view,
    facts: factsOf(props.game),
    figures: figuresOf(view, speaker),
    history,
    speaker,
    say: sayIn(speaker.language),
    preview,
    show,
  };
}

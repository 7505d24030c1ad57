import { listenersOf, type Moment, momentOf, triggerMoment } from '@concilio/cards';
import type { Play } from '@concilio/kernel';
import type { MomentName } from '../content/vocabulary.ts';
import type { LotrTcg, State } from '../state.ts';

/** Something has happened, or is about to: whoever waits for it is heard. */
export function trigger(
  play: Play<LotrTcg>,
  name: MomentName,
  about: Partial<Omit<Moment, 'name'>> = {},
): void {
  triggerMoment(play, momentOf(name, about));
}

/** Whether a card in play waits for it, as far as anybody can tell before it happens. */
export const isAwaited = ({ cards }: State, name: MomentName): boolean => listenersOf(cards, name).length > 0;

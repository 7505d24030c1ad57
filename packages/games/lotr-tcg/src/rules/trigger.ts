import { triggerMoment, type Moment, momentOf } from '@concilio/cards';
import type { Play } from '@concilio/kernel';
import type { LotrTcg } from '../state.ts';

/** Something has happened, or is about to: whoever waits for it is heard. */
export function trigger(play: Play<LotrTcg>, name: string, about: Partial<Omit<Moment, 'name'>> = {}): void {
  triggerMoment(play, momentOf(name, about));
}

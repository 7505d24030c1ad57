import { triggerMoment, type Moment, momentOf } from '@concilio/cards';
import type { Play } from '@concilio/kernel';
import type { MomentName } from '../content/vocabulary.ts';
import type { LotrLcg } from '../state.ts';

/** Something has happened: whoever waits for it is heard. */
export function trigger(
  play: Play<LotrLcg>,
  name: MomentName,
  about: Partial<Omit<Moment, 'name'>> = {},
): void {
  triggerMoment(play, momentOf(name, about));
}

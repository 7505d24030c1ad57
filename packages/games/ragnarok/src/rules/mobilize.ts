import { chooseOne, type Play } from '@concilio/kernel';
import type { Ragnarok, Steps } from '../state.ts';
import { activatable, activateArmy } from './maneuvers.ts';
import { armyOption } from './options.ts';

/** LOR-24.02 to LOR-24.05: special action B; each Army once, at least one. */
export function mobilize(play: Play<Ragnarok>, { moved }: Steps['mobilize']): void {
  const { state } = play;
  const seat = state.active;
  const open = activatable(state, seat).filter(({ id }) => !moved.includes(id));
  if (open.length === 0) return;
  const options = [...open.map(armyOption), ...(moved.length > 0 ? [{ id: 'done' }] : [])];
  const pick = play.ask(seat, chooseOne('mobilize', options, { obvious: true }));
  if (pick === 'done') return;
  activateArmy(play, seat, pick);
  play.then('mobilize', { moved: [...moved, pick] });
}

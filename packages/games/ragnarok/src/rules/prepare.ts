import { chooseOne, type Play, type Seat } from '@concilio/kernel';
import type { Ragnarok, State, Steps } from '../state.ts';
import { armyNamed, canGrow, onBoard, raise } from './armies.ts';
import { heal, injuredOf } from './attributes.ts';
import { has, standing } from './map.ts';
import { armyOption } from './options.ts';
import { drawCombat, gainRunes, reserveRunes } from './resources.ts';

/** LOR-24.06 to LOR-24.11: special action C, Prepare. */

const growing = (state: State, seat: Seat) =>
  onBoard(state, seat).filter(
    (one) =>
      canGrow(one) &&
      one.army.at !== null &&
      has(state, one.army.at, 'settlement') &&
      standing(state, one.army.at).owner === seat,
  );

export type Preparation = 'heal' | 'draw' | 'rune' | 'raise';

export function prepareOptions(state: State, seat: Seat): Preparation[] {
  const options: Preparation[] = [];
  if (injuredOf(state, seat).length > 0) options.push('heal');
  if (state.combat.cards.length + state.combat.discard.length > 0) options.push('draw');
  if (reserveRunes(state).length > 0) options.push('rune');
  if (growing(state, seat).length > 0) options.push('raise');
  return options;
}

export function prepare(play: Play<Ragnarok>, { left }: Steps['prepare']): void {
  const { state } = play;
  const seat = state.active;
  const options = left === 0 ? [] : prepareOptions(state, seat);
  if (options.length === 0) return;
  const pick = play.ask(
    seat,
    chooseOne(
      'prepare',
      options.map((id) => ({ id })),
      { obvious: true, with: { left } },
    ),
  );
  if (pick === 'heal') heal(play, seat);
  else if (pick === 'draw') drawCombat(play, seat, 1);
  else if (pick === 'rune') gainRunes(play, seat, 1, () => reserveRunes(state));
  else
    raise(
      play,
      armyNamed(
        state,
        play.ask(seat, chooseOne('raise-army', growing(state, seat).map(armyOption), { obvious: true })),
      ),
    );
  play.then('prepare', { left: left - 1 });
}

import { chooseOne, type Option, type Play, type Seat, seat } from '@concilio/kernel';
import type { LotrBoard } from '../state.ts';

/** Players as options. */
export const seatOptions = (seats: readonly Seat[]): Option[] =>
  seats.map((one) => ({ id: `seat-${one}`, text: { key: 'option.player', with: { player: one } } }));

/** The player that an option stands for. */
export const seatIn = (pick: string): Seat => seat(Number(pick.slice('seat-'.length)));

export const YES_OR_NO: readonly Option<'yes' | 'no'>[] = [{ id: 'yes' }, { id: 'no' }];

/** One of these players, by the choice of another. */
export const whom = (play: Play<LotrBoard>, chooser: Seat, key: string, seats: readonly Seat[]): Seat =>
  seatIn(play.ask(chooser, chooseOne(key, seatOptions(seats), { obvious: true })));

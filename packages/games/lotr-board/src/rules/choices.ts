import {
  chooseOne,
  type KeyOf,
  type Option,
  type PieceId,
  placeOf,
  type Play,
  type Seat,
  seat,
} from '@concilio/kernel';
import { type Activity, CARDS, type Space } from '../content/index.ts';
import { boardNow, type LotrBoard, openTracks, type State, trackAt } from '../state.ts';

const CARD_COUNT = CARDS.reduce((sum, { copies }) => sum + copies, 0);

/** Set-up lays out the cards first, so that these are their ids. Nothing is offered as often, so each is made once. */
const CARD_OPTIONS = Array.from({ length: CARD_COUNT }, (_, place): Option => ({ id: `#${place}` }));

export const cardOption = (piece: PieceId): Option => CARD_OPTIONS[placeOf(piece)] ?? { id: piece };

/** Players as options. */
export const seatOptions = (seats: readonly Seat[]): Option[] =>
  seats.map((one) => ({ id: `seat-${one}`, text: { key: 'option.player', with: { player: one } } }));

/** The player that an option stands for. */
export const seatIn = (pick: string): Seat => seat(Number(pick.slice('seat-'.length)));

export const YES_OR_NO: readonly Option<'yes' | 'no'>[] = [{ id: 'yes' }, { id: 'no' }];

/** The tracks that are open, each with what its marker would pass and reach. */
export const trackOptions = (state: State, by: number): Option<Activity>[] =>
  openTracks(state).map((track) => {
    const spaces = boardNow(state).tracks.find(({ activity }) => activity === track)?.spaces ?? [];
    const at = trackAt(state, track)?.at ?? 0;
    const gives = spaces.slice(at, at + by).map(nameOf);
    return { id: track, text: { key: 'option.track', with: { track, gives } } };
  });

const nameOf = (space: Space): string => (typeof space === 'object' ? space.card : space);

/** One of these players, by the choice of another. */
export const whom = (
  play: Play<LotrBoard>,
  chooser: Seat,
  key: KeyOf<LotrBoard['questions'], 'one'>,
  seats: readonly Seat[],
): Seat => seatIn(play.ask(chooser, chooseOne(key, seatOptions(seats), { obvious: true })));

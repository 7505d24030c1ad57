import {
  chooseNumber,
  chooseOne,
  type Option,
  type Play,
  putInOrder,
  type Seat,
  showTo,
} from '@concilio/kernel';
import { type Activity, type Aid, CALL, gandalfNamed } from '../content/index.ts';
import {
  acting,
  inTurnOrder,
  type LotrBoard,
  type AnyTimeMoment,
  type Payment,
  playerAt,
  type Steps,
} from '../state.ts';
import { corrupted, heal } from './corruption.ts';
import { draw } from './deck.ts';
import { helpfulGandalf } from './any-time.ts';
import { trackOptions, whom } from './choices.ts';
import { demandForStars } from './demands.ts';
import { payRunes } from './runes.ts';

/** LOB-17.01, LOB-17.02: one player pays, and the active player decides which card is used, and how. */
export function gandalf(play: Play<LotrBoard>, { caller, wish, moment }: Steps['gandalf']) {
  const { state } = play;
  const user = acting(state);
  play.tell('gandalf.called', { seat: caller, wish });
  payRunes(play, caller, CALL);
  const cards = helpfulGandalf(state, moment).map((id) => ({ id }));
  const card =
    user === caller
      ? wish
      : play.ask(user, chooseOne('gandalf', cards, { with: { player: caller, wish }, obvious: true }));
  // LOB-17.04: each is used once.
  state.gandalf = state.gandalf.filter((other) => other !== card);
  play.tell('gandalf.used', { seat: user, card });
  help(play, user, gandalfNamed(card).aid, moment);
}

/** LOB-17.06 to LOB-17.11 */
function help(play: Play<LotrBoard>, user: Seat, aid: Aid, moment: AnyTimeMoment) {
  const { state } = play;
  switch (aid.does) {
    case 'heal': {
      const healed = whom(play, user, 'heal-whom', corrupted(state));
      const most = Math.min(aid.spaces, playerAt(state, healed).corruption);
      heal(play, healed, most === 1 ? 1 : play.ask(user, chooseNumber('heal-by', { min: 1, max: most })));
      return;
    }
    case 'draw':
      draw(play, whom(play, user, 'draw-whom', inTurnOrder(state)), aid.cards);
      return;
    case 'stars':
      useStars(play, user, aid.stars, moment);
      return;
    case 'foresee':
      foresee(play, user, aid.tiles);
      return;
    case 'ignoreEvent':
      state.waived = true;
  }
}

/**
 * LOB-17.08: as if a card with so many stars had just been played, or discarded for the open demand. Whoever discards it
 * while a volunteer is looked for takes the demand upon themself.
 */
function useStars(play: Play<LotrBoard>, user: Seat, stars: number, moment: AnyTimeMoment) {
  const { state } = play;
  const open = demandForStars(state, moment);
  const tracks: Option[] = state.conflict.over ? [] : trackOptions(state, stars);
  const use = play.ask(user, howToUse(open, tracks, user, stars, moment));
  if (use !== VOLUNTEER && use !== DISCARD)
    play.then('advance', { seat: user, track: use as Activity, spaces: stars });
  else if (open !== null) open.stars += stars;
}

const VOLUNTEER = 'volunteer';
const DISCARD = 'discard';

function howToUse(open: Payment | null, tracks: Option[], user: Seat, stars: number, moment: AnyTimeMoment) {
  const obvious = true;
  if (open === null) return chooseOne('track', tracks, { with: { spaces: stars }, obvious });
  if (moment === 'volunteer') {
    const told = { trial: open.trial, player: user, asked: 'you' };
    return chooseOne('volunteer', [{ id: VOLUNTEER }, ...tracks], { with: told, obvious });
  }
  const discard = { id: DISCARD, text: { key: 'option.for-demand', with: { trial: open.trial, stars } } };
  return chooseOne('track', [discard, ...tracks], { with: { spaces: stars }, obvious });
}

/** LOB-17.10, LOB-20.05: the top tiles, seen by the active player alone and put back in any order. */
function foresee(play: Play<LotrBoard>, user: Seat, count: number) {
  const { state } = play;
  const top = state.tiles.slice(0, count);
  for (const piece of top) showTo(state.pieces, piece, user);
  const order = play.ask(
    user,
    putInOrder(
      'foresee',
      top.map((id) => ({ id })),
    ),
  );
  state.tiles = [...order, ...state.tiles.slice(count)];
}

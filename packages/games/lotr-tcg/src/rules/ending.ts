import { cardsIn, statusOf, ownerOf } from '@concilio/cards';
import type { Outcome, PieceId, Play, Seat } from '@concilio/kernel';
import { type LotrTcg, playerAt, type State, type Steps, toTheRight } from '../state.ts';
import { adventureOf, on, stackOn } from './zones.ts';
import { leavePlay } from './leaving.ts';
import { siteAt, siteNumber, sitesOf } from './select.ts';
import { carry, removeAll } from './moving.ts';

/** TCG-32.04, TCG-32.06, TCG-32.07: some have lost, at once. */
export function lose(
  play: Play<LotrTcg>,
  seats: readonly Seat[],
  why: 'killed' | 'corrupted' | 'conceded',
): void {
  const { state } = play;
  const losing = seats.filter((seat) => !playerAt(state, seat).out);
  if (losing.length === 0 || state.ending !== null) return;
  for (const seat of losing) {
    playerAt(state, seat).out = true;
    play.tell('player.lost', { seat, why });
  }
  const left = state.players.flatMap(({ out }, seat) => (out ? [] : [seat as Seat]));
  if (left.length === 0) end(play, 'draw', []);
  else if (left.length === 1) end(play, 'last-left', left);
  else for (const seat of losing) leaveGame(play, seat);
}

/** TCG-32.09: until the next phase begins, a bot answers for whoever has given up. */
export function concede({ state }: Play<LotrTcg>, { seat }: Steps['concede']): void {
  if (!playerAt(state, seat).out && !state.conceded.includes(seat)) state.conceded.push(seat);
}

/** TCG-32.09: whoever has given up loses before anything new begins. Whether the turn goes on as it was to. */
export function goesOn(play: Play<LotrTcg>): boolean {
  const { state } = play;
  lose(play, state.conceded.splice(0), 'conceded');
  return state.ending === null && !playerAt(state, state.free).out;
}

export function end(play: Play<LotrTcg>, reason: 'survived' | 'last-left' | 'draw', winners: Seat[]): void {
  const { state } = play;
  if (state.ending !== null) return;
  state.ending = { reason, winners };
  play.tell('match.over', { reason });
}

/** TCG-31.05: a player's cards leave the game; what others have on them is discarded. */
function leaveGame(play: Play<LotrTcg>, seat: Seat): void {
  const { state } = play;
  const { cards } = state;
  replaceSites(play, seat);
  const own = cards.at
    .map((_, place): PieceId => `#${place}`)
    .filter((card) => ownerOf(cards, card) === seat);
  const onThem = own.flatMap((card) => [...cardsIn(cards, on(card)), ...cardsIn(cards, stackOn(card))]);
  for (const card of onThem) if (!own.includes(card)) leavePlay(play, card, 'discard');
  removeAll(play, seat, own);
  state.assigned = state.assigned.filter(({ minion, to }) => !own.includes(minion) && !own.includes(to));
  // TCG-31.07, TCG-31.08
  if (state.free === seat) play.first('completeTurn', {});
}

/**
 * TCG-31.06: the loser's sites are replaced in the order of their numbers by the opponents' of the same number, in turn
 * from the loser's right; those that the loser controlled go back to the path.
 */
function replaceSites(play: Play<LotrTcg>, loser: Seat): void {
  const { state } = play;
  const { cards } = state;
  const others = toTheRight(state, loser);
  const controlled = sitesOf(state, loser);
  const sites = [...cardsIn(cards, 'path'), ...others.flatMap((seat) => sitesOf(state, seat)), ...controlled]
    .filter((site) => ownerOf(cards, site) === loser || controlled.includes(site))
    .sort((one, other) => siteNumber(state, one) - siteNumber(state, other));
  let turn = 0;
  for (const site of sites) {
    const number = siteNumber(state, site);
    let place = site;
    if (ownerOf(cards, site) === loser) {
      const substitute = others
        .map((_, step) => others[(turn + step) % others.length])
        .flatMap((seat) => (seat === undefined ? [] : cardsIn(cards, adventureOf(seat))))
        .find((one) => siteNumber(state, one) === number);
      turn += 1;
      if (substitute === undefined) continue;
      const zone = cards.at[Number(site.slice(1))] ?? 'path';
      carry(play, substitute, zone, 'site.replaced', {});
      statusOf(cards, substitute).controller = statusOf(cards, site).controller;
      place = substitute;
    }
    if (controlled.includes(site) && siteAt(state, number) === null) {
      carry(play, place, 'path', 'site.liberated', { seat: loser });
      statusOf(cards, place).controller = null;
    }
  }
}

/** TCG-32.01, TCG-32.03 */
export function outcome(state: State): Outcome | null {
  const { ending } = state;
  if (ending === null) return null;
  return {
    winners: [...ending.winners],
    scores: state.players.map((_, seat) => (ending.winners.includes(seat as Seat) ? 1 : 0)),
    reason: ending.reason,
  };
}

import { cardsIn } from '@concilio/cards';
import { ELIMINATION } from '../contract/limits.ts';
import type { PieceId, Seat } from '@concilio/kernel';
import { is, questPointsOf, tableStat } from '../rules/stats.ts';
import { progressOn } from '../rules/progress.ts';
import { stagedThreat, totalWillpower } from '../rules/quest.ts';
import { activeLocation, questNow } from '../rules/select.ts';
import { inOrder, playerAt, type State } from '../state.ts';
import { fightWorth } from './fight.ts';
import { type Fighter, fightersOf, type Foe, foesOf, readiesAgain } from './reckon.ts';
import { WEIGHTS } from './weights.ts';

/** What so many points of threat cost a player; the end of the game is the worst that can happen. */
function threatCost(state: State, seat: Seat, points: number): number {
  if (points <= 0) return 0;
  const left = ELIMINATION - playerAt(state, seat).threat;
  if (points >= left) return 60;
  return points * (WEIGHTS.threat + WEIGHTS.near / (left - points + 2));
}

/** What so many points of progress bring now: the active location first, then the quest. */
function progressWorth(state: State, points: number): number {
  if (points <= 0) return 0;
  const location = activeLocation(state);
  const open =
    location === null ? 0 : Math.max(0, questPointsOf(state, location) - progressOn(state, location));
  const explored = Math.min(points, open);
  const left = points - explored;
  const quest = questNow(state);
  const asked = quest === null ? 0 : questPointsOf(state, quest);
  if (quest === null || asked === 0) return WEIGHTS.explored * explored;
  const needed = Math.max(0, asked - progressOn(state, quest));
  const isLast = cardsIn(state.cards, 'quests').length === 0;
  const wins = isLast && left >= needed && !is(state, quest, 'cannot-advance');
  return WEIGHTS.explored * explored + WEIGHTS.progress * Math.min(left, needed) + (wins ? 40 : 0);
}

/** LCG-7.21: a quest that fails raises the threat of all. */
const failure = (state: State, points: number): number =>
  inOrder(state).reduce((sum, seat) => sum + threatCost(state, seat, points), 0);

/** What a quest comes to that is so many points ahead, before the cards that will be revealed. */
export function questWorth(state: State, ahead: number, reveals: number): number {
  const at = (points: number) => (points >= 0 ? progressWorth(state, points) : -failure(state, -points));
  if (reveals === 0) return at(ahead);
  const mean = WEIGHTS.revealed * reveals;
  return 0.3 * at(ahead) + 0.4 * at(ahead - Math.round(mean)) + 0.3 * at(ahead - Math.round(2 * mean));
}

/** LCG-7.06: how many cards are still to be revealed. */
export const revealsAhead = (state: State): number =>
  is(state, 'table', 'no-staging') ? 0 : inOrder(state).length + tableStat(state, 'extra-reveals');

/** LCG-7: whoever is sent is missed in the fight, and whoever stays is missed on the quest. */
export function questers(state: State, seat: Seat, able: readonly PieceId[]): PieceId[] {
  return questPlan(state, seat, able).best;
}

/** The best to send, and how good any choice of them is. */
export function questPlan(state: State, seat: Seat, able: readonly PieceId[]) {
  const fighters = fightersOf(state, seat);
  const willpowerOf = (card: PieceId) => fighters.find((fighter) => fighter.card === card)?.willpower ?? 0;
  const again = able.filter((card) => readiesAgain(state, card, seat));
  const foes = foesOf(state, seat);
  const later = foesOf(state, seat, 3);
  const reveals = revealsAhead(state);
  const others = othersWillpower(state, seat);
  const base = totalWillpower(state) + others - stagedThreat(state);
  const rate = (sent: readonly PieceId[]): number => {
    let ahead = base;
    for (const card of sent) ahead += willpowerOf(card);
    const home = fighters.filter(
      ({ card, ready }) => ready && (!sent.includes(card) || again.includes(card)),
    );
    return (
      questWorth(state, ahead, reveals) +
      homeWorth(fighters, home, ahead < 0 ? later : foes, Math.min(1, reveals))
    );
  };
  const sure = able.filter((card) => willpowerOf(card) > 0);
  const best = climbed(able, sure, rate);
  return { best, rate };
}

/** An enemy such as may be revealed. */
const stranger = (): Foe => ({
  card: '#0',
  attack: 3,
  defense: 1,
  left: 3,
  threat: 2,
  attacks: true,
  worth: WEIGHTS.foe + 3 * WEIGHTS.foeAttack,
});

/** What the fight will come to for those who stay, with the enemies that are there and with one more. */
function homeWorth(
  fighters: readonly Fighter[],
  home: readonly Fighter[],
  foes: readonly Foe[],
  reveals: number,
): number {
  const now = fightWorth(fighters, home, foes, foes);
  if (reveals === 0) return now;
  const all = [...foes, stranger()];
  return (1 - WEIGHTS.stranger) * now + WEIGHTS.stranger * fightWorth(fighters, home, all, all);
}

/** Players who have not committed yet will send more than half of what they have. */
function othersWillpower(state: State, seat: Seat): number {
  const order = inOrder(state);
  const later = order.slice(order.indexOf(seat) + 1);
  return later.reduce(
    (sum, other) =>
      sum +
      0.6 *
        fightersOf(state, other)
          .filter(({ ready }) => ready)
          .reduce((own, { willpower }) => own + willpower, 0),
    0,
  );
}

/** With that one kept who was sent, or sent who was kept. */
export const changed = (sent: readonly PieceId[], card: PieceId): PieceId[] =>
  sent.includes(card) ? sent.filter((one) => one !== card) : [...sent, card];

/** Sends or keeps one more as long as that is better. */
function climbed(
  able: readonly PieceId[],
  begin: PieceId[],
  rate: (sent: readonly PieceId[]) => number,
): PieceId[] {
  let sent = begin;
  let worth = rate(sent);
  for (;;) {
    let found: PieceId[] | null = null;
    for (const card of able) {
      const other = changed(sent, card);
      const rated = rate(other);
      if (rated <= worth) continue;
      worth = rated;
      found = other;
    }
    if (found === null) return sent;
    sent = found;
  }
}

import { best, bestFirst, type Rated } from '@concilio/bots';
import { type PieceId, type Question, type Seat } from '@concilio/kernel';
import { attackOf, defenseOf, engagementCostOf, hitPointsLeft } from '../rules/stats.ts';
import { attackersFor } from '../rules/player-attacks.ts';
import { printed, engagedWith, nameOf } from '../rules/select.ts';
import { attackNow, playerAt, type State } from '../state.ts';
import { fightWorth, harmOf, harmOfAll, openHarm } from './fight.ts';
import { fighterOf, fightersOf, foeOf, foesOf } from './reckon.ts';
import { attackingOf } from './table.ts';
import { WEIGHTS } from './weights.ts';

/** Whom to engage, who defends, who bears it, and what is struck by whom. */

/** An enemy is called if the fight is better with it, and the staging area without it. */
export function called(state: State, seat: Seat, cards: readonly PieceId[]): string {
  const rated = ratedCalls(state, seat, cards)[0];
  return rated !== undefined && rated.worth > WEIGHTS.call ? rated.id : 'none';
}

export function ratedCalls(state: State, seat: Seat, cards: readonly PieceId[]): Rated[] {
  const fighters = fightersOf(state, seat);
  const ready = fighters.filter((fighter) => fighter.ready);
  const foes = foesOf(state, seat);
  const now = fightWorth(fighters, ready, foes, foes);
  const { threat } = playerAt(state, seat);
  const rated = (card: PieceId): Rated => {
    // It comes anyway.
    if (engagementCostOf(state, card) <= threat) return { id: card, worth: -0.1 };
    const foe = foeOf(state, card, seat);
    const all = [...foes, foe];
    return {
      id: card,
      worth:
        fightWorth(fighters, ready, all, all) -
        now +
        WEIGHTS.staged * foe.threat -
        (1 - WEIGHTS.distant) * foe.worth -
        reluctance(state, card),
    };
  };
  return bestFirst(cards.map(rated));
}

/** What an enemy does to whom it engages. */
function reluctance(state: State, card: PieceId): number {
  const hurts = printed(state, card).abilities.some(
    ({ on, mandatory }) => on === 'engaged' && mandatory === true,
  );
  return hurts ? 1.5 : 0;
}

/** Whoever can be spared best against this enemy and all that follow. */
export function defender(state: State, seat: Seat, cards: readonly PieceId[]): string {
  return ratedDefenders(state, seat, cards)[0]?.id ?? 'none';
}

export const ratedDefenders = (state: State, seat: Seat, cards: readonly PieceId[]): Rated[] =>
  ratedGuards(
    state,
    seat,
    cards.map((card) => [card]),
  ).map(({ group, worth }) => ({ id: group[0] ?? 'none', worth }));

/** Where several may defend: nobody, one, or two. */
export function defenders(state: State, seat: Seat, cards: readonly PieceId[]): readonly PieceId[] {
  const pairs = cards.flatMap((one, place) => cards.slice(place + 1).map((other) => [one, other]));
  return ratedGuards(state, seat, [...cards.map((card) => [card]), ...pairs])[0]?.group ?? [];
}

interface Guard {
  readonly group: readonly PieceId[];
  readonly worth: number;
}

/** What it comes to if this group defends, or nobody. */
function ratedGuards(state: State, seat: Seat, groups: readonly (readonly PieceId[])[]): Guard[] {
  const attack = attackNow(state);
  if (attack === null) return [{ group: [], worth: 0 }];
  const attacked = fightersOf(state, attack.seat);
  const own = seat === attack.seat ? attacked : fightersOf(state, seat);
  const ready = own.filter((fighter) => fighter.ready);
  const foes = engagedWith(state, seat).map((card) => foeOf(state, card, seat));
  const attacking = attackingOf(state, foes).filter(({ card }) => card !== attack.enemy);
  const blow = attackOf(state, attack.enemy);
  const rest = (without: readonly PieceId[]) =>
    fightWorth(
      own,
      ready.filter(({ card }) => !without.includes(card)),
      attacking,
      foes,
    );
  const known = (card: PieceId) => own.find((fighter) => fighter.card === card) ?? fighterOf(state, card);
  const rated = [
    { group: [], worth: rest([]) - openHarm(attacked, blow) },
    ...groups.map((group) => ({ group, worth: rest(group) - harmOfAll(group.map(known), blow) })),
  ];
  return bestFirst(rated);
}

/** The one who is hurt least by it. */
export function borne(state: State, cards: readonly PieceId[], defended: boolean): string | undefined {
  const attack = attackNow(state);
  const blow = attack === null ? 2 : attackOf(state, attack.enemy);
  const fighters = cards.map((card) => fighterOf(state, card));
  const defense = fighters.reduce((sum, fighter) => sum + fighter.defense, 0);
  return best(fighters, (fighter) => -harmOf({ ...fighter, defense }, blow, defended) - 0.1 * fighter.worth)
    ?.card;
}

const reach = (state: State, seat: Seat, enemy: PieceId): number =>
  attackersFor(state, seat, enemy).reduce((sum, card) => sum + attackOf(state, card), 0);

/** First what can be brought down, and of that the worst; then what can be hurt. */
export function struck(state: State, seat: Seat, cards: readonly PieceId[]): string {
  return (
    best(
      cards.filter((card) => reach(state, seat, card) > defenseOf(state, card)),
      (card) => strikeRank(state, seat, card),
    ) ?? 'done'
  );
}

function strikeRank(state: State, seat: Seat, card: PieceId): number {
  const { worth, defense, left } = foeOf(state, card, seat);
  const hurt = reach(state, seat, card) - defense;
  return hurt >= left ? 20 + worth - 0.5 * (left + defense) : (worth * hurt) / left;
}

/** As few as bring it down; all, if it will not fall. */
export function strikers(
  state: State,
  question: Question & { kind: 'some' },
  cards: readonly PieceId[],
): string[] {
  const { with: about, max } = question;
  const target = targetOf(state, about?.card);
  const sorted = cards
    .filter((card) => attackOf(state, card) > 0)
    .sort((a, b) => attackOf(state, b) - attackOf(state, a));
  if (target === null) return (sorted.length > 0 ? sorted : cards).slice(0, Math.max(1, max));
  const needed = defenseOf(state, target) + hitPointsLeft(state, target);
  const sent: PieceId[] = [];
  let force = 0;
  for (const card of sorted.slice(0, max)) {
    if (force >= needed) break;
    sent.push(card);
    force += attackOf(state, card);
  }
  // Whoever is not needed for it after all.
  for (const card of [...sent].reverse())
    if (force - attackOf(state, card) >= needed) {
      sent.splice(sent.indexOf(card), 1);
      force -= attackOf(state, card);
    }
  return sent.length > 0 ? sent : cards.slice(0, question.min);
}

/** The enemy that is being attacked: the question names it, and the last one that was chosen bears that name. */
function targetOf(state: State, name: unknown): PieceId | null {
  for (const entry of [...state.struck].reverse()) {
    const card = entry.slice(entry.indexOf('/') + 1) as PieceId;
    if (nameOf(state, card) === name) return card;
  }
  return null;
}

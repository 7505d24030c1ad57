import { attachmentsOn, cardsIn, controllerOf } from '@concilio/cards';
import { ELIMINATION } from '../contract/limits.ts';
import type { PieceId, Seat } from '@concilio/kernel';
import { damageOn } from '../rules/damage.ts';
import { engagementCostOf, is, isSeat, questPointsOf } from '../rules/stats.ts';
import { progressOn } from '../rules/progress.ts';
import { stagedThreat, totalWillpower } from '../rules/quest.ts';
import { resourcesOn } from '../rules/resources.ts';
import { activeLocation, printed, enemies, engagedSeat, questNow, stagedLocations } from '../rules/select.ts';
import { inOrder, playerAt, type State } from '../state.ts';
import { fightWorth } from './fight.ts';
import { questWorth, revealsAhead } from './quest.ts';
import { type Fighter, fightersOf, type Foe, foeOf, foesOf } from './reckon.ts';
import { WEIGHTS } from './weights.ts';

/**
 * How good the table looks to a player, in points of threat: what all have, what stands against them, and what the
 * quest and the fight of this round will come to. Two tables are compared by it, before and after something is done.
 */
export function tableWorth(state: State, seat: Seat, window: string): number {
  if (state.ending !== null) return state.ending.reason === 'won' ? 200 : -200;
  const threat = stagedThreat(state);
  const foes = enemies(state).map((card) => foeOf(state, card, engagedSeat(state, card) ?? seat));
  let worth = questSoFar(state) - WEIGHTS.staged * threat;
  for (const foe of foes)
    worth -= (comesSoon(state, foe.card) ? 1 : WEIGHTS.distant) * foeWorth(foe, damageOn(state, foe.card));
  for (const location of stagedLocations(state)) worth += 0.6 * progressOn(state, location);
  const fights = window !== 'attacks-over' && state.phase !== 'refresh' && foes.length > 0;
  for (const player of inOrder(state)) worth += seatWorth(state, player, fights ? foes : NONE);
  // What becomes of another's hand may depend on what is in it, and that is not for this player to see.
  worth += WEIGHTS.card * cardsIn(state.cards, `hand/${seat}`).length;
  if (isQuesting(state, window))
    worth += questWorth(state, totalWillpower(state) - threat, window === 'staged' ? 0 : revealsAhead(state));
  return worth;
}
const NONE: readonly Foe[] = [];

/** Whoever is gone before the next phase does nothing in it. */
const isLeaving = (state: State, card: PieceId): boolean =>
  state.phase !== 'combat' && state.due.some((one) => one.card === card);

const isBeforeQuest = ({ phase, committed }: State): boolean =>
  phase === 'resource' || phase === 'planning' || (phase === 'quest' && committed.length === 0);

const isQuesting = (state: State, window: string): boolean =>
  state.phase === 'quest' && state.committed.length > 0 && window !== 'quest-resolved';

function questSoFar(state: State): number {
  const quest = questNow(state);
  const location = activeLocation(state);
  const progress = quest === null ? 0 : Math.min(progressOn(state, quest), questPointsOf(state, quest));
  const done = cardsIn(state.cards, 'removed').filter((card) => printed(state, card).type === 'quest').length;
  return (
    10 * done +
    WEIGHTS.progress * progress -
    (location === null
      ? 0
      : WEIGHTS.explored * (questPointsOf(state, location) - progressOn(state, location)))
  );
}

/** What a player has, and what those enemies will do to them. */
function seatWorth(state: State, seat: Seat, foes: readonly Foe[]): number {
  const { threat } = playerAt(state, seat);
  const fighters = fightersOf(state, seat);
  let worth = -WEIGHTS.threat * threat + WEIGHTS.near * Math.log(ELIMINATION + 2 - threat);
  for (const fighter of fighters) {
    worth += fighter.worth + WEIGHTS.resource * resourcesOn(state, fighter.card);
    const damage = damageOn(state, fighter.card);
    if (damage > 0) worth -= (fighter.hero ? WEIGHTS.wound : WEIGHTS.scratch) * damage;
    for (const card of attachmentsOn(state.cards, fighter.card)) worth += attachedWorth(state, card);
  }
  const staying = state.due.length === 0 ? fighters : fighters.filter(({ card }) => !isLeaving(state, card));
  if (isBeforeQuest(state)) for (const { ready, willpower } of staying) if (ready) worth += willpower;
  const own = foes.length === 0 ? NONE : foes.filter(({ card }) => fightsWith(state, card, seat));
  return own.length === 0 ? worth : worth + fought(state, seat, staying, own);
}

/** What an attachment does all the time is seen in the numbers of its bearer; nobody wants one that nobody controls. */
function attachedWorth(state: State, card: PieceId): number {
  if (controllerOf(state.cards, card) === null) return -4;
  let worth = 0;
  for (const { on, does } of printed(state, card).abilities)
    for (const { word } of does) worth += on === 'action' ? (EACH_ROUND[word] ?? 2) : 1.5;
  return worth;
}

/** What an action is worth that can be taken in every round. */
const EACH_ROUND: Readonly<Record<string, number>> = { resources: 7, ready: 7, draw: 5, heal: 2 };

/** Whether an enemy is engaged, or will be before long. */
const comesSoon = (state: State, enemy: PieceId): boolean =>
  engagedSeat(state, enemy) !== null ||
  inOrder(state).some((seat) => engagementCostOf(state, enemy) <= playerAt(state, seat).threat);

/** Whether an enemy will fight a player in this round. */
function fightsWith(state: State, enemy: PieceId, seat: Seat): boolean {
  const engaged = engagedSeat(state, enemy);
  if (engaged !== null) return engaged === seat;
  return (
    state.phase !== 'combat' &&
    engagementCostOf(state, enemy) <= playerAt(state, seat).threat &&
    !is(state, 'table', 'no-engagement-checks')
  );
}

const foeWorth = ({ worth, left }: Foe, damage: number): number =>
  worth * (1 - (WEIGHTS.dent * damage) / (left + damage));

/** What the rest of this round's fight will come to for a player, with whom is ready now. */
export function fightNow(state: State, seat: Seat, fighters: readonly Fighter[]): number {
  if (state.phase === 'refresh' || state.phase === null) return 0;
  const foes = foesOf(state, seat);
  return foes.length === 0 ? 0 : fought(state, seat, fighters, foes);
}

const fought = (state: State, seat: Seat, fighters: readonly Fighter[], foes: readonly Foe[]): number =>
  fightWorth(
    fighters,
    fighters.filter((fighter) => fighter.ready),
    attackingOf(state, foes),
    foes,
    isSeat(state, seat, 'many-defenders'),
  );

/** Those who have not attacked yet; while players strike, nobody will. */
export function attackingOf(state: State, foes: readonly Foe[]): Foe[] {
  if (state.strike !== null || state.struck.length > 0) return [];
  return foes.filter(({ card }) => !state.attacked.includes(card));
}

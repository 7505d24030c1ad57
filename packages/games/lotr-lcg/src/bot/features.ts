import type { Signs } from '@concilio/bots';
import { ELIMINATION } from '../contract/limits.ts';
import { cardsIn } from '@concilio/cards';
import type { PieceId } from '@concilio/kernel';
import { engagementCostOf, is, questPointsOf } from '../rules/stats.ts';
import { progressOn } from '../rules/progress.ts';
import { stagedThreat, totalWillpower } from '../rules/quest.ts';
import { resourcesOn } from '../rules/resources.ts';
import {
  activeLocation,
  printed,
  engagedWith,
  questNow,
  stagedEnemies,
  stagedLocations,
} from '../rules/select.ts';
import { inOrder, playerAt, type State } from '../state.ts';
import { type Fighter, fightersOf, foeOf, isGoal } from './reckon.ts';
import { attackingOf, fightNow } from './table.ts';

/** The parts of a round that look different enough to be judged each in its own way. */
export type Part = 'planning' | 'quest' | 'encounter' | 'combat' | 'strikes';

export const partOf = ({ phase, struck, strike }: State): Part =>
  phase === null || phase === 'refresh' || phase === 'resource' || phase === 'planning'
    ? 'planning'
    : phase === 'quest'
      ? 'quest'
      : phase === 'combat'
        ? strike !== null || struck.length > 0
          ? 'strikes'
          : 'combat'
        : 'encounter';

/** What a table looks like to the players together. Nearly all of it lies between 0 and about 1. */
export function features(state: State) {
  const seats = inOrder(state);
  const count = Math.max(1, seats.length);
  const sum = { heroes: 0, health: 0, frail: 0, willpower: 0, attack: 0, defense: 0, allies: 0, bodies: 0 };
  const ready = { willpower: 0, attack: 0, guards: 0 };
  let threat = 0;
  let near = 0;
  let resources = 0;
  let cards = 0;
  let fight = 0;
  let foes = 0;
  let blows = 0;
  let toKill = 0;
  let pending = 0;
  for (const seat of seats) {
    const fighters = fightersOf(state, seat);
    for (const fighter of fighters) {
      addFighter(sum, fighter);
      resources += resourcesOn(state, fighter.card);
      if (!fighter.ready) continue;
      ready.willpower += fighter.willpower;
      ready.attack += fighter.attack;
      ready.guards += 1;
    }
    const { threat: own } = playerAt(state, seat);
    threat += own;
    near += Math.exp((own - ELIMINATION) / 5);
    cards += cardsIn(state.cards, `hand/${seat}`).length;
    fight += fightNow(state, seat, fighters);
    const engaged = engagedWith(state, seat).map((card) => foeOf(state, card, seat));
    foes += engaged.length;
    for (const foe of engaged) {
      if (foe.attacks) blows += foe.attack;
      toKill += foe.left + foe.defense;
    }
    pending += attackingOf(state, engaged).length;
  }
  const staged = stagedEnemies(state);
  const called = staged.filter((card) =>
    seats.some((seat) => engagementCostOf(state, card) <= playerAt(state, seat).threat),
  ).length;
  const way = wayOf(state);
  const ahead = state.phase === 'quest' ? totalWillpower(state) - stagedThreat(state) : 0;
  const threatening = stagedThreat(state);
  return {
    always: 1,
    stagesDone: way.stage,
    lateStages: way.stage ** 2,
    progress: way.progress,
    questPointsLeft: way.left / 10,
    goalWounded: way.goal,
    waitsForEnemy: way.hunt,
    threat: threat / 50 / count,
    highThreat: (threat / 50 / count) ** 2,
    nearElimination: near / count,
    heroes: sum.heroes / 3 / count,
    allHeroes: sum.heroes === count * 3 ? 1 : 0,
    heroHitPoints: sum.health / 12 / count,
    frailHeroes: sum.frail / 3 / count,
    willpower: sum.willpower / 8 / count,
    attack: sum.attack / 8 / count,
    defense: sum.defense / 5 / count,
    allies: sum.allies / 4 / count,
    allyHitPoints: sum.bodies / 6 / count,
    readyWillpower: ready.willpower / 8 / count,
    readyAttack: ready.attack / 8 / count,
    readyCharacters: ready.guards / 5 / count,
    resources: resources / 6 / count,
    cardsInHand: cards / 6 / count,
    fightAhead: fight / 20 / count,
    engagedEnemies: foes / 3 / count,
    manyEngagedEnemies: (foes / 3 / count) ** 2,
    enemyAttack: blows / 8 / count,
    enemyHealth: toKill / 12 / count,
    attacksToCome: pending / 3 / count,
    stagedEnemies: staged.length / 3 / count,
    enemiesAboutToEngage: called / 3 / count,
    stagedThreat: threatening / 8 / count,
    willpowerOverThreat: (sum.willpower - threatening) / 8 / count,
    stagedLocations: stagedLocations(state).length / 3 / count,
    activeLocation: way.location / 4,
    questLead: ahead / 6 / count,
    questProgressToCome: Math.max(0, ahead) / 6 / count,
    advancedWithHeroes: (way.stage + way.progress) * (sum.heroes / 3 / count),
  };
}

export type Feature = keyof ReturnType<typeof features>;

export const SIGNS: Signs<Feature> = {
  questPointsLeft: -1,
  threat: -1,
  nearElimination: -1,
  heroes: 1,
  allHeroes: 1,
  heroHitPoints: 1,
  frailHeroes: -1,
  resources: 1,
  cardsInHand: 1,
  fightAhead: 1,
  stagedThreat: -1,
  activeLocation: -1,
};

interface Sums {
  heroes: number;
  health: number;
  frail: number;
  willpower: number;
  attack: number;
  defense: number;
  allies: number;
  bodies: number;
}

function addFighter(sum: Sums, { hero, left, willpower, attack, defense, worth }: Fighter): void {
  // Whoever leaves at the end of the round is worth little then.
  if (worth < 1) return;
  sum.willpower += willpower;
  sum.attack += attack;
  sum.defense += defense;
  if (!hero) {
    sum.allies += 1;
    sum.bodies += left;
    return;
  }
  sum.heroes += 1;
  sum.health += left;
  if (left <= 2) sum.frail += 1;
}

/** How far the quest has come: stages behind, the present one, and enemies that stand in its way. */
function wayOf(state: State) {
  const quest = questNow(state);
  const later = cardsIn(state.cards, 'quests');
  const done = cardsIn(state.cards, 'removed').filter((card) => printed(state, card).type === 'quest').length;
  const points = quest === null ? 0 : questPointsOf(state, quest);
  const here = quest === null ? 0 : Math.min(progressOn(state, quest), points);
  const location = activeLocation(state);
  const open = location === null ? 0 : questPointsOf(state, location) - progressOn(state, location);
  const goal = goalOf(state);
  return {
    stage: Math.min(1, done / 3),
    progress: points === 0 ? 0 : here / points,
    left:
      points - here + later.reduce((sum, card) => sum + (printed(state, card).stats['quest-points'] ?? 0), 0),
    goal: goal === null ? 0 : 1 - goal / 15,
    hunt:
      points === 0 && later.length === 0 ? 1 : quest !== null && is(state, quest, 'cannot-advance') ? 0.5 : 0,
    location: open,
  };
}

/** What is left of the enemy that the stage waits for. */
function goalOf(state: State): number | null {
  const all = [...stagedEnemies(state), ...inOrder(state).flatMap((seat) => engagedWith(state, seat))];
  const goal = all.find((card: PieceId) => isGoal(state, card));
  return goal === undefined ? null : foeOf(state, goal, state.first).left;
}

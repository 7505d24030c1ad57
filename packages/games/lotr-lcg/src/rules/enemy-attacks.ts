import { endTimed, has, isInPlay } from '@concilio/cards';
import {
  type Blocked,
  chooseOne,
  chooseSome,
  type PieceId,
  type Play,
  type Seat,
  type Text,
} from '@concilio/kernel';
import {
  type Attack,
  attackNow,
  inOrder,
  type LotrLcg,
  playerAt,
  type State,
  type Steps,
  untilAttackEnds,
} from '../state.ts';
import type { Sum } from '../contract/index.ts';
import { trigger } from './trigger.ts';
import { hintsOn } from './hints.ts';
import { inVain, unable } from './idle.ts';
import { basics } from './basics.ts';
import { dealDamage } from './damage.ts';
import { discardShadows } from './leaving.ts';
import { attackOf, defenseOf, hasKeyword, hitPointsLeft, is, isSeat } from './stats.ts';
import { exhaust } from './readying.ts';
import {
  charactersOf,
  engagedWith,
  heroesOf,
  isReady,
  nameOf,
  ready,
  seen,
  stagedEnemies,
} from './select.ts';
import { dealShadow } from './shadows.ts';
import { raiseThreat } from './threat.ts';
import { openWindow } from './windows.ts';

/** LCG-10.01, LCG-10.10: shadow cards are dealt, and all enemies of each player attack in turn. */
export function enemiesAttack(play: Play<LotrLcg>): void {
  openWindow(play, 'shadows-dealt');
  for (const seat of inOrder(play.state)) play.then('enemyAttacks', { seat });
  play.then('playersAttack', {});
}

/** LCG-10.12: the player chooses which of those that have not attacked is next. */
export function enemyAttacks(play: Play<LotrLcg>, { seat }: Steps['enemyAttacks']): void {
  const { state } = play;
  if (playerAt(state, seat).out) return;
  const able = engagedWith(state, seat).filter(
    (enemy) => !state.attacked.includes(enemy) && mayAttack(state, enemy, seat),
  );
  if (able.length === 0) return;
  const enemy = play.ask(
    seat,
    chooseOne(
      'next-attack',
      able.map((id) => ({ id })),
      {
        obvious: true,
        hints: () => hintsOn(able, (card) => ({ key: 'hint.hits', with: { attack: attackOf(state, card) } })),
        blocked: () => inVain(state, seat, [], notNext(state, seat, able)),
      },
    ),
  ) as PieceId;
  state.attacked.push(enemy);
  play.then('enemyAttack', { player: seat, enemy });
  play.then('enemyAttacks', { seat });
}

/** LCG-10.07, LCG-10.12: enemies that attack no more, or not at all. */
const notNext = (state: State, seat: Seat, able: readonly PieceId[]): Blocked[] => [
  ...engagedWith(state, seat)
    .filter((enemy) => !able.includes(enemy))
    .map((id) => ({ id, rule: state.attacked.includes(id) ? 'LCG-10.12' : 'LCG-1.11' })),
  ...stagedEnemies(state).map((id) => ({ id, rule: 'LCG-10.07' })),
];

export const mayAttack = (state: State, enemy: PieceId, seat: Seat): boolean =>
  !is(state, enemy, 'cannot-attack') && !has(basics, state, enemy, `cannot-attack/${seat}`);

/** LCG-10.08, LCG-10.09: an attack besides the usual one has a shadow card of its own, which goes after it. */
export function extraAttack(play: Play<LotrLcg>, { enemy, player }: Steps['extraAttack']): void {
  if (playerAt(play.state, player).out) return;
  discardShadows(play, enemy);
  dealShadow(play, enemy, player);
  play.then('enemyAttack', { player, enemy });
  play.then('extraAttackOver', { enemy });
}

export function extraAttackOver(play: Play<LotrLcg>, { enemy }: Steps['extraAttackOver']): void {
  discardShadows(play, enemy);
}

/** LCG-10.11, first step. */
export function enemyAttack(play: Play<LotrLcg>, { enemy, player: seat }: Steps['enemyAttack']): void {
  const { state } = play;
  if (playerAt(state, seat).out) return;
  state.attacks.push({ enemy, seat, defenders: [] });
  play.tell('attack.begun', { seat, ...seen(state, enemy) });
  trigger(play, 'attacks', { card: enemy, what: nameOf(state, enemy), seat });
  openWindow(play, 'enemy-chosen');
  play.then('declareDefender', {});
}

/** An attack goes on while its enemy and the attacked player are there: LCG-10.26, LCG-10.29. */
function standing(state: State): Attack | null {
  const now = attackNow(state);
  if (now === null || playerAt(state, now.seat).out) return null;
  return now;
}

const mayDefend = (state: State, card: PieceId) => !is(state, card, 'cannot-defend');

/** LCG-10.13 to LCG-10.15, second step; LCG-17.17, LCG-17.20: then sentinels, clockwise. */
export function declareDefender(play: Play<LotrLcg>): void {
  const { state } = play;
  const now = standing(state);
  if (now === null || !isInPlay(basics, state.cards, now.enemy)) return play.then('attackOver', {});
  const { seat, enemy } = now;
  const able = (who: Seat) => ready(state, charactersOf(state, who)).filter((card) => mayDefend(state, card));
  declare(play, now, seat, able(seat));
  for (const other of inOrder(state, seat)) {
    if (now.defenders.length > 0) break;
    if (other !== seat)
      declare(
        play,
        now,
        other,
        able(other).filter((card) => hasKeyword(state, card, 'sentinel')),
      );
  }
  if (now.defenders.length === 0) play.tell('attack.undefended', { seat, ...seen(state, enemy) });
  for (const card of now.defenders)
    trigger(play, 'defender-declared', { card, what: nameOf(state, card), by: enemy, seat });
  openWindow(play, 'defender-declared');
  play.then('shadows', {});
}

function declare(play: Play<LotrLcg>, now: Attack, who: Seat, able: readonly PieceId[]): void {
  const { state } = play;
  if (able.length === 0) return;
  const options = able.map((id) => ({ id }));
  const attack = { enemy: now.enemy, card: nameOf(state, now.enemy), player: now.seat };
  const blocked = () => inVain(state, who, [], notDefenders(state, now, who, able));
  // LCG-10.20, LCG-10.22: before the shadow card, which nobody knows yet.
  const hints = () => ({
    ...hintsOn(able, (card) => suffering(state, card, damageTo(state, now.enemy, [card]))),
    none: { key: 'hint.undefended', with: { damage: damageTo(state, now.enemy, []) } },
  });
  const many = who === now.seat && isSeat(state, who, 'many-defenders');
  const picks = many
    ? play.ask(who, chooseSome('defenders', options, { min: 0, max: able.length }, { with: attack, blocked }))
    : [
        play.ask(
          who,
          chooseOne('defender', [...options, { id: 'none' }], {
            with: { ...attack, attacked: who === now.seat ? 'you' : 'another' },
            blocked,
            hints,
          }),
        ),
      ];
  for (const card of able.filter((one) => picks.includes(one))) {
    exhaust(play, card);
    now.defenders.push(card);
    play.tell('defender.declared', { seat: now.seat, ...seen(state, card) });
  }
}

/** LCG-10.13, LCG-10.15, LCG-17.17: who might be looked for as a defender, and cannot be one. */
function notDefenders(state: State, now: Attack, who: Seat, able: readonly PieceId[]): Blocked[] {
  const ready = charactersOf(state, who).filter((card) => mayDefend(state, card) && isReady(state, card));
  return [
    ...unable(state, who, who === now.seat ? able : ready),
    ...(who === now.seat ? [] : ready.filter((card) => !able.includes(card))).map((id) => ({
      id,
      rule: 'LCG-17.17',
    })),
    ...inOrder(state, who)
      .slice(1)
      .flatMap((other) => charactersOf(state, other))
      .map((id) => ({ id, rule: 'LCG-10.15' })),
  ];
}

/** LCG-10.20 to LCG-10.24, fourth step. */
export function attackDamage(play: Play<LotrLcg>): void {
  const { state } = play;
  const now = standing(state);
  if (now !== null && isInPlay(basics, state.cards, now.enemy)) suffer(play, now);
  play.then('attackOver', {});
}

function suffer(play: Play<LotrLcg>, { enemy, seat, defenders }: Attack): void {
  const { state } = play;
  const heroes = heroesOf(state, seat);
  // LCG-10.16, LCG-10.22
  const open = defenders.length > 0 ? defenders : heroes;
  if (open.length === 0) return;
  const key = defenders.length > 0 ? 'which-defender' : 'undefended';
  const card = play.ask(
    seat,
    chooseOne(
      key,
      open.map((id) => ({ id })),
      {
        obvious: true,
        with: { card: nameOf(state, enemy), enemy },
        hints: () => hintsOn(open, (one) => suffering(state, one, damageTo(state, enemy, defenders))),
      },
    ),
  ) as PieceId;
  const damage = damageTo(state, enemy, defenders);
  const excess = damage - hitPointsLeft(state, card);
  dealDamage(play, [card], damage);
  if (excess > 0 && is(state, enemy, 'excess-to-threat')) raiseThreat(play, [seat], excess);
}

/** LCG-10.20, LCG-10.23: what the attack of an enemy comes to. */
const damageTo = (state: State, enemy: PieceId, defenders: readonly PieceId[]): number =>
  Math.max(0, attackOf(state, enemy) - defenseAgainst(state, defenders));

const defenseAgainst = (state: State, defenders: readonly PieceId[]): number =>
  defenders.reduce((sum, card) => sum + defenseIn(state, card), 0);

/** What the present attack comes to, before what its shadow cards bring that still lie face down. */
export function attackSum(state: State, { enemy, defenders }: Attack, hidden: number): Sum | null {
  if (!isInPlay(basics, state.cards, enemy)) return null;
  const [only, ...others] = defenders;
  const damage = damageTo(state, enemy, defenders);
  return {
    attack: attackOf(state, enemy),
    defense: only === undefined ? null : defenseAgainst(state, defenders),
    damage,
    left: only === undefined || others.length > 0 ? null : Math.max(0, hitPointsLeft(state, only) - damage),
    hidden,
  };
}

/** LCG-11.13: whether whoever takes the damage lives. */
function suffering(state: State, card: PieceId, damage: number): Text {
  if (damage === 0) return { key: 'hint.unhurt' };
  return { key: damage >= hitPointsLeft(state, card) ? 'hint.falls' : 'hint.takes', with: { damage } };
}

/** LCG-10.23 */
const defenseIn = (state: State, card: PieceId): number =>
  is(state, card, 'no-defense') ? 0 : defenseOf(state, card);

/** LCG-10.27 */
export function attackOver(play: Play<LotrLcg>): void {
  const { state } = play;
  const now = state.attacks.at(-1);
  if (now === undefined) return;
  const { enemy, seat } = now;
  if (isInPlay(basics, state.cards, enemy))
    trigger(play, 'attacked', { card: enemy, what: nameOf(state, enemy), seat });
  openWindow(play, 'attack-resolved');
  play.then('attackEnds', {});
}

/** An attack inside another ends only what lasted for it. */
export function attackEnds(play: Play<LotrLcg>): void {
  const { state } = play;
  endTimed(state.cards, untilAttackEnds(state));
  state.attacks.pop();
}

import { isInPlay } from '@concilio/cards';
import { type Blocked, chooseOne, chooseSome, type PieceId, type Play, type Seat } from '@concilio/kernel';
import type { Sum } from '../contract/index.ts';
import { inOrder, type LotrLcg, type PlayerAttack, playerAt, type State, type Steps } from '../state.ts';
import { trigger } from './trigger.ts';
import { hintsOn } from './hints.ts';
import { inVain, unable } from './idle.ts';
import { basics } from './basics.ts';
import { dealDamage } from './damage.ts';
import { discardShadows } from './leaving.ts';
import { attackOf, defenseOf, hasKeyword, hitPointsLeft, is } from './stats.ts';
import { exhaust } from './readying.ts';
import {
  charactersOf,
  engaged,
  engagedSeat,
  engagedWith,
  enemies,
  nameOf,
  ready,
  seen,
  stagedEnemies,
} from './select.ts';
import { openWindow } from './windows.ts';

/** LCG-11.01 */
export function playersAttack(play: Play<LotrLcg>): void {
  for (const seat of inOrder(play.state)) play.then('playerAttacks', { seat });
  play.then('attacksOver', {});
}

export function attacksOver(play: Play<LotrLcg>): void {
  openWindow(play, 'attacks-over');
  play.then('combatOver', {});
}

/** LCG-11.12: of all enemies, also of those that have gone back to the staging area. */
export function combatOver(play: Play<LotrLcg>): void {
  const { state } = play;
  for (const enemy of enemies(state)) discardShadows(play, enemy);
  state.attacked = [];
  state.struck = [];
}

const attackersOf = (state: State, seat: Seat): PieceId[] =>
  ready(state, charactersOf(state, seat)).filter((card) => !is(state, card, 'cannot-attack'));

/** LCG-11.02, LCG-17.15: which of one's characters may attack an enemy. */
export function attackersFor(state: State, seat: Seat, target: PieceId): PieceId[] {
  const able = attackersOf(state, seat);
  const whose = engagedSeat(state, target);
  if (whose === seat) return able;
  if (whose !== null) return able.filter((card) => hasKeyword(state, card, 'ranged'));
  return able.filter((card) => is(state, card, 'strikes-staged'));
}

/** LCG-11.05, LCG-11.06: what a player has not attacked yet and can reach. */
export const targetsFor = (state: State, seat: Seat): PieceId[] =>
  [
    ...engagedWith(state, seat),
    ...engaged(state).filter((card) => engagedSeat(state, card) !== seat),
    ...stagedEnemies(state),
  ].filter((card) => !state.struck.includes(`${seat}/${card}`) && attackersFor(state, seat, card).length > 0);

/** LCG-11.02, LCG-11.05, LCG-11.09, LCG-17.15: which enemies might be looked for, and cannot be attacked. */
function notTargets(state: State, seat: Seat, targets: readonly PieceId[]): Blocked[] {
  const ruleFor = (card: PieceId): string => {
    const whose = engagedSeat(state, card);
    if (whose === null) return 'LCG-11.09';
    if (state.struck.includes(`${seat}/${card}`)) return 'LCG-11.05';
    return whose === seat ? 'LCG-11.02' : 'LCG-17.15';
  };
  return [...engaged(state), ...stagedEnemies(state)]
    .filter((card) => !targets.includes(card))
    .map((id) => ({ id, rule: ruleFor(id) }));
}

/** LCG-11.05, LCG-11.07: one attack against each enemy, each resolved before the next. */
export function playerAttacks(play: Play<LotrLcg>, { seat }: Steps['playerAttacks']): void {
  const { state } = play;
  if (playerAt(state, seat).out) return;
  const targets = targetsFor(state, seat);
  if (targets.length === 0) return;
  const target = play.ask(
    seat,
    chooseOne('strike', [...targets.map((id) => ({ id })), { id: 'done' }], {
      // LCG-11.04, LCG-11.13: the attack that destroys it.
      hints: () =>
        hintsOn(targets, (card) => ({
          key: 'hint.needs',
          with: { attack: defenseOf(state, card) + hitPointsLeft(state, card) },
        })),
      blocked: () => inVain(state, seat, [], notTargets(state, seat, targets)),
    }),
  );
  if (target === 'done') return;
  state.struck.push(`${seat}/${target}`);
  play.then('strike', { seat, target: target as PieceId, attackers: null });
  play.then('playerAttacks', { seat });
}

/** First step: the attackers are declared. LCG-17.16: others may join with ranged characters. */
export function playerAttack(play: Play<LotrLcg>, { seat, target, attackers }: Steps['strike']): void {
  const { state } = play;
  const own = attackers ?? declared(play, seat, target, attackersFor(state, seat, target), []);
  const alone = own.some((card) => is(state, card, 'strikes-staged')) && engagedSeat(state, target) === null;
  const others = attackers !== null || alone ? [] : inOrder(state, seat).slice(1);
  const all = others.reduce((so, other) => [...so, ...joinedBy(play, other, target, so)], [...own]);
  for (const card of all) exhaust(play, card);
  if (state.strike !== null) state.interrupted.push(state.strike);
  state.strike = { seat, target, attackers: all };
  play.tell('strike.begun', {
    seat,
    attackers: all.map((card) => nameOf(state, card)),
    ...seen(state, target),
  });
  for (const card of all)
    trigger(play, 'attacker-declared', { card, what: nameOf(state, card), by: target, seat });
  openWindow(play, 'strike-declared');
  play.then('strikeAdded', {});
}

function declared(
  play: Play<LotrLcg>,
  seat: Seat,
  target: PieceId,
  able: readonly PieceId[],
  joined: readonly PieceId[],
): PieceId[] {
  const { state } = play;
  // Whoever reaches into the staging area does so alone.
  const most = engagedSeat(state, target) === null ? 1 : able.length;
  const picks = play.ask(
    seat,
    chooseSome(
      'attackers',
      able.map((id) => ({ id, amount: attackOf(state, id) })),
      { min: joined.length === 0 ? 1 : 0, max: most },
      {
        // LCG-11.03, LCG-11.04: what is over the defense is damage.
        adds: { from: attackOfAll(state, joined), against: defenseOf(state, target) },
        hints: () =>
          hintsOn(able, (card) => ({ key: 'hint.strike', with: { amount: attackOf(state, card) } })),
        with: { card: nameOf(state, target), player: seat, enemy: target },
        blocked: () => inVain(state, seat, [], notAttackers(state, seat, target, able)),
      },
    ),
  );
  return able.filter((card) => picks.includes(card));
}

/** LCG-17.15, LCG-20.03: who might be looked for as an attacker, and cannot be one. */
function notAttackers(state: State, seat: Seat, target: PieceId, able: readonly PieceId[]): Blocked[] {
  const far = engagedSeat(state, target) === seat ? [] : attackersOf(state, seat);
  return [
    ...unable(state, seat, [...able, ...far]),
    ...far.filter((card) => !able.includes(card)).map((id) => ({ id, rule: 'LCG-17.15' })),
  ];
}

/** LCG-17.16: any other player may, also the one whom the enemy is engaged with. */
function joinedBy(play: Play<LotrLcg>, other: Seat, target: PieceId, joined: readonly PieceId[]): PieceId[] {
  const { state } = play;
  const able = attackersFor(state, other, target).filter((card) => hasKeyword(state, card, 'ranged'));
  return able.length === 0 ? [] : declared(play, other, target, able, joined);
}

/** Second step: LCG-11.03. */
export function playerAttackAdded(play: Play<LotrLcg>): void {
  openWindow(play, 'strike-added');
  play.then('strikeDamage', {});
}

const attackOfAll = (state: State, attackers: readonly PieceId[]): number =>
  attackers.reduce((sum, card) => sum + attackOf(state, card), 0);

/** LCG-11.04 */
const damageOf = (state: State, { target, attackers }: PlayerAttack): number =>
  Math.max(0, attackOfAll(state, attackers) - defenseOf(state, target));

/** What the present attack of players comes to. */
export function playerAttackSum(state: State, strike: PlayerAttack): Sum | null {
  const { target, attackers } = strike;
  if (!isInPlay(basics, state.cards, target)) return null;
  const damage = damageOf(state, strike);
  return {
    attack: attackOfAll(state, attackers),
    defense: defenseOf(state, target),
    damage,
    left: Math.max(0, hitPointsLeft(state, target) - damage),
    hidden: 0,
  };
}

/** Third step: LCG-11.04, LCG-11.10. */
export function playerAttackDamage(play: Play<LotrLcg>): void {
  const { state } = play;
  const { strike } = state;
  if (strike !== null && isInPlay(basics, state.cards, strike.target)) {
    // LCG-31.06: only this damage destroys by the attack.
    dealDamage(play, [strike.target], damageOf(state, strike), 'by-attack');
  }
  play.then('strikeOver', {});
}

/** LCG-11.08 */
export function playerAttackOver(play: Play<LotrLcg>): void {
  openWindow(play, 'strike-resolved');
  play.then('strikeEnds', {});
}

export function playerAttackEnds(play: Play<LotrLcg>): void {
  play.state.strike = play.state.interrupted.pop() ?? null;
}

import type { Op } from '../content/effects.ts';
import { chooseOne, distribute, type PieceId, type Play, type Seat, showToAll } from '@concilio/kernel';
import {
  type Battle,
  cardOf,
  combatCard,
  playerAt,
  type Ragnarok,
  type Side,
  type State,
  type Steps,
} from '../state.ts';
import { holds, numberFor, type Cause } from './abilities.ts';
import { armiesOf, armyNamed, lower, regionId, regionIn, retreat, seatsIn, valueOf } from './armies.ts';
import { checkControl, contested, populationFor, takeControl } from './control.ts';
import { doAll } from './effects.ts';
import { trigger, helped } from './trigger.ts';
import { armyOption } from './options.ts';

/** LOR-33: Battles. */

function battleOf({ battle }: State): Battle {
  if (battle === null) throw new Error('There is no Battle.');
  return battle;
}

export function opponentOf(state: State, seat: Seat): Seat {
  const { attacker, defender } = battleOf(state);
  return attacker.seat === seat ? defender.seat : attacker.seat;
}

export function sideOf(state: State, seat: Seat): Side {
  const { attacker, defender } = battleOf(state);
  return attacker.seat === seat ? attacker : defender;
}

/** What an effect adds to a side, with the card that it can be cancelled with. */
export function addEffect(
  state: State,
  seat: Seat,
  { card = undefined }: Cause,
  what: Partial<Pick<Side['effects'][number], 'value' | 'spared' | 'spareLoss'>>,
): void {
  sideOf(state, seat).effects.push({ card: card ?? null, value: 0, spared: 0, spareLoss: false, ...what });
}

const playedBy = (state: State, { seat }: Side): readonly PieceId[] => playerAt(state, seat).played;

const counting = ({ effects, cancelled }: Side) =>
  effects.filter(({ card }) => card === null || !cancelled.includes(card));

/** LOR-18.04, LOR-18.05: control where nobody fights, then one Battle after the other. */
export function settle(play: Play<Ragnarok>): void {
  const { state } = play;
  const taken = checkControl(play);
  if (state.ending !== null) return;
  if (contested(state).length > 0) return play.then('battles', {});
  // What a Region has brought its new ruler may have changed another.
  if (taken) checkControl(play);
}

/** LOR-33.02 to LOR-33.04 */
export function battles(play: Play<Ragnarok>): void {
  const { state } = play;
  const open = contested(state);
  if (open.length === 0) {
    checkControl(play);
    return;
  }
  const region = regionIn(
    play.ask(
      state.active,
      chooseOne(
        'which-battle',
        open.map((number) => ({ id: regionId(number) })),
        { obvious: true },
      ),
    ),
  );
  // LOR-33.03: whoever came last attacks whoever was there before.
  const byArrival = seatsIn(state, region).sort(
    (a, b) => cameTo(state, a, region) - cameTo(state, b, region),
  );
  const [defender, attacker] = [byArrival[0], byArrival.at(-1)];
  if (defender === undefined || attacker === undefined) return;
  const newSide = (seat: Seat): Side => ({ seat, cancelled: [], passed: false, effects: [] });
  state.battle = {
    region,
    attacker: newSide(attacker),
    defender: newSide(defender),
    armies: [attacker, defender].flatMap((seat) => armiesOf(state, seat, region).map(({ id }) => id)),
    winner: null,
  };
  play.tell('battle.begun', { region, attacker, defender });
  for (const seat of [defender, attacker]) trigger(play, seat, 'before-battle');
  for (const seat of [defender, attacker]) trigger(play, seat, 'battle-begins');
  play.then('battleCards', { turn: defender });
}

const cameTo = (state: State, seat: Seat, region: number): number =>
  Math.max(...armiesOf(state, seat, region).map(({ army }) => army.came));

/** LOR-33.08, LOR-33.09 */
function playable(state: State, side: Side): PieceId[] {
  const { region } = battleOf(state);
  const icons = casualtiesOf(state, playedBy(state, side));
  const most = valueOf(state, side.seat, region);
  return playerAt(state, side.seat).hand.filter((card) => {
    const { casualties } = combatCard(state, card);
    return casualties === 0 || icons + casualties <= most;
  });
}

const casualtiesOf = (state: State, cards: readonly PieceId[]): number =>
  cards.reduce((sum, card) => sum + combatCard(state, card).casualties, 0);

/** LOR-33.05 to LOR-33.07: beginning with the defender, a card or a pass. */
export function battleCards(play: Play<Ragnarok>, { turn }: Steps['battleCards']): void {
  const { state } = play;
  const { attacker, defender } = battleOf(state);
  if (attacker.passed && defender.passed) return play.then('battleValues', {});
  const side = sideOf(state, turn);
  const next = { turn: opponentOf(state, turn) };
  if (side.passed) return play.then('battleCards', next);
  const cards = playable(state, side);
  const blocked = playerAt(state, turn).hand.filter((card) => !cards.includes(card));
  const pick = play.ask(
    turn,
    chooseOne('battle-card', [...cards.map((id) => ({ id })), { id: 'pass' as const }], {
      // How many cards a hand holds can be seen by all; which of them may be played cannot.
      obvious: cards.length + blocked.length === 0,
      with: { region: battleOf(state).region },
      blocked: () => blocked.map((id) => ({ id, rule: 'LOR-33.08' })),
    }),
  );
  if (pick === 'pass') {
    side.passed = true;
    play.tell('battle.passed', { seat: turn });
  } else playCard(play, side, pick);
  play.then('battleCards', next);
}

function playCard(play: Play<Ragnarok>, side: Side, card: PieceId): void {
  const { state } = play;
  const player = playerAt(state, side.seat);
  player.hand = player.hand.filter((one) => one !== card);
  player.played.push(card);
  showToAll(state.pieces, card);
  play.tell('battle.card', { seat: side.seat, piece: card, card: cardOf(state, card) });
  const { battle: effect } = combatCard(state, card);
  if (effect !== undefined && effect.on === undefined && holds(state, side.seat, effect.if, {}))
    takeEffect(play, side, card, effect.does);
}

function takeEffect(play: Play<Ragnarok>, { seat }: Side, card: PieceId, ops: readonly Op[]): void {
  const source = cardOf(play.state, card);
  play.tell('battle.effect', { seat, card: source });
  doAll(play, seat, ops, { source, card });
}

/** LOR-33.10 */
export function battleValueOf(state: State, side: Side): number {
  const cards = playedBy(state, side).reduce((sum, card) => sum + combatCard(state, card).value, 0);
  const effects = counting(side).reduce((sum, { value }) => sum + value, 0);
  const armies = valueOf(state, side.seat, battleOf(state).region);
  return numberFor(state, side.seat, 'battle-value', cards + effects + armies);
}

/** LOR-33.10, LOR-33.11: a tie is won by the defender. */
export function battleValues(play: Play<Ragnarok>): void {
  const { state } = play;
  const battle = battleOf(state);
  for (const side of [battle.defender, battle.attacker]) trigger(play, side.seat, 'battle-value');
  for (const { seat } of [battle.defender, battle.attacker]) helped(play, seat, 'battle-value');
  const [attack, defence] = [battleValueOf(state, battle.attacker), battleValueOf(state, battle.defender)];
  battle.winner = attack > defence ? battle.attacker.seat : battle.defender.seat;
  const how = attack === defence ? 'tie' : attack > defence ? 'attack' : 'defence';
  play.tell('battle.won', { seat: battle.winner, region: battle.region, attack, defence, how });
  play.then('battleLosses', {});
}

/** LOR-33.12 to LOR-33.16 */
export function battleLosses(play: Play<Ragnarok>): void {
  const { state } = play;
  const { winner, region } = battleOf(state);
  if (winner === null) return;
  const [won, lost] = [sideOf(state, winner), sideOf(state, opponentOf(state, winner))];
  resolve(play, lost, 'lost');
  if (!counting(lost).some(({ spareLoss }) => spareLoss))
    for (const army of armiesOf(state, lost.seat, region)) lower(play, army);
  sufferCasualties(play, lost);
  resolve(play, won, 'won');
  retreat(play, lost.seat, region);
  sufferCasualties(play, won);
  play.then('battleEnds', {});
}

/** Battle effects that wait for how it ends. */
function resolve(play: Play<Ragnarok>, side: Side, on: 'won' | 'lost'): void {
  for (const card of playedBy(play.state, side)) {
    const { battle: effect } = combatCard(play.state, card);
    if (effect?.on !== on || side.cancelled.includes(card)) continue;
    takeEffect(play, side, card, effect.does);
  }
}

/** LOR-33.13, LOR-33.14: one value for each icon, divided as the player likes. */
function sufferCasualties(play: Play<Ragnarok>, side: Side): void {
  const { state } = play;
  const spared = counting(side).reduce((sum, effect) => sum + effect.spared, 0);
  const due = Math.max(0, casualtiesOf(state, playedBy(state, side)) - spared);
  const armies = armiesOf(state, side.seat, battleOf(state).region);
  const total = armies.reduce((sum, { army }) => sum + army.value, 0);
  if (due === 0 || armies.length === 0) return;
  if (due >= total || armies.length === 1) {
    for (const army of armies) lower(play, army, due);
    return;
  }
  const shares = play.ask(
    side.seat,
    distribute(
      'casualties',
      armies.map((standing) => ({ ...armyOption(standing), cap: standing.army.value })),
      { min: due, max: due },
    ),
  );
  for (const { id } of armies) if ((shares[id] ?? 0) > 0) lower(play, armyNamed(state, id), shares[id]);
}

/** LOR-33.17 to LOR-33.20 */
export function battleEnds(play: Play<Ragnarok>): void {
  const { state } = play;
  const { winner, region, attacker, defender } = battleOf(state);
  if (winner === null) return;
  const loser = opponentOf(state, winner);
  const value = valueOf(state, winner, region);
  const alone = seatsIn(state, region).length === 1;
  if (value > 0 && alone && value >= populationFor(state, winner, region))
    takeControl(play, winner, region, true);
  if (state.ending !== null) return;
  trigger(play, winner, 'battle-won', { region });
  trigger(play, loser, 'battle-lost', { region });
  for (const seat of [attacker.seat, defender.seat]) trigger(play, seat, 'battle-over', { region });
  for (const { seat } of [attacker, defender]) {
    const player = playerAt(state, seat);
    const pieces = player.played;
    player.played = [];
    if (pieces.length === 0) continue;
    state.combat.discard.push(...pieces);
    play.tell('cards.resolved', { seat, pieces: [...pieces] });
  }
  state.battle = null;
  play.then('battles', {});
}

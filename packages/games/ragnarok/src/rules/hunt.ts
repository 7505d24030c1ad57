import {
  chooseOne,
  chooseSome,
  type PieceId,
  type Play,
  type Seat,
  showTo,
  showToAll,
  shufflePieces,
} from '@concilio/kernel';
import type { HuntEffect } from '../content/box.ts';
import {
  attackCard,
  boxOf,
  cardOf,
  combatCard,
  type Hunt,
  playerAt,
  type Ragnarok,
  type State,
  type Steps,
} from '../state.ts';
import { chargedFor, may, numberFor } from './abilities.ts';
import { injure } from './attributes.ts';
import { scoreOf } from './scores.ts';
import { canDo, doAll } from './effects.ts';
import { discharge, trigger, helped } from './trigger.ts';
import { coversOf, failHunt, hitOnce, isLeader, openSpaces, spacesOf } from './hits.ts';
import { boardOf, monsterNamed } from './monsters.ts';
import { deed } from './options.ts';
import { chooseToDiscard, discardCombat, drawCombat, keepToLimits } from './resources.ts';

/** LOR-31: Hunts. */

/** LOR-31.07 */
const FIRST_HAND = 2;

function huntOf({ hunt }: State): Hunt {
  if (hunt === null) throw new Error('There is no Hunt.');
  return hunt;
}

/** LOR-31.03, LOR-31.04: the controller, or the player on the hunter's right. */
function opponentFor(state: State, hunter: Seat, prey: string): Seat {
  const ring = isLeader(state, prey) ? null : monsterNamed(state, prey).ring;
  const right = ((hunter + state.players.length - 1) % state.players.length) as Seat;
  return ring === null || ring === hunter ? right : ring;
}

/** A Hunt in which nothing has happened yet. */
export const newHunt = (state: State, hunter: Seat, prey: string): Hunt => ({
  hunter,
  against: opponentFor(state, hunter, prey),
  prey,
  defence: [],
  placed: [],
  hits: 0,
  most: null,
  rage: 0,
  handChange: 0,
  handLeast: 0,
  noCard: false,
  shieldsHelp: false,
  anyIcon: false,
  over: null,
});

/** LOR-31.05 to LOR-31.07 */
export function huntBegins(play: Play<Ragnarok>, { prey }: Steps['huntBegins']): void {
  const { state } = play;
  const hunter = state.active;
  const { cards, hand, played, discard } = state.attacks;
  state.attacks = { cards: [...cards, ...hand, ...played, ...discard], hand: [], played: [], discard: [] };
  shufflePieces(state.pieces, state.attacks.cards, 'attacks', play.random);
  play.tell('attacks.shuffled', {});
  state.hunt = newHunt(state, hunter, prey);
  play.tell('hunt.begun', { seat: hunter, monster: prey });
  trigger(play, hunter, 'before-hunt');
  trigger(play, hunter, 'hunt-begins');
  drawCombat(play, hunter, scoreOf(state, hunter, 'power'));
  drawAttacks(play, FIRST_HAND);
  play.then('monsterTurn', {});
}

/** LOR-31.08, LOR-37.01: whoever plays the Monster sees its cards, and nobody else. */
function drawAttacks(play: Play<Ragnarok>, count: number): void {
  const { state } = play;
  const { against: seat, prey: monster } = huntOf(state);
  const drawn = state.attacks.cards.splice(0, count);
  for (const card of drawn) {
    showTo(state.pieces, card, seat);
    state.attacks.hand.push(card);
    play.tell('attack.drawn', { seat, piece: card, card: cardOf(state, card) }, [seat]);
  }
  if (drawn.length > 0) play.tell('attacks.drawn', { monster, count: drawn.length });
}

/** LOR-34.04: an Attack card goes face up to its discard pile, played or not. */
function discardAttack(
  play: Play<Ragnarok>,
  card: PieceId,
  how: 'attack.discarded' | 'attack.resolved',
): void {
  const { state } = play;
  showToAll(state.pieces, card);
  state.attacks.discard.push(card);
  play.tell(how, { monster: huntOf(state).prey, piece: card, card: cardOf(state, card) });
}

/** LOR-31.12, LOR-31.13 */
export function monsterTurn(play: Play<Ragnarok>): void {
  const { state } = play;
  const hunt = huntOf(state);
  if (hunt.over !== null) return play.then('huntEnds', {});
  const { attacks } = state;
  if (attacks.cards.length === 0) {
    failHunt(state);
    return play.then('huntEnds', {});
  }
  const attack = play.ask(
    hunt.against,
    chooseOne(
      'attack',
      attacks.hand.map((id) => ({ id })),
      { obvious: true, with: { monster: hunt.prey } },
    ),
  );
  const others = attacks.hand.filter((card) => card !== attack);
  attacks.hand = [];
  attacks.played = [attack];
  showToAll(state.pieces, attack);
  hunt.defence = [];
  hunt.noCard = false;
  hunt.most = null;
  play.tell('attack.played', { monster: hunt.prey, piece: attack, card: cardOf(state, attack) });
  for (const card of others) discardAttack(play, card, 'attack.discarded');
  play.then('defend', {});
}

/** How fierce the attack is for this hunter. */
export const rageOf = (state: State): number => {
  const { hunter, rage } = huntOf(state);
  const [attack] = state.attacks.played;
  return attack === undefined ? 0 : numberFor(state, hunter, 'rage', attackCard(state, attack).rage) + rage;
};

/** LOR-31.14 to LOR-31.19 */
export function defend(play: Play<Ragnarok>): void {
  const { state } = play;
  const hunt = huntOf(state);
  const { hunter } = hunt;
  const [attack] = state.attacks.played;
  if (attack === undefined) return;
  const printed = attackCard(state, attack);
  const rage = rageOf(state);
  const { hand } = playerAt(state, hunter);
  const cards =
    hand.length === 0
      ? []
      : play.ask(
          hunter,
          chooseSome(
            'defend',
            hand.map((id) => ({ id })),
            { min: 0, max: hand.length },
            { with: { card: printed.id, rage } },
          ),
        );
  hunt.defence = [...cards];
  discardCombat(play, hunter, cards);
  const value = cards.reduce((sum, card) => sum + combatCard(state, card).value, 0);
  const shields = cards.filter((card) => combatCard(state, card).shield === true);
  const helps = printed.shieldsFail !== true || hunt.shieldsHelp;
  const byShield = value < rage && shields.length > 0 && helps;
  const isBlocked = value >= rage || byShield;
  if (byShield)
    for (const card of shields) play.tell('hunt.shield', { seat: hunter, card: cardOf(state, card) });
  if (byShield && printed.shieldsFail === true) hunt.shieldsHelp = false;
  if (rage < printed.rage) helped(play, hunter, 'rage');
  hunt.rage = 0;
  if (isBlocked) play.tell('attack.blocked', { seat: hunter, card: printed.id });
  else {
    play.tell('attack.struck', { seat: hunter, card: printed.id });
    doAll(play, hunt.against, printed.does, {
      source: printed.id,
      monster: hunt.prey,
      region: playerAt(state, hunter).heroAt ?? 0,
    });
  }
  if (hunt.over !== null || state.ending !== null) return play.then('huntEnds', {});
  if (!hunt.noCard) drawCombat(play, hunter, 1);
  if (value + scoreOf(state, hunter, 'wisdom') >= printed.weakness) drawCombat(play, hunter, 1);
  drawAttacks(play, Math.max(hunt.handLeast, printed.hand + hunt.handChange, 0));
  hunt.handChange = 0;
  hunt.handLeast = 0;
  state.attacks.played = [];
  discardAttack(play, attack, 'attack.resolved');
  hunt.hits = 0;
  play.then('heroTurn', {});
}

/** LOR-31.24 to LOR-31.29: card by card, until the hunter stops. */
export function heroTurn(play: Play<Ragnarok>): void {
  const { state } = play;
  const hunt = huntOf(state);
  if (hunt.over !== null || state.ending !== null) return play.then('huntEnds', {});
  const { hand } = playerAt(state, hunt.hunter);
  const mayStrike = hunt.most === null || hunt.hits < hunt.most;
  const cards = mayStrike ? strikers(state) : [];
  const artifacts = mayStrike && !hunt.anyIcon ? chargedFor(state, hunt.hunter, 'hero-turn') : [];
  const options = [
    ...cards.map((id) => ({ id: id as string })),
    ...artifacts.map(({ source }) => deed('use', source)),
  ];
  // LOR-8.14: with cards in hand the question is asked even if none of them can strike, which is a secret.
  const pick =
    mayStrike && hand.length + artifacts.length > 0
      ? play.ask(
          hunt.hunter,
          chooseOne('strike', [...options, { id: 'stop' }], {
            with: { monster: hunt.prey },
            blocked: () =>
              hand.filter((card) => !cards.includes(card)).map((id) => ({ id, rule: 'LOR-31.24' })),
          }),
        )
      : 'stop';
  if (pick === 'stop') {
    if (hunt.hits > 0) return play.then('monsterTurn', {});
    failHunt(state);
    return play.then('huntEnds', {});
  }
  const artifact = artifacts.find(({ source }) => pick === `use/${source}`);
  if (artifact !== undefined) discharge(play, hunt.hunter, artifact);
  else strike(play, pick as PieceId);
  play.then('heroTurn', {});
}

/** Cards with which a Hit can be made: LOR-31.24. */
function strikers(state: State): PieceId[] {
  const { hand } = playerAt(state, huntOf(state).hunter);
  return hand.filter((card) => waysOf(state, card, hand).length > 0);
}

/** What a card is played with for a Hit: itself alone or, against the Leader, with another (LOR-30.05). */
function waysOf(state: State, card: PieceId, hand: readonly PieceId[]): PieceId[][] {
  const isWeapon = (one: PieceId) => combatCard(state, one).shield !== true;
  if (!isWeapon(card)) return [];
  const ways = isLeader(state, huntOf(state).prey)
    ? hand.filter((other) => other !== card && isWeapon(other)).map((other) => [card, other])
    : [[card]];
  return ways.filter((cards) => canHit(state, cards, hand.length - cards.length, []));
}

/** Whether a space is open for these cards, after those that count as `icons`; so many others may be discarded for it. */
function canHit(
  state: State,
  [card, ...others]: readonly PieceId[],
  spare: number,
  icons: readonly (string | null)[],
): boolean {
  if (card === undefined) return openSpaces(state, huntOf(state).prey, icons).length > 0;
  if (canHit(state, others, spare, [...icons, iconOf(state, card, icons.length === 0)])) return true;
  const { discards = 0 } = combatCard(state, card).hunt ?? {};
  return (
    isWild(state, card) && discards <= spare && canHit(state, others, spare - discards, [...icons, null])
  );
}

/** What a card counts as without its own effect: `null` where its player may hit any space with it. */
function iconOf(state: State, card: PieceId, isFirst: boolean): string | null {
  const { hunter, anyIcon } = huntOf(state);
  if ((isFirst && anyIcon) || may(state, hunter, 'any-icon', { card })) return null;
  return combatCard(state, card).icon;
}

/** Whether the effect of a card lets it hit any space. */
const isWild = (state: State, card: PieceId): boolean => {
  const { hunt: effect } = combatCard(state, card);
  return effect?.on === 'play' && effect.does.some(({ op }) => op === 'any-icon');
};

/** LOR-31.25: the card, what it does, and the space that it covers; LOR-30.03, LOR-30.05: or two cards. */
function strike(play: Play<Ragnarok>, card: PieceId): void {
  const { state } = play;
  const hunt = huntOf(state);
  const { hunter, prey } = hunt;
  const cards = [card];
  if (isLeader(state, prey)) {
    const seconds = waysOf(state, card, playerAt(state, hunter).hand).flatMap((way) => way.slice(1));
    cards.push(
      play.ask(
        hunter,
        chooseOne(
          'second-card',
          seconds.map((id) => ({ id })),
        ),
      ),
    );
  }
  discardCombat(play, hunter, cards);
  const icons: (string | null)[] = [];
  for (const [place, one] of cards.entries()) {
    play.tell('hunt.card', { seat: hunter, monster: prey, card: combatCard(state, one).id });
    icons.push(played(play, one, cards.slice(place + 1), icons));
  }
  hitOnce(play, hunter, prey, icons, true);
  const space = spacesOf(state, prey)[hunt.placed.at(-1) ?? -1];
  for (const one of cards) {
    const { icon } = combatCard(state, one);
    if (space !== undefined && !space.icons.includes(icon)) helped(play, hunter, 'any-icon', { card: one });
  }
  for (const one of cards) {
    if (hunt.over !== null || state.ending !== null) return;
    const { id, hunt: effect } = combatCard(state, one);
    if (effect?.on === 'hit' && wants(play, hunter, id, effect, true)) takeEffect(play, hunter, one);
  }
}

/** What a card does as it is played, and what it counts as then; others follow it, and some were before it. */
function played(
  play: Play<Ragnarok>,
  card: PieceId,
  others: readonly PieceId[],
  before: readonly (string | null)[],
): string | null {
  const { state } = play;
  const hunt = huntOf(state);
  const { hunter } = hunt;
  const { id, hunt: effect } = combatCard(state, card);
  const icon = iconOf(state, card, before.length === 0);
  hunt.anyIcon = false;
  if (effect?.on !== 'play') return icon;
  const spare = playerAt(state, hunter).hand.length;
  const after = isWild(state, card) ? null : icon;
  // What is discarded for this card must not be what the next one needs.
  if (!canHit(state, others, spare - (effect.discards ?? 0), [...before, after])) return icon;
  if (!wants(play, hunter, id, effect, canHit(state, others, spare, [...before, icon]))) return icon;
  takeEffect(play, hunter, card);
  hunt.anyIcon = false;
  return after;
}

function takeEffect(play: Play<Ragnarok>, hunter: Seat, card: PieceId): void {
  const { id, hunt: effect } = combatCard(play.state, card);
  if (effect === undefined) return;
  if (effect.discards !== undefined) chooseToDiscard(play, hunter, effect.discards);
  play.tell('hunt.effect', { seat: hunter, card: id });
  doAll(play, hunter, effect.does, { source: id, card });
}

/** LOR-31.25: the hunter may resolve the Hunt effect of a card; where it could hit nothing without it, it must be. */
function wants(
  play: Play<Ragnarok>,
  hunter: Seat,
  card: string,
  { does, discards = 0 }: HuntEffect,
  isFree: boolean,
): boolean {
  const { state } = play;
  if (playerAt(state, hunter).hand.length < discards) return false;
  if (!canDo(state, hunter, does, { source: card })) return false;
  if (!isFree) return true;
  return play.ask(hunter, chooseOne('use', [{ id: 'yes' }, { id: 'no' }], { with: { card } })) === 'yes';
}

/** LOR-31.33, LOR-32.21, LOR-30.06, LOR-8.09 */
export function huntEnds(play: Play<Ragnarok>): void {
  const { state } = play;
  const hunt = huntOf(state);
  const { hunter, prey, over } = hunt;
  if (state.ending !== null) return;
  if (over === 'failed') {
    play.tell('hunt.failed', { seat: hunter, monster: prey });
    injure(play, hunter);
  }
  if (isLeader(state, prey)) state.leader.hits = boxOf(state).leader.hits.map(() => null);
  else takeMonstrous(play, hunter, prey);
  trigger(play, hunter, 'hunt-over');
  state.used = state.used.filter((use) => !isOfHunt(state, use));
  state.hunt = null;
  play.tell('hunt.ended', { seat: hunter, monster: prey });
  keepToLimits(play, hunter);
}

/** LOR-32.21 to LOR-32.24: when all spaces without a Reward are covered, whoever covered them. */
function takeMonstrous(play: Play<Ragnarok>, seat: Seat, prey: string): void {
  const { state } = play;
  const monster = monsterNamed(state, prey);
  const covers = coversOf(state, prey);
  // LOR-32.10: there are no markers on the board of a dead Monster any more.
  const isOpen = spacesOf(state, prey).some(
    ({ reward }, space) => reward === undefined && covers[space] === null,
  );
  if (!monster.artifact || (isOpen && !monster.dead)) return;
  monster.artifact = false;
  const { artifact } = boardOf(state, prey);
  playerAt(state, seat).artifacts.push({ id: artifact, charged: true });
  play.tell('artifact.gained', { seat, card: artifact });
}

/** What may be used once in a Hunt may be used again in the next. */
const isOfHunt = (state: State, use: string): boolean => {
  const source = use.slice(use.indexOf('/') + 1);
  return boxOf(state).blessings.some(
    ({ id, abilities }) =>
      id === source && abilities.some((ability) => ability.is === 'moment' && ability.once === 'hunt'),
  );
};

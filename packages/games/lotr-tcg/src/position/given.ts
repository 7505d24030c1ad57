import { admit, type Cards, cardsIn, statusOf, moveTo, settle, zoneOf } from '@concilio/cards';
import {
  type JsonRecord,
  type PieceId,
  placeOf,
  type Seat,
  schema,
  seat as seatAt,
  showToAll,
} from '@concilio/kernel';
import {
  type Names,
  type PositionFormat,
  type NameOf,
  type Zone,
  zoneSchema,
} from '@concilio/positions/format';
import { PHASES, type Phase } from '../content/vocabulary.ts';
import { fierceOnes } from '../rules/assigning.ts';
import { basics } from '../rules/basics.ts';
import { printed } from '../rules/sets.ts';
import { adventureOf, deadOf, discardOf, handOf, on, playOf, supportOf } from '../rules/zones.ts';
import { siteNumber, sitesOf } from '../rules/select.ts';
import { LAST_SITE } from '../rules/sites.ts';
import { clockwise, type LotrTcg, playerAt, shadowPlayers, type State } from '../state.ts';
import { misfit, mustBePossible } from './possible.ts';

const OWN = {
  owner: schema.text({ text: 'Whose card it is, where that does not follow from its place.' }),
  tokens: schema.integer({ min: 0, max: 99, text: 'Culture tokens.' }),
  wounds: schema.integer({ min: 0, max: 99, text: 'Wounds.' }),
  stacked: zoneSchema('What is stacked on it.'),
};
const BEARS = { ...OWN, bears: zoneSchema('What it bears.', OWN) };

/** What `given` may hold. */
export const GIVEN: PositionFormat<LotrTcg>['given'] = schema.partial(
  {
    turn: schema.integer({ min: 1, max: 999, text: 'The turn.' }),
    free: schema.text({ text: 'Whose turn it is; left out: the first seat’s.' }),
    order: schema.list(schema.text(), { text: 'All seats in the order of their turns, clockwise.' }),
    phase: schema.oneOf([...PHASES], { text: 'The phase; left out, it follows from "at".' }),
    twilight: schema.integer({ min: 0, max: 999, text: 'The twilight pool.' }),
    moves: schema.integer({ min: 0, max: 9, text: 'The moves of this turn so far.' }),
    drawn: schema.integer({ min: 0, max: 9, text: 'Cards drawn in this Fellowship phase.' }),
    fierce: schema.flag({ text: 'Whether it is the time of the fierce skirmishes.' }),
    conceded: schema.list(schema.text(), {
      text: 'Who has given up and loses before the next phase begins.',
    }),
    path: zoneSchema(
      'Sites on the adventure path; numbers up to the farthest marker that are not written come from the decks.',
      BEARS,
    ),
    assigned: schema.list(
      schema.partial({
        minion: schema.text({ text: 'The minion.' }),
        to: schema.text({ text: 'The companion or ally.' }),
        by: schema.oneOf(['free', 'shadow'], { text: 'Whose side has said so.' }),
      }),
      { text: 'Who is assigned to whom.' },
    ),
    limbo: zoneSchema('A card that is being played.'),
    removed: zoneSchema('What has left the game.'),
    effects: schema.list(
      schema.partial({
        card: schema.text({ text: 'The card that it came from.' }),
        number: schema.text({ text: 'What it changes: strength, damage, fierce, …' }),
        amount: schema.integer({ min: -99, max: 99, text: 'By how much.' }),
        on: schema.list(schema.text(), { text: 'The cards, by their names.' }),
        until: schema.oneOf(['phase', 'regroup', 'turn'], { text: 'When it ends.' }),
      }),
      { text: 'Lasting effects.' },
    ),
    seats: schema.byName(
      schema.partial({
        site: schema.integer({
          min: 1,
          max: LAST_SITE,
          text: 'The number of the site where the fellowship is.',
        }),
        burdens: schema.integer({ min: 0, max: 99, text: 'The burdens.' }),
        wearing: schema.flag({ text: 'Whether the Ring is worn.' }),
        out: schema.flag({ text: 'Whether the player has lost.' }),
        hand: zoneSchema('The hand.'),
        deck: zoneSchema('The draw deck, top first.'),
        discard: zoneSchema('The discard pile, top first.'),
        dead: zoneSchema('The dead pile.'),
        adventure: zoneSchema('The adventure deck.'),
        inPlay: zoneSchema(
          'Companions and minions. The Ring-bearer is always there: name him for what he bears, or another version of him.',
          BEARS,
        ),
        support: zoneSchema('Allies, cards of the support area, sites under control.', BEARS),
      }),
      { text: 'By the name of the seat.' },
    ),
  },
  {
    text: 'What is put away goes under its owner’s draw deck, sites to the adventure deck; where those are written out, to "removed".',
  },
);

/** Every place where a card can be. */
export function zones(state: State): readonly Zone[] {
  const { cards } = state;
  const open = (path: string, zone: string): Zone => ({ path, pieces: zoneOf(cards, zone), seenBy: 'all' });
  const table = [
    open('path', 'path'),
    ...state.players.flatMap((_, seat) => [
      open(`seats.${seat}.inPlay`, `play/${seat}`),
      open(`seats.${seat}.support`, `support/${seat}`),
    ]),
  ];
  return [
    ...table,
    open('limbo', 'limbo'),
    open('removed', 'removed'),
    ...state.players.flatMap((_, seat): Zone[] => [
      { path: `seats.${seat}.hand`, pieces: zoneOf(cards, `hand/${seat}`), seenBy: [seatAt(seat)] },
      { path: `seats.${seat}.deck`, pieces: zoneOf(cards, `deck/${seat}`), seenBy: [] },
      { path: `seats.${seat}.adventure`, pieces: zoneOf(cards, `adventure/${seat}`), seenBy: [seatAt(seat)] },
      open(`seats.${seat}.discard`, `discard/${seat}`),
      open(`seats.${seat}.dead`, `dead/${seat}`),
    ]),
    ...table.flatMap(({ pieces }) =>
      pieces.flatMap((card) => [
        ...onCard(cards, card),
        ...(cards.zones[on(card)] ?? []).flatMap((borne) => onCard(cards, borne)),
      ]),
    ),
  ];
}

const onCard = (cards: Cards, card: PieceId): Zone[] => [
  { path: 'bears', on: card, pieces: zoneOf(cards, `on/${card}`), seenBy: 'all' },
  { path: 'stacked', on: card, pieces: zoneOf(cards, `stack/${card}`), seenBy: 'all' },
];

/** Where a card rests that a file has taken from its place. */
export function putAway(state: State, piece: PieceId, written: (path: string) => boolean): void {
  const { cards } = state;
  const owner = cards.owners[placeOf(piece)] ?? null;
  const { type } = printed(state, piece);
  // The Ring-bearer and his Ring come back once everything lies where it is written.
  const isBearer = owner !== null && playerAt(state, owner).ringBearer === piece;
  if (isBearer || type === 'ring') {
    zoneOf(cards, 'removed').push(piece);
    return;
  }
  const [path, zone] =
    type === 'site'
      ? [`seats.${owner}.adventure`, `adventure/${owner}`]
      : [`seats.${owner}.deck`, `deck/${owner}`];
  zoneOf(cards, owner === null || written(path) ? 'removed' : zone).push(piece);
}

export function readPiece(state: State, piece: PieceId, entry: JsonRecord, names: Names): void {
  admit(state.cards);
  const mark = statusOf(state.cards, piece);
  mark.tokens = {};
  const wounds = Number(entry['wounds'] ?? 0);
  const tokens = Number(entry['tokens'] ?? 0);
  const { culture } = printed(state, piece);
  if (wounds > 0) mark.tokens['wound'] = wounds;
  if (tokens > 0 && culture !== null) mark.tokens[culture] = tokens;
  if (entry['owner'] !== undefined) state.cards.owners[placeOf(piece)] = names.seat(entry['owner']);
}

export function writePiece(state: State, piece: PieceId, nameOf: NameOf): JsonRecord {
  const { tokens } = statusOf(state.cards, piece);
  const { culture } = printed(state, piece);
  const zone = state.cards.at[placeOf(piece)] ?? '';
  const owner = state.cards.owners[placeOf(piece)] ?? null;
  const own = culture === null ? undefined : tokens[culture];
  return {
    ...(tokens['wound'] === undefined ? {} : { wounds: tokens['wound'] }),
    ...(own === undefined ? {} : { tokens: own }),
    ...(owner === null || !/^(path|on|stack|support)/.test(zone) || zone === `support/${owner}`
      ? {}
      : { owner: nameOf.seat(owner) }),
  };
}

/** Sets what is not a zone, and what follows from where the cards lie. */
export function read(state: State, given: JsonRecord, names: Names, step: string | null): void {
  const { cards } = state;
  admit(cards);
  settle(basics, cards);
  bringBearersBack(state);
  if (given['order'] !== undefined)
    state.order = schema.listOf(given['order']).map((name) => names.seat(name));
  if (given['free'] !== undefined) state.free = names.seat(given['free']);
  if (typeof given['turn'] === 'number') state.turn = given['turn'];
  if (typeof given['twilight'] === 'number') state.twilight = given['twilight'];
  if (typeof given['moves'] === 'number') state.moves = given['moves'];
  if (typeof given['drawn'] === 'number') state.drawn = given['drawn'];
  if (typeof given['fierce'] === 'boolean') state.fierce = given['fierce'];
  state.conceded = schema.listOf(given['conceded']).map((name) => names.seat(name));
  const begun = step !== null && !['bids', 'places', 'startingFellowship', 'openingHands'].includes(step);
  if (typeof given['phase'] === 'string') state.phase = given['phase'] as Phase;
  else if (begun && state.phase === 'setup') state.phase = 'fellowship';
  if (begun && state.turn === 0) state.turn = 1;
  for (const [index, own] of schema.listOf(given['seats']).map(schema.recordOf).entries()) {
    const player = state.players[index];
    if (player === undefined) continue;
    if (begun && player.marker === 0) player.marker = 1;
    if (typeof own['site'] === 'number') player.marker = own['site'];
    if (typeof own['burdens'] === 'number') player.burdens = own['burdens'];
    if (typeof own['wearing'] === 'boolean') player.wearing = own['wearing'];
    if (typeof own['out'] === 'boolean') player.out = own['out'];
  }
  if (begun) for (const player of state.players) player.marker = Math.max(1, player.marker);
  settleOwners(state);
  if (playerAt(state, state.free).out) passTurn(state, given['free'] !== undefined);
  for (const seat of state.players.keys())
    if (playerAt(state, seatAt(seat)).out) leaveOut(state, seatAt(seat));
  if (begun) layPath(state);
  for (const pair of schema.listOf(given['assigned']).map(schema.recordOf)) {
    const by = pair['by'] === 'shadow' ? 'shadow' : 'free';
    state.assigned.push({ minion: names.piece(pair['minion'] ?? ''), to: names.piece(pair['to'] ?? ''), by });
  }
  for (const effect of schema.listOf(given['effects']).map(schema.recordOf))
    cards.lasting.push({
      from: names.thing(effect['card'] ?? ''),
      number: String(effect['number']),
      amount: Number(effect['amount'] ?? 1),
      on: schema.listOf(effect['on']).map((name) => names.piece(name)),
      until: String(effect['until'] ?? 'phase'),
    });
  // TCG-14.03, TCG-14.04
  if (state.fierce) state.fierceMinions = fierceOnes(state);
  mustBePossible(state);
}

/** A file need not name the Ring-bearer, nor the Ring on him. */
function bringBearersBack(state: State): void {
  const { cards } = state;
  for (const [seat, { ringBearer }] of state.players.entries()) {
    if (ringBearer === null) continue;
    const own = cardsIn(cards, 'removed').filter((card) => cards.owners[placeOf(card)] === seat);
    // Another version of him may have been written in his place, and another of the Ring in its place.
    const { title } = printed(state, ringBearer);
    const other = cardsIn(cards, playOf(seatAt(seat))).find(
      (card) => printed(state, card).title === title && printed(state, card).unique,
    );
    const bearer = own.includes(ringBearer) ? (other ?? ringBearer) : ringBearer;
    playerAt(state, seatAt(seat)).ringBearer = bearer;
    if (own.includes(bearer)) moveTo(basics, cards, bearer, playOf(seatAt(seat)));
    const isRing = (card: PieceId) => printed(state, card).type === 'ring';
    if (cardsIn(cards, on(bearer)).some(isRing)) continue;
    for (const ring of own) if (isRing(ring)) moveTo(basics, cards, ring, on(bearer));
  }
}

/** It is the turn of somebody who is in the game. */
function passTurn(state: State, isWritten: boolean): void {
  const [next] = clockwise(state, state.free);
  if (next === undefined) throw misfit(['seats'], 'all have lost: the match is over');
  if (isWritten) throw misfit(['free'], 'it cannot be the turn of somebody who has lost');
  state.free = next;
}

/** TCG-31.05: the cards of whoever has lost have left the game. */
function leaveOut(state: State, seat: Seat): void {
  const { cards } = state;
  if (clockwise(state, seat).length < 2)
    throw misfit(['seats', seat, 'out'], 'fewer than two players are left: the match is over');
  const { ringBearer } = playerAt(state, seat);
  const places = { hand: handOf, discard: discardOf, dead: deadOf, inPlay: playOf, support: supportOf };
  for (const [place, zone] of Object.entries(places).toSorted())
    if (cardsIn(cards, zone(seat)).some((card) => card !== ringBearer))
      throw misfit(['seats', seat, place], 'whoever has lost has no cards in the game any more');
  for (const [at, zone] of cards.at.entries())
    if (cards.owners[at] === seat && zone !== 'path') moveTo(basics, cards, `#${at}`, 'removed');
}

/** A card is whose it lies with, whatever deck it was taken from; what lies on an opponent's card is a Shadow player's. */
function settleOwners(state: State): void {
  const { cards } = state;
  const isOn = (zone: string) => zone.startsWith('on/') || zone.startsWith('stack/');
  const places = [...cards.at.entries()];
  for (const [place, zone] of [
    ...places.filter(([, one]) => !isOn(one)),
    // Whose the card beneath is, is known by then.
    ...places.filter(([, one]) => isOn(one)),
  ]) {
    const mark = cards.marks[place];
    if (mark === undefined) continue;
    const [kind = '', whose = ''] = zone.split('/');
    const held = ['play', 'hand', 'deck', 'discard', 'dead'].includes(kind);
    const laid = kind === 'support' && printed(state, `#${place}`).type !== 'site';
    if (held || laid) cards.owners[place] = seatAt(Number(whose));
    else if (isOn(zone)) cards.owners[place] = ownerOnCard(state, `#${place}`, whose as PieceId);
    else if (cards.owners[place] === null)
      cards.owners[place] = ['support', 'adventure'].includes(kind) ? seatAt(Number(whose)) : state.free;
    mark.controller =
      kind === 'path' ? null : kind === 'support' ? seatAt(Number(whose)) : (cards.owners[place] ?? null);
  }
}

function ownerOnCard(state: State, card: PieceId, host: PieceId) {
  const { cards } = state;
  const now = cards.owners[placeOf(card)] ?? null;
  const owner = cards.owners[placeOf(host)] ?? null;
  const [kind, whose] = (cards.at[placeOf(host)] ?? '').split('/');
  const { type, side } = printed(state, host);
  if (type === 'site') return kind === 'support' ? seatAt(Number(whose)) : (now ?? state.free);
  const isStacked = (cards.at[placeOf(card)] ?? '').startsWith('stack/');
  if (printed(state, card).side !== 'shadow' || side !== 'free' || isStacked) return owner ?? state.free;
  if (now !== null && now !== owner) return now;
  return shadowPlayers(state).find((seat) => seat !== owner) ?? state.free;
}

/** TCG-8.19: all sites up to the farthest marker have been laid, or are under somebody's control. */
function layPath(state: State): void {
  const { cards } = state;
  const farthest = Math.max(...state.players.map(({ marker }) => marker));
  const laid = [
    ...cardsIn(cards, 'path'),
    ...state.players.flatMap((_, seat) => sitesOf(state, seatAt(seat))),
  ];
  for (let number = 1; number <= farthest; number++) {
    if (laid.some((site) => siteNumber(state, site) === number)) continue;
    for (const seat of clockwise(state, state.order[0] ?? state.free)) {
      const site = cardsIn(cards, adventureOf(seat)).find((one) => siteNumber(state, one) === number);
      if (site === undefined) continue;
      moveTo(basics, cards, site, 'path');
      showToAll(cards.pieces, site);
      statusOf(cards, site).controller = null;
      break;
    }
  }
}

/** The reverse of `read`, complete. */
export function write(state: State, nameOf: NameOf): JsonRecord {
  return {
    ...(state.turn > 0 ? { turn: state.turn } : {}),
    free: nameOf.seat(state.free),
    order: state.order.map((seat) => nameOf.seat(seat)),
    ...(state.phase === 'setup' ? {} : { phase: state.phase }),
    twilight: state.twilight,
    moves: state.moves,
    drawn: state.drawn,
    fierce: state.fierce,
    conceded: state.conceded.map((seat) => nameOf.seat(seat)),
    assigned: state.assigned.map(({ minion, to, by }) => ({
      minion: nameOf.piece(minion),
      to: nameOf.piece(to),
      by,
    })),
    seats: state.players.map(({ marker, burdens, wearing, out }) => ({
      ...(marker > 0 ? { site: marker } : {}),
      burdens,
      wearing,
      out,
    })),
  };
}

/**
 * As much of a trading card game as its cards need to be tried: two seats, one turn, a pool of twilight tokens, phases
 * with windows, wounds, skirmishes, sites. What it is for is to show that the toolkit is not made for one game only.
 */
import {
  chooseOne,
  type Game,
  Match,
  newTable,
  noContract,
  noPositions,
  type PieceId,
  type Play,
  schema,
  type Seat,
  seat,
  seedFrom,
} from '@concilio/kernel';
import {
  addCards,
  addTokens,
  attachmentsOn,
  beginAttempt,
  type Box,
  byFace,
  cardIs,
  type CardEvents,
  type Cards,
  type CardSteps,
  cardsIn,
  controllerOf,
  type Definition,
  endAttempt,
  endLasting,
  happen,
  has,
  keyOf,
  kindOf,
  markOf,
  moment,
  momentOf,
  moveTo,
  newCards,
  numberOf,
  ownerOf,
  renew,
  settle,
  tokensOn,
  use,
  whereIs,
  type ZoneKind,
} from '../src/index.ts';

export const PHASES = ['fellowship', 'shadow', 'maneuver', 'assignment', 'skirmish', 'regroup'] as const;
export type Phase = (typeof PHASES)[number];

export interface State {
  cards: Cards;
  /** Whose turn it is: that seat plays its Free Peoples cards, the other its Shadow cards. */
  free: Seat;
  twilight: number;
  phase: Phase;
  /** How far each fellowship has come. */
  markers: number[];
  assigned: { minion: PieceId; companion: PieceId }[];
  /** The companion whose skirmish it is. */
  skirmish: PieceId | null;
  over: boolean;
}

export interface Tcg {
  state: State;
  options: object;
  steps: CardSteps & {
    phase: { readonly phase: Phase };
    phaseOver: { readonly phase: Phase };
    assign: object;
    skirmishes: object;
    skirmish: { readonly companion: PieceId };
    resolve: { readonly companion: PieceId };
    wound: { readonly card: PieceId; readonly firm: boolean };
    wounded: { readonly card: PieceId };
  };
  view: object;
  questions: object;
  events: CardEvents & {
    'card.wounded': { readonly piece: PieceId };
    'card.exerted': { readonly piece: PieceId };
    'skirmish.won': { readonly piece: PieceId };
  };
}

export interface Card extends Definition<Tcg> {
  readonly type: 'companion' | 'minion' | 'possession' | 'condition' | 'event' | 'site';
  readonly side: 'free' | 'shadow' | 'none';
}

const open: ZoneKind = { sight: 'all', inPlay: false };
const table: ZoneKind = { sight: 'all', inPlay: true };
const hidden: ZoneKind = { sight: 'nobody', inPlay: false };

const declared = new Map<string, Card>();

export function declare(cards: readonly Card[]): void {
  for (const card of cards) declared.set(card.id, card);
}

function cardNamed(name: string): Card {
  const card = declared.get(name);
  if (card === undefined) throw new Error(`There is no card "${name}".`);
  return card;
}

export const box: Box<Tcg> = {
  definition: byFace(cardNamed),
  zones: {
    deck: hidden,
    hand: { sight: 'owner', inPlay: false },
    discard: open,
    dead: open,
    play: table,
    support: table,
    on: table,
    /** Under a card: neither in play nor hidden. */
    stack: open,
    path: table,
    limbo: open,
  },
  blank: {},
  rules: { moment: 'TCG-17.06', limit: 'TCG-17.11' },
  costs: (_state, { costs }) => costs ?? [],
  begun(play, { from }, { self }) {
    if (from === 'hand' && definedAs(play.state, self).type === 'event')
      moveTo(box, play.state.cards, self, 'limbo');
  },
  done(play, _ability, { self, seat: whose }) {
    if (whereIs(play.state.cards, self) === 'limbo')
      moveTo(box, play.state.cards, self, `discard/${whose}`, 'top');
  },
  about: (state, { name }) => ({ moment: name, phase: state.phase }),
  option: (_state, card, { name }) => ({ id: keyOf(card, { name }), of: card }),
  order: ({ phase, free }) =>
    phase === 'fellowship' ? [free] : phase === 'shadow' ? [shadowOf(free)] : [free, shadowOf(free)],
  decides: ({ free }) => free,
  /** TCG-23.08: what is active. */
  counts(state, card) {
    const { side } = definedAs(state, card);
    return side === 'none' || (side === 'free') === (ownerOf(state.cards, card) === state.free);
  },
  mayUse: ({ cards }, who, card) => controllerOf(cards, card) === who,
  held(state, who, { name }) {
    const { cards } = state;
    // Nothing is played from a hand but in a window, or after a skirmish was won.
    const hand = name === 'action' || name === 'won' ? cardsIn(cards, `hand/${who}`) : [];
    const mine = hand.filter((card) => box.counts?.(state, card) === true);
    const stacked = sitesOf(state, who).flatMap((site) => [...cardsIn(cards, `stack/${site}`)]);
    return hand.length + stacked.length === 0 ? null : [...mine, ...stacked];
  },
};

export const shadowOf = (free: Seat): Seat => seat(1 - free);
export const definedAs = ({ cards }: State, card: PieceId): Card => cardNamed(cardIs(cards, card));
export const is = (state: State, card: PieceId, number: string): boolean => has(box, state, card, number);
export const strengthOf = (state: State, card: PieceId): number => numberOf(box, state, card, 'strength');
export const woundsOn = ({ cards }: State, card: PieceId): number => tokensOn(cards, card, 'wound');
export const vitalityOf = (state: State, card: PieceId): number =>
  numberOf(box, state, card, 'vitality') - woundsOn(state, card);

const ofType = (state: State, who: Seat, type: Card['type']): PieceId[] =>
  cardsIn(state.cards, `play/${who}`).filter((card) => definedAs(state, card).type === type);
export const companions = (state: State): PieceId[] => ofType(state, state.free, 'companion');
export const minions = (state: State): PieceId[] => ofType(state, shadowOf(state.free), 'minion');
/** TCG-24.08 */
export const isUnbound = (state: State, card: PieceId): boolean =>
  definedAs(state, card).type === 'companion' && !is(state, card, 'ring-bound');
export const foesOf = (state: State, companion: PieceId): PieceId[] =>
  state.assigned.filter((pair) => pair.companion === companion).map(({ minion }) => minion);
/** Whether a card fights in the skirmish that goes on. */
export const isSkirmishing = (state: State, card: PieceId): boolean =>
  state.skirmish !== null && (card === state.skirmish || foesOf(state, state.skirmish).includes(card));
export const sitesOf = (state: State, who: Seat): PieceId[] =>
  cardsIn(state.cards, `support/${who}`).filter((card) => definedAs(state, card).type === 'site');

/** TCG-20.06 */
export const canExert = (state: State, card: PieceId): boolean => vitalityOf(state, card) > 1;

/** TCG-20.05: no wound, though it is marked like one. */
export function exert(play: Play<Tcg>, card: PieceId): void {
  if (!canExert(play.state, card)) return;
  addTokens(play.state.cards, card, 'wound', 1);
  play.tell('card.exerted', { piece: card });
}

/** TCG-18.01: somebody is about to be wounded, and there may be something to say about it. */
function wound(play: Play<Tcg>, { card, firm }: Tcg['steps']['wound']): void {
  if (kindOf(whereIs(play.state.cards, card)) !== 'play') return;
  beginAttempt(play.state.cards, 'wound', 1, firm);
  happen(play, momentOf('about-to-be-wounded', { card, what: cardIs(play.state.cards, card) }));
  play.then('wounded', { card });
}

function wounded(play: Play<Tcg>, { card }: Tcg['steps']['wounded']): void {
  const { state } = play;
  if (endAttempt(state.cards, 'wound') === 0) return;
  addTokens(state.cards, card, 'wound', 1);
  play.tell('card.wounded', { piece: card });
  // TCG-20.01
  if (vitalityOf(state, card) <= 0)
    leave(play, card, definedAs(state, card).side === 'free' ? 'dead' : 'discard');
}

/** TCG-20.18: with all that is on it and under it. */
export function leave(play: Play<Tcg>, card: PieceId, to: 'dead' | 'discard' = 'discard'): void {
  const { state } = play;
  const { cards } = state;
  for (const other of [...attachmentsOn(cards, card), ...cardsIn(cards, `stack/${card}`)]) leave(play, other);
  state.assigned = state.assigned.filter(({ minion, companion }) => minion !== card && companion !== card);
  moveTo(box, cards, card, `${to}/${ownerOf(cards, card)}`, 'top');
}

/** TCG-26.02, TCG-26.04, TCG-26.06: the lowest site on the path, if all have passed it. */
export function takeSite(play: Play<Tcg>, who: Seat): void {
  const { state } = play;
  const [lowest] = [...cardsIn(state.cards, 'path')].sort(
    (one, other) => siteNumber(state, one) - siteNumber(state, other),
  );
  if (lowest === undefined || state.markers.some((at) => at <= siteNumber(state, lowest))) return;
  moveTo(box, state.cards, lowest, `support/${who}`);
  markOf(state.cards, lowest).controller = who;
}
const siteNumber = (state: State, site: PieceId) => numberOf(box, state, site, 'site');

function phase(play: Play<Tcg>, { phase: now }: Tcg['steps']['phase']): void {
  const { state } = play;
  state.phase = now;
  // TCG-5.10
  endLasting(state.cards, `until/${now}`);
  if (now === 'skirmish') play.then('skirmishes', {});
  else happen(play, momentOf('action'));
  if (now === 'assignment') play.then('assign', {});
  play.then('phaseOver', { phase: now });
}

function phaseOver(play: Play<Tcg>, { phase: now }: Tcg['steps']['phaseOver']): void {
  const { state } = play;
  endLasting(state.cards, 'phase');
  renew(state.cards, 'phase');
  const next = PHASES[PHASES.indexOf(now) + 1];
  if (next === undefined) state.over = true;
  else play.then('phase', { phase: next });
}

/** Each minion that is free is put before a companion that is free, or before none. */
function assign(play: Play<Tcg>): void {
  const { state } = play;
  for (const minion of minions(state)) {
    if (state.assigned.some((pair) => pair.minion === minion)) continue;
    const free = companions(state).filter((one) => foesOf(state, one).length === 0);
    if (free.length === 0) return;
    const question = chooseOne('assign', [...free.map((id) => ({ id })), { id: 'nobody' }], {
      with: { minion },
    });
    const companion = play.ask(state.free, question);
    if (companion !== 'nobody') state.assigned.push({ minion, companion: companion as PieceId });
  }
}

/** TCG-13.01: one after the other. */
function skirmishes(play: Play<Tcg>): void {
  for (const companion of companions(play.state))
    if (foesOf(play.state, companion).length > 0) play.then('skirmish', { companion });
}

function skirmish(play: Play<Tcg>, { companion }: Tcg['steps']['skirmish']): void {
  const { state } = play;
  if (foesOf(state, companion).length === 0) return;
  state.skirmish = companion;
  happen(play, momentOf('action'));
  play.then('resolve', { companion });
}

/** TCG-13.06, TCG-13.07; a skirmish that was cancelled has nobody in it any more. */
function resolve(play: Play<Tcg>, { companion }: Tcg['steps']['resolve']): void {
  const { state } = play;
  const foes = foesOf(state, companion);
  const against = foes.reduce((sum, minion) => sum + strengthOf(state, minion), 0);
  const wins = strengthOf(state, companion) > against;
  state.skirmish = null;
  state.assigned = state.assigned.filter((pair) => pair.companion !== companion);
  // TCG-13.03
  endLasting(state.cards, 'phase');
  if (foes.length === 0) return;
  const [winners, losers] = wins ? [[companion], foes] : [foes, [companion]];
  for (const card of losers) play.then('wound', { card, firm: false });
  for (const card of winners) {
    play.tell('skirmish.won', { piece: card });
    happen(play, momentOf('won', { card, what: cardIs(state.cards, card) }));
  }
}

export const tcg: Game<Tcg> = {
  id: 'small-tcg',
  version: 1,
  kind: 'versus',
  seats: { min: 2, max: 2 },
  options: schema.record({}),
  create: () => newState(),
  start: 'phase',
  steps: {
    phase,
    phaseOver,
    assign,
    skirmishes,
    skirmish,
    resolve,
    wound,
    wounded,
    moment: (play, told) => moment(box, play, told),
    use: (play, told) => use(box, play, told),
  },
  outcome: ({ over }) => (over ? { winners: [], scores: [0, 0], reason: 'over' } : null),
  view: () => ({}),
  pieces: ({ cards }) => cards.pieces,
  imagine: () => undefined,
  text: { en: {}, es: {}, ro: {} },
  contract: { ...noContract, events: {} as never },
  position: noPositions,
};

const newState = (): State => ({
  cards: newCards(),
  free: seat(0),
  twilight: 0,
  phase: 'fellowship',
  markers: [1, 1],
  assigned: [],
  skirmish: null,
  over: false,
});

/** A match that begins with a phase of a table that is laid out: `{ 'play/0': ['eowyn'] }`. */
export function laidOut(
  begin: Phase,
  cards: Readonly<Record<string, readonly string[]>>,
  { prepare, ...more }: Partial<Omit<State, 'cards'>> & { prepare?: (state: State) => void } = {},
): Match<Tcg> {
  const state = { ...newState(), ...more };
  for (const [zone, faces] of Object.entries(cards)) {
    const whose = /\/(\d)$/.exec(zone)?.[1];
    const added = addCards(state.cards, faces, zone, whose === undefined ? null : seat(Number(whose)));
    // What lies on a card is its player's.
    for (const one of added) {
      const host = /#\d+$/.exec(zone)?.[0] as PieceId | undefined;
      if (host === undefined) continue;
      state.cards.owners[Number(one.slice(1))] = ownerOf(state.cards, host);
      markOf(state.cards, one).controller = controllerOf(state.cards, host);
    }
  }
  settle(box, state.cards);
  prepare?.(state);
  return Match.create(tcg, {
    seats: 2,
    seed: seedFrom('tcg'),
    start: {
      ...newTable(tcg, 2, {}, seedFrom('tcg')),
      state,
      agenda: [{ step: 'phase', with: { phase: begin } }],
    },
  });
}

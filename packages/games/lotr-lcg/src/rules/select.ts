import { attachmentsOn, cardsIn, controllerOf, isInPlay, statusOf, whereIs } from '@concilio/cards';
import { faceOf, type PieceId, type Seat } from '@concilio/kernel';
import type { CardType } from '../content/vocabulary.ts';
import { inOrder, type State } from '../state.ts';
import { basics } from './basics.ts';
import { cardOn } from './sets.ts';
import { engagedOf, onDeckOf, playOf } from './zones.ts';

/** What a card is while it lies where it lies: a card of a deck that lies face down among the enemies is an enemy. */
export function typeOf(state: State, card: PieceId): CardType {
  // LCG-14.16: an encounter card that is attached is an attachment.
  const { type } = printed(state, card);
  return type !== 'objective' && whereIs(state.cards, card).startsWith('on/') ? 'attachment' : type;
}

export const isType = (state: State, card: PieceId, type: CardType) => typeOf(state, card) === type;

/** LCG-14.09 */
export function isCharacter(state: State, card: PieceId): boolean {
  const type = typeOf(state, card);
  return type === 'hero' || type === 'ally';
}

const isPrisoner = (state: State, card: PieceId) => state.prisoners.includes(card);

/** A player's heroes and allies that can be used: a prisoner cannot. */
export const charactersOf = (state: State, seat: Seat): PieceId[] =>
  cardsIn(state.cards, playOf(seat)).filter((card) => !isPrisoner(state, card));
export const heroesOf = (state: State, seat: Seat): PieceId[] =>
  cardsIn(state.cards, playOf(seat)).filter((card) => isFreeHero(state, card));
export const isFreeHero = (state: State, card: PieceId): boolean =>
  printed(state, card).type === 'hero' && !isPrisoner(state, card);
export const alliesOf = (state: State, seat: Seat): PieceId[] =>
  cardsIn(state.cards, playOf(seat)).filter(
    (card) => printed(state, card).type === 'ally' && !isPrisoner(state, card),
  );

/** What all players have of something, in their order. A plain loop, since `flatMap` is slow and rules ask this often. */
function ofAll(state: State, of: (state: State, seat: Seat) => readonly PieceId[]): PieceId[] {
  const all: PieceId[] = [];
  for (const seat of inOrder(state)) for (const card of of(state, seat)) all.push(card);
  return all;
}

export const characters = (state: State): PieceId[] => ofAll(state, charactersOf);
export const heroes = (state: State): PieceId[] => ofAll(state, heroesOf);
export const allies = (state: State): PieceId[] => ofAll(state, alliesOf);

export const isReady = (state: State, card: PieceId) => !statusOf(state.cards, card).exhausted;
export const ready = (state: State, cards: readonly PieceId[]) =>
  cards.filter((card) => isReady(state, card));

export const staged = (state: State): readonly PieceId[] => cardsIn(state.cards, 'staging');
export const stagedEnemies = (state: State) => staged(state).filter((card) => isType(state, card, 'enemy'));
export const stagedLocations = (state: State) =>
  staged(state).filter((card) => isType(state, card, 'location'));
export const engagedWith = (state: State, seat: Seat): readonly PieceId[] =>
  cardsIn(state.cards, engagedOf(seat));
export const engaged = (state: State): PieceId[] => ofAll(state, engagedWith);
export const enemies = (state: State): PieceId[] => [...stagedEnemies(state), ...engaged(state)];

export const activeLocation = (state: State): PieceId | null => cardsIn(state.cards, 'location')[0] ?? null;
export const locations = (state: State): PieceId[] => {
  const active = activeLocation(state);
  return active === null ? stagedLocations(state) : [active, ...stagedLocations(state)];
};
export const questNow = (state: State): PieceId | null => cardsIn(state.cards, 'quest')[0] ?? null;

/** The player whom an enemy is engaged with. */
export function engagedSeat(state: State, enemy: PieceId): Seat | null {
  const zone = whereIs(state.cards, enemy);
  return zone.startsWith('engaged/') ? (Number(zone.slice('engaged/'.length)) as Seat) : null;
}

/** All attachments that a player controls. */
export const attachmentsOf = (state: State, seat: Seat): PieceId[] =>
  attachments(state).filter((card) => controllerOf(state.cards, card) === seat);

/** Also what lies on a deck, which counts as an attachment that nobody controls. */
export function attachments(state: State): PieceId[] {
  const all: PieceId[] = [];
  for (const hosts of [characters(state), state.prisoners, enemies(state), locations(state)])
    for (const host of hosts) all.push(...attachmentsOn(state.cards, host));
  for (const seat of inOrder(state)) all.push(...cardsIn(state.cards, onDeckOf(seat)));
  return all;
}

export const isIn = (state: State, card: PieceId) => isInPlay(basics, state.cards, card);
/** What all call a card: one that lies face down among the enemies is an Orc Guard, whatever it is. */
export const nameOf = (state: State, card: PieceId): string => printed(state, card).id;
export const printed = (state: State, card: PieceId) =>
  cardOn(state, isGuard(state, card) ? ORC_GUARD : faceOf(state.cards.pieces, card));
const ORC_GUARD = 'orc-guard';
const isGuard = (state: State, card: PieceId): boolean =>
  statusOf(state.cards, card).facedown && whereIs(state.cards, card).startsWith('engaged/');
/** What events say of a card that all can see. Spread it last: to add to an object after a spread is slow. */
export const seen = (state: State, card: PieceId) => ({ piece: card, card: nameOf(state, card) });

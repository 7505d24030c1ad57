import {
  faceOf,
  type PieceId,
  placeOf,
  type Random,
  seat,
  showTo,
  showToAll,
  shufflePieces,
  thingOf,
} from '@concilio/kernel';
import type { CardShape, CardDefinition, ZoneKind, CardBasics } from './rules.ts';
import { bare, type Cards, kindOf, statusOf, whereIs, zoneOf, zonesByName } from './cards.ts';
import { forgetTimed } from './timed.ts';
import { forgetLimits } from './limits.ts';

/** What a card is: the name that its declaration bears. */
export const cardIs = (cards: Cards, card: PieceId): string => thingOf(faceOf(cards.pieces, card));

export const definitionOf = <G extends CardShape>(
  basics: CardBasics<G>,
  cards: Cards,
  card: PieceId,
): CardDefinition<G> => basics.definition(cards, faceOf(cards.pieces, card));

export function zoneKind<G extends CardShape>(basics: CardBasics<G>, zone: string): ZoneKind {
  const kind = basics.zones[kindOf(zone)];
  if (kind === undefined) throw new Error(`There is no zone "${zone}".`);
  return kind;
}

export const isInPlay = <G extends CardShape>(basics: CardBasics<G>, cards: Cards, card: PieceId): boolean =>
  zoneKind(basics, whereIs(cards, card)).inPlay;

/**
 * Moves a card, and shows it to those who see into its new zone. Between two zones in play it keeps what it bears; a
 * card that enters or leaves play bears nothing. What lies on it is for the game's rules to clear away first.
 */
export function moveTo<G extends CardShape>(
  basics: CardBasics<G>,
  cards: Cards,
  card: PieceId,
  zone: string,
  end: 'top' | 'bottom' = 'bottom',
  facedown = false,
): void {
  const from = whereIs(cards, card);
  const [was, is] = [zoneKind(basics, from), zoneKind(basics, zone)];
  const list = zoneOf(cards, from);
  list.splice(list.indexOf(card), 1);
  if (list.length === 0 && from.includes('#')) delete cards.zones[from];
  if (end === 'top') zoneOf(cards, zone).unshift(card);
  else zoneOf(cards, zone).push(card);
  cards.at[placeOf(card)] = zone;
  if (!was.inPlay || !is.inPlay) {
    cards.marks[placeOf(card)] = bare(cards.owners[placeOf(card)] ?? null);
    if (was.inPlay) {
      forgetTimed(cards, card);
      forgetLimits(cards, card);
    }
    statusOf(cards, card).facedown = facedown;
  }
  show(cards, card, zone, is);
  if (was.inPlay || is.inPlay) listenOrNot(basics, cards, card, is.inPlay);
}

function show(cards: Cards, card: PieceId, zone: string, { sight }: ZoneKind): void {
  if (sight === 'nobody' || statusOf(cards, card).facedown) return;
  if (sight === 'all') showToAll(cards.pieces, card);
  else showTo(cards.pieces, card, seat(Number(zone.slice(zone.indexOf('/') + 1))));
}

/** Turns a card in play on its back, or up again. Whoever knew it knows it still. */
export function turn<G extends CardShape>(
  basics: CardBasics<G>,
  cards: Cards,
  card: PieceId,
  facedown: boolean,
): void {
  statusOf(cards, card).facedown = facedown;
  const zone = whereIs(cards, card);
  show(cards, card, zone, zoneKind(basics, zone));
  listenOrNot(basics, cards, card, zoneKind(basics, zone).inPlay);
}

/** Keeps who is to be asked in step with where a card lies now and which way up. */
function listenOrNot<G extends CardShape>(
  basics: CardBasics<G>,
  cards: Cards,
  card: PieceId,
  inPlay: boolean,
): void {
  const { constants, abilities } = definitionOf(basics, cards, card);
  const note = inPlay && !statusOf(cards, card).facedown ? subscribe : unsubscribe;
  for (const { stat } of constants) note(cards, card, stat);
  for (const { on, from } of abilities) if (from === undefined) note(cards, card, on);
}

function subscribe({ speaking }: Cards, card: PieceId, to: string): void {
  const listeners = (speaking[to] ??= []);
  if (!listeners.includes(card)) listeners.push(card);
}

function unsubscribe({ speaking }: Cards, card: PieceId, from: string): void {
  const listeners = speaking[from];
  const index = listeners?.indexOf(card) ?? -1;
  if (listeners === undefined || index < 0) return;
  if (listeners.length === 1) delete speaking[from];
  else listeners.splice(index, 1);
}

/** After zones were written by hand, as a position file does: what follows from where the cards lie. */
export function settle<G extends CardShape>(basics: CardBasics<G>, cards: Cards): void {
  cards.speaking = {};
  for (const [zone, list] of zonesByName(cards))
    for (const card of list) {
      cards.at[placeOf(card)] = zone;
      if (zoneKind(basics, zone).inPlay) listenOrNot(basics, cards, card, true);
    }
}

/**
 * Searches a pile that nobody sees into for a card of a name. The place that is returned is that of the top card, which
 * bears the card now, and of several copies it is always the same one: so nothing that follows tells where it was found.
 * The pile is to be shuffled afterwards.
 */
export function searchFor(cards: Cards, zone: string, name: string): PieceId | null {
  const { faces, known } = cards.pieces;
  const [top] = zoneOf(cards, zone);
  const [card] = zoneOf(cards, zone)
    .filter((one) => cardIs(cards, one) === name)
    .sort((one, other) => (faceOf(cards.pieces, one) < faceOf(cards.pieces, other) ? -1 : 1));
  if (card === undefined || top === undefined) return null;
  const [from, to] = [placeOf(card), placeOf(top)];
  [faces[from], faces[to]] = [faces[to] as string, faces[from] as string];
  [known[from], known[to]] = [known[to] ?? 0, known[from] ?? 0];
  return top;
}

/** `stream` is the name that position files know the shuffle by. */
export function shuffleZone(cards: Cards, zone: string, stream: string, random: Random): void {
  shufflePieces(cards.pieces, zoneOf(cards, zone), stream, random);
}

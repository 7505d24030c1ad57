import {
  attachmentsOn,
  byFace,
  cardsIn,
  hostOf,
  type Lore,
  ownerOf,
  whereIs,
  type ZoneKind,
  zonesOf,
} from '@concilio/cards';
import { faceOf, type PieceId } from '@concilio/kernel';
import { type Card, type LotrTcg, playerAt, shadowPlayers, type State, type TcgAbility } from '../state.ts';

const declared: Record<string, Card> = {};
/** What may be used from a hand at a moment that is no window, by the side of its card. */
const fromHand: Record<string, { card: Card; ability: TcgAbility }[]> = {};

/** Takes cards into the box. Content declares its own as it is loaded; a test may declare further ones. */
export function declare(cards: readonly Card[]): void {
  for (const card of cards) {
    if (Object.hasOwn(declared, card.id)) throw new Error(`The card "${card.id}" is declared twice.`);
    const names = card.abilities.map(({ name }) => name);
    const twice = names.find((name, place) => names.indexOf(name) < place);
    if (twice !== undefined)
      throw new Error(`The card "${card.id}" has two abilities called "${twice}": give one another name.`);
    declared[card.id] = card;
    for (const ability of card.abilities)
      if (ability.from === 'hand') (fromHand[ability.on] ??= []).push({ card, ability });
  }
}

/** The cards that somebody might use from a hand at a moment: all know them, though not who holds one. */
export const heldFor = (moment: string) => fromHand[moment] ?? NOTHING;
const NOTHING: never[] = [];

export function cardNamed(name: string): Card {
  const card = declared[name];
  if (card === undefined) throw new Error(`There is no card "${name}".`);
  return card;
}
export const isDeclared = (name: string): boolean => Object.hasOwn(declared, name);

/** The card that a face belongs to. */
export const cardOn = byFace(cardNamed);
export const defined = (state: State, card: PieceId): Card => cardOn(faceOf(state.cards.pieces, card));

const open: ZoneKind = { sight: 'all', inPlay: false };
const table: ZoneKind = { sight: 'all', inPlay: true };

/** TCG-1.05: where cards can be, who sees them there, and whether they are in play. */
const zones: Readonly<Record<string, ZoneKind>> = {
  deck: { sight: 'nobody', inPlay: false },
  hand: { sight: 'owner', inPlay: false },
  /** TCG-8.18 */
  adventure: { sight: 'owner', inPlay: false },
  /** TCG-28.01: discarded one at a time, so that all see each. */
  discard: open,
  dead: open,
  /** A player's companions, and their minions. */
  play: table,
  /** TCG-1.09 */
  support: table,
  /** What a card bears: `on/#7`. */
  on: table,
  /** TCG-27.03: what is stacked on a card: `stack/#7`. */
  stack: open,
  path: table,
  /** A card that is being played, and a Ring whose bearer has fallen. */
  limbo: open,
  /** TCG-31.05: what has left the game. */
  removed: open,
};

/** The names of the zones that each seat has, and of those on cards. */
export const deckOf = zonesOf('deck');
export const handOf = zonesOf('hand');
export const adventureOf = zonesOf('adventure');
export const discardOf = zonesOf('discard');
export const deadOf = zonesOf('dead');
export const playOf = zonesOf('play');
export const supportOf = zonesOf('support');
export const on = zonesOf('on');
export const stackOn = zonesOf('stack');

/**
 * TCG-23.08, TCG-23.09: what is active. A site's text works only while the fellowship is there (TCG-8.11, TCG-26.08);
 * what an inactive card bears is inactive too.
 */
function counts(state: State, card: PieceId): boolean {
  const { side, type } = defined(state, card);
  const { cards, free } = state;
  if (type === 'site')
    return (
      state.phase !== 'setup' &&
      whereIs(cards, card) === 'path' &&
      playerAt(state, free).marker === siteNumberPrinted(state, card)
    );
  const owner = ownerOf(cards, card);
  if (side === 'shadow' ? owner === free : owner !== free) return false;
  const host = hostOf(cards, card);
  return host === null || defined(state, host).type === 'site' || counts(state, host);
}

const siteNumberPrinted = (state: State, card: PieceId): number => defined(state, card).numbers['site'] ?? 0;

/**
 * TCG-23.11, TCG-23.12: with several Shadow players, of copies of one Shadow condition only the first has effect if it
 * is unique, and otherwise the first four, counted from the Free Peoples player's right.
 */
function isIdleCopy(state: State, card: PieceId): boolean {
  const { type, side, title, unique } = defined(state, card);
  if (type !== 'condition' || side !== 'shadow' || shadowPlayers(state).length < 2) return false;
  const { cards, free } = state;
  const laid = [free, ...shadowPlayers(state)].flatMap((seat) => [
    ...cardsIn(cards, supportOf(seat)),
    ...cardsIn(cards, playOf(seat)),
  ]);
  // Those that somebody or a site bears are copies, too.
  const same = [...laid, ...laid.flatMap((host) => attachmentsOn(cards, host))].filter(
    (one) => defined(state, one).title === title && defined(state, one).type === 'condition',
  );
  const copies = shadowPlayers(state).flatMap((seat) => same.filter((one) => ownerOf(cards, one) === seat));
  const place = copies.indexOf(card);
  return place >= (unique ? 1 : 4);
}

export const lore: Lore<LotrTcg> = { definition: cardOn, zones, blank: {}, counts, isMute: isIdleCopy };

export const isActive = counts;

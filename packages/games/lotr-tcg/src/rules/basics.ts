import { attachmentsOn, cardsIn, hostOf, type CardBasics, ownerOf, whereIs } from '@concilio/cards';
import type { PieceId } from '@concilio/kernel';
import { type LotrTcg, playerAt, shadowPlayers, type State } from '../state.ts';
import { printed, sets } from './sets.ts';
import { playOf, supportOf, zones } from './zones.ts';

/**
 * TCG-23.08, TCG-23.09: what is active. A site's text works only while the fellowship is there (TCG-8.11, TCG-26.08);
 * what an inactive card bears is inactive too.
 */
function counts(state: State, card: PieceId): boolean {
  const { side, type } = printed(state, card);
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
  return host === null || printed(state, host).type === 'site' || counts(state, host);
}

const siteNumberPrinted = (state: State, card: PieceId): number => printed(state, card).stats['site'] ?? 0;

/**
 * TCG-23.11, TCG-23.12: with several Shadow players, of copies of one Shadow condition only the first has effect if it
 * is unique, and otherwise the first four, counted from the Free Peoples player's right.
 */
function isIdleCopy(state: State, card: PieceId): boolean {
  const { type, side, title, unique } = printed(state, card);
  if (type !== 'condition' || side !== 'shadow' || shadowPlayers(state).length < 2) return false;
  const { cards, free } = state;
  const laid = [free, ...shadowPlayers(state)].flatMap((seat) => [
    ...cardsIn(cards, supportOf(seat)),
    ...cardsIn(cards, playOf(seat)),
  ]);
  // Those that somebody or a site bears are copies, too.
  const same = [...laid, ...laid.flatMap((host) => attachmentsOn(cards, host))].filter(
    (one) => printed(state, one).title === title && printed(state, one).type === 'condition',
  );
  const copies = shadowPlayers(state).flatMap((seat) => same.filter((one) => ownerOf(cards, one) === seat));
  const place = copies.indexOf(card);
  return place >= (unique ? 1 : 4);
}

/** What zones and stats ask of this game. */
export const basics: CardBasics<LotrTcg> = {
  definition: (cards, face) => sets.of(cards).on(face),
  zones,
  blank: {},
  counts,
  isMute: isIdleCopy,
};

export const isActive = counts;

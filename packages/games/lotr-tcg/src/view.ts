import { attachmentsOn, cardsIn, controllerOf, statusOf, modifiersOf, ownerOf } from '@concilio/cards';
import { type Viewer, type Look, looksTo, type PieceId, seat as seatAt } from '@concilio/kernel';
import { archeryTotals } from './rules/archery.ts';
import { basics } from './rules/basics.ts';
import { printed } from './rules/sets.ts';
import { stackOn } from './rules/zones.ts';
import {
  damageOf,
  is,
  isFierce,
  isGained,
  isRoaming,
  statOn,
  resistanceOf,
  shadowNumber,
  strengthOf,
  vitalityLeft,
  woundsOn,
} from './rules/stats.ts';
import { isAssigned, isCharacter, siteNumber } from './rules/select.ts';
import { promiseIn } from './rules/skirmishing.ts';
import { moveLimitOf } from './rules/turn.ts';
import type { State } from './state.ts';
import type { InPlay, View } from './contract/index.ts';

/** What may be seen: TCG-28.01 to TCG-28.04, TCG-8.18. */
export function view(state: State, viewer: Viewer): View {
  const { cards } = state;
  const shown = looksTo(cards.pieces, viewer);
  const all = (zone: string) => cardsIn(cards, zone).map(shown);
  const laid = (card: PieceId) => laidOut(state, card, shown);
  const path = cardsIn(cards, 'path')
    .slice()
    .sort((one, other) => siteNumber(state, one) - siteNumber(state, other));
  const totals = state.phase === 'archery' ? (state.archery ?? archeryTotals(state)) : null;
  return {
    format: state.options.format,
    turn: state.turn,
    phase: state.phase,
    free: state.free,
    acting: state.shadow,
    order: [...state.order],
    twilight: state.twilight,
    moves: state.moves,
    moveLimit: state.phase === 'setup' ? state.moveLimit : moveLimitOf(state),
    fierce: state.fierce,
    path: path.map(laid),
    archery: totals === null ? null : { ...totals },
    assigned: state.assigned.map(({ minion, to }) => ({ minion, to })),
    skirmish: skirmishSeen(state),
    limbo: all('limbo'),
    removed: all('removed'),
    seats: state.players.map(({ deck, bid, burdens, marker, ringBearer, wearing, out }, seat) => {
      const discard = cardsIn(cards, `discard/${seat}`);
      // TCG-28.02, TCG-28.03: of another's pile only the top card.
      const own = viewer === seat || viewer === 'referee';
      return {
        deckName: deck,
        bid,
        burdens,
        resistance: ringBearer === null ? 0 : resistanceOf(state, seatAt(seat)),
        site: marker,
        ringBearer,
        wearing,
        out,
        deck: cardsIn(cards, `deck/${seat}`).length,
        hand: all(`hand/${seat}`),
        discard: { count: discard.length, cards: (own ? discard : discard.slice(0, 1)).map(shown) },
        dead: all(`dead/${seat}`),
        adventure: all(`adventure/${seat}`),
        inPlay: cardsIn(cards, `play/${seat}`).map(laid),
        support: cardsIn(cards, `support/${seat}`).map(laid),
      };
    }),
    effects: cards.lasting.map(({ from, number, amount, on, until }) => {
      const promise = promiseIn(number);
      return {
        card: from,
        number: promise?.name ?? number,
        amount,
        on: promise === null ? [...on] : [promise.card],
        until,
      };
    }),
  };
}

function skirmishSeen(state: State): View['skirmish'] {
  const { skirmish } = state;
  if (skirmish === null) return null;
  const { character, minions, fierce, cancelled } = skirmish;
  return {
    character,
    minions: [...minions],
    fierce,
    cancelled,
    fellowship: character === null ? 0 : strengthOf(state, character),
    shadow: minions.reduce((sum, minion) => sum + strengthOf(state, minion), 0),
  };
}

type Shown = (card: PieceId) => Look;

/** A card in play, with all that it bears and what its numbers are now. */
function laidOut(state: State, card: PieceId, shown: Shown): InPlay {
  const { cards } = state;
  const { type, culture } = printed(state, card);
  const mark = statusOf(cards, card);
  // Field by field: an engine that copies fields from another record takes several times as long.
  const laid: InPlay = {
    // A card that lies in play can be pointed at, whether its face is seen or not.
    id: card,
    card: shown(card).card,
    type,
    owner: ownerOf(cards, card),
    controller: controllerOf(cards, card),
    tokens: culture === null ? 0 : (mark.tokens[culture] ?? 0),
    bears: attachmentsOn(cards, card).map((one) => laidOut(state, one, shown)),
    stacked: cardsIn(cards, stackOn(card)).map(shown),
  };
  if (isCharacter(state, card)) return Object.assign(laid, fighting(state, card));
  if (type !== 'site') return laid;
  return Object.assign(laid, { site: siteNumber(state, card), shadow: shadowNumber(state, card) });
}

const fighting = (state: State, card: PieceId): Partial<InPlay> => ({
  wounds: woundsOn(state, card),
  strength: strengthOf(state, card),
  vitality: vitalityLeft(state, card),
  damage: damageOf(state, card),
  defender: statOn(state, card, 'defender'),
  archer: is(state, card, 'archer'),
  fierce: isFierce(state, card),
  roaming: isRoaming(state, card),
  assigned: isAssigned(state, card),
  changed: (['strength', 'vitality', 'damage'] as const).flatMap((number) =>
    modifiersOf(basics, state, card, number)
      .filter((one) => number !== 'strength' || isGained(state, card, one))
      .map(({ source, amount }) => ({ number, source, amount })),
  ),
});

/** The cards that look alike from behind: each player's own, but for their sites, which have another back. */
export function backs(state: State): PieceId[][] {
  const groups: PieceId[][] = [];
  state.cards.owners.forEach((owner, place) => {
    if (owner === null) return;
    const card = `#${place}` as const;
    const group = 2 * owner + (printed(state, card).type === 'site' ? 1 : 0);
    (groups[group] ??= []).push(card);
  });
  return groups.filter((group) => group !== undefined);
}

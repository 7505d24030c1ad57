import {
  type Viewer,
  isKnown,
  type PieceId,
  type Seat,
  showToAll,
  type RecordedEvent,
} from '@concilio/kernel';
import { describe, expect, test } from 'vitest';
import { newMatch, playThrough, type Table } from '../../test/played.ts';
import type { View } from '../contract/index.ts';
import { LIVES, type Life } from '../content/index.ts';
import { zones } from '../position/given.ts';
import { BACKS } from './setup.ts';
import { cardOf, type Options, playerAt, runesOf, type State } from '../state.ts';

/** What was told since the last look, by name. */
interface News {
  readonly match: Table;
  readonly state: State;
  readonly news: readonly RecordedEvent[];
}

/** Plays some matches and looks at each of them before every answer, with what has happened since. */
function watch(
  name: string,
  options: Partial<Options>,
  look: (news: News) => void,
  prepare: (state: State) => void = () => {},
): void {
  for (const seats of [2, 3, 5]) {
    let heard = 0;
    const fresh = newMatch(seats, `${name} ${seats}`, { sauron: 15, ...options }, prepare);
    playThrough(fresh, (match) => {
      const news = match.events('referee').slice(heard);
      heard += news.length;
      look({ match, state: match.table.state, news });
    });
  }
}

/** Adventure and legendary cards, and no tile or rune. */
const isCard = (piece: PieceId): boolean => BACKS.slice(0, 2).some((pieces) => pieces.includes(piece));

/** Nearly all of the deck has been used already, and three legendary cards with it. */
function thinDeck(state: State): void {
  state.discard.push(...state.deck.splice(6), ...state.legendary.splice(0, 3));
  for (const piece of state.discard) showToAll(state.pieces, piece);
}

const field = <Value>({ said }: RecordedEvent, key: string): Value => Reflect.get(said, key) as Value;
const named = (news: readonly RecordedEvent[], ...names: readonly string[]) =>
  news.filter(({ name }) => names.includes(name));

/** What everybody sees of an open demand: what is asked, of whom, and what lies there for it. */
const asked = (match: Table, viewer: Viewer): unknown => match.view(viewer).payment;

describe('table talk', () => {
  test('LOB-20.01: nothing is decided in secret, so all of it can be discussed first', () => {
    const ways = new Set<string | null>();
    watch('talk', {}, ({ match, news }) => {
      ways.add(match.how);
      // Only what a card is may be told to some; that something happened is told to all.
      for (const { name, to } of news)
        expect(to !== null, name).toBe(name === 'card.drawn' || name === 'card.received');
      for (const seat of match.seats) expect(asked(match, seat)).toEqual(asked(match, 'audience'));
    });
    expect(ways).not.toContain('each');
    expect(ways).toContain('any');
  });

  test('LOB-20.02, LOB-20.04: a card in a hand is seen by its owner, and by others only if it lay open', () => {
    let hidden = 0;
    for (const options of [{}, { competitive: true }]) {
      /** By piece, the seats that have had reason to see it. */
      let reasons: Record<PieceId, Seat[]> = {};
      let last: Table | null = null;
      watch('hands', options, ({ match, state, news }) => {
        if (match !== last) reasons = {};
        last = match;
        const saw = (piece: PieceId, seats: readonly Seat[]) => (reasons[piece] ??= []).push(...seats);
        for (const told of named(news, 'card.taken', 'card.revealed')) saw(field(told, 'piece'), match.seats);
        for (const told of named(news, 'card.drawn')) saw(field(told, 'piece'), [field<Seat>(told, 'seat')]);
        for (const told of named(news, 'card.received'))
          saw(field(told, 'piece'), [field<Seat>(told, 'seat'), field<Seat>(told, 'to')]);
        // What is put up for a demand lies open, and is hidden again when it is taken back.
        const onOffer = state.payment?.offers.map((offer) => offer.card) ?? [];
        for (const viewer of match.seats) {
          const seats = match.view(viewer).seats;
          for (const owner of match.seats) {
            const { hand } = playerAt(state, owner);
            const shown = seats[owner]?.hand ?? [];
            expect(shown).toHaveLength(hand.length);
            for (const [place, piece] of hand.entries()) {
              const { id, card } = shown[place] ?? {};
              if (viewer === owner) expect(card).toBe(cardOf(state, piece).id);
              else if (card === null) {
                expect(id).toBeUndefined();
                hidden += 1;
              } else if (!onOffer.includes(piece))
                expect(reasons[piece], `${String(card)} seen by ${viewer}`).toContain(viewer);
            }
          }
        }
      });
    }
    expect(hidden).toBeGreaterThan(1000);
  });

  test('LOB-20.03: a card goes from hand to hand only by Miruvor or in the Council', () => {
    let passes = 0;
    let before: { match: Table; hands: readonly PieceId[][] } | null = null;
    /** How many cards may be passed now. */
    let allowed = 0;
    watch('gifts', {}, ({ match, state, news }) => {
      for (const told of news) {
        if (told.name === 'trial.begun')
          allowed = field(told, 'trial') === 'council' ? state.players.length : 0;
        if (told.name === 'story.played' && field(told, 'card') === 'miruvor') allowed += 1;
        if (told.name !== 'card.passed') continue;
        allowed -= 1;
        passes += 1;
        expect(allowed).toBeGreaterThanOrEqual(0);
      }
      if (before?.match === match)
        for (const [giver, hand] of before.hands.entries())
          for (const piece of hand)
            for (const [taker, player] of state.players.entries()) {
              if (taker === giver || !player.hand.includes(piece)) continue;
              const passed = named(news, 'card.received').map((told) => field(told, 'piece'));
              expect([...passed, 'shuffled']).toContain(
                named(news, 'deck.mixed').length > 0 ? 'shuffled' : piece,
              );
            }
      before = { match, hands: state.players.map(({ hand }) => [...hand]) };
    });
    // Two, three and five players have sat in the Council.
    expect(passes).toBeGreaterThanOrEqual(10);
  });

  test('LOB-20.03: runes and life tokens come from the board, and never from another player', () => {
    let taken = 0;
    let before: { match: Table; runes: number[]; lives: Record<Life, number>[] } | null = null;
    watch('tokens', {}, ({ match, state, news }) => {
      const seen = {
        match,
        runes: state.players.map((player) => runesOf(state, player)),
        lives: state.players.map(({ lives }) => ({ ...lives })),
      };
      if (before?.match === match)
        for (const seat of match.seats) {
          const own = (name: string) => named(news, name).filter((told) => field(told, 'seat') === seat);
          const sum = (name: string) => own(name).reduce((so, told) => so + field<number>(told, 'runes'), 0);
          const gold = own('gold.taken').length;
          const gain = (seen.runes[seat] ?? 0) - (before.runes[seat] ?? 0);
          const silver = sum('runes.taken') - sum('runes.paid');
          expect(gain).toBeGreaterThanOrEqual(silver + gold);
          expect(gain).toBeLessThanOrEqual(silver + 3 * gold);
          for (const life of LIVES) {
            const got = own('life.taken').filter((told) => field(told, 'life') === life).length;
            expect(seen.lives[seat]?.[life]).toBeLessThanOrEqual((before.lives[seat]?.[life] ?? 0) + got);
            taken += got;
          }
        }
      before = seen;
    });
    expect(taken).toBeGreaterThan(10);
  });
});

describe('what is hidden', () => {
  test('LOB-20.05, LOB-5.04: no seat sees into a pile, but for tiles that it has foreseen', () => {
    let last: Table | null = null;
    let seers: Seat[] = [];
    watch('piles', {}, ({ match, state, news }) => {
      if (match !== last) seers = [];
      last = match;
      for (const told of named(news, 'tiles.mixed', 'gandalf.used'))
        if (told.name === 'tiles.mixed') seers = [];
        else if (field(told, 'card') === 'foresight') seers.push(field(told, 'seat'));
      for (const viewer of ['audience', ...match.seats] as const) {
        const { deck, gold, tiles, tileDiscard, discard } = match.view(viewer);
        expect(deck).toEqual({ count: state.deck.length, cards: [] });
        expect(gold).toEqual({ count: state.gold.length, cards: [] });
        expect(tiles.count).toBe(state.tiles.length);
        if (viewer === 'audience' || !seers.includes(viewer)) expect(tiles.cards).toEqual([]);
        // Of a discard pile the top is seen.
        for (const [pile, pieces] of [
          [tileDiscard, state.tileDiscard],
          [discard, state.discard],
        ] as const) {
          expect(pile.count).toBe(pieces.length);
          expect(pile.cards.map(({ id }) => id)).toEqual(pieces.slice(0, 1));
        }
      }
    });
  });

  test('LOB-20.05: with every shuffle all forget where a card was', () => {
    let mixed = 0;
    const look = ({ match, state, news }: News) => {
      if (named(news, 'deck.mixed').length === 0) return;
      mixed += 1;
      for (const piece of state.deck)
        for (const seat of match.seats) expect(isKnown(state.pieces, piece, seat)).toBe(false);
    };
    watch('forgotten', {}, look, thinDeck);
    expect(mixed).toBeGreaterThanOrEqual(3);
  });

  test.each([
    ['open', {}],
    ['open but for runes among rivals', { competitive: true }],
  ])('LOB-20.06: tokens, spaces, markers and Gandalf cards are %s', (_how, options: Partial<Options>) => {
    watch('open', options, ({ match }) => {
      const open = ({ place, sauron, bearer, active, conflict, gandalf, seats }: View) => {
        const players = seats.map(({ hobbit, corruption, lives, out }) => {
          return { hobbit, corruption, lives, out };
        });
        return { place, sauron, bearer, active, conflict, gandalf, players };
      };
      const runes = ({ seats }: View) => seats.map((one) => one.runes);
      const truth = match.view('referee');
      for (const viewer of ['audience', ...match.seats] as const) {
        const view = match.view(viewer);
        expect(open(view)).toEqual(open(truth));
        expect(runes(view)).toEqual(
          runes(truth).map((value, owner) =>
            options.competitive === true && owner !== viewer ? null : value,
          ),
        );
      }
    });
  });
});

describe('the cards', () => {
  test('LOB-19.01: adventure cards never leave the game, and no other card is ever in the deck', () => {
    let mixed = 0;
    let gone = 0;
    const look = ({ state, news }: News) => {
      mixed += named(news, 'deck.mixed').length;
      const isAdventure = (piece: PieceId) => cardOf(state, piece).location === null;
      const left = zones(state).flatMap(({ path, pieces }) => (path === 'box' ? [] : pieces));
      expect(left.filter(isCard).filter(isAdventure)).toHaveLength(60);
      expect(state.deck.every(isAdventure)).toBe(true);
      const box = state.box.filter(isCard);
      expect(box.some(isAdventure)).toBe(false);
      gone = Math.max(gone, box.length);
    };
    watch('deck', {}, look, thinDeck);
    expect(mixed).toBeGreaterThanOrEqual(3);
    expect(gone).toBeGreaterThanOrEqual(3);
  });

  test('LOB-1.05, LOB-1.06: every card, tile and gold rune is in one place, from the first to the last', () => {
    watch('pieces', {}, ({ state }) => {
      const pieces = zones(state).flatMap((zone) => zone.pieces);
      expect(pieces).toHaveLength(60 + 35 + 23 + 6);
      expect(new Set(pieces).size).toBe(pieces.length);
    });
  });
});

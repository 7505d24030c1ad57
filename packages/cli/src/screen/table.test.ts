import { asSeen, seat, view as kinds } from '@concilio/kernel';
import { expect, test } from 'vitest';
import { type Kit, gameNamed } from '../games.ts';
import { plainPaint } from './paint.ts';
import { drawTable } from './table.ts';
import type { Speaker } from './speaker.ts';

const tutorial = gameNamed('tutorial');
const card = (id: string) => ({ id, name: `thing.${id}`, kind: 'card', copies: 1 });
const texts = {
  'game.name': 'Quest',
  'thing.aragorn': 'Aragorn',
  'thing.sword': 'Sword',
  'thing.spider': 'Spider',
  'deck.lore': 'Lore starter deck',
  'view.round': 'Round',
  'view.over': 'Over',
  'view.seats.threat': 'Threat',
  'view.seats.inPlay': 'In play',
  'view.seats.inPlay.damage': 'damage',
  'view.seats.inPlay.exhausted': 'exhausted',
  'view.seats.inPlay.attachments': 'with',
  'view.staging': 'Staging',
  'view.quest': 'Quest',
  'view.quest.stage': 'Stage',
  'view.quest.cards': 'Cards',
};

/** A game with everything that a view may hold. */
const quest: Kit = {
  ...tutorial,
  text: { en: texts, es: texts, ro: texts },
  things: ['aragorn', 'sword', 'spider'].map(card),
  contract: {
    ...tutorial.contract,
    view: kinds.record({
      round: kinds.counter(),
      first: kinds.optional(kinds.seat()),
      deckName: kinds.optional(kinds.word('', 'deck')),
      mood: kinds.optional(kinds.word()),
      over: kinds.flag(),
      staging: kinds.zone(kinds.thing()),
      quest: kinds.record({ stage: kinds.counter(), cards: kinds.zone(kinds.thing()), over: kinds.flag() }),
      offers: kinds.notes({
        seat: kinds.seat(),
        card: kinds.maybe(kinds.piece({})),
        runes: kinds.counter(),
      }),
      attack: kinds.maybe(
        kinds.record({ enemy: kinds.pieceId(), seat: kinds.seat(), defenders: kinds.list(kinds.pieceId()) }),
      ),
      seats: kinds.perSeat({
        threat: kinds.counter(),
        heroes: kinds.counter(),
        inPlay: kinds.zone(
          kinds.piece({
            damage: kinds.tokens('damage'),
            exhausted: kinds.turned(),
            attachments: kinds.zone(kinds.thing()),
          }),
        ),
        ring: kinds.optional(kinds.seat()),
        lives: kinds.optional(kinds.record({ ring: kinds.counter(), sun: kinds.counter() })),
      }),
    }),
  },
};
const speaker: Speaker = { game: quest, language: 'en', names: ['Tom', 'Kris'], paint: plainPaint };

const draw = (view: object, width = 60) =>
  drawTable(speaker, asSeen(view), { you: seat(0), asked: [seat(1)], width }).slice(1);

test('facts stand first, in the order of the schema, then rows, then what is deeper, then the seats', () => {
  const view = {
    seats: [
      { threat: 30, inPlay: [] },
      { threat: 28, inPlay: [{ card: 'spider' }] },
    ],
    quest: { stage: 2, cards: ['spider', null, null] },
    staging: ['spider', 'spider'],
    over: true,
    round: 3,
  };
  expect(draw(view)).toEqual([
    '  Round 3   Over',
    '  Staging Spider · Spider',
    '  Quest (Stage 2, Cards Spider · ▒▒)',
    '',
    '  Tom (you)   Threat 30',
    '▸ Kris        Threat 28   In play Spider',
  ]);
});

test('a card tells what lies on it, and not what does not', () => {
  const hero = { id: '#x', card: 'aragorn', damage: 2, exhausted: true, attachments: ['sword'] };
  const fresh = { id: '#y', card: 'aragorn', damage: 0, exhausted: false, attachments: [] };
  const view = { seats: [{ inPlay: [hero, fresh] }, { inPlay: [{ card: null }] }] };
  expect(draw(view, 80).slice(1)).toEqual([
    '  Tom (you)   In play Aragorn (exhausted, damage 2, with Sword) · Aragorn',
    '▸ Kris        In play ▒',
  ]);
});

test('what does not fit on a line goes on below its own beginning', () => {
  const view = { staging: Array.from({ length: 9 }, () => 'aragorn'), seats: [] };
  expect(draw(view, 44).slice(0, 3)).toEqual([
    '  Staging   Aragorn · Aragorn · Aragorn',
    '            Aragorn · Aragorn · Aragorn',
    '            Aragorn · Aragorn · Aragorn',
  ]);
});

test('a seat with too much for a line has its rows below its name', () => {
  const view = {
    seats: [{ threat: 30, inPlay: Array.from({ length: 5 }, () => ({ card: 'aragorn' })) }, {}],
  };
  expect(draw(view, 44).slice(1)).toEqual([
    '  Tom (you)   Threat 30',
    '    In play   Aragorn · Aragorn · Aragorn',
    '              Aragorn · Aragorn',
    '▸ Kris',
  ]);
});

test('many backs are counted', () => {
  expect(draw({ staging: Array.from({ length: 40 }, () => null) })).toEqual(['  Staging ▒ ×40']);
});

test('what is too long for a line of its own is drawn below its name', () => {
  const cards = Array.from({ length: 7 }, () => 'aragorn');
  expect(draw({ quest: { stage: 2, cards, over: false } }, 44)).toEqual([
    '  Quest',
    '    Stage 2',
    '    Cards   Aragorn · Aragorn · Aragorn',
    '            Aragorn · Aragorn · Aragorn',
    '            Aragorn',
  ]);
});

test('what is told and not drawn says whose it is, and what it holds', () => {
  const offers = [
    { seat: 1, card: { id: '#x', card: 'sword' }, runes: 0 },
    { seat: 0, card: null, runes: 2 },
  ];
  expect(draw({ offers, round: 1 })).toEqual(['  Round 1', '  offers Kris Sword +0 · Tom +2']);
});

test('what is under way names the cards that it points at, and unseen ones are not named', () => {
  const seats = [{ inPlay: [{ id: '#a', card: 'aragorn' }] }];
  const attack = { enemy: '#s', seat: 1, defenders: ['#a', '#z'] };
  expect(draw({ attack, seats })[0]).toBe('  attack Kris · Aragorn');
});

test('in brief, long rows that lie open to all are counted; a hand is not', () => {
  const many = Array.from({ length: 21 }, () => 'sword');
  const sight = { you: seat(0), asked: [], width: 80 };
  const brief = drawTable(
    speaker,
    asSeen({ staging: many, seats: [{ inPlay: many.map((one) => ({ card: one })) }] }),
    { ...sight, brief: true },
  );
  expect(brief.slice(1, 3)).toEqual(['  Staging 21 (view shows them)', '']);
  expect(brief.join().match(/Sword/g)).toHaveLength(21);
  expect(
    drawTable(speaker, asSeen({ staging: many }), sight)
      .join()
      .match(/Sword/g),
  ).toHaveLength(21);
});

test('a word for which the game has a text, and a player who is named by a number', () => {
  expect(draw({ first: 1, deckName: 'lore', mood: 'grim' })).toEqual([
    '  first Kris   deckName Lore starter deck   mood grim',
  ]);
});

test('a number is what the game declares it to be, whatever it is called', () => {
  const lines = draw({ seats: [{ heroes: 1, lives: { ring: 1, sun: 2 } }, { ring: 1 }] });
  expect(lines.join('\n')).toContain('heroes 1');
  expect(lines.join('\n')).toContain('ring 1');
  expect(lines.join('\n')).toContain('ring Kris');
});

import { optionsOf, type PieceId, seat } from '@concilio/kernel';
import { describe, expect, test } from 'vitest';
import type { Table } from '../../test/played.ts';
import { find, give, standing, step, told } from '../../test/standing.ts';
import { ADVENTURE, LEGENDARY } from '../content/index.ts';
import { isGreen, playerAt, thing } from '../state.ts';

/** Every card that has symbols. */
const WITH_SYMBOLS = [...ADVENTURE, ...LEGENDARY].filter(({ power }) => power === undefined);

/** Cards of which there are enough besides. */
const FILLERS = ['hiding-brown', 'hiding-grey', 'travel-brown'];

/** A board with all four tracks, and nothing to be asked about besides. */
const inMordor = (agenda: string, trial: object, ...cards: readonly string[]): Table =>
  standing('mordor', {
    agenda: [step(agenda, trial), step('endTurn')],
    prepare: (state) => {
      state.gandalf = [];
      state.active = seat(0);
      state.sauron = 15;
      for (const player of state.players) player.hobbit = 'sam';
      give(state, 0, ...cards);
      state.greens = playerAt(state, seat(0)).hand.filter((piece) => isGreen(state, piece)).length;
    },
  });

/** What was told before the next turn. */
function thisTurn(match: Table, name: string): unknown[] {
  const events = match.events('referee');
  const end = events.findIndex((event) => event.name === 'turn.begun');
  return events
    .slice(0, end < 0 ? undefined : end)
    .flatMap((event) => (event.name === name ? [event.said] : []));
}

/** Answers what the first seat is asked with the first of these that it may answer. */
function answer(match: Table, ...wanted: readonly string[]): void {
  const open = match.open.find((one) => one.seat === 0);
  if (open === undefined) throw new Error('The first seat is asked nothing.');
  const ids = optionsOf(open.question).map(({ id }) => id);
  const pick = wanted.find((id) => ids.includes(id));
  const answered = match.answer({ question: open.fingerprint, seat: open.seat, pick });
  if (!answered.ok) throw new Error(`${answered.reason} There were ${ids.join(', ')}.`);
}

describe('every card with symbols', () => {
  test.each(WITH_SYMBOLS)('LOB-7.02: $id moves a marker by its symbols', (card) => {
    const match = inMordor('cards', {}, card.id);
    answer(match, ...playerAt(match.table.state, seat(0)).hand);
    const track = card.symbol === 'star' ? 'fighting' : card.symbol;
    if (card.symbol === 'star') answer(match, 'fighting');
    expect(told(match, 'card.played')).toMatchObject([{ card: card.id, track }]);
    expect(thisTurn(match, 'marker.moved')).toEqual(
      Array.from({ length: card.symbols }, (_, index) => ({ track, space: index + 1 })),
    );
  });

  test.each(WITH_SYMBOLS)('LOB-5.13: $id may be given where cards are asked for', (card) => {
    const match = inMordor('trial', { trial: 'no-options' }, card.id, ...FILLERS);
    const { hand } = playerAt(match.table.state, seat(0));
    const wanted = find(match.table.state, hand, card.id);
    for (let time = 0; time < 3; time++) answer(match, wanted, ...hand);
    answer(match, 'confirm');
    expect(told(match, 'card.paid').map((said) => Reflect.get(said, 'card'))).toContain(card.id);
    expect(playerAt(match.table.state, seat(0)).hand).toHaveLength(1);
  });
});

describe('what is said of the cards of a turn', () => {
  const asked = (match: Table, who = 0) => {
    const open = match.open.find((one) => one.seat === who);
    if (open?.question.kind !== 'one') throw new Error('The seat is asked nothing.');
    return open.question;
  };
  const STORIES = LEGENDARY.filter(({ power }) => power !== undefined).map(({ id }) => id);

  test('LOB-18.01: a green card is offered, or blocked by the rule of its moment', () => {
    const match = inMordor('cards', {}, ...STORIES);
    const { options, blocked } = asked(match);
    const { state } = match.table;
    const name = (id: string) => thing(state, id.replace('play/', '') as PieceId);
    const played = options.filter(({ id }) => id.startsWith('play/'));
    expect(played.map(({ id }) => name(id))).toEqual(['miruvor', 'lembas']);
    // Where the same card could be paid it must not stand there twice under one name.
    expect(played[0]?.text).toEqual({ key: 'option.play', with: { card: 'miruvor' } });
    expect(blocked?.().map(({ id, rule }) => [name(id), rule])).toEqual([
      ['mithril-coat', 'LOB-18.05'],
      ['gandalfs-staff', 'LOB-18.08'],
      ['athelas', 'LOB-18.07'],
      ['belt-of-galadriel', 'LOB-18.04'],
      ['phial-of-galadriel', 'LOB-18.09'],
      ['elessar', 'LOB-18.10'],
    ]);
  });

  test('LOB-7.01: after a brown card only a grey one may follow, and why not names what was played', () => {
    const match = inMordor('cards', {}, 'gimli', 'boromir', 'boat', 'bow');
    const { state } = match.table;
    const piece = (card: string) => find(state, playerAt(state, seat(0)).hand, card);
    const why = () =>
      asked(match)
        .blocked?.()
        .map(({ rule, why }) => [rule, why?.key, why?.with]);
    expect(why()).toEqual([]);
    answer(match, piece('gimli'));
    expect(asked(match).with).toMatchObject({ played: 1, may: 'grey' });
    expect(why()).toEqual([['LOB-7.01', 'why.colour-played', { card: 'gimli', colour: 'brown' }]]);
    answer(match, piece('boat'));
    // The turn is over, and another begins.
    expect(match.table.state.laid).toEqual([]);
  });

  test('LOB-16.05: Pippin is told of both cards, since their colours forbid him nothing', () => {
    const match = standing('moria', {
      agenda: [step('cards'), step('endTurn')],
      prepare: (state) => {
        state.active = seat(0);
        const [first] = state.players;
        if (first === undefined) throw new Error('Nobody plays.');
        first.hobbit = 'pippin';
        // Without something to do besides nobody would be asked any more.
        first.silver = 5;
        give(state, 0, 'gimli', 'boromir', 'hiding-brown');
      },
    });
    const { state } = match.table;
    const piece = (card: string) => find(state, playerAt(state, seat(0)).hand, card);
    answer(match, piece('gimli'));
    expect(asked(match).with).toMatchObject({ played: 1, may: 'any' });
    expect(asked(match).blocked?.()).toEqual([]);
    answer(match, piece('boromir'));
    expect(asked(match).with).toMatchObject({ played: 2 });
    expect(asked(match).blocked?.()).toEqual([
      {
        id: piece('hiding-brown'),
        rule: 'LOB-7.01',
        why: { key: 'why.two-played', with: { first: 'gimli', second: 'boromir' } },
      },
    ]);
  });

  test('LOB-18.03: Miruvor is blocked where there is no other card', () => {
    const { state } = inMordor('cards', {}, 'miruvor').table;
    const [piece] = playerAt(state, seat(0)).hand;
    expect(asked(inMordor('cards', {}, 'miruvor')).blocked?.()).toEqual([
      { id: piece, rule: 'LOB-18.03', why: { key: 'why.passCard' } },
    ]);
  });

  test('LOB-7.13: to rest and move left on space 0 is to be confirmed', () => {
    const heal = (match: Table) => asked(match).options.find(({ id }) => id === 'rest-heal');
    expect(heal(inMordor('cards', {}))).toEqual({
      id: 'rest-heal',
      text: { key: 'option.rest-in-vain' },
      confirm: true,
    });
    const moved = standing('mordor', {
      agenda: [step('cards'), step('endTurn')],
      prepare: (state) => {
        state.active = seat(0);
        playerAt(state, seat(0)).corruption = 1;
      },
    });
    expect(heal(moved)).toEqual({ id: 'rest-heal' });
  });

  test('LOB-7.03: a track says what its next spaces give', () => {
    const match = inMordor('cards', {}, 'aragorn');
    answer(match, ...playerAt(match.table.state, seat(0)).hand);
    expect(asked(match).options.map(({ text }) => text?.with)).toEqual([
      { track: 'travel', gives: ['silver', 'silver'] },
      { track: 'friendship', gives: ['silver', 'army-of-the-dead'] },
      { track: 'fighting', gives: ['silver', 'heart'] },
      { track: 'hiding', gives: ['silver', 'sun'] },
    ]);
  });
});

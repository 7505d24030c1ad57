import {
  type AgendaRecord,
  faceFor,
  Match,
  newTable,
  type Pick,
  type PieceId,
  type Seat,
  seat,
  seedFrom,
  showTo,
} from '@concilio/kernel';
import { describe, expect, test } from 'vitest';
import { torture } from './game.ts';
import { coinsOf, handOf, type Kind, kindOf, type State, type Torture } from './state.ts';

const A = seat(0);
const B = seat(1);

interface Given {
  readonly hands?: readonly [readonly Kind[], readonly Kind[]];
  readonly deck?: readonly Kind[];
  readonly shields?: Seat;
  readonly discarded?: number;
}

/** A table where the hands hold these cards and the deck begins with those, and this is to be done next. */
function begin(
  { hands = [[], []], deck = [], shields, discarded = 0 }: Given,
  step: AgendaRecord,
): Match<Torture> {
  const table = newTable(torture, 2, { bug: false, rounds: 12 }, seedFrom('torture rules'));
  const { state } = table;
  const take = (kind: Kind): PieceId => {
    const found = state.deck.find((piece) => kindOf(state, piece) === kind);
    if (found === undefined) throw new Error(`no ${kind} is left`);
    state.deck = state.deck.filter((piece) => piece !== found);
    return found;
  };
  for (const whose of [A, B])
    for (const kind of hands[whose] ?? []) {
      const piece = take(kind);
      handOf(state, whose).push(piece);
      showTo(state.pieces, piece, whose);
    }
  if (shields !== undefined) state.shields[shields] = [take('shield')];
  const top = deck.map(take);
  state.discard = state.deck.splice(0, discarded);
  state.deck.unshift(...top);
  table.agenda = [{ step: 'round', with: {} }, step];
  return Match.create(torture, { seats: 2, seed: seedFrom('torture rules'), start: table });
}

const acts: AgendaRecord = { step: 'act', with: { seat: A, extra: false } };

function answer(match: Match<Torture>, whose: Seat, pick: Pick) {
  const open = match.open.find((one) => one.seat === whose);
  expect(match.answer({ question: open?.fingerprint, seat: whose, pick })).toEqual({ ok: true });
}

/** Plays a card of the hand by its kind. */
function plays(match: Match<Torture>, whose: Seat, kind: Kind) {
  const { state } = match.table;
  answer(match, whose, handOf(state, whose).find((piece) => kindOf(state, piece) === kind) ?? kind);
}

const spent = (state: State, whose: Seat) =>
  coinsOf(state, whose).flatMap(({ id, spent: gone }) => (gone ? [id] : []));
const asked = (match: Match<Torture>) =>
  match.open.map(({ seat: whose, question }) => `${whose} ${question.key}`);

describe('responses to responses', () => {
  test('go four deep, the last is resolved first, and every cost stays paid', () => {
    const match = begin(
      {
        hands: [
          ['strike', 'counter', 'counter'],
          ['counter', 'counter', 'counter'],
        ],
      },
      acts,
    );
    plays(match, A, 'strike');
    answer(match, A, ['gold-3']);
    for (const whose of [B, A, B, A]) {
      expect(asked(match)).toEqual([`${whose} respond`]);
      plays(match, whose, 'counter');
    }
    // The fourth counter cancels the third, so the second works, so the first does not: the strike hits.
    expect(match.table.state.life).toEqual([10, 8]);
    expect(match.events('audience').filter(({ name }) => name === 'card.cancelled')).toHaveLength(2);
    expect(match.table.state.discard.map((piece) => kindOf(match.table.state, piece))).toEqual([
      'strike',
      'counter',
      'counter',
      'counter',
      'counter',
    ]);
    expect(asked(match)).toEqual(['0 bid', '1 bid']);
  });

  test('a cancelled strike does nothing, and what was paid for it is gone', () => {
    const match = begin({ hands: [['strike'], ['counter']] }, acts);
    plays(match, A, 'strike');
    answer(match, A, ['gold-1', 'silver-2']);
    expect(spent(match.table.state, A)).toEqual(['gold-1', 'silver-2']);
    const paid = spent(match.from.checkpoint.state, A);
    plays(match, B, 'counter');
    expect(match.table.state.life).toEqual([10, 10]);
    expect(match.events('audience').map(({ name }) => name)).toEqual([
      'card.played',
      'card.played',
      'card.resolved',
      'card.cancelled',
      'round.begun',
    ]);
    expect(paid).toEqual(['gold-1', 'silver-2']);
  });
});

test('a payment takes one coin of each colour, and at most one too many', () => {
  const match = begin({ hands: [['strike'], []] }, acts);
  plays(match, A, 'strike');
  const refused = (pick: Pick) => {
    const answered = match.answer({ question: match.open[0]?.fingerprint, seat: A, pick });
    return answered.ok ? null : answered.reason;
  };
  expect(refused(['gold-1', 'gold-2'])).toBe('Pick at most one option of each group.');
  expect(refused(['gold-2'])).toContain('add up to 3 to 4, not 2');
  expect(refused(['gold-3', 'silver-2'])).toContain('not 5');
  expect(refused(['gold-3', 'silver-1'])).toBeNull();
});

test('a replacement: a shield is lost instead of life, if its owner wants', () => {
  for (const [choice, life] of [
    ['yes', 10],
    ['no', 8],
  ] as const) {
    const match = begin({ shields: B }, { step: 'wound', with: { seat: B, amount: 2 } });
    answer(match, B, choice);
    expect(match.table.state.life[B]).toBe(life);
    expect(match.table.state.shields[B]).toHaveLength(choice === 'yes' ? 0 : 1);
  }
});

describe('what is seen', () => {
  const facesOf = (state: State, viewer: Seat) =>
    state.deck.slice(0, 3).map((piece) => faceFor(state.pieces, piece, viewer)?.split('/')[0] ?? null);

  test('three cards are looked at and put back: the one who did it knows their order, the other nothing', () => {
    const match = begin({ deck: ['strike', 'haste', 'rally'] }, { step: 'vision', with: { seat: A } });
    expect(match.open[0]?.question.kind).toBe('order');
    const [first, second, third] = match.table.state.deck as [PieceId, PieceId, PieceId];
    answer(match, A, [third, first, second]);
    expect(facesOf(match.table.state, A)).toEqual(['rally', 'strike', 'haste']);
    expect(facesOf(match.table.state, B)).toEqual([null, null, null]);
  });

  test('a card that was seen and then shuffled in is known no more', () => {
    const match = begin({ deck: ['strike'] }, { step: 'glimpse', with: { seat: A } });
    expect(facesOf(match.table.state, A)[0]).toBe('strike');
    answer(match, A, 'yes');
    expect(
      match.table.state.deck.filter((piece) => faceFor(match.table.state.pieces, piece, A) !== null),
    ).toEqual([]);
  });

  test('the oracle names a card that nobody has seen, and is right or wrong', () => {
    for (const [named, life] of [
      ['haste', 7],
      ['strike', 10],
    ] as const) {
      const match = begin({ deck: ['haste'] }, { step: 'oracle', with: { seat: A } });
      expect(facesOf(match.table.state, A)[0]).toBeNull();
      answer(match, A, named);
      expect(match.table.state.life[B]).toBe(life);
      expect(facesOf(match.table.state, B)[0]).toBe('haste');
    }
  });
});

describe('a storm', () => {
  const storms: AgendaRecord = { step: 'storm', with: { seat: A } };

  test('throws cards at a shield, which breaks, and at the other seat, which is hit', () => {
    const match = begin({ hands: [['rally', 'vision', 'strike'], []], shields: B }, storms);
    const { state } = match.table;
    const [rally, vision, strike] = handOf(state, A) as [PieceId, PieceId, PieceId];
    const [shield] = state.shields[B] as [PieceId];
    const refused = (pick: Pick) => {
      const [open] = match.open;
      const answered = match.answer({ question: open?.fingerprint, seat: A, pick });
      return answered.ok ? null : answered.reason;
    };
    expect(refused({ [strike]: shield })).toBe('Assign each option to a target that it may go to.');
    expect(refused({ [rally]: shield, [vision]: shield })).toBe('A target takes at most 1, not 2.');
    answer(match, A, { [rally]: shield, [strike]: 'life' });
    expect(match.table.state.shields[B]).toEqual([]);
    expect(match.table.state.life[B]).toBe(9);
    expect(handOf(match.table.state, A)).toEqual([vision]);
  });
});

test('haste is a whole turn inside the turn, and no haste can be played in it', () => {
  const match = begin({ hands: [['haste', 'haste', 'strike'], []] }, acts);
  plays(match, A, 'haste');
  answer(match, A, ['gold-3', 'silver-2']);
  expect(asked(match)).toEqual(['0 act']);
  expect(handOf(match.table.state, A)).toHaveLength(3); // two left, and one drawn
  const { state } = match.table;
  const options =
    match.open[0]?.question.kind === 'one' ? match.open[0].question.options.map(({ id }) => id) : [];
  expect(
    handOf(state, A)
      .filter((piece) => kindOf(state, piece) === 'haste')
      .some((piece) => options.includes(piece)),
  ).toBe(false);
  answer(match, A, 'pass');
  expect(asked(match)).toEqual(['0 bid', '1 bid']);
});

test('twelve cards are put in any order', () => {
  const match = begin({ discarded: 14 }, { step: 'sorting', with: { seat: A } });
  const order = match.table.state.discard.slice(0, 12).reverse();
  const rest = match.table.state.discard.slice(12);
  answer(match, A, order);
  expect(match.table.state.discard).toEqual([...order, ...rest]);
});

test('an interjection is heard, and the main question is then asked anew', () => {
  const match = begin({}, { step: 'rally', with: { seat: A, protested: false } });
  expect(asked(match)).toEqual(['0 rally', '1 protest']);
  answer(match, B, 'protest');
  expect(asked(match)).toEqual(['0 rally']);
  expect(match.open[0]?.question).toMatchObject({ max: 1 });
  answer(match, A, 1);
  expect(match.table.state.life[A]).toBe(11);
});

test('the higher of two secret bids has the first turn; on a tie it is the first seat', () => {
  for (const [bids, first] of [
    [[1, 3], B],
    [[2, 1], A],
    [[2, 2], A],
  ] as const) {
    const match = begin({}, { step: 'round', with: {} });
    answer(match, B, bids[1]);
    answer(match, A, bids[0]);
    expect(match.open[0]?.seat).toBe(first);
    expect(spent(match.table.state, first)).toHaveLength(Math.max(...bids));
  }
});

import { describe, expect, test } from 'vitest';
import {
  addPieces,
  allPieces,
  assign,
  chooseOne,
  chooseSome,
  type Viewer,
  faceFor,
  answerFrom,
  loseTrack,
  Match,
  matchFor,
  newPieces,
  type PieceId,
  type Pieces,
  QuickRandom,
  redeal,
  seat,
  seedFrom,
  frameFor,
  shufflePieces,
  showTo,
  showToAll,
  thingOf,
  twinOf,
} from '../src/index.ts';
import { mini } from './mini.ts';

interface Hands {
  pieces: Pieces;
  deck: PieceId[];
  hands: PieceId[][];
  laid: PieceId[];
}

/** Two seats draw three of twelve cards each and lay them down in turn; before the third card all is shuffled back. */
const cards = {
  ...mini<Hands>({
    seats: 2,
    state: () => {
      const pieces = newPieces();
      const deck = addPieces(
        pieces,
        Array.from({ length: 12 }, (_, index) => `card${index}/1`),
      );
      return { pieces, deck, hands: [[], []], laid: [] };
    },
    start(play) {
      const { state } = play;
      shufflePieces(state.pieces, state.deck, 'deck', play.random);
      for (const whose of play.seats)
        for (const id of state.deck.splice(0, 3)) {
          state.hands[whose]?.push(id);
          showTo(state.pieces, id, whose);
          play.tell('drawn', { piece: id }, [whose]);
        }
      play.then('next', { number: 0 });
    },
    next(play, { number }) {
      const { state } = play;
      const whose = seat(number % 2);
      const hand = state.hands[whose] ?? [];
      const picked = play.ask(
        whose,
        chooseOne(
          'lay',
          hand.map((id) => ({ id })),
        ),
      );
      state.hands[whose] = (state.hands[whose] ?? []).filter((id) => id !== picked);
      state.laid.push(picked);
      showToAll(state.pieces, picked);
      play.tell('laid', { piece: picked, text: `it is ${picked}` });
      play.then('next', { number: number + 1 });
    },
    over: ({ laid }) => laid.length === 6,
  }),
  pieces: (state: Hands) => state.pieces,
  view: (state: Hands, viewer: Viewer) => {
    const shown = (id: PieceId) => {
      const face = faceFor(state.pieces, id, viewer);
      return { id, card: face === null ? null : thingOf(face) };
    };
    return {
      hands: state.hands.map((hand) => hand.map(shown)),
      laid: state.laid.map(shown),
      deck: state.deck.length,
    };
  },
  imagine: (state: Hands, viewer: Parameters<typeof redeal>[2], random: Parameters<typeof redeal>[3]) =>
    redeal(state.pieces, allPieces(state.pieces), viewer, random),
};

const begin = (text = 'eyes') => Match.create(cards, { seats: 2, seed: seedFrom(text) });
const idsIn = (value: unknown) => [...new Set(JSON.stringify(value).match(/#\w+/g) ?? [])];

describe('what leaves the server', () => {
  test('has opaque ids that differ for each viewer', () => {
    const match = begin();
    const viewer = [seat(0), seat(1), 'audience'] as const;
    const seen = viewer.map((one) => idsIn(frameFor(match, one)));
    expect(seen.map((ids) => ids.length)).toEqual([6, 6, 6]);
    expect(new Set(seen.flat()).size).toBe(18);
    for (const id of seen.flat()) expect(allPieces(match.table.state.pieces)).not.toContain(id);
  });

  test('names the same piece in view, question and events by the same id', () => {
    const match = begin();
    const { view, questions, events } = frameFor(match, seat(0));
    const hand = (view as object as { hands: { id: string; card: string }[][] }).hands[0] ?? [];
    expect(questions[0]?.options.map(({ id }) => id)).toEqual(hand.map(({ id }) => id));
    expect(questions[0]?.options.map(({ thing }) => thing)).toEqual(hand.map(({ card }) => card));
    expect(idsIn(events)).toEqual(hand.map(({ id }) => id));
  });

  test('gives a piece a new id once it was mixed with others', () => {
    const match = begin();
    const before = idsIn(frameFor(match, seat(0)).view);
    loseTrack(match.table.state.pieces, allPieces(match.table.state.pieces));
    const after = idsIn(frameFor(match, seat(0)).view);
    expect(after.filter((id) => before.includes(id))).toEqual([]);
  });

  test('numbers events for each seat, without gaps for what it may not see', () => {
    const match = begin();
    expect(frameFor(match, seat(0)).events).toHaveLength(3);
    expect(frameFor(match, 'audience').events).toHaveLength(0);
    expect(frameFor(match, 'referee').events).toHaveLength(6);
    expect(frameFor(match, seat(0), 2).events).toHaveLength(1);
  });
});

test('an old event keeps the id of its day: a seat cannot follow a piece through a secret mix', () => {
  const match = begin();
  const before = idsIn(frameFor(match, seat(0)).events);
  loseTrack(match.table.state.pieces, allPieces(match.table.state.pieces));
  expect(idsIn(frameFor(match, seat(0)).events)).toEqual(before);
  expect(idsIn(frameFor(match, seat(0)).view).filter((id) => before.includes(id))).toEqual([]);
});

test('an option that names a piece among other words shows nothing but the opaque id', () => {
  const stealing = {
    ...cards,
    steps: {
      ...cards.steps,
      next: (play: Parameters<typeof cards.steps.next>[0]) =>
        void play.ask(
          seat(0),
          chooseOne('steal', [{ id: 'steal:#3', of: '#4', text: { key: 'steal', with: { piece: '#5' } } }]),
        ),
    },
  };
  const [question] = frameFor(
    Match.create(stealing, { seats: 2, seed: seedFrom('steal') }),
    seat(0),
  ).questions;
  expect(JSON.stringify(question)).not.toMatch(/#\d{1,2}(?!\w)/);
  expect(question?.options[0]?.id).toMatch(/^steal:#\w{5,}$/);
});

describe('what comes in', () => {
  test('is an answer by the ids that went out; raw ids and those of others are refused', () => {
    const match = begin();
    const mine = frameFor(match, seat(0)).questions[0];
    const [option] = mine?.options ?? [];
    const raw = match.open[0]?.question;
    for (const pick of [
      raw?.kind === 'one' ? raw.options[0]?.id : '',
      idsIn(frameFor(match, seat(1)).view)[0],
    ])
      expect(answerFrom(match, seat(0), { question: mine?.question, pick })).toMatchObject({
        ok: false,
        refusal: 'illegal',
      });
    expect(answerFrom(match, seat(1), { question: mine?.question, pick: option?.id })).toMatchObject({
      ok: false,
      refusal: 'not asked',
    });
    expect(answerFrom(match, seat(0), { question: mine?.question, pick: option?.id })).toEqual({ ok: true });
    expect(answerFrom(match, seat(0), { question: mine?.question, pick: option?.id })).toMatchObject({
      ok: false,
    });
    expect(frameFor(match, seat(0)).questions).toEqual([]);
  });
});

describe('twins', () => {
  test('look the same to the seat, and are not the same', () => {
    const match = begin();
    const random = new QuickRandom(seedFrom('twins'));
    for (let time = 0; time < 20; time++) {
      const twin = twinOf(cards, match.from, [], seat(0), random);
      if (twin === null) continue;
      expect(cards.view(twin.state, seat(0))).toEqual(match.view(seat(0)));
      expect(cards.view(twin.state, 'referee')).not.toEqual(match.view('referee'));
      expect(twin.state.pieces.faces.toSorted()).toEqual(match.table.state.pieces.faces.toSorted());
    }
  });
});

const withoutIds = (value: unknown) => JSON.stringify(value).replace(/#\d+/g, '#');

describe('a match that is handed to a seat', () => {
  test('looks the same to it, and holds neither the seed nor the cards of others', () => {
    const match = begin();
    const other = (state: Hands) =>
      JSON.stringify(state.hands[1]?.map((id) => faceFor(state.pieces, id, 'referee')));
    const guesses = new Set<string>();
    for (let time = 0; time < 30; time++) {
      const handed = matchFor(match, seat(0), seedFrom(`fresh ${time}`));
      expect(withoutIds(handed.view(seat(0)))).toBe(withoutIds(match.view(seat(0))));
      expect(JSON.stringify(handed.save())).not.toContain(seedFrom('eyes'));
      guesses.add(other(handed.table.state));
    }
    expect(guesses.size).toBeGreaterThan(10);
  });
});

describe('what is assigned, and what an option leads to', () => {
  interface Duel {
    pieces: Pieces;
    mine: PieceId[];
    theirs: PieceId[];
    done: string[];
  }
  let asked = 0;
  const duel = {
    ...mini<Duel>({
      seats: 2,
      state: () => {
        const pieces = newPieces();
        const [one, two, three, four] = addPieces(pieces, ['orc/1', 'troll/1', 'ent/1', 'elf/1']) as [
          PieceId,
          PieceId,
          PieceId,
          PieceId,
        ];
        return { pieces, mine: [one, two], theirs: [three, four], done: [] };
      },
      start(play) {
        const { state } = play;
        for (const piece of allPieces(state.pieces)) showToAll(state.pieces, piece);
        play.then('next', { number: 0 });
      },
      next(play) {
        const { state } = play;
        const [orc, troll] = state.mine as [PieceId, PieceId];
        const [ent, elf] = state.theirs as [PieceId, PieceId];
        const leadsTo = () => {
          asked++;
          return [ent];
        };
        const targets = [{ id: ent, holds: { max: 1 } }, { id: elf }];
        const given = play.ask(
          seat(0),
          assign(
            'fight',
            [
              { id: orc, leadsTo },
              { id: troll, onlyTo: [elf] },
            ],
            targets,
            { min: 1, max: 2 },
          ),
        );
        state.done.push(`${given[orc] === ent} ${given[troll] === elf}`);
      },
      over: ({ done }) => done.length > 0,
    }),
    pieces: (state: Duel) => state.pieces,
    view: () => ({}),
  };

  test('goes out with opaque ids on both sides, and comes back with them', () => {
    const match = Match.create(duel, { seats: 2, seed: seedFrom('duel') });
    const [question] = frameFor(match, seat(0)).questions;
    expect(question).toMatchObject({ kind: 'assign', min: 1, max: 2 });
    const [orc, troll] = question?.options ?? [];
    const [ent, elf] = question?.targets ?? [];
    expect([orc, troll, ent, elf].map((one) => one?.thing)).toEqual(['orc', 'troll', 'ent', 'elf']);
    expect(ent?.holds).toEqual({ max: 1 });
    expect(troll?.onlyTo).toEqual([elf?.id]);
    expect(orc?.leadsTo).toEqual([ent?.id]);
    expect(JSON.stringify(question)).not.toMatch(/"#[0-3]"/);
    const say = (pick: unknown) => answerFrom(match, seat(0), { question: question?.question, pick });
    for (const pick of [
      { '#0': '#2' },
      { [orc?.id ?? '']: orc?.id },
      { [ent?.id ?? '']: ent?.id },
      [orc?.id],
    ])
      expect(say(pick)).toMatchObject({ ok: false, refusal: 'illegal' });
    expect(say({ [orc?.id ?? '']: ent?.id, [troll?.id ?? '']: elf?.id })).toEqual({ ok: true });
    expect(match.table.state.done).toEqual(['true true']);
  });

  test('is worked out for nobody but the seat that is asked', () => {
    const match = Match.create(duel, { seats: 2, seed: seedFrom('duel') });
    asked = 0;
    frameFor(match, seat(1));
    frameFor(match, 'audience');
    const [open] = match.open;
    const answer = { question: open?.fingerprint, seat: seat(0), pick: { '#0': '#3' } };
    expect(match.answer(answer).ok).toBe(true);
    expect(asked).toBe(0);
  });
});

describe('what helps to answer', () => {
  let worked = 0;
  const game = mini<{ done: boolean }>({
    seats: 1,
    state: () => ({ done: false }),
    start(play) {
      play.ask(
        seat(0),
        chooseSome(
          'go',
          [{ id: 'ox', amount: 3 }, { id: 'ass' }],
          { min: 0, max: 2 },
          {
            adds: { from: 1, against: 2 },
            hints: () => {
              worked += 1;
              return { ox: { key: 'hint.pulls', with: { weight: 3 } } };
            },
            blocked: () => [{ id: 'hen', rule: 'R-1', why: { key: 'why.small' } }],
          },
        ),
      );
      play.state.done = true;
    },
    over: ({ done }) => done,
  });

  test('goes with its option to the seat that is asked, and limits nothing', () => {
    const match = Match.create(game, { seats: 1, options: {}, seed: seedFrom('help') });
    expect(worked).toBe(0);
    const [question] = frameFor(match, seat(0)).questions;
    expect(worked).toBe(1);
    expect(question).toMatchObject({
      options: [
        { id: 'ox', thing: 'ox', amount: 3, hint: { key: 'hint.pulls', with: { weight: 3 } } },
        { id: 'ass', thing: 'ass' },
      ],
      blocked: [{ id: 'hen', thing: 'hen', rule: 'R-1', why: { key: 'why.small' } }],
      adds: { from: 1, against: 2 },
    });
    expect(question?.options[1]).not.toHaveProperty('hint');
    expect(frameFor(match, 'audience').questions).toEqual([]);
    expect(worked).toBe(1);
    expect(answerFrom(match, seat(0), { question: question?.question, pick: ['ox', 'ass'] })).toMatchObject({
      ok: true,
    });
  });
});

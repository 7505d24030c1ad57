import { describe, expect, test } from 'vitest';
import {
  addPieces,
  chooseOne,
  type Viewer,
  fieldsSeen,
  Follower,
  type Game,
  Match,
  newPieces,
  type PieceId,
  type Pieces,
  looksTo,
  seat,
  seedFrom,
  frameFor,
  shufflePieces,
  showToAll,
  viewAfter,
} from '../src/index.ts';
import { type Mini, mini } from './mini.ts';

interface Row {
  pieces: Pieces;
  row: PieceId[];
  turned: number;
  secret: string | null;
}

/** A row of cards that are turned up: each step turns two, asks in between, and mixes the row at last. */
function rowOf(more: Partial<Game<Mini<Row>>> = {}): Game<Mini<Row>> {
  return {
    ...mini<Row>({
      seats: 2,
      state() {
        const pieces = newPieces();
        return {
          pieces,
          row: addPieces(pieces, ['a/1', 'b/1', 'c/1', 'd/1', 'e/1']),
          turned: 0,
          secret: null,
        };
      },
      start: (play) => play.then('next', { number: 0 }),
      next(play, { number }) {
        const { state } = play;
        const turn = () => {
          const piece = state.row[state.turned] as PieceId;
          state.turned += 1;
          showToAll(state.pieces, piece);
          play.tell('turned', { piece });
        };
        turn();
        state.secret = 'known to one';
        play.tell('whispered', { word: 'psst' }, [seat(1)]);
        const answer = play.ask(seat(number % 2), chooseOne('go', [{ id: 'on' }, { id: 'fail' }]));
        state.secret = null;
        if (answer === 'fail') {
          turn();
          throw new Error('the rules fail');
        }
        turn();
        shufflePieces(state.pieces, state.row, 'row', play.random);
        play.tell('row.shuffled', {});
        play.then('next', { number: number + 1 });
      },
      over: ({ turned }) => turned >= 4,
    }),
    pieces: ({ pieces }) => pieces,
    view: ({ pieces, row, turned, secret }, viewer: Viewer) => ({
      row: row.map(looksTo(pieces, viewer)),
      turned,
      ...(viewer === 1 && secret !== null ? { secret } : {}),
    }),
    ...more,
  };
}

function begin(game = rowOf()) {
  const match = Match.create(game, { seats: 2, seed: seedFrom('row') });
  const answer = (pick = 'on') => {
    const [open] = match.open;
    return match.answer({ question: open?.fingerprint, seat: open?.seat, pick });
  };
  return { match, answer };
}

describe('whoever follows a match', () => {
  test('has a beat for each event that is told to them, once, although the step is run again', () => {
    const { match, answer } = begin();
    const viewer = [seat(0), seat(1), 'audience', 'referee'] as const;
    const followers = viewer.map((one) => new Follower(match, one));
    const before = viewer.map((one) => match.events(one).length);
    answer();
    for (const [place, one] of viewer.entries()) {
      const { events } = frameFor(match, one, before[place]);
      const beats = followers[place]?.take()?.beats ?? [];
      expect(beats.map(({ event }) => event)).toEqual(events);
      expect(events.length).toBe(one === 1 || one === 'referee' ? 4 : 3);
    }
  });

  test('comes with patches alone to the view that the match has, by the ids that pieces have now', () => {
    const { match, answer } = begin();
    for (const viewer of [seat(0), seat(1), 'audience', 'referee'] as const) {
      const follower = new Follower(match, viewer);
      expect(follower.view).toEqual(frameFor(match, viewer).view);
    }
    const follower = new Follower(match, seat(0));
    const first = follower.view;
    answer();
    const { beats, patch } = follower.take() ?? { beats: [], patch: null };
    const turned = viewAfter(first, beats[0]?.patch ?? null);
    expect(turned).toMatchObject({ turned: 2, row: [{ card: 'a' }, { card: 'b' }, {}, {}, {}] });
    // The first card is the object that it was; after the shuffle it is a back again.
    expect(fieldsSeen(turned).row).not.toBe(fieldsSeen(first).row);
    const last = [...beats.slice(1).map((beat) => beat.patch), patch].reduce(viewAfter, turned);
    expect(last).toEqual(frameFor(match, seat(0)).view);
    expect(follower.take()).toEqual({ beats: [], patch: null });
  });

  test('begins again with the whole view when something was taken back, or the rules have failed', () => {
    const { match, answer } = begin();
    const follower = new Follower(match, seat(0));
    answer();
    match.undo(seat(0), 0);
    expect(follower.take()).toBeNull();
    expect(follower.view).toEqual(frameFor(match, seat(0)).view);
    expect(answer('fail')).toMatchObject({ ok: false, refusal: 'fault' });
    expect(follower.take()).toBeNull();
    expect(follower.view).toEqual(frameFor(match, seat(0)).view);
  });

  test('is no part of the match: one that cannot see the table in the middle of a step stops nothing', () => {
    const { view } = rowOf();
    const { match, answer } = begin(
      rowOf({
        view: (state, viewer) => {
          if (state.turned === 2) throw new Error('no view');
          return view(state, viewer);
        },
      }),
    );
    const follower = new Follower(match, 'audience');
    expect(answer()).toEqual({ ok: true });
    expect(follower.take()).toBeNull();
    expect(follower.view).toEqual(frameFor(match, 'audience').view);
  });

  test('hears nothing any more once it has stopped', () => {
    const { match, answer } = begin();
    const follower = new Follower(match, seat(0));
    follower.stop();
    answer();
    expect(follower.take()?.beats).toEqual([]);
  });
});

import { NO_OPTIONS, type Seat, seat, seedFrom, type Shape, Unreadable } from '@concilio/kernel';
import { type Playable } from '@concilio/bots';
import { kit as lotrBoard } from '@concilio/lotr-board/kit';
import { kit as beacon } from '@concilio/tutorial/kit';
import { describe, expect, test } from 'vitest';
import type { TableSetup, TableEntry } from './entry.ts';
import { type Applied, LiveTable } from './live.ts';
import { cursorAfter, frameAfter, isWhole } from './received.ts';
import type { ClockSetting, Frame, Cursor, SentFrame } from './wire.ts';

const tutorial = beacon as unknown as Playable<Shape>;
const board = lotrBoard as unknown as Playable<Shape>;
const [ana, bo] = [seat(0), seat(1)];
const everybodyIsHere = () => true;

const setup = (
  game: Playable<Shape>,
  bots: readonly (string | null)[],
  { seed = 'table', clock = null }: { seed?: string; clock?: ClockSetting | null } = {},
): TableSetup => ({
  game: game.id,
  version: game.version,
  options: NO_OPTIONS,
  seed: seedFrom(seed),
  start: null,
  name: 'Thursday',
  seats: bots.map((bot, index) => ({ name: ['Ana', 'Bo', 'Cy', 'Dan'][index] ?? '', bot })),
  clock,
  began: 1000,
});

const begin = (...told: Parameters<typeof setup>) => LiveTable.open(told[0], setup(...told), []);

/** Gives the first option of what the seat is asked. */
function answerFirst(table: LiveTable, who: Seat, now = 2000): Applied {
  const [question] = table.frameFor(who, null).questions;
  const [option] = question?.options ?? [];
  return table.command(
    who,
    { do: 'answer', question: question?.question ?? '', pick: option?.id ?? '' },
    now,
  );
}

/** Lets bots answer as long as it is their turn. */
function letBotsPlay(table: LiveTable, most = Infinity): TableEntry[] {
  const entries: TableEntry[] = [];
  for (let count = 0; count < most; count++) {
    const turn = table.botTurn(everybodyIsHere);
    if (turn === null) break;
    const question = table.questionTo(turn.seat) ?? '';
    entries.push(...table.answerByBot(turn, question, table.think(turn), 3000).entries);
  }
  return entries;
}

describe('the log', () => {
  test('opens the same table again, down to the last sign of every frame', () => {
    const table = begin(board, ['simple', 'simple', 'simple']);
    const entries = letBotsPlay(table);
    expect(table.isOver).toBe(true);
    const again = LiveTable.open(board, table.setup, JSON.parse(JSON.stringify(entries)));
    expect(again.match.hash).toBe(table.match.hash);
    for (const viewer of [...table.match.seats, 'audience' as const])
      expect(again.frameFor(viewer, null)).toEqual(table.frameFor(viewer, null));
    expect(again.sequence).toBe(entries.length);
  });

  test('that does not fit the rules is refused in one sentence', () => {
    const table = begin(board, ['simple', 'simple']);
    const entries = letBotsPlay(table, 40);
    const other = { ...table.setup, seed: seedFrom('another') };
    expect(() => LiveTable.open(board, other, entries)).toThrow(Unreadable);
    expect(() => LiveTable.open(board, { ...table.setup, version: 99 }, [])).toThrow('version 99');
  });
});

describe('answers', () => {
  test('are taken from the seat that is asked, once', () => {
    const table = begin(tutorial, [null, null]);
    const who = table.match.waitingFor[0] ?? ana;
    const [question] = table.frameFor(who, null).questions;
    const pick = question?.options[0]?.id ?? '';
    const command = { do: 'answer', question: question?.question ?? '', pick } as const;
    expect(table.command(who === ana ? bo : ana, command, 2000)).toEqual({
      entries: [],
      refusal: 'not asked',
    });
    expect(table.command(who, command, 2000).entries).toHaveLength(1);
    expect(table.command(who, command, 2000).refusal).toMatch(/too late|not asked/);
    expect(table.sequence).toBe(1);
  });

  test.each([
    { do: 'answer', question: 7, pick: 'x' },
    { do: 'answer', question: 'nonsense', pick: 'x' },
    { do: 'answer', question: '', pick: { a: { b: 1 } } },
  ])('%j changes nothing', (command) => {
    const table = begin(tutorial, [null, null]);
    const before = table.match.hash;
    const who = table.match.waitingFor[0] ?? ana;
    const { entries, refusal } = table.command(who, command as never, 2000);
    expect(entries).toEqual([]);
    expect(refusal).toMatch(/malformed|too late/);
    expect(table.match.hash).toBe(before);
  });
});

describe('frames', () => {
  test('tell what is new since the last one, whatever was taken back between', () => {
    const table = begin(tutorial, [null, 'simple'], { seed: 'frames' });
    let log: Frame['events'] = [];
    let have: Cursor | null = null;
    const receive = () => {
      const frame = table.frameFor(ana, have);
      log = [...log.slice(0, frame.since), ...frame.events];
      have = { undos: frame.undos, events: log.length };
      expect(log).toEqual(table.frameFor(ana, null).events);
      expect(have).toEqual(table.haveNow(ana));
    };
    receive();
    for (let round = 0; round < 30 && !table.isOver; round++) {
      letBotsPlay(table);
      if (table.isOver) break;
      answerFirst(table, ana);
      if (round % 3 === 0) receive();
      if (round % 4 === 1) {
        expect(table.command(ana, { do: 'undo' }, 2000).refusal).toBeNull();
        // Several undos may lie between two frames.
        if (round % 8 === 1) table.command(ana, { do: 'undo' }, 2000);
      }
      receive();
    }
    expect(have).not.toBeNull();
  });

  test('a client that knows more than there is gets everything', () => {
    const table = begin(tutorial, [null, 'simple']);
    const all = table.frameFor(ana, null);
    expect(table.frameFor(ana, { undos: 5, events: 3 })).toEqual(all);
    expect(table.frameFor(ana, { undos: 0, events: 999 }).events).toEqual([]);
    expect(table.frameFor(ana, { undos: 0, events: -4 }).since).toBe(0);
  });
});

describe('whoever follows a table', () => {
  /** A client that has had every frame, with all that it was sent. */
  function follow(table: LiveTable, who: Seat | 'audience') {
    const follower = table.follow(who);
    const sent: SentFrame[] = [JSON.parse(follower.take().whole(null)) as Frame];
    let frame = frameAfter(null, sent[0] as Frame);
    const receive = () => {
      const { next, isNew, whole } = follower.take();
      if (!isNew) return false;
      const down = JSON.parse(next?.() ?? whole(frame === null ? null : cursorAfter(frame))) as SentFrame;
      sent.push(down);
      frame = frameAfter(frame, down);
      return true;
    };
    return { sent, receive, shown: () => frame };
  }

  test('comes by beats to the same table as who gets it whole, through undos too', () => {
    const table = begin(board, [null, 'simple', 'simple'], { seed: 'follow' });
    const clients = ([ana, bo, 'audience'] as const).map((who) => ({ who, ...follow(table, who) }));
    for (let round = 0; round < 40 && !table.isOver; round++) {
      letBotsPlay(table);
      if (round % 5 === 4) table.command(ana, { do: 'undo' }, 2000);
      else if (table.match.waitingFor.includes(ana)) {
        const pick = table.think({ seat: ana, level: 'simple', optional: false });
        const turn = { seat: ana, level: 'simple', optional: false };
        table.answerByBot(turn, table.questionTo(ana) ?? '', pick, 2000);
      }
      for (const { who, receive, shown } of clients) {
        receive();
        const { since: _since, events: _events, ...whole } = table.frameFor(who, null);
        expect(shown()).toMatchObject(whole);
        expect(shown()?.view).toEqual(whole.view);
        // Nothing has happened since.
        expect(receive()).toBe(false);
      }
    }
    const [first] = clients;
    expect(first?.sent.filter((frame) => !isWhole(frame)).length).toBeGreaterThan(15);
    expect(first?.sent.filter(isWhole).length).toBeGreaterThan(3);
  });

  test('sees all hands of one person, and no more than theirs', () => {
    const table = begin(board, [null, null, null]);
    const hands = (sees: readonly Seat[]) => {
      const [viewer = ana, ...besides] = sees;
      const { view } = JSON.parse(table.follow(viewer, { besides }).take().whole(null)) as Frame;
      return JSON.stringify(view).match(/"card":"/g)?.length ?? 0;
    };
    const one = hands([ana]);
    expect(one).toBeGreaterThan(0);
    expect(hands([ana, bo])).toBeGreaterThan(one);
    expect(hands([ana, bo, seat(2)])).toBeGreaterThan(hands([ana, bo]));
  });
});

describe('undo', () => {
  test('is free for whoever sits alone with bots', () => {
    const table = begin(tutorial, [null, 'simple']);
    letBotsPlay(table);
    const before = table.match.answers.length;
    answerFirst(table, ana);
    letBotsPlay(table);
    expect(table.frameFor(ana, null).undo).toBe('free');
    expect(table.command(ana, { do: 'undo' }, 2000).entries).toMatchObject([{ kind: 'undo', agreed: [] }]);
    expect(table.match.answers.length).toBe(before);
  });

  test('by others’ consent: asked, agreed, done; or refused; or forgotten with the next answer', () => {
    const table = begin(tutorial, [null, null], { seed: 'consent' });
    const first = table.match.waitingFor[0] ?? ana;
    const second = first === ana ? bo : ana;
    expect(table.command(first, { do: 'undo' }, 2000).refusal).toBe('nothing to undo');
    answerFirst(table, first);
    answerFirst(table, second);
    expect(table.frameFor(first, null).undo).toBe('by consent');
    table.command(first, { do: 'undo' }, 2000);
    expect(table.around(2000, everybodyIsHere, 0).undoAsked).toEqual({ seat: first, agreed: [] });
    expect(table.command(first, { do: 'consent', agree: true }, 2000).refusal).toBe('no undo asked');
    expect(table.command(second, { do: 'consent', agree: true }, 2000).entries).toMatchObject([
      { kind: 'undo-agreed', seat: second },
      { kind: 'undo', seat: first, to: 0, agreed: [second] },
    ]);
    expect(table.match.answers).toEqual([]);

    answerFirst(table, first);
    answerFirst(table, second);
    table.command(first, { do: 'undo' }, 2000);
    table.command(second, { do: 'consent', agree: false }, 2000);
    expect(table.around(2000, everybodyIsHere, 0).undoAsked).toBeNull();
    table.command(first, { do: 'undo' }, 2000);
    answerFirst(table, table.match.waitingFor[0] ?? ana);
    expect(table.command(second, { do: 'consent', agree: true }, 2000).refusal).toBe('no undo asked');
  });
});

describe('bots', () => {
  test('wait for people who may interject, until these let it pass, go away or want no stops', () => {
    const table = begin(board, ['simple', null], { seed: 'hold' });
    const held = () =>
      table.frameFor(bo, null).questions.some(({ optional }) => optional) &&
      table.match.waitingFor[0] === ana;
    for (let count = 0; count < 2000 && !held(); count++) {
      if (table.isOver) break;
      if (letBotsPlay(table, 1).length === 0) answerFirst(table, bo);
    }
    expect(held()).toBe(true);
    expect(table.botTurn(everybodyIsHere)).toBeNull();
    expect(table.botTurn(() => false)).toMatchObject({ seat: ana, optional: false });
    table.command(bo, { do: 'stops', stops: { interject: 'never', lulls: 'new' } }, 2000);
    expect(table.botTurn(everybodyIsHere)).toMatchObject({ seat: ana });
    table.command(bo, { do: 'stops', stops: { interject: 'always', lulls: 'new' } }, 2000);
    const question = table.frameFor(bo, null).questions[0]?.question ?? '';
    expect(table.command(bo, { do: 'pass', question }, 2000)).toEqual({ entries: [], refusal: null });
    expect(table.frameFor(bo, null).questions).toEqual([]);
    expect(table.botTurn(everybodyIsHere)).toMatchObject({ seat: ana });
  });

  test('take over a seat and hand it back', () => {
    const table = begin(tutorial, [null, null]);
    const who = table.match.waitingFor[0] ?? ana;
    expect(table.botTurn(everybodyIsHere)).toBeNull();
    expect(table.command(who, { do: 'bot', level: 'wizard' }, 2000).refusal).toBe('illegal');
    table.command(who, { do: 'bot', level: 'simple' }, 2000);
    expect(table.botTurn(everybodyIsHere)).toEqual({ seat: who, level: 'simple', optional: false });
    expect(letBotsPlay(table, 1)).toMatchObject([{ kind: 'answer', by: 'bot', seat: who }]);
    table.command(who, { do: 'bot', level: null }, 2000);
    expect(table.around(0, everybodyIsHere, 0).seats[who]).toMatchObject({ bot: null, person: true });
  });

  test('stand in for whoever is away, and only for them', () => {
    const table = begin(tutorial, [null, null]);
    expect(table.welcomeBack(ana, 2000).entries).toEqual([]);
    expect(table.standIn(ana, 2000).entries).toMatchObject([{ kind: 'bot', level: 'simple', away: true }]);
    expect(table.standIn(ana, 2000).entries).toEqual([]);
    expect(table.welcomeBack(ana, 2000).entries).toMatchObject([{ kind: 'bot', level: null }]);
    table.command(ana, { do: 'bot', level: 'random' }, 2000);
    expect(table.welcomeBack(ana, 2000).entries).toEqual([]);
  });

  test('play on for whoever has given up, and the match ends when the last person has', () => {
    const table = begin(board, [null, null]);
    table.command(ana, { do: 'concede' }, 2000);
    expect(table.around(0, everybodyIsHere, 0).seats[ana]).toMatchObject({ conceded: true, bot: 'simple' });
    expect(table.command(ana, { do: 'bot', level: null }, 2000).refusal).toBe('illegal');
    table.command(bo, { do: 'concede' }, 2000);
    expect(table.isOver).toBe(true);
    expect(table.command(bo, { do: 'concede' }, 2000).refusal).toBe('over');
  });
});

describe('clocks', () => {
  test('per decision: the default answer, then a bot, then the seat is lost', () => {
    const table = begin(tutorial, [null, 'simple'], { clock: { per: 'decision', seconds: 20 } });
    letBotsPlay(table);
    const asked = () => {
      letBotsPlay(table);
      return table.due ?? 0;
    };
    expect(table.timeUp(asked() - 1).entries).toEqual([]);
    expect(table.timeUp(asked()).entries).toMatchObject([
      { kind: 'timeout', seat: ana },
      { kind: 'answer', seat: ana, by: 'timeout' },
    ]);
    expect(table.timeUp(asked()).entries).toMatchObject([
      { kind: 'timeout' },
      { kind: 'bot', seat: ana, level: 'simple' },
    ]);
    expect(table.due).toBeNull();
    table.command(ana, { do: 'bot', level: null }, 60_000);
    expect(table.timeUp(asked()).entries).toMatchObject([
      { kind: 'timeout' },
      { kind: 'concede', seat: ana },
    ]);
  });

  test('per match: time runs for those who are waited for only, and an answer in time forgives', () => {
    const table = begin(tutorial, [null, null], { clock: { per: 'match', seconds: 60 } });
    const first = table.match.waitingFor[0] ?? ana;
    const second = first === ana ? bo : ana;
    const left = (who: Seat, now: number) => table.around(now, everybodyIsHere, 0).seats[who]?.clock;
    expect(left(first, 11_000)).toEqual({ left: 50_000, running: true });
    expect(left(second, 11_000)).toEqual({ left: 60_000, running: false });
    answerFirst(table, first, 21_000);
    expect(left(first, 30_000)).toEqual({ left: 40_000, running: false });
    expect(left(second, 30_000)).toEqual({ left: 51_000, running: true });
    expect(table.due).toBe(81_000);
  });
});

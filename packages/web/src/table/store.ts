import {
  type Json,
  type Patch,
  type Seat,
  type SeenBlocked,
  type SeenOption,
  type SeenQuestion,
  viewAfter,
} from '@concilio/kernel';
import type {
  Beat,
  TableInfo,
  ChatLine,
  NextFrame,
  SeenEvent,
  SentFrame,
  Command,
  WireRefusal,
} from '@concilio/tables';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Gone, Host } from '../net/host.ts';
import type { Sound } from '../ui/sound.ts';
import type { GameTable, Peeked } from './contract.ts';
import { read, type Received, type ShownFrame } from './frames.ts';
import { beginDraft, type Draft, handedOut, passedOn, pickOf, toggled } from './picks.ts';
import { withLines } from './talk.ts';

export interface TableState {
  /** The frame that is on the screen, with the view of the beat that is shown; newer ones wait until its beats are over. */
  readonly frame: ShownFrame | null;
  /** Whether a newer frame waits: then its questions are not ripe. */
  readonly behind: boolean;
  readonly playing: SeenEvent | null;
  /** The turn of a bot that is over: the table rests until the player goes on. */
  readonly rest: Turn | null;
  /** The events that have been shown. */
  readonly log: readonly SeenEvent[];
  /** What each answer brought, as far as this page has seen it happen. */
  readonly answerMarks: readonly AnswerMark[];
  readonly around: TableInfo | null;
  /** When `around` came, by the clock of the page: the players' clocks run on from there. */
  readonly aroundAt: number;
  readonly chat: readonly ChatLine[];
  readonly connected: boolean;
  readonly gone: Gone | null;
  /** Questions that the player has let pass, by their tickets. */
  readonly passed: readonly string[];
  /** Of several open questions, the one that the player has turned to. */
  readonly turnedTo: string | null;
  /** The ticket that the draft belongs to, and the draft. */
  readonly draft: { readonly question: string; readonly draft: Draft } | null;
  /** An option that is asked about once more. */
  readonly confirming: SeenOption | null;
  /** Several options stand for one thing: which of them? */
  readonly which: readonly SeenOption[] | null;
  readonly whyNot: WhyNot | null;
  /** The question that an answer is on its way to. */
  readonly sending: string | null;
  readonly refusal: WireRefusal | 'lost' | null;
  readonly inspected: string | null;
  readonly peeked: Peeked | null;
  readonly pointed: readonly string[];
}

/** What was told in somebody's turn. */
export interface Turn {
  readonly seat: Seat;
  readonly events: readonly SeenEvent[];
}

/** What one answer brought: the lines of the log from here on. */
export interface AnswerMark {
  readonly from: number;
  /** Whom the match had waited for. */
  readonly waited: ShownFrame['waitingFor'];
}

export interface WhyNot {
  readonly blocked: SeenBlocked;
  /** What it lies beside on the screen, if anything. */
  readonly near: Element | null;
  /** Asked for by pointing at it: it goes when the pointer does. */
  readonly isPointed: boolean;
}

export interface Surroundings {
  readonly host: Host;
  readonly table: string;
  readonly timing: GameTable['timing'];
  readonly propose?: GameTable['propose'];
  /** Whose turn begins with an event; without it nobody takes turns. */
  readonly turnOf?: NonNullable<GameTable['turns']>['begins'] | undefined;
  /** Whether the table rests after the turn of a bot. */
  readonly rests: () => boolean;
  /** By how much longer or shorter than usual an event is shown; 0 is at once. */
  readonly pace: () => number;
  readonly noise: (sound: Sound) => void;
  readonly now: () => number;
  /** Calls back later; returns how to call it off. */
  readonly after: (ms: number, then: () => void) => () => void;
}

/** The screen of one table: what came down, what is shown of it, and what the player is about to say. */
export interface TableStore extends StoreApi<TableState> {
  /** Begins to listen. Returns how to stop. */
  readonly watch: () => () => void;
  /** Shows at once all that waits to be shown. */
  readonly skip: () => void;
  /** Goes on from the event that is being shown to the next. */
  readonly next: () => void;
  /** Goes on after the turn of a bot. */
  readonly goOn: () => void;
  /** What waits is shown at once, and whoever keeps the table hears of how it is to be shown from now on. */
  readonly hurry: () => void;
  /**
   * Answers with an option, adds it to the draft, or asks once more. Where it is the answer, `next` is taken as soon as
   * the question that follows is open and offers it.
   */
  readonly take: (option: SeenOption, next?: string) => void;
  readonly change: (change: (question: SeenQuestion, draft: Draft) => Draft) => void;
  /** Sends what the draft stands for, if it is complete. */
  readonly confirm: () => void;
  readonly answer: (pick: Json) => void;
  readonly letPass: (question: string) => void;
  readonly turnTo: (question: string) => void;
  /** Whether it was granted. */
  readonly command: (command: Command) => Promise<boolean>;
}

const AT_FIRST: TableState = {
  frame: null,
  behind: false,
  playing: null,
  rest: null,
  log: [],
  answerMarks: [],
  around: null,
  aroundAt: 0,
  chat: [],
  connected: true,
  gone: null,
  passed: [],
  turnedTo: null,
  draft: null,
  confirming: null,
  which: null,
  whyNot: null,
  sending: null,
  refusal: null,
  inspected: null,
  peeked: null,
  pointed: [],
};

/** More events than these in a row are shown faster, so that nobody waits long for their turn. */
const MANY = 8;

export function newTableStore(around: Surroundings): TableStore {
  const { host, table, timing } = around;
  const store = createStore<TableState>(() => AT_FIRST);
  const { getState: get, setState: set } = store;
  let received: Received | null = null;
  /** Frames that wait to be played, and what is left of the one that is. */
  let frames: NextFrame[] = [];
  let beats: readonly Beat[] = [];
  let closing: Patch | null = null;
  let callOff: (() => void) | null = null;
  let stopWatching: (() => void) | null = null;
  let turn: { readonly seat: Seat; readonly events: SeenEvent[] } | null = null;
  /** What answers the question that follows the one with this ticket. */
  let followUp: { readonly after: string; readonly id: string } | null = null;

  function hear(sent: SentFrame): void {
    const reading = read(received, sent);
    if (reading.is === 'stale') return;
    if (reading.is === 'gap') return watchAnew();
    const { events } = received ?? { events: [] };
    received = reading.received;
    const { events: all } = received;
    if (reading.is === 'next') {
      frames.push(reading.frame);
      if (callOff === null && get().rest === null) goOn();
      else set({ behind: true });
      return;
    }
    callOff?.();
    callOff = null;
    [frames, beats, closing, turn] = [[], [], null, null];
    const { log, answerMarks, frame: last } = get();
    const { since: _since, events: _events, ...frame } = reading.frame;
    const kept = answerMarks.filter(({ from }) => from < all.length);
    const isFurther = last?.undos === frame.undos && all.length > events.length;
    show(frame, {
      log: all,
      answerMarks: isFurther ? [...kept, { from: log.length, waited: last.waitingFor }] : kept,
      playing: null,
      rest: null,
      behind: false,
    });
    ripe();
  }

  /** Shows the next beat; when all of a frame are shown, the next frame. */
  function goOn(): void {
    callOff = null;
    const [beat, ...rest] = beats;
    if (beat !== undefined) {
      const { event, patch } = beat;
      const begins = around.turnOf?.(event) ?? null;
      if (begins !== null) {
        const over = turn;
        turn = null;
        if (over !== null && isToRest(over)) return set({ rest: over, playing: null });
        if (begins !== 'nobody') turn = { seat: begins, events: [] };
      }
      beats = rest;
      turn?.events.push(event);
      const { ms, sound } = timing(event);
      if (sound !== undefined && !isSkipping) around.noise(sound);
      set({ ...changed(patch), playing: event, log: [...get().log, event] });
      const time = isSkipping ? 0 : around.pace() * (beats.length > MANY ? ms / 3 : ms);
      if (time > 0) callOff = around.after(time, goOn);
      else goOn();
      return;
    }
    const after = changed(closing);
    closing = null;
    const next = frames.shift();
    if (next === undefined) {
      set({ ...after, playing: null });
      return ripe();
    }
    set(after);
    begin(next);
    goOn();
  }

  /** After the turn of a bot whoever plays alone among bots looks on what it was. */
  function isToRest({ seat, events }: Turn): boolean {
    const { frame, around: info } = get();
    if (isSkipping || !around.rests() || frame?.seat === null || info === null) return false;
    const isAlone = info.seats.filter(({ person }) => person).length === 1;
    return isAlone && events.length > 1 && (info.seats[seat]?.bot ?? null) !== null;
  }

  /** All has been shown: what is asked can be answered. */
  function ripe(): void {
    proposed();
    followed();
  }

  /** The frame on the screen with its view a little further on: what the patch leaves out stays the same object. */
  function changed(patch: Patch | null): Pick<TableState, 'frame'> {
    const { frame } = get();
    return {
      frame: frame === null || patch === null ? frame : { ...frame, view: viewAfter(frame.view, patch) },
    };
  }

  /** A frame comes onto the screen with the view that is there: its beats change it. */
  function begin({ beats: told, patch, since: _since, ...head }: NextFrame): void {
    [beats, closing] = [told, patch];
    const { log, answerMarks, frame } = get();
    if (frame === null) return;
    show(
      { ...head, view: frame.view },
      {
        behind: frames.length > 0,
        ...(told.length === 0
          ? {}
          : { answerMarks: [...answerMarks, { from: log.length, waited: frame.waitingFor }] }),
      },
    );
  }

  function next(): void {
    if (callOff === null) return;
    callOff();
    goOn();
  }

  let isSkipping = false;
  function skip(): void {
    callOff?.();
    set({ rest: null });
    isSkipping = true;
    goOn();
    isSkipping = false;
  }

  function goOnAfterRest(): void {
    if (get().rest === null) return;
    set({ rest: null });
    goOn();
  }

  function hurry(): void {
    skip();
    stopWatching?.();
    watch();
  }

  /** A new frame asks anew: what was about to be said to the last one is forgotten. */
  function show(frame: ShownFrame, more: Partial<TableState>): void {
    const before = get();
    const open = frame.questions.map(({ question }) => question);
    const isOpen = (ticket: string | null | undefined) => open.some((one) => one === ticket);
    if (isCalled(frame) && !(before.frame !== null && isCalled(before.frame))) around.noise('turn');
    set({
      frame,
      passed: before.passed.filter(isOpen),
      turnedTo: isOpen(before.turnedTo) ? before.turnedTo : null,
      draft: isOpen(before.draft?.question) ? before.draft : null,
      sending: isOpen(before.sending) ? before.sending : null,
      confirming: null,
      which: null,
      whyNot: null,
      peeked: null,
      refusal: null,
      ...more,
    });
  }

  /** The second of two answers that were given at once. Where it is not asked for now, it is not meant for later either. */
  function followed(): void {
    const { frame } = get();
    if (followUp === null) return;
    const { after, id } = followUp;
    if (frame?.questions.some(({ question }) => question === after) === true) return;
    followUp = null;
    const option = questionNow(get())?.options.find((one) => one.id === id);
    if (option !== undefined) take(option);
  }

  /** What is to be given out begins with the game's proposal, as if the player had said it. */
  function proposed(): void {
    const question = questionNow(get());
    if (question === null || question.kind !== 'distribute' || get().draft?.question === question.question)
      return;
    const given = around.propose?.(question) ?? null;
    if (given !== null) set({ draft: { question: question.question, draft: { kind: 'distribute', given } } });
  }

  function take(option: SeenOption, next?: string): void {
    const question = questionNow(get());
    if (question === null) return;
    if (question.kind === 'some') change((asked, draft) => toggled(asked, draft, option.id));
    if (question.kind === 'distribute') change((asked, draft) => handedOut(asked, draft, option.id, 1));
    if (question.kind === 'assign') change((asked, draft) => passedOn(asked, draft, option.id, 1));
    if (question.kind !== 'one') return;
    if (option.confirm === true && get().confirming?.id !== option.id)
      set({ confirming: option, which: null });
    else if (get().sending === null) {
      followUp = next === undefined ? null : { after: question.question, id: next };
      answer(option.id);
    }
  }

  function change(how: (question: SeenQuestion, draft: Draft) => Draft): void {
    const question = questionNow(get());
    if (question === null) return;
    set({
      draft: { question: question.question, draft: how(question, draftNow(get(), question)) },
      which: null,
    });
  }

  function confirm(): void {
    const question = questionNow(get());
    const pick = question === null ? null : pickOf(question, draftNow(get(), question));
    if (pick !== null) answer(pick);
  }

  function answer(pick: Json): void {
    const question = questionNow(get());
    if (question === null || get().sending !== null) return;
    set({ sending: question.question, confirming: null, which: null, whyNot: null, refusal: null });
    void command({ do: 'answer', question: question.question, pick });
  }

  /** Nobody waits for this seat any more. */
  function letPass(question: string): void {
    set({ passed: [...get().passed, question], turnedTo: null, confirming: null, which: null });
    void command({ do: 'pass', question });
  }

  async function command(command: Command): Promise<boolean> {
    const became = await host.command(table, command);
    if (became === 'done') return true;
    if (command.do === 'answer') followUp = null;
    // A late answer is no fault of the player: the present question is on its way, or here already.
    set({ refusal: became, ...(command.do === 'answer' ? { sending: null } : {}) });
    return false;
  }

  function watch(): () => void {
    const have = received === null ? null : { undos: received.undos, events: received.events.length };
    const stop = host.watch(table, have, {
      frame: hear,
      around: (news) => set({ around: news, aroundAt: around.now() }),
      chat: (lines) => set({ chat: withLines(get().chat, lines) }),
      connected: (connected) => set({ connected }),
      gone: (gone) => set({ gone }),
    });
    stopWatching = () => {
      callOff?.();
      callOff = null;
      stop();
    };
    return () => stopWatching?.();
  }

  /** A frame is missing: the whole view is asked for, and what comes until then cannot be read. */
  function watchAnew(): void {
    if (received === null) return;
    received = null;
    stopWatching?.();
    watch();
  }

  return Object.assign(store, {
    watch,
    skip,
    next,
    goOn: goOnAfterRest,
    hurry,
    take,
    change,
    confirm,
    answer,
    letPass,
    turnTo: (question: string) => set({ turnedTo: question, draft: null, confirming: null, which: null }),
    command,
  });
}

/** Whether the match waits for this seat. */
const isCalled = ({ questions }: ShownFrame): boolean => questions.some(({ optional }) => !optional);

/** The questions that can be answered now: none while anything is still to be shown. */
export const openNow = ({ frame, behind, playing, rest, passed }: TableState): readonly SeenQuestion[] =>
  frame === null || behind || playing !== null || rest !== null
    ? []
    : frame.questions.filter(({ question }) => !passed.includes(question));

/** The question that the player is answering: the one turned to, else what must be answered, else what may be. */
export function questionNow(state: TableState): SeenQuestion | null {
  const open = openNow(state);
  return (
    open.find(({ question }) => question === state.turnedTo) ??
    open.find(({ optional }) => !optional) ??
    open[0] ??
    null
  );
}

export const draftNow = ({ draft }: TableState, question: SeenQuestion): Draft =>
  draft?.question === question.question ? draft.draft : beginDraft(question);

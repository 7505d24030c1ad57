import type { Seat } from '@concilio/kernel';
import { eventsIn, type Frame, frameAfter, isWhole, type SeenEvent, type SentFrame } from '@concilio/tables';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Host, Listener } from '../host.ts';

/** Through whose eyes the table is seen now, and which of one's own seats are asked. */
export interface HandsState {
  readonly seat: Seat;
  readonly asked: readonly Seat[];
}

/** One person with several seats: a host that shows all their hands, and follows the questions from seat to seat. */
export interface Hands extends StoreApi<HandsState> {
  readonly host: Host;
  /** Looks from another of the seats, until another question comes. */
  readonly look: (seat: Seat) => void;
}

interface Surroundings {
  /** Through the view of a seat, with the hands of the others besides. */
  readonly hostOf: (seat: Seat, besides: readonly Seat[]) => Host;
  /** How long these events are shown before the table may be seen from another seat, in milliseconds. */
  readonly pause: (events: readonly SeenEvent[]) => number;
  /** Calls back later; returns how to call it off. */
  readonly after: (ms: number, then: () => void) => () => void;
}

/** What one seat has been told, and how it was told the last of it. */
interface Held {
  readonly frame: Frame;
  readonly events: readonly SeenEvent[];
  readonly sent: SentFrame;
}

export function newHands(seats: readonly Seat[], { hostOf, pause, after }: Surroundings): Hands {
  const [first] = seats;
  const last = seats.at(-1);
  if (first === undefined || last === undefined) throw new Error('Somebody without a seat has no hands.');
  const store = createStore<HandsState>(() => ({ seat: first, asked: [] }));
  const hosts = new Map(
    seats.map((seat) => [
      seat,
      hostOf(
        seat,
        seats.filter((other) => other !== seat),
      ),
    ]),
  );
  const held = new Map<Seat, Held>();
  let listener: Listener | null = null;
  /** To see the table from another seat is a new table to its screen, as when something was taken back. */
  let turns = 0;
  let told = 0;
  let callOff: (() => void) | null = null;
  /** The question that was left to look at another hand. */
  let left: string | null = null;
  let answered: Seat | null = null;
  /** What the table has told since it was last turned or answered. */
  let fresh: readonly SeenEvent[] = [];

  const questionsOf = (seat: Seat) => held.get(seat)?.frame.questions ?? [];
  const ticketOf = (seat: Seat): string | null => questionsOf(seat)[0]?.question ?? null;

  /**
   * The seat that the table is to be seen from: who must answer, else who may, and rather the present one; but where
   * several must, as in a vote, they take turns.
   */
  function wanted(): Seat {
    const { seat: now } = store.getState();
    const must = seats.filter((seat) => questionsOf(seat).some(({ optional }) => !optional));
    const may = seats.filter((seat) => questionsOf(seat).length > 0);
    const among = must.length > 0 ? must : may;
    const others = among.filter((seat) => seat !== now);
    const stays = among.includes(now) && !(answered === now && must.length > 1);
    const next = stays ? now : (others[0] ?? now);
    return next !== now && ticketOf(next) === left ? now : next;
  }

  /** Shows the table from the present seat, as a whole. */
  function show(): void {
    const mine = held.get(store.getState().seat);
    if (mine !== undefined) tell({ ...mine.frame, since: 0, events: mine.events }, mine.events.length);
  }

  function tell(sent: SentFrame, events: number): void {
    told = events;
    const undo = held.get(undoer())?.frame.undo ?? null;
    listener?.frame({ ...sent, undos: sent.undos + turns, undo });
  }

  function turnTo(seat: Seat): void {
    callOff?.();
    callOff = null;
    turns += 1;
    store.setState({ seat });
    show();
  }

  /** The keeper tells one seat after the other: the table is whole when the last one has heard. */
  function hear(seat: Seat, sent: SentFrame): void {
    const before = held.get(seat);
    const frame = frameAfter(before?.frame ?? null, sent);
    // The keeper leaves nothing out, and begins with the whole.
    if (frame === null) return;
    const isFirst = held.size < seats.length;
    const events = [...(before?.events ?? []).slice(0, sent.since), ...eventsIn(sent)];
    held.set(seat, { frame, events, sent });
    if (seat !== last || held.size < seats.length) return;
    store.setState({ asked: seats.filter((one) => questionsOf(one).length > 0) });
    if (isFirst) store.setState({ seat: wanted() });
    const mine = held.get(store.getState().seat);
    fresh = mine?.events.slice(isFirst ? Infinity : told) ?? [];
    if (mine === undefined || isFirst || isWhole(mine.sent)) show();
    else tell(mine.sent, mine.events.length);
    follow();
  }

  /** Turns to the seat that is to be seen, once there was time to see what has happened. */
  function follow(): void {
    callOff?.();
    callOff = null;
    const next = wanted();
    if (next !== store.getState().seat) callOff = after(pause(fresh), () => turnTo(next));
  }

  /** What was answered last is taken back first, whichever of the seats it was. */
  function undoer(): Seat {
    const { seat } = store.getState();
    return answered !== null && (held.get(answered)?.frame.undo ?? null) !== null ? answered : seat;
  }

  const host: Host = {
    watch(table, _have, heard) {
      listener = heard;
      held.clear();
      const stops = seats.map((seat) =>
        hosts.get(seat)?.watch(table, null, {
          ...heard,
          frame: (frame) => hear(seat, frame),
          // All seats hear the same of this.
          around: (around) => seat === last && heard.around(around),
          chat: (lines) => seat === last && heard.chat(lines),
          gone: (why) => seat === last && heard.gone(why),
        }),
      );
      return () => {
        callOff?.();
        callOff = null;
        listener = null;
        for (const stop of stops) stop?.();
      };
    },
    async command(table, command) {
      const { seat } = store.getState();
      const by = (one: Seat) =>
        hosts.get(one)?.command(table, command) ?? Promise.resolve('not your seat' as const);
      if (command.do === 'undo') {
        const back = undoer();
        answered = null;
        // Whoever takes something back answers it again.
        if (back !== seat) turnTo(back);
        return by(back);
      }
      if (command.do === 'answer') {
        // Only when it is heard: what another seat answers before that may come too soon, and be lost.
        const became = await by(seat);
        if (became !== 'done') return became;
        answered = seat;
        follow();
        return became;
      }
      if (command.do !== 'stops') return by(seat);
      // One person likes to be stopped at the same places with all hands.
      const became = await Promise.all(seats.map(by));
      return became.find((one) => one !== 'done') ?? 'done';
    },
  };

  return Object.assign(store, {
    host,
    look: (seat: Seat) => {
      const { seat: now } = store.getState();
      if (seat === now) return;
      left = ticketOf(now);
      turnTo(seat);
    },
  });
}

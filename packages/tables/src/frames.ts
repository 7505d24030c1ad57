import {
  Follower,
  type Match,
  type Seat,
  type Shape,
  eventsJson,
  frameJson,
  questionsJson,
} from '@concilio/kernel';
import { openHands } from './hands.ts';
import type { Passes } from './passes.ts';
import type { Undos } from './undos.ts';
import type { Cursor, FrameHead } from './wire.ts';

type Viewer = Seat | 'audience';

/** Somebody's eyes on a table, for as long as they watch. */
export interface TableFollower {
  /** The frames that tell what has happened since the last time. */
  take(): NewFrames;
  stop(): void;
}

export interface NewFrames {
  /** For those who have had the frame before, as it goes over the wire; `null` if something was taken back. */
  readonly next: (() => string) | null;
  /** Whether there is anything in it. */
  readonly isNew: boolean;
  /** For everybody else, as far as they have come. */
  readonly whole: (have: Cursor | null) => string;
}

/** Writes how a table stands for one viewer, as it goes over the wire. */
export class Frames {
  readonly #match: Match<Shape>;
  readonly #passes: Passes;
  readonly #undos: Undos;

  constructor(match: Match<Shape>, passes: Passes, undos: Undos) {
    this.#match = match;
    this.#passes = passes;
    this.#undos = undos;
  }

  /** The whole frame, for somebody who looks once. */
  whole(viewer: Viewer, have: Cursor | null): string {
    const since = this.#undos.since(viewer, have);
    const { view, events, questions } = frameJson(this.#match, viewer, since);
    const asked = this.#shown(viewer, questions);
    return `${this.#head(viewer).slice(0, -1)},"since":${since},"view":${view},"events":${events},"questions":${asked}}`;
  }

  /**
   * Notes from now on, for one viewer, how the view changes with each event. Only for those that somebody
   * watches: a view is made at every event that is told to them. `besides` are further seats whose hands they may see
   * too, since all belong to one person; `before` is a record in JSON whose fields stand at the head of each frame.
   */
  follow(
    viewer: Viewer,
    { besides = [], before = '' }: { readonly besides?: readonly Seat[]; readonly before?: string } = {},
  ): TableFollower {
    const match = this.#match;
    const all = [viewer, ...besides];
    const follower = new Follower(match, viewer, (state) =>
      all.map((one) => match.game.view(state, one)).reduce(openHands),
    );
    const begin = before === '' ? '{' : `${before.slice(0, -1)},`;
    let last = '';
    return {
      stop: follower.stop,
      take: () => {
        const news = follower.take();
        const rest = `${this.#head(viewer).slice(1, -1)},"questions":${this.#shown(viewer, questionsJson(match, viewer))}`;
        const isRestNew = rest !== last;
        last = rest;
        const whole = (have: Cursor | null): string => {
          const since = this.#undos.since(viewer, have);
          const [view, events] = [JSON.stringify(follower.view), eventsJson(match, viewer, since)];
          return `${begin}${rest},"since":${since},"view":${view},"events":${events}}`;
        };
        if (news === null) return { next: null, isNew: true, whole };
        const { beats, patch } = news;
        const next = (): string => {
          const since = this.#undos.cursor(viewer).events - beats.length;
          return `${begin}${rest},"since":${since},"beats":${JSON.stringify(beats)},"patch":${JSON.stringify(patch)}}`;
        };
        return { next, isNew: isRestNew || beats.length > 0 || patch !== null, whole };
      },
    };
  }

  /** How the table stands, in JSON, but for what is written already. */
  #head(viewer: Viewer): string {
    const match = this.#match;
    const undo = viewer === 'audience' ? null : this.#undos.for(viewer);
    return JSON.stringify({
      seat: viewer === 'audience' ? null : viewer,
      undos: this.#undos.count,
      waitingFor: match.waitingFor,
      undo: undo === null ? null : undo.consent.length === 0 ? 'free' : 'by consent',
      outcome: match.outcome,
      sequel: match.sequel?.offer ?? null,
      broken: match.broken !== null,
    } satisfies Omit<FrameHead, 'questions' | 'since'>);
  }

  /** Whoever lets a question pass is not asked any more. */
  #shown(viewer: Viewer, questions: string): string {
    const hasPassed = this.#match.open.some((open) => open.seat === viewer && this.#passes.has(open));
    return hasPassed ? '[]' : questions;
  }
}

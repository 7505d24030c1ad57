import type { PieceId } from './pieces.ts';
import type { Audience } from './play.ts';
import { type Viewer, seatsOf } from './seat.ts';

/** Something that happened, for the log, animations and statistics. */
export interface GameEvent {
  readonly name: string;
  readonly said: object;
}

/** An event with who may see it; `null` is everybody. */
export interface RecordedEvent extends GameEvent {
  readonly to: Audience | null;
  /** How often each piece that it names had been mixed when it was told: its id of that day, not of today. */
  readonly mixes: Readonly<Record<PieceId, number>>;
}

/** What each viewer was told, numbered for itself, so that what it may not see leaves no gap. */
export class Streams {
  readonly #bySeat: readonly RecordedEvent[][];
  readonly #audience: RecordedEvent[] = [];
  readonly #all: RecordedEvent[] = [];

  constructor(seats: number) {
    this.#bySeat = seatsOf(seats).map(() => []);
  }

  get count(): number {
    return this.#all.length;
  }

  add(event: RecordedEvent): void {
    this.#all.push(event);
    if (event.to === null) {
      this.#audience.push(event);
      for (const stream of this.#bySeat) stream.push(event);
    } else for (const seat of new Set(event.to)) this.#bySeat[seat]?.push(event);
  }

  /** Takes back all but the first `count` events. */
  cutTo(count: number): void {
    while (this.#all.length > count) {
      const event = this.#all.pop();
      if (event === undefined) return;
      if (event.to === null) {
        this.#audience.pop();
        for (const stream of this.#bySeat) stream.pop();
      } else for (const seat of new Set(event.to)) this.#bySeat[seat]?.pop();
    }
  }

  for(viewer: Viewer): readonly RecordedEvent[] {
    if (viewer === 'referee') return this.#all;
    return viewer === 'audience' ? this.#audience : (this.#bySeat[viewer] ?? []);
  }
}

import type { Viewer, Match, Seat, Shape, Undo } from '@concilio/kernel';
import type { Chairs } from './chairs.ts';
import type { UndoAsked } from './snapshot.ts';
import type { Cursor } from './wire.ts';

/** What the people of a table take back: who has to agree, and how far everybody has come in what is told. */
export class Undos {
  readonly #match: Match<Shape>;
  readonly #chairs: Chairs;
  /** The undo that waits for others to agree. */
  asked: UndoAsked | null = null;
  /** After each undo, how many events were left to each seat and, last, to the audience. */
  readonly #cuts: (readonly number[])[] = [];

  constructor(match: Match<Shape>, chairs: Chairs) {
    this.#match = match;
    this.#chairs = chairs;
  }

  get count(): number {
    return this.#cuts.length;
  }

  /** What an undo of a seat goes back to, and who of the people would have to agree; `null` if there is none. */
  for(seat: Seat): Undo | null {
    const { people } = this.#chairs;
    const undo = this.#match.undoFor(
      seat,
      people.every((one) => one === seat),
    );
    return undo === null
      ? null
      : { to: undo.to, consent: undo.consent.filter((one) => people.includes(one)) };
  }

  /** Who has yet to agree to the undo that was asked for. */
  get awaited(): readonly Seat[] {
    const { asked } = this;
    if (asked === null) return [];
    return this.for(asked.seat)?.consent.filter((one) => !asked.agreed.includes(one)) ?? [];
  }

  agree(seat: Seat): void {
    if (this.asked !== null) this.asked = { ...this.asked, agreed: [...this.asked.agreed, seat] };
  }

  /** The match has been taken back. */
  done(): void {
    this.#cuts.push([...this.#match.seats, 'audience' as const].map((viewer) => this.#told(viewer)));
    this.asked = null;
  }

  /** How far somebody has come who has had the last frame. */
  cursor(viewer: Seat | 'audience'): Cursor {
    return { undos: this.count, events: this.#told(viewer) };
  }

  /** The number of the first event that somebody who has come so far lacks, or must be told anew. */
  since(viewer: Seat | 'audience', have: Cursor | null): number {
    if (have === null || have.undos > this.count) return 0;
    const place = viewer === 'audience' ? this.#match.seats.length : viewer;
    const cuts = this.#cuts.slice(have.undos).map((cut) => cut[place] ?? 0);
    return Math.max(0, Math.min(have.events, this.#told(viewer), ...cuts));
  }

  #told(viewer: Viewer): number {
    return this.#match.events(viewer).length;
  }

  get cuts(): readonly (readonly number[])[] {
    return this.#cuts;
  }

  restore(asked: UndoAsked | null, cuts: readonly (readonly number[])[]): void {
    this.asked = asked;
    this.#cuts.push(...cuts);
  }
}

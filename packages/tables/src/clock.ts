import type { Seat } from '@concilio/kernel';
import type { ClockSetting } from './wire.ts';

/** How the clocks of a table stand. */
export interface ClockState {
  readonly left: readonly number[];
  readonly running: readonly Seat[];
  readonly since: number;
}

/** The clocks of a table. They are told the time, and never look at one. */
export class Clocks {
  readonly #setting: ClockSetting | null;
  #left: number[];
  #running: readonly Seat[] = [];
  #since: number;

  constructor(setting: ClockSetting | null, seats: number, now: number) {
    this.#setting = setting;
    this.#left = Array.from({ length: seats }, () => (setting?.seconds ?? 0) * 1000);
    this.#since = now;
  }

  get state(): ClockState {
    return { left: this.#left, running: this.#running, since: this.#since };
  }

  /** Sets the clocks as they once stood. */
  restore({ left, running, since }: ClockState): void {
    this.#left = [...left];
    this.#running = running;
    this.#since = since;
  }

  /** From now on the clocks of these seats run. `asked` are those whose question is a new one. */
  run(seats: readonly Seat[], asked: readonly Seat[], now: number): void {
    for (const seat of this.#running) this.#left[seat] = this.left(seat, now);
    this.#since = now;
    this.#running = this.#setting === null ? [] : seats;
    if (this.#setting?.per === 'decision')
      for (const seat of asked) this.#left[seat] = this.#setting.seconds * 1000;
  }

  /** The clocks stand, with so many milliseconds left to each seat. */
  stand(left: readonly number[], now: number): void {
    this.#left = [...left];
    this.#running = [];
    this.#since = now;
  }

  /** Milliseconds that are left to a seat; never less than none. */
  left(seat: Seat, now: number): number {
    const left = this.#left[seat] ?? 0;
    return this.#running.includes(seat) ? Math.max(0, left - Math.max(0, now - this.#since)) : left;
  }

  shown(seat: Seat, now: number): { readonly left: number; readonly running: boolean } | null {
    return this.#setting === null
      ? null
      : { left: this.left(seat, now), running: this.#running.includes(seat) };
  }

  /** When the next clock will have run down; `null` where none runs. */
  get due(): number | null {
    if (this.#running.length === 0) return null;
    return this.#since + Math.min(...this.#running.map((seat) => this.#left[seat] ?? 0));
  }

  /** The seats whose time is up. */
  up(now: number): readonly Seat[] {
    return this.#running.filter((seat) => this.left(seat, now) === 0);
  }
}

import type { QuickRandom, Seat } from '@concilio/kernel';
import { type Choice, nameOf } from './candidates.ts';

/** How much a seldom tried answer is favoured; worths go from 0 to 1. */
const CURIOSITY = 0.7;

/** How many answers are compared, by how often the node was met: a few visits cannot part many answers. */
const width = (visits: number): number => Math.ceil(2 * Math.sqrt(visits + 1));

/** What a seat has learned about one decision, over all tables in which it observes the same. */
export class Node {
  readonly seat: Seat;
  readonly choices: readonly Choice[];
  /** The order in which answers come into play: what the policy would do first, the others by lot. */
  readonly #order: number[];
  readonly #visits: number[];
  readonly #available: number[];
  readonly #total: number[];
  #met = 0;

  constructor(seat: Seat, choices: readonly Choice[], preferred: Choice | undefined, chance: QuickRandom) {
    this.seat = seat;
    this.choices = choices;
    this.#order = choices.map((_, index) => index);
    chance.shuffle('order', this.#order);
    if (preferred !== undefined) this.#prefer(nameOf(preferred));
    this.#visits = choices.map(() => 0);
    this.#available = choices.map(() => 0);
    this.#total = choices.map(() => 0);
  }

  #prefer(name: string): void {
    const place = this.#order.findIndex((index) => nameOf(this.choices[index] ?? null) === name);
    if (place > 0) this.#order.unshift(...this.#order.splice(place, 1));
  }

  /**
   * The index of the answer to try now: the next untried one, or the one of which most may be hoped for.
   * Lots are drawn between equals: two seats that answer at the same moment would otherwise try the same in step for
   * ever, and learn nothing of the rest.
   */
  choose(chance: QuickRandom): number {
    const open = Math.min(this.choices.length, width(this.#met++));
    let best = -1;
    let hope = -Infinity;
    let equals = 0;
    for (let place = 0; place < open; place++) {
      const index = this.#order[place] as number;
      const available = ((this.#available[index] as number) += 1);
      const visits = this.#visits[index] as number;
      const hoped =
        visits === 0
          ? Infinity
          : (this.#total[index] as number) / visits + CURIOSITY * Math.sqrt(Math.log(available) / visits);
      if (hoped > hope) {
        hope = hoped;
        best = index;
        equals = 1;
      } else if (hoped === hope && visits > 0 && chance.index(++equals) === 0) best = index;
    }
    return best;
  }

  learn(index: number, worth: number): void {
    this.#visits[index] = (this.#visits[index] ?? 0) + 1;
    this.#total[index] = (this.#total[index] ?? 0) + worth;
  }

  visitsOf(index: number): number {
    return this.#visits[index] ?? 0;
  }

  meanOf(index: number): number {
    return (this.#total[index] ?? 0) / Math.max(1, this.visitsOf(index));
  }
}

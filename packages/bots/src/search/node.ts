import type { QuickRandom, Seat } from '@concilio/kernel';
import { type Choice, nameOf } from './candidates.ts';

/** How much a seldom tried answer is favoured; worths go from 0 to 1. */
const CURIOSITY = 0.7;

/** By how many standard errors an answer must do better than the policy's own, where a game does not say. */
const TRUST = 1;

/** In how many worlds an answer is tried before it is given up, and by how many standard errors it must be behind. */
const ENOUGH = 6;
const HOPE = 1.5;

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
  /** Of the decision itself: what each answer came to in each of the worlds, in their order. */
  readonly #worths: number[][] | null;
  readonly #preferred: boolean;
  readonly #trust: number;
  #met = 0;

  constructor(
    seat: Seat,
    choices: readonly Choice[],
    preferred: Choice | undefined,
    chance: QuickRandom,
    isRoot = false,
    trust = TRUST,
  ) {
    this.seat = seat;
    this.choices = choices;
    this.#order = choices.map((_, index) => index);
    chance.shuffle('order', this.#order);
    this.#preferred = preferred !== undefined && this.#prefer(nameOf(preferred));
    this.#visits = choices.map(() => 0);
    this.#available = choices.map(() => 0);
    this.#total = choices.map(() => 0);
    this.#worths = isRoot ? choices.map(() => []) : null;
    this.#trust = trust;
  }

  #prefer(name: string): boolean {
    const place = this.#order.findIndex((index) => nameOf(this.choices[index] ?? null) === name);
    if (place > 0) this.#order.unshift(...this.#order.splice(place, 1));
    return place >= 0;
  }

  /** The index of the answer to try now. */
  choose(chance: QuickRandom): number {
    const open = Math.min(this.choices.length, width(this.#met++));
    return this.#preferred && this.#worths !== null ? this.#leastTried(open) : this.#mostHoped(open, chance);
  }

  /**
   * With a policy, worlds are dealt out evenly: to its own answer, and to all that may still be better. A difference
   * is then known over as many worlds as can be.
   */
  #leastTried(open: number): number {
    const own = this.#order[0] ?? 0;
    let least = own;
    for (let place = 1; place < open; place++) {
      const index = this.#order[place] as number;
      if (this.visitsOf(index) < this.visitsOf(least) && this.#mayBeBetter(index, own)) least = index;
    }
    return least;
  }

  /**
   * Without one, it is the next untried answer, or the one of which most may be hoped for. Lots are drawn between
   * equals: two seats that answer at the same moment would otherwise try the same in step for ever, and learn nothing
   * of the rest.
   */
  #mostHoped(open: number, chance: QuickRandom): number {
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
    this.#worths?.[index]?.push(worth);
  }

  /**
   * The answer to give. Without a policy: the most visited, of equals the one that did better, then the first. With
   * one: what the policy would do, unless another answer did better in the worlds that both were tried in, and by so
   * much that it is hardly luck.
   */
  best(): number {
    const [own] = this.#order;
    if (!this.#preferred || own === undefined || this.#worths === null) return this.#mostVisited();
    let best = own;
    let most = 0;
    for (const index of this.choices.keys()) {
      const edge = index === own ? 0 : this.#edge(index, own, this.#trust);
      if (edge > most) {
        most = edge;
        best = index;
      }
    }
    return best;
  }

  #mostVisited(): number {
    let best = 0;
    for (const index of this.choices.keys()) {
      const more = this.visitsOf(index) - this.visitsOf(best);
      if (more > 0 || (more === 0 && this.meanOf(index) > this.meanOf(best))) best = index;
    }
    return best;
  }

  /**
   * Whether more playouts would hardly change the answer: there is only one, or none of the others could still be
   * better than the policy's own.
   */
  isClear(): boolean {
    if (this.choices.length === 1) return true;
    const [own] = this.#order;
    if (!this.#preferred || own === undefined || this.visitsOf(own) < ENOUGH) return false;
    return this.choices.every((_, index) => index === own || !this.#mayBeBetter(index, own));
  }

  #mayBeBetter(index: number, own: number): boolean {
    return this.visitsOf(index) < ENOUGH || this.#edge(index, own, -HOPE) >= 0;
  }

  /** How much better one answer is than another, world for world, less so many standard errors. */
  #edge(index: number, other: number, caution: number): number {
    const one = this.#worths?.[index] ?? [];
    const two = this.#worths?.[other] ?? [];
    const count = Math.min(one.length, two.length);
    if (count < 2) return 0;
    const differences = one.slice(0, count).map((worth, world) => worth - (two[world] ?? 0));
    const mean = differences.reduce((sum, difference) => sum + difference, 0) / count;
    const variance = differences.reduce((sum, difference) => sum + (difference - mean) ** 2, 0) / (count - 1);
    return mean - caution * Math.sqrt(variance / count);
  }

  visitsOf(index: number): number {
    return this.#visits[index] ?? 0;
  }

  meanOf(index: number): number {
    return (this.#total[index] ?? 0) / Math.max(1, this.visitsOf(index));
  }
}

import { type AssignQuestion, mayGoTo } from './question.ts';

/** Where a thing goes: the place of a target in the question; `null` if it stays where it is. */
export type Place = number | null;

/** How far things have been assigned: how full the targets are that have limits, and how many things went anywhere. */
interface Filling {
  readonly loads: readonly number[];
  readonly assigned: number;
}

/** So many different fillings are counted (fewer where there are dozens of targets); beyond, the answers are simply many. */
const MOST_FILLINGS = 4096;
const MOST_WORK = 2_000_000;

/**
 * The ways to assign things to targets, thing by thing. They are counted by how full the targets are, so that no answer
 * need be written out. Counting is hard where many targets have limits; then it is only found out, by a matching,
 * whether there is a way on: every draw is still legal, but no longer each as likely as any other.
 */
export class Assignments {
  /** How many there are. Where they cannot be counted: none, or no more than this. */
  readonly count: number;
  readonly #min: number;
  readonly #max: number;
  /** The targets of each thing. */
  readonly #places: readonly (readonly number[])[];
  readonly #least: readonly number[];
  readonly #most: readonly number[];
  readonly #known = new Map<string, number>();
  readonly #mostFillings: number;
  readonly #isCounted: boolean;

  constructor({ options, targets, min, max }: AssignQuestion) {
    [this.#min, this.#max] = [min, max];
    this.#places = options.map((option) =>
      targets.flatMap(({ id }, place) => (mayGoTo(option, id) ? [place] : [])),
    );
    this.#least = targets.map(({ holds }) => holds?.min ?? 0);
    this.#most = targets.map(({ holds }) => holds?.max ?? Infinity);
    this.#mostFillings = Math.min(MOST_FILLINGS, MOST_WORK / (targets.length ** 2 + 1));
    const none: Filling = { loads: targets.map(() => 0), assigned: 0 };
    const isSound = min <= max && this.#least.every((least, place) => least <= (this.#most[place] ?? 0));
    const counted = isSound ? this.#waysFrom(0, none) : 0;
    this.#isCounted = this.#known.size < this.#mostFillings && Number.isFinite(counted);
    this.count = this.#isCounted ? counted : this.#isPossible(0, none) ? this.#atMost() : 0;
  }

  /** Where the next thing may go after those before it, and in how many ways the rest can follow. */
  next(taken: readonly Place[]): readonly { readonly place: Place; readonly ways: number }[] {
    let filling: Filling = { loads: this.#least.map(() => 0), assigned: 0 };
    for (const place of taken) filling = this.#filled(filling, place);
    return [null, ...(this.#places[taken.length] ?? [])].map((place) => ({
      place,
      ways: this.#goesOn(taken.length + 1, this.#filled(filling, place)),
    }));
  }

  #goesOn(thing: number, filling: Filling): number {
    if (this.#isCounted) return this.#waysFrom(thing, filling);
    return this.#isPossible(thing, filling) ? 1 : 0;
  }

  #filled({ loads, assigned }: Filling, place: Place): Filling {
    if (place === null) return { loads, assigned };
    // A target without limits is never any fuller: its fillings need not be told apart.
    const isTold = this.#least[place] !== 0 || this.#most[place] !== Infinity;
    return {
      loads: isTold ? loads.with(place, (loads[place] ?? 0) + 1) : loads,
      assigned: assigned + 1,
    };
  }

  #waysFrom(thing: number, filling: Filling): number {
    const left = this.#places.length - thing;
    if (this.#isOver(filling) || filling.assigned + left < this.#min || this.#lacking(filling) > left)
      return 0;
    const places = this.#places[thing];
    if (places === undefined) return 1;
    const key = `${thing} ${filling.assigned} ${filling.loads.join()}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    if (this.#known.size >= this.#mostFillings) return 0;
    let ways = this.#waysFrom(thing + 1, filling);
    for (const place of places) ways += this.#waysFrom(thing + 1, this.#filled(filling, place));
    this.#known.set(key, ways);
    return ways;
  }

  /** Whether a target holds too many, or too many are assigned in all. */
  #isOver = ({ loads, assigned }: Filling): boolean =>
    assigned > this.#max || loads.some((load, place) => load > (this.#most[place] ?? 0));

  /** How many things the targets still need. */
  #lacking = ({ loads }: Filling): number =>
    this.#least.reduce((sum, least, place) => sum + Math.max(0, least - (loads[place] ?? 0)), 0);

  /**
   * Whether the things from this one on can be assigned. First the targets get what they need; then further things are
   * taken in, which never empties a target again: each moves others on until one finds a free place.
   */
  #isPossible(first: number, filling: Filling): boolean {
    const lacking = this.#lacking(filling);
    if (this.#isOver(filling) || filling.assigned + lacking > this.#max) return false;
    const loads = [...filling.loads];
    const given = new Map<number, number>();
    const takeIn = (thing: number, limits: readonly number[], tried: Set<number>): boolean => {
      for (const place of this.#places[thing] ?? []) {
        if (tried.has(place)) continue;
        tried.add(place);
        const load = loads[place] ?? 0;
        if (load < (limits[place] ?? 0)) loads[place] = load + 1;
        else {
          const there = [...given].filter(([, at]) => at === place);
          if (!there.some(([other]) => takeIn(other, limits, tried))) continue;
        }
        given.set(thing, place);
        return true;
      }
      return false;
    };
    const takeInAll = (limits: readonly number[]): void => {
      for (let thing = first; thing < this.#places.length; thing++)
        if (!given.has(thing)) takeIn(thing, limits, new Set());
    };
    takeInAll(this.#least);
    if (given.size < lacking) return false;
    takeInAll(this.#most);
    return filling.assigned + given.size >= this.#min;
  }

  /** As if no target had a limit. */
  #atMost(): number {
    const ways = this.#places.reduce((product, places) => product * (places.length + 1), 1);
    return Math.min(ways, Number.MAX_VALUE);
  }
}

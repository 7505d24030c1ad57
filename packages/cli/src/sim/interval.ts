/** Where a true rate or mean lies with 95 % confidence. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

const Z = 1.959964;

/** Wilson's interval of a share of `count` matches; it stays between 0 and 1 even where all were won. */
export function wilson(rate: number, count: number): Interval {
  if (count === 0) return { low: 0, high: 1 };
  const square = Z * Z;
  const middle = (rate + square / (2 * count)) / (1 + square / count);
  const half =
    (Z / (1 + square / count)) * Math.sqrt((rate * (1 - rate)) / count + square / (4 * count * count));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** Before so many values their spread is not known well enough to speak of an interval. */
const FEWEST = 20;

/** Makes a sequential interval narrowest at a hundred values. */
const MIXTURE = 8.78 / 100;

/**
 * The interval of a mean between -1 and 1 that may be looked at after every new value. An ordinary one would leave
 * zero sooner or later by luck alone; this one (the normal mixture of Robbins) holds for all looks together.
 */
export function sequential({ count, mean, sd }: Running): Interval {
  if (count < FEWEST) return { low: -1, high: 1 };
  const weight = MIXTURE * count;
  const half =
    sd * Math.sqrt(((2 * (weight + 1)) / (count * weight)) * Math.log(Math.sqrt(weight + 1) / 0.05));
  return { low: Math.max(-1, mean - half), high: Math.min(1, mean + half) };
}

/** Mean and spread of values that come one after the other. */
export class Running {
  count = 0;
  mean = 0;
  min = Infinity;
  max = -Infinity;
  #squares = 0;

  add(value: number): void {
    this.count++;
    const before = value - this.mean;
    this.mean += before / this.count;
    this.#squares += before * (value - this.mean);
    this.min = Math.min(this.min, value);
    this.max = Math.max(this.max, value);
  }

  get sd(): number {
    return this.count < 2 ? 0 : Math.sqrt(this.#squares / (this.count - 1));
  }
}

import { thingOf } from './thing.ts';
import { type Digest, type Key, fromHex, sipNumbers, sipText, toHex } from './siphash.ts';

/** Chance, as rules see it. Every draw names its stream: 'deck', 'threat'. */
export interface Random {
  /** An integer from 0 to `sides - 1`. */
  below(stream: string, sides: number): number;
  /** Throws a die with these faces. */
  die<Face extends string | number>(stream: string, faces: readonly Face[]): Face;
  /** Shuffles in place; the first is the top. */
  shuffle<Value extends string | number>(stream: string, values: Value[]): void;
}

/** The randomness of a match as plain data inside its table: a seed, and how often each stream was used. */
export interface RandomState {
  /** 128 bits from the system's generator, as 32 hexadecimal digits. */
  seed: string;
  draws: Record<string, number>;
  /** What is decided in advance, by a position file or in a match that is handed out; empty in every other. */
  forced: Forced[];
}

/** A draw whose result is known beforehand: a position file has written it down, or a seat has seen it. */
export type Forced =
  | { readonly kind: 'die'; readonly stream: string; readonly shows: string | number }
  | { readonly kind: 'number'; readonly stream: string; readonly is: number }
  /** Faces, or things of which any copy will do. */
  | { readonly kind: 'shuffle'; readonly stream: string; readonly top: readonly (string | number)[] };

export const randomState = (seed: string, forced: readonly Forced[] = []): RandomState => ({
  seed,
  draws: {},
  forced: [...forced],
});

/** The number of draws so far: part of a question's fingerprint, and of what may be undone freely. */
export function drawsSoFar(state: RandomState): number {
  let sum = 0;
  for (const stream in state.draws) sum += state.draws[stream] ?? 0;
  return sum;
}

export const isSeed = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);

/** A seed from any text: itself if it is one, otherwise its hash. */
export const seedFrom = (text: string): string =>
  isSeed(text) ? text : toHex(sipText([0x73656564, 0, 0, 1], text));

/** A further seed, for the n-th match of a series, for a bot, for a stream: the parent cannot be learned from it. */
export const derive = (seed: string, name: string): string => toHex(sipText(fromHex(seed), name));

/** The chance of rules: reads and moves the counters of the table's `RandomState`. */
export class StreamRandom implements Random {
  readonly #state: RandomState;
  #streams: Record<string, Stream> = {};

  constructor(state: RandomState) {
    this.#state = state;
  }

  below(stream: string, sides: number): number {
    if (!Number.isSafeInteger(sides) || sides < 1 || sides > MOST_SIDES)
      throw new Error(`A draw needs at least one side, and at most ${MOST_SIDES}, not ${sides}.`);
    const forced = this.#force('number', stream);
    const drawn = this.#draw(stream, sides);
    if (forced === undefined) return drawn;
    if (forced.is >= sides) throw new Error(`The draw "${stream}" has no ${forced.is}.`);
    return forced.is;
  }

  #draw(stream: string, sides: number): number {
    const number = (this.#state.draws[stream] ?? 0) + 1;
    this.#state.draws[stream] = number;
    return this.#stream(stream).draw(number, sides);
  }

  #stream(name: string): Stream {
    return (this.#streams[name] ??= new Stream(fromHex(derive(this.#state.seed, `stream ${name}`))));
  }

  die<Face extends string | number>(stream: string, faces: readonly Face[]): Face {
    const forced = this.#force('die', stream);
    if (faces.length === 0) throw new Error(`The die "${stream}" has no faces.`);
    const rolled = faces[this.#draw(stream, faces.length)] as Face;
    if (forced === undefined) return rolled;
    const shown = faces.find((face) => face === forced.shows);
    if (shown === undefined) throw new Error(`The die "${stream}" has no face "${forced.shows}".`);
    return shown;
  }

  shuffle<Value extends string | number>(stream: string, values: Value[]): void {
    const forced = this.#force('shuffle', stream);
    const draws = this.#stream(stream);
    let number = this.#state.draws[stream] ?? 0;
    shuffleWith(values, (sides) => draws.draw(++number, sides));
    if (values.length > 1) this.#state.draws[stream] = number;
    forced?.top.forEach((wanted, place) => {
      const fits = (value: Value) =>
        value === wanted || (typeof value === 'string' && thingOf(value) === wanted);
      const found = values.findIndex((value, index) => index >= place && fits(value));
      const [value] = found < 0 ? [] : values.splice(found, 1);
      if (value === undefined)
        throw new Error(`The shuffle of "${stream}" has no "${wanted}" to put on top.`);
      values.splice(place, 0, value);
    });
  }

  #force<Kind extends Forced['kind']>(
    kind: Kind,
    stream: string,
  ): Extract<Forced, { kind: Kind }> | undefined {
    const { forced } = this.#state;
    if (forced.length === 0) return undefined;
    const index = forced.findIndex((entry) => entry.kind === kind && entry.stream === stream);
    if (index < 0) return undefined;
    return forced.splice(index, 1)[0] as Extract<Forced, { kind: Kind }>;
  }
}

/** With more sides the products below would be too long for exact arithmetic. */
const MOST_SIDES = 0x200000;
const WORDS = 0x100000000;

/** The draws of one stream by their numbers. Each hash is good for four of them. */
class Stream {
  readonly #key: Key;
  #block = -1;
  #words: Digest = [0, 0, 0, 0];

  constructor(key: Key) {
    this.#key = key;
  }

  /** A word is stretched over the sides; those that would favour some of the sides are thrown away. */
  draw(number: number, sides: number): number {
    let word = this.#word(number);
    for (let attempt = 1; ; attempt++) {
      const product = word * sides;
      const side = Math.floor(product / WORDS);
      const rest = product - side * WORDS;
      if (rest >= sides || rest >= WORDS % sides) return side;
      word = sipNumbers(this.#key, number, attempt)[0];
    }
  }

  #word(number: number): number {
    const block = number >>> 2;
    if (block !== this.#block) {
      this.#block = block;
      this.#words = sipNumbers(this.#key, block, 0);
    }
    return this.#words[number & 3] as number;
  }
}

/** A fast generator (xoshiro128**) for bots and tests: whoever sees its numbers may guess the next, so no rule uses it. */
export class QuickRandom implements Random {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  constructor(seed: string) {
    const [a, b, c, d] = fromHex(seed);
    this.#a = a;
    this.#b = b;
    this.#c = c;
    this.#d = d | 1;
  }

  word(): number {
    const product = Math.imul(this.#b, 5);
    const result = Math.imul((product << 7) | (product >>> 25), 9);
    const shifted = this.#b << 9;
    this.#c ^= this.#a;
    this.#d ^= this.#b;
    this.#b ^= this.#c;
    this.#a ^= this.#d;
    this.#c ^= shifted;
    this.#d = (this.#d << 11) | (this.#d >>> 21);
    return result >>> 0;
  }

  /** Uniform to one part in 2³² divided by `sides`, which no playout can tell from exact. */
  index(sides: number): number {
    return Math.floor((this.word() / 0x100000000) * sides);
  }

  below(_stream: string, sides: number): number {
    return this.index(sides);
  }

  die<Face extends string | number>(_stream: string, faces: readonly Face[]): Face {
    const face = faces[this.index(faces.length)];
    if (face === undefined) throw new Error('A die needs faces.');
    return face;
  }

  shuffle<Value extends string | number>(_stream: string, values: Value[]): void {
    shuffleWith(values, (sides) => this.index(sides));
  }

  seed(): string {
    return toHex([this.word(), this.word(), this.word(), this.word()]);
  }
}

function shuffleWith<Value>(values: Value[], below: (sides: number) => number): void {
  for (let last = values.length - 1; last > 0; last--) {
    const other = below(last + 1);
    const value = values[last] as Value;
    values[last] = values[other] as Value;
    values[other] = value;
  }
}

import { derive, QuickRandom, type Random } from '@concilio/kernel';

/**
 * The chance of one imagined world. Every stream has a generator of its own, so that the third roll of a die is the
 * same in all playouts of this world, whatever was answered before it and however often cards were shuffled.
 */
export class WorldChance implements Random {
  readonly #seed: string;
  readonly #streams: Record<string, QuickRandom> = {};

  constructor(seed: string) {
    this.#seed = seed;
  }

  below(stream: string, sides: number): number {
    return this.#of(stream).index(sides);
  }

  die<Face extends string | number>(stream: string, faces: readonly Face[]): Face {
    return this.#of(stream).die(stream, faces);
  }

  shuffle<Value extends string | number>(stream: string, values: Value[]): void {
    this.#of(stream).shuffle(stream, values);
  }

  /** The generator of one stream. */
  quick(stream: string): QuickRandom {
    return this.#of(stream);
  }

  #of(stream: string): QuickRandom {
    return (this.#streams[stream] ??= new QuickRandom(derive(this.#seed, stream)));
  }
}

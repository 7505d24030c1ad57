import { type Json, type Shape } from '@concilio/kernel';
import type { Positioned } from '../format.ts';
import { Misnamed } from './lexicon.ts';
import { didYouMean } from './near.ts';
import { oncePerGame } from './once.ts';

/** The game's keys of one kind, which its texts have below that word: rules, reasons of an outcome. */
export const keysOf = <G extends Shape>(game: Positioned<G>, kind: string): readonly string[] =>
  kindsOf(game).get(kind) ?? [];

const kindsOf = oncePerGame(({ text: { en } }) => {
  const kinds = new Map<string, string[]>();
  for (const key of Object.keys(en)) {
    const dot = key.indexOf('.');
    const [kind, rest] = [key.slice(0, dot), key.slice(dot + 1)];
    kinds.set(kind, kinds.get(kind) ?? []);
    kinds.get(kind)?.push(rest);
  }
  return kinds;
});

/** Refuses a word that is none of those that the game knows. */
export function mustBeKey(written: Json, what: string, known: readonly string[]): void {
  if (known.some((one) => one === written)) return;
  throw new Misnamed(
    written,
    `there is no ${what} ${JSON.stringify(written)}; ${didYouMean(String(written), known)}`,
  );
}

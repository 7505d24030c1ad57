import { type Game, type Json, type Shape } from '@concilio/kernel';
import { Misnamed } from './lexicon.ts';
import { didYouMean } from './near.ts';

/** The game's keys of one kind, which its texts have below that word: rules, reasons of an outcome. */
export const keysOf = <G extends Shape>(
  { text: { en } }: Pick<Game<G>, 'text'>,
  kind: string,
): readonly string[] =>
  Object.keys(en).flatMap((key) => (key.startsWith(`${kind}.`) ? [key.slice(kind.length + 1)] : []));

/** Refuses a word that is none of those that the game knows. */
export function mustBeKey(written: Json, what: string, known: readonly string[]): void {
  if (known.some((one) => one === written)) return;
  throw new Misnamed(
    written,
    `there is no ${what} ${JSON.stringify(written)}; ${didYouMean(String(written), known)}`,
  );
}

/** Features and weights by their names, and the lists of numbers that are reckoned with. */
import { writeFileSync } from 'node:fs';
import type { Features } from '../../packages/bots/src/index.ts';

export const namesIn = <Name extends string>(features: Features<Name>): Name[] =>
  Object.keys(features) as Name[];

export const listed = <Name extends string>(names: readonly Name[], features: Features<Name>): number[] =>
  names.map((name) => features[name]);

/** The numbers that belong to some names, as a record. */
export const named = (names: readonly string[], numbers: readonly number[]): Record<string, number> =>
  Object.fromEntries(names.map((name, place) => [name, numbers[place] ?? 0]));

/** Writes what a judge has learned, part by part, where the judge of that game reads it. */
export function writeJudgement(
  game: string,
  learned: Readonly<Record<string, Readonly<Record<string, number>>>>,
): void {
  const file = new URL(`../../packages/games/${game}/src/bot/judgement.json`, import.meta.url);
  const rounded = (_name: string, value: unknown) =>
    typeof value === 'number' ? Number(value.toFixed(3)) : value;
  writeFileSync(file, `${JSON.stringify(learned, rounded, 2)}\n`);
}

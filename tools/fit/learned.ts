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
  about: string,
  learned: Readonly<Record<string, Readonly<Record<string, number>>>>,
): void {
  const parts = Object.entries(learned).map(([part, weights]) => {
    const lines = Object.entries(weights).map(
      ([name, weight]) => `    ${name}: ${Number(weight.toFixed(3))},\n`,
    );
    return `  ${/^\w+$/.test(part) ? part : `'${part}'`}: {\n${lines.join('')}  },\n`;
  });
  writeFileSync(
    new URL(`../../packages/games/${game}/src/bot/judgement.ts`, import.meta.url),
    `import type { Judgement } from '@concilio/bots';
import type { Feature, Part } from './features.ts';

/** ${about}. Written by tools/fit/${game}.ts. */
export const JUDGEMENT: Judgement<Part, Feature> = {
${parts.join('')}};
`,
  );
}

import { readFileSync } from 'node:fs';
import { type Game, Match, type MatchRecord, type Shape } from '@concilio/kernel';

/** Loads records that another process has written, and says where they stand. */
const { module, records } = JSON.parse(readFileSync(0, 'utf8')) as {
  module: { url: string; path: string[] };
  records: MatchRecord[];
};
const found = module.path.reduce<unknown>(
  (inside, name) => (inside as Record<string, unknown>)[name],
  await import(module.url),
);
process.stdout.write(JSON.stringify(records.map((record) => Match.load(found as Game<Shape>, record).hash)));

import { loadKits } from '@concilio/catalog';
import type { JsonRecord } from '@concilio/kernel';
import { parseSource, runPosition, toYaml } from '@concilio/positions';
import type { Positioned } from '@concilio/positions/format';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renamed, renamedFile } from './renamed.ts';

/** Of hundreds of files, every so many: each game has its fields in some of them. */
const SAMPLE = 40;

function filesOf({ id }: Positioned): readonly string[] {
  const folder = new URL(`../../games/${id}/positions/`, import.meta.url);
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.yaml'),
  );
  const step = Math.max(1, Math.floor(all.length / SAMPLE));
  return all
    .filter((_, place) => place % step === 0)
    .map((name) => readFileSync(new URL(name, folder), 'utf8'));
}

test.each((await loadKits()).map((game) => [game.id, game] as const))(
  'position files of %s hold when every field of its contract is called otherwise, in rules and files',
  (_id, game) => {
    const otherwise = renamed(game);
    let said = 0;
    for (const text of filesOf(game)) {
      const file = renamedFile(game, parseSource(text).value as JsonRecord);
      const written = toYaml(file);
      if (written !== toYaml(parseSource(text).value as JsonRecord)) said++;
      const { ok, error, failures } = runPosition(otherwise, parseSource(written));
      expect({ ok, error, failures }, text).toEqual({ ok: true, error: undefined, failures: [] });
    }
    // Most files speak of fields: those that do must have been written anew.
    expect(said).toBeGreaterThan(3);
  },
);

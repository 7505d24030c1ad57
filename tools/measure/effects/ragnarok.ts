/**
 * Whether a test notices when a component of ragnarok loses something that it does: `tsx tools/measure/effects/ragnarok.ts`.
 * Takes each effect, ability and condition out of the box, one at a time, and runs the positions in which the component
 * is named; prints those that nobody missed, as JSON.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { assembled, filesOf } from '../../../packages/games/ragnarok/src/content/check.ts';
import type { Box } from '../../../packages/games/ragnarok/src/content/box.ts';
import { STANDARD } from '../../../packages/games/ragnarok/src/content/standard.ts';
import { kit as ragnarok } from '../../../packages/games/ragnarok/src/kit.ts';
import { isRecord, type Json, type JsonRecord, thingOf } from '../../../packages/kernel/src/index.ts';
import { watchTold } from '../../../packages/kernel/src/watch.ts';
import { parseSource, runPosition } from '../../../packages/positions/src/index.ts';

const FOLDER = new URL('../../../packages/games/ragnarok/positions/', import.meta.url);
const OWN = JSON.parse(JSON.stringify(filesOf(STANDARD))) as JsonRecord;

/** What stands in lists of these names is an effect, an ability or a condition. */
const EFFECTS = [
  'does',
  'bonus',
  'favours',
  'regionAttack',
  'specialAttack',
  'activation',
  'abilities',
  'if',
  'among',
  'otherwise',
];

interface Dropped {
  /** The component. */
  readonly id: string;
  /** What was taken out, by its place. */
  readonly place: string;
  readonly files: JsonRecord;
}

/** Every box that lacks one thing. */
function* drops(value: Json, path: readonly (string | number)[], id: string): Generator<Dropped> {
  if (Array.isArray(value)) {
    const isEffects = EFFECTS.includes(String(path.findLast((part) => typeof part === 'string')));
    for (const [index, item] of value.entries()) {
      if (isEffects && !Array.isArray(item))
        yield { id, place: [...path, index].join('.'), files: without(path, index) };
      yield* drops(item as Json, [...path, index], id);
    }
  } else if (isRecord(value)) {
    const own = typeof value.id === 'string' ? value.id : id;
    for (const [field, item] of Object.entries(value as JsonRecord))
      yield* drops(item, [...path, field], own);
  }
}

/** Our files, but for one entry of the list at a path. */
function without(path: readonly (string | number)[], index: number): JsonRecord {
  const files = structuredClone(OWN);
  let list: Json | undefined = files;
  for (const part of path) list = (list as Record<string | number, Json>)[part];
  (list as Json[]).splice(index, 1);
  return files;
}

const positions = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => ({ name, source: parseSource(readFileSync(new URL(name, FOLDER), 'utf8')) }));

/** Which things each position tells of or writes down. */
const named = new Map<string, Set<string>>();
for (const { name, source } of positions) {
  const things = new Set<string>();
  const hear = (said: unknown, faces: readonly unknown[] | undefined): void => {
    if (typeof said === 'string') {
      const face = said.startsWith('#') ? faces?.[Number(said.slice(1))] : said;
      if (typeof face === 'string') for (const part of thingOf(face).split('/')) things.add(part);
    } else if (typeof said === 'object' && said !== null)
      for (const inner of Object.values(said)) hear(inner, faces);
  };
  watchTold((_game, _name, said, pieces) => hear(said, pieces?.faces));
  runPosition(ragnarok, source);
  // What is written down but never comes into play is named too: that it does nothing there is what such a file proves.
  for (const word of JSON.stringify(source.value).match(/[a-z]+(-[a-z\d]+)*/g) ?? []) things.add(word);
  named.set(name, things);
}
watchTold(null);

/** The same game with another box, whatever is wrong with it: a list that was emptied would be refused. */
const withBox = (content: Box): typeof ragnarok => ({
  ...ragnarok,
  create(setup) {
    const state = ragnarok.create(setup);
    state.content = content;
    return state;
  },
});

const all = [...drops(OWN, [], '')];
const missed: string[] = [];
for (const { id, place, files } of all) {
  const game = withBox(assembled(files));
  const about = positions.filter(({ name }) => named.get(name)?.has(id) === true);
  if (about.every(({ source }) => runPosition(game, source).ok)) missed.push(`${id} ${place}`);
}
process.stdout.write(`${JSON.stringify({ all: all.length, missed })}\n`);

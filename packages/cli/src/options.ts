import {
  isRecord,
  type JsonRecord,
  type Json,
  type Problem,
  schema,
  type SchemaNode,
} from '@concilio/kernel';
import type { Call } from './command.ts';
import type { AnyGame } from './games.ts';
import { readFolder } from './folder.ts';
import { Misuse } from './text/say.ts';

/** The options of a game from `--option goal=3 --option house.draw=2`, read as its schema wants them. */
export function readOptions(game: AnyGame, given: Call['values'][string]): JsonRecord {
  let options: JsonRecord = {};
  const seen = new Set<string>();
  for (const written of Array.isArray(given) ? given.map(String) : []) {
    const at = written.indexOf('=');
    if (at < 1) throw new Misuse('misuse.game.option', { given: written });
    const name = written.slice(0, at);
    if (seen.has(name)) throw new Misuse('misuse.twice', { option: `--option ${name}` });
    seen.add(name);
    options = placed(options, name.split('.'), written.slice(at + 1), game.options);
  }
  return options;
}

/** The same, checked: what is wrong with them is said in the reader's language. */
export function checkedOptions(game: AnyGame, given: Call['values'][string]): JsonRecord {
  const options = readOptions(game, given);
  const checked = schema.check(game.options, options);
  const [problem] = checked.problems ?? [];
  if (problem !== undefined) throw misuseOf(game, options, problem);
  return options;
}

function misuseOf(game: AnyGame, options: JsonRecord, { path, message }: Problem): Misuse {
  const names = path.map(String);
  const node = names.reduce<SchemaNode | undefined>(fieldOf, game.options);
  const option = names.join('.');
  if (node === undefined) return unknownOption(game, option, names);
  const value = names.reduce<unknown>(
    (at, name) =>
      typeof at === 'object' && at !== null
        ? Object.entries(at).find(([key]) => key === name)?.[1]
        : undefined,
    options,
  );
  const given = typeof value === 'string' ? value : JSON.stringify(value ?? '');
  if (node.is === 'integer' && node.min !== undefined && node.max !== undefined)
    return new Misuse('misuse.game.integer', { option, given, min: node.min, max: node.max });
  if (node.is === 'flag') return new Misuse('misuse.game.flag', { option, given });
  if (node.is === 'one of')
    return new Misuse('misuse.game.one', { option, given, known: node.values.join(', ') });
  return new Misuse('misuse.game.value', { option, given, message });
}

function unknownOption({ id, options }: AnyGame, given: string, names: readonly string[]): Misuse {
  const around = names.slice(0, -1);
  const node = around.reduce<SchemaNode | undefined>(fieldOf, options);
  const known =
    node?.is === 'record' ? Object.keys(node.fields).map((name) => [...around, name].join('.')) : [];
  if (known.length === 0) return new Misuse('misuse.game.option.none', { game: id, given });
  const near = schema.nearest(given, known);
  return near === null
    ? new Misuse('misuse.game.option.unknown', { game: id, given, known: known.join(', ') })
    : new Misuse('misuse.game.option.near', { game: id, given, near });
}

function fieldOf(node: SchemaNode | undefined, field: string): SchemaNode | undefined {
  if (node?.is === 'record') return node.fields[field];
  return node?.is === 'by name' || node?.is === 'list' ? node.items : undefined;
}

function placed(
  record: JsonRecord,
  path: readonly string[],
  text: string,
  node: SchemaNode | undefined,
): JsonRecord {
  const [field = '', ...rest] = path;
  const inner = fieldOf(node, field);
  const before = record[field];
  const value =
    rest.length === 0
      ? valueOf(text, inner)
      : placed(isRecord(before) ? (before as JsonRecord) : {}, rest, text, inner);
  return { ...record, [field]: value };
}

/** What was written as JSON, as decks are, if it was. */
function jsonOf(text: string): Json | undefined {
  if (!/^[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What was written, as the kind of value that is wanted there; the schema judges whether it fits. */
function valueOf(text: string, node: SchemaNode | undefined): Json {
  switch (node?.is) {
    case 'integer':
      return /^-?\d+$/.test(text) ? Number(text) : text;
    case 'flag':
      return text === 'true' || text === 'false' ? text === 'true' : text;
    case 'one of':
      return node.values.find((value) => String(value) === text) ?? text;
    case 'list':
      return jsonOf(text) ?? text.split(',').map((item) => valueOf(item, node.items));
    case 'record':
      return jsonOf(text) ?? text;
    case 'either':
      return (
        node.choices
          .map((choice) => valueOf(text, choice))
          .find((value, index) => {
            const choice = node.choices[index];
            return choice !== undefined && schema.check(choice, value).problems === undefined;
          }) ?? text
      );
    case 'anything':
      return text.startsWith('@') ? readFolder(text.slice(1)) : text;
    default:
      return text;
  }
}

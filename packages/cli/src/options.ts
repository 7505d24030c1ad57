import {
  type Json,
  jsonIn,
  NO_OPTIONS,
  optionAt,
  type Problem,
  schema,
  type SchemaNode,
  type TableOptions,
  withOption,
} from '@concilio/kernel';
import type { Call } from './command.ts';
import type { Kit } from './games.ts';
import { readFolder } from './folder.ts';
import { Misuse } from './text/say.ts';

/** The options of a game from `--option goal=3 --option house.draw=2`, read as its schema wants them. */
export function readOptions(game: Kit, given: Call['values'][string]): TableOptions {
  let options = NO_OPTIONS;
  const seen = new Set<string>();
  for (const written of Array.isArray(given) ? given.map(String) : []) {
    const at = written.indexOf('=');
    if (at < 1) throw new Misuse('misuse.game.option', { given: written });
    const name = written.slice(0, at);
    if (seen.has(name)) throw new Misuse('misuse.twice', { option: `--option ${name}` });
    seen.add(name);
    const path = name.split('.');
    options = withOption(options, path, valueOf(written.slice(at + 1), nodeAt(game, path)));
  }
  return options;
}

/** The same, checked: what is wrong with them is said in the reader's language. */
export function checkedOptions(game: Kit, given: Call['values'][string]): TableOptions {
  const options = readOptions(game, given);
  const checked = schema.check(game.options, options);
  const [problem] = checked.problems ?? [];
  if (problem !== undefined) throw misuseOf(game, options, problem);
  return options;
}

function misuseOf(game: Kit, options: TableOptions, { path, message }: Problem): Misuse {
  const names = path.map(String);
  const node = nodeAt(game, names);
  const option = names.join('.');
  if (node === undefined) return unknownOption(game, option, names);
  const value = optionAt(options, names);
  const given = typeof value === 'string' ? value : JSON.stringify(value ?? '');
  if (node.is === 'integer' && node.min !== undefined && node.max !== undefined)
    return new Misuse('misuse.game.integer', { option, given, min: node.min, max: node.max });
  if (node.is === 'flag') return new Misuse('misuse.game.flag', { option, given });
  if (node.is === 'one of')
    return new Misuse('misuse.game.one', { option, given, known: node.values.join(', ') });
  return new Misuse('misuse.game.value', { option, given, message });
}

function unknownOption(game: Kit, given: string, names: readonly string[]): Misuse {
  const around = names.slice(0, -1);
  const node = nodeAt(game, around);
  const known =
    node?.is === 'record' ? Object.keys(node.fields).map((name) => [...around, name].join('.')) : [];
  if (known.length === 0) return new Misuse('misuse.game.option.none', { game: game.id, given });
  const near = schema.nearest(given, known);
  return near === null
    ? new Misuse('misuse.game.option.unknown', { game: game.id, given, known: known.join(', ') })
    : new Misuse('misuse.game.option.near', { game: game.id, given, near });
}

/** What the schema wants at a place. */
const nodeAt = ({ options }: Kit, path: readonly string[]): SchemaNode | undefined =>
  path.reduce<SchemaNode | undefined>(fieldOf, options);

function fieldOf(node: SchemaNode | undefined, field: string): SchemaNode | undefined {
  if (node?.is === 'record') return node.fields[field];
  return node?.is === 'by name' || node?.is === 'list' ? node.items : undefined;
}

/** What was written as JSON, as decks are, if it was. */
const written = (text: string): Json | undefined => (/^[[{]/.test(text) ? jsonIn(text) : undefined);

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
      return written(text) ?? text.split(',').map((item) => valueOf(item, node.items));
    case 'record':
      return written(text) ?? text;
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

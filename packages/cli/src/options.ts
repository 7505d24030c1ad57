import { isRecord, type JsonRecord, type Json, schema, type SchemaNode } from '@concilio/kernel';
import type { Call } from './command.ts';
import type { AnyGame } from './games.ts';
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

function placed(
  record: JsonRecord,
  path: readonly string[],
  text: string,
  node: SchemaNode | undefined,
): JsonRecord {
  const [field = '', ...rest] = path;
  const inner = node?.is === 'record' ? node.fields[field] : node?.is === 'by name' ? node.items : undefined;
  const before = record[field];
  const value =
    rest.length === 0
      ? valueOf(text, inner)
      : placed(isRecord(before) ? (before as JsonRecord) : {}, rest, text, inner);
  return { ...record, [field]: value };
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
      return text.split(',').map((item) => valueOf(item, node.items));
    case 'either':
      return (
        node.choices
          .map((choice) => valueOf(text, choice))
          .find((value, index) => {
            const choice = node.choices[index];
            return choice !== undefined && schema.check(choice, value).problems === undefined;
          }) ?? text
      );
    default:
      return text;
  }
}

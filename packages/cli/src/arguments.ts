import { schema } from '@concilio/kernel';
import { parseArgs } from 'node:util';
import type { Call, Command } from './command.ts';
import { Misuse } from './text/say.ts';

export interface Given {
  readonly operands: readonly string[];
  readonly values: Call['values'];
  readonly help: boolean;
  readonly json: boolean;
}

type Options = Command['options'];

const COMMON: Options = { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } };

/** The options of a command and those that every command has. */
export const optionsOf = (command: Command): Options => ({ ...command.options, ...COMMON });

/** Reads what stands behind a command's name. Node would read it too, but its complaints name no nearest option. */
export function readArguments(command: Command, words: readonly string[]): Given {
  const options = optionsOf(command);
  const { values, positionals, tokens } = parseArgs({
    args: [...words],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const seen = new Set<string>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    if (option === undefined) throw unknownOption(command, token.rawName, Object.keys(options));
    const written = { option: `--${token.name}` };
    if (option.type === 'boolean' && token.value !== undefined)
      throw new Misuse('misuse.value.unwanted', written);
    if (
      option.type === 'string' &&
      (token.value === undefined || isBlank(token.value) || looksLikeAnOption(token))
    )
      throw new Misuse('misuse.value.missing', written);
    if (option.multiple !== true && seen.has(token.name)) throw new Misuse('misuse.twice', written);
    seen.add(token.name);
  }
  const { help, json, ...rest } = values;
  return { operands: positionals, values: rest, help: help === true, json: json === true };
}

/** `--seed ''` is most often a variable of a script that was never set. */
const isBlank = (value: string): boolean => value.trim() === '';

/** `--seed --json` has forgotten the seed; `--seed=--json` means it. */
const looksLikeAnOption = ({ value, inlineValue }: { value?: string; inlineValue?: boolean }): boolean =>
  inlineValue !== true && value?.startsWith('--') === true;

function unknownOption(command: Command, given: string, names: readonly string[]): Misuse {
  const known = names.map((name) => `--${name}`);
  const near = schema.nearest(given, known);
  return near === null
    ? new Misuse('misuse.option', { command: command.name, given, known: known.join(', ') })
    : new Misuse('misuse.option.near', { command: command.name, given, near });
}

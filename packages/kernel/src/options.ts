import { isRecord, type Json, type JsonRecord } from './json.ts';

declare const options: unique symbol;

/**
 * The options of a table: plain data that the schema of its game has checked, or will check. It is handed on, stored and sent
 * as it is, and looked into by the functions of this file only.
 */
export interface TableOptions {
  readonly [options]: true;
}

/** Options as the rules have them, or as a person has written them. */
export const asOptions = (given: object): TableOptions => given as TableOptions;

/** Everything as the game has it by itself. */
export const NO_OPTIONS = asOptions({});

/** What stands at a place of the options; `undefined` where nobody has set anything. */
export function optionAt(given: TableOptions, path: readonly string[]): Json | undefined {
  let at: Json | undefined = given as object as Json;
  for (const name of path) {
    if (isRecord(at)) at = Object.hasOwn(at, name) ? at[name] : undefined;
    else at = Array.isArray(at) ? at[Number(name)] : undefined;
  }
  return at;
}

/** The options with another value at a place. */
export const withOption = (given: TableOptions, path: readonly string[], value: Json): TableOptions =>
  asOptions(placed(given as object as Json, path, value) as object);

function placed(before: Json | undefined, [name, ...rest]: readonly string[], value: Json): Json {
  if (name === undefined) return value;
  const around = isRecord(before) ? before : {};
  return { ...around, [name]: placed(around[name], rest, value) };
}

/** What has been set, one after the other. */
export const optionsSet = (given: TableOptions): readonly (readonly [name: string, value: Json])[] =>
  Object.entries(given as object as JsonRecord);

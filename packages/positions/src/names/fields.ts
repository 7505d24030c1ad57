import {
  type AgendaRecord,
  type Json,
  type KindNode,
  type Seat,
  schema,
  type SchemaNode,
  type Shape,
  view,
} from '@concilio/kernel';
import type { Names, Positioned } from '../format.ts';

/** A step as `at:` names it, for code that treats all games alike. */
export interface StepEntry {
  readonly with: Readonly<Record<string, KindNode>>;
  readonly text: string;
  readonly beneath?: (args: object, state: object, seats: readonly Seat[]) => readonly AgendaRecord[];
}

// The types of a game's own steps are forgotten here: they only ever go back into the same game.
export const stepsOf = <G extends Shape>({ position }: Positioned<G>) =>
  position.at as unknown as Readonly<Record<string, StepEntry>>;

/** How a value of a step or of an event is written in a file. */
export type Written = 'seat' | 'piece' | 'thing' | 'integer' | 'text' | 'flag';

export function writtenAs(kind: KindNode): Written {
  switch (kind.is) {
    case 'seat':
    case 'thing':
      return kind.is;
    case 'piece id':
      return 'piece';
    case 'flag':
    case 'turned':
    case 'face down':
      return 'flag';
    case 'counter':
    case 'track':
    case 'tokens':
    case 'stat':
      return 'integer';
    case 'maybe':
    case 'optional':
      return writtenAs(kind.of);
    default:
      return 'text';
  }
}

/** The same of a list of them, as the description of a game shows it. */
export function shownAs(kind: KindNode): Json {
  const items = view.itemsOf(kind);
  return items === null ? writtenAs(kind) : [writtenAs(items)];
}

const nodes: Readonly<Record<Written, SchemaNode>> = {
  seat: schema.text({ text: 'The name of a seat.' }),
  piece: schema.text({ text: 'The name of a piece.' }),
  thing: schema.text({ text: 'The name of a thing.' }),
  integer: schema.integer(),
  text: schema.text(),
  flag: schema.flag(),
};

/** How a field is written in a file; a list that is left out is empty. */
export function fieldNode(kind: KindNode): SchemaNode {
  const items = view.itemsOf(kind);
  return items === null
    ? nodes[writtenAs(kind)]
    : { is: 'list', items: nodes[writtenAs(items)], fallback: [] };
}

/** What a field that was written stands for. */
export function readField(kind: KindNode, written: Json, names: Names): Json {
  const items = view.itemsOf(kind);
  if (items !== null) return schema.listOf(written).map((one) => readField(items, one, names));
  switch (writtenAs(kind)) {
    case 'seat':
      return names.seat(written);
    case 'piece':
      return names.piece(written);
    case 'thing':
      return names.thing(written);
    default:
      return written;
  }
}

/** The reverse: how a value is written. */
export function writeField(
  kind: KindNode | undefined,
  value: Json,
  say: (as: Written, value: Json) => Json,
): Json {
  if (kind === undefined) return value;
  const items = view.itemsOf(kind);
  return items === null
    ? say(writtenAs(kind), value)
    : schema.listOf(value).map((one) => say(writtenAs(items), one));
}

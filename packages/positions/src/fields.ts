import {
  type AgendaRecord,
  type Field,
  type FieldKind,
  type Game,
  type Json,
  type Names,
  type Seat,
  schema,
  type SchemaNode,
  type Shape,
} from '@concilio/kernel';

/** A step as `at:` names it, and an event, for code that treats all games alike. */
export interface StepEntry {
  readonly with: Readonly<Record<string, Field>>;
  readonly text: string;
  readonly beneath?: (told: object, state: object, seats: readonly Seat[]) => readonly AgendaRecord[];
}
export interface EventEntry {
  readonly fields: Readonly<Record<string, Field>>;
  readonly text: string;
}

// The types of a game's own steps and events are forgotten here: they only ever go back into the same game.
export const stepsOf = <G extends Shape>({ position }: Game<G>) =>
  position.at as unknown as Readonly<Record<string, StepEntry>>;
export const eventsOf = <G extends Shape>({ position }: Game<G>) =>
  position.events as unknown as Readonly<Record<string, EventEntry>>;

const kinds: Readonly<Record<FieldKind, SchemaNode>> = {
  seat: schema.text({ text: 'The name of a seat.' }),
  piece: schema.text({ text: 'The name of a piece.' }),
  thing: schema.text({ text: 'The name of a thing.' }),
  integer: schema.integer(),
  text: schema.text(),
  flag: schema.flag(),
};

/** How a field is written in a file; a list that is left out is empty. */
export const fieldNode = (field: Field): SchemaNode =>
  typeof field === 'string' ? kinds[field] : { is: 'list', items: kinds[field[0]], fallback: [] };

/** What a field that was written stands for. */
export function readField(field: Field, written: Json, names: Names): Json {
  if (typeof field !== 'string') return schema.listOf(written).map((one) => readField(field[0], one, names));
  switch (field) {
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
  field: Field | undefined,
  value: Json,
  say: (kind: FieldKind, value: Json) => Json,
): Json {
  if (field === undefined) return value;
  if (typeof field === 'string') return say(field, value);
  return schema.listOf(value).map((one) => say(field[0], one));
}

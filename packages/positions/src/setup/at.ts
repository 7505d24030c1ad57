import {
  type AgendaRecord,
  type JsonRecord,
  schema,
  seatsOf,
  type Shape,
  type Table,
} from '@concilio/kernel';
import type { Positioned } from '../format.ts';
import { fieldNode, readField, stepsOf } from '../names/fields.ts';
import { type Lexicon, Misnamed, namesOf } from '../names/lexicon.ts';
import { checked, type Source } from '../read/source.ts';

/** The step that `at` names, and its arguments, as far as the file alone can say. */
export function stepAt<G extends Shape>(game: Positioned<G>, at: JsonRecord, source: Source) {
  const steps = stepsOf(game);
  const { step } = at;
  if (typeof step !== 'string')
    throw new Misnamed(at, `"step" is missing: one of ${Object.keys(steps).join(', ')}`);
  const entry = Object.hasOwn(steps, step) ? steps[step] : undefined;
  if (entry === undefined) {
    const near = schema.nearest(step, Object.keys(steps));
    const hint = near === null ? `there is ${Object.keys(steps).join(', ')}` : `did you mean "${near}"?`;
    throw new Misnamed(step, `there is no step "${step}"; ${hint}`);
  }
  const fields = Object.fromEntries(
    Object.entries(entry.with).map(([key, field]) => [key, fieldNode(field)]),
  );
  const written = checked(schema.record(fields), at.with ?? {}, source, ['at', 'with']) as JsonRecord;
  return { step, entry, written };
}

/** What the rules are to do: the step that `at` names, and beneath it what the game says is left to do then. */
export function agendaAt<G extends Shape>(
  lexicon: Lexicon<G>,
  { state, seats }: Table<G>,
  at: JsonRecord,
  source: Source,
): AgendaRecord[] {
  const { step, entry, written } = stepAt(lexicon.game, at, source);
  const names = namesOf(lexicon, state);
  const args = Object.fromEntries(
    Object.entries(entry.with).map(([key, field]) => [key, readField(field, written[key] ?? null, names)]),
  );
  const beneath = entry.beneath?.(args, state, seatsOf(seats)) ?? [];
  return [{ step, with: args }, ...beneath].reverse();
}

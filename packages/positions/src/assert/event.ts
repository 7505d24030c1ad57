import {
  type Viewer,
  isPiece,
  type Json,
  type JsonRecord,
  schema,
  type Shape,
  type GameEvent,
} from '@concilio/kernel';
import { writeField, type Written } from '../names/fields.ts';
import { type Lexicon, Misnamed, nameOfPiece } from '../names/lexicon.ts';
import { isSame } from './same.ts';
import { mustFitField } from '../names/check-names.ts';
import type { Session } from '../run/session.ts';
import type { Finding } from './then.ts';

/** An event as a file would speak of it. */
export interface TracedEvent {
  readonly event: string;
  readonly with: JsonRecord;
}

/** Whether an event was told as often as the file says. */
export function examineEvent<G extends Shape>(
  session: Session<G>,
  assertion: JsonRecord,
  viewer: Viewer,
): Finding {
  const { match, lexicon, eventsBefore } = session;
  const { event, count } = assertion;
  const name = String(event);
  const fields = lexicon.game.contract.events[name]?.data ?? {};
  const wanted = Object.entries(schema.recordOf(assertion.with));
  const scene = { lexicon, state: match.table.state };
  for (const [key, value] of wanted) {
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
    if (field === undefined)
      throw new Misnamed(
        key,
        `the event "${name}" has no "${key}"; it has ${Object.keys(fields).join(', ')}`,
      );
    mustFitField(scene, key, field, value);
  }
  const isFitting = ({ name: other, said }: GameEvent) =>
    other === name &&
    wanted.every(([key, value]) =>
      isSame(scene, value, (said as JsonRecord)[key] ?? null, { anyOrder: false, partly: false }),
    );
  const before = eventsBefore(viewer);
  const all = match.events(viewer);
  const told = all.slice(before).filter((one) => one.name === name);
  const fitting = told.filter(isFitting);
  const held = count === undefined ? fitting.length > 0 : fitting.length === count;
  if (held) return null;
  return {
    path: `event ${name}`,
    expected: {
      count: count ?? 'at least 1',
      ...(assertion.with === undefined ? {} : { with: assertion.with }),
    },
    actual: {
      count: fitting.length,
      ...(told.length === 0
        ? {}
        : { told: told.map((one) => tracedEvent(lexicon, match.table.state, one).with) }),
    },
    ...tooEarly(all.slice(0, before).filter(isFitting).length, fitting.length),
  };
}

/** Why an event that was told does not count: it came before the first answer. */
const tooEarly = (early: number, counted: number): { readonly message?: string } =>
  early === 0
    ? {}
    : {
        message: `it was told ${times(counted)} since the start of "when"; ${times(early)} before it does not count`,
      };

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);

/** An event with its fields as they could be written in `with`. */
export function tracedEvent<G extends Shape>(
  lexicon: Lexicon<G>,
  state: G['state'],
  { name, said }: GameEvent,
): TracedEvent {
  const fields = lexicon.game.contract.events[name]?.data ?? {};
  const say = (kind: Written, value: Json): Json => {
    if (kind === 'seat' && typeof value === 'number') return lexicon.vocabulary.seats[value] ?? value;
    if (kind === 'thing' && typeof value === 'string') return lexicon.vocabulary.nameOf(value);
    if (kind === 'piece' && typeof value === 'string' && isPiece(value))
      return nameOfPiece(lexicon, state, value);
    return value;
  };
  const written = Object.entries(said as JsonRecord).map(([key, value]) => [
    key,
    writeField(fields[key], value, say),
  ]);
  return { event: name, with: Object.fromEntries(written) as JsonRecord };
}

import {
  type Viewer,
  isRecord,
  type Json,
  type JsonRecord,
  type KindNode,
  schema,
  type Shape,
  view,
} from '@concilio/kernel';
import { examineEvent } from './event.ts';
import type { Failure } from '../run/failure.ts';
import { mustBeKey } from '../names/keys.ts';
import { type Lexicon, Misnamed, seatCalled } from '../names/lexicon.ts';
import { ASSERTION_KINDS, type AssertionKind, KINDS, OPERATORS } from './operators.ts';
import { examineOutcome } from './outcome.ts';
import { follow } from './path.ts';
import { holdsPending } from './pending.ts';
import { type Comparison, holdsAll, inWords, isSame, type Scene } from './same.ts';
import { checkNames } from '../names/check-names.ts';
import type { Session } from '../run/session.ts';

/** What a check of one assertion finds: `null` if it holds. */
export type Finding = Omit<Failure, 'line'> | null;

/** Checks one assertion as the position stands. One that makes no sense is `Misnamed`. */
export function examine<G extends Shape>(
  session: Session<G>,
  assertion: JsonRecord,
): readonly Exclude<Finding, null>[] {
  const { kind, viewer } = kindOf(session.lexicon, assertion);
  const findings = {
    path: () => examinePath(session, assertion, viewer),
    pending: () => [holdsPending(session, assertion.pending ?? null)],
    event: () => [examineEvent(session, assertion, viewer)],
    outcome: () => [examineOutcome(session, assertion.outcome ?? null)],
  };
  return findings[kind]().flatMap((finding) => finding ?? []);
}

/** What an assertion speaks of, as far as the file alone can say. What no table could make sense of is `Misnamed`. */
export function kindOf<G extends Shape>(
  lexicon: Lexicon<G>,
  assertion: JsonRecord,
): { readonly kind: AssertionKind; readonly viewer: Viewer } {
  const kinds = ASSERTION_KINDS.filter((key) => assertion[key] !== undefined);
  const [kind] = kinds;
  if (kind === undefined || kinds.length > 1)
    throw new Misnamed(assertion, 'an assertion has exactly one of path, pending, event or outcome');
  const stray = Object.keys(assertion).find((key) => key !== kind && !KINDS[kind].includes(key));
  if (stray !== undefined) throw new Misnamed(assertion, `"${stray}" does not go with "${kind}"`);
  if (kind === 'path' && !OPERATORS.some((operator) => assertion[operator] !== undefined))
    throw new Misnamed(assertion, `"path" needs one of ${OPERATORS.join(', ')}`);
  if (kind === 'event')
    mustBeKey(assertion.event ?? null, 'event', Object.keys(lexicon.game.contract.events));
  return { kind, viewer: assertion.as === undefined ? 'referee' : seatCalled(lexicon, assertion.as) };
}

function examinePath<G extends Shape>(
  session: Session<G>,
  assertion: JsonRecord,
  viewer: Viewer,
): readonly Finding[] {
  const { match, lexicon } = session;
  const operators = OPERATORS.filter((operator) => assertion[operator] !== undefined);
  if (assertion.absent === false) throw new Misnamed(assertion, '"absent" is true or left out');
  const scene = { lexicon, state: match.table.state };
  const path = String(assertion.path);
  const found = follow(scene, match.view(viewer) as JsonRecord, path, assertion.absent === true);
  const shown = assertion.as === undefined ? path : `${path} as ${String(assertion.as)}`;
  return operators.map((operator): Finding => {
    const written = assertion[operator] ?? null;
    const expected =
      operator === 'equals' ? written : operator === 'absent' ? 'nothing' : { [operator]: written };
    if ('absent' in found) {
      if (operator === 'absent') return null;
      return {
        path: shown,
        expected,
        actual: 'nothing',
        message: `there is nothing; ${found.absent}`,
      };
    }
    const { value, kind } = found;
    mustBeComparable(scene, operator, written, value, kind);
    const how = { anyOrder: assertion.anyOrder === true, partly: false };
    if (holds(scene, operator, written, value, how)) return null;
    const seat = typeof written === 'string' && typeof value === 'number' ? value : -1;
    const actual = lexicon.vocabulary.seats[seat] ?? inWords(scene, value, isNumbered(written));
    return {
      path: shown,
      expected,
      actual: operator === 'count' ? { count: sizeOf(value), entries: actual } : actual,
    };
  });
}

/** Whether the file tells copies apart there, so that their numbers have to be shown. */
const isNumbered = (written: Json): boolean => /#\d/.test(JSON.stringify(written));

const sizeOf = (value: Json): number | null =>
  Array.isArray(value) ? value.length : isRecord(value) ? Object.keys(value).length : null;

/** Refuses a value that could never stand there, by which "not" and "excludes" would hold whatever happens. */
function mustBeComparable<G extends Shape>(
  scene: Scene<G>,
  operator: (typeof OPERATORS)[number],
  written: Json,
  value: Json,
  kind: KindNode | undefined,
): void {
  if (operator === 'equals' || operator === 'not') checkNames(scene, kind, written, [value]);
  if (operator !== 'includes' && operator !== 'excludes') return;
  if (Array.isArray(written) && written.length === 0)
    throw new Misnamed(written, `an empty list under "${operator}" asserts nothing`);
  if (!Array.isArray(value)) return checkNames(scene, kind, written, [value]);
  const items = kind === undefined ? undefined : (view.itemsOf(view.presentOf(kind)) ?? undefined);
  for (const one of Array.isArray(written) ? (written as readonly Json[]) : [written])
    checkNames(scene, items, one, schema.listOf(value));
}

function holds<G extends Shape>(
  scene: Scene<G>,
  operator: (typeof OPERATORS)[number],
  written: Json,
  value: Json,
  how: Comparison,
): boolean {
  const partly = { anyOrder: how.anyOrder, partly: true };
  const wanted = Array.isArray(written) ? (written as readonly Json[]) : [written];
  switch (operator) {
    case 'equals':
      return isSame(scene, written, value, how);
    case 'not':
      return !isSame(scene, written, value, how);
    case 'atLeast':
      return typeof value === 'number' && value >= Number(written);
    case 'atMost':
      return typeof value === 'number' && value <= Number(written);
    case 'includes':
      if (isRecord(value)) return isSame(scene, written, value, partly);
      return Array.isArray(value) && holdsAll(scene, wanted, value, partly);
    case 'excludes':
      if (isRecord(value)) return !isSame(scene, written, value, partly);
      return (
        Array.isArray(value) &&
        !wanted.some((one) => value.some((item: Json) => isSame(scene, one, item, partly)))
      );
    case 'count':
      return sizeOf(value) === written;
    case 'absent':
      return false;
  }
}

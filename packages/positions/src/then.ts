import { type Eyes, isRecord, type Json, type JsonRecord, schema, type Shape } from '@concilio/kernel';
import type { Failure } from './failure.ts';
import { eventsOf } from './fields.ts';
import { Misnamed, seatCalled } from './lexicon.ts';
import { follow } from './path.ts';
import { holdsPending } from './pending.ts';
import { type Comparison, holdsAll, inWords, isSame, type Scene } from './same.ts';
import type { Session } from './session.ts';

/** What a check of one assertion finds: `null` if it holds. */
export type Finding = Omit<Failure, 'line'> | null;

const OPERATORS = ['equals', 'not', 'atLeast', 'atMost', 'includes', 'excludes', 'count', 'absent'] as const;

/** The keys that go with each kind of assertion. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  path: ['as', 'anyOrder', ...OPERATORS],
  pending: [],
  event: ['as', 'with', 'count'],
  outcome: [],
};

/** Checks one assertion as the position stands. One that makes no sense is `Misnamed`. */
export function examine<G extends Shape>(
  session: Session<G>,
  assertion: JsonRecord,
): readonly Exclude<Finding, null>[] {
  const kinds = Object.keys(KINDS).filter((key) => assertion[key] !== undefined);
  const [kind] = kinds;
  if (kind === undefined || kinds.length > 1)
    throw new Misnamed(assertion, 'an assertion has exactly one of path, pending, event or outcome');
  const stray = Object.keys(assertion).find((key) => key !== kind && KINDS[kind]?.includes(key) === false);
  if (stray !== undefined) throw new Misnamed(assertion, `"${stray}" does not go with "${kind}"`);
  const eyes: Eyes = assertion.as === undefined ? 'referee' : seatCalled(session.lexicon, assertion.as);
  const findings = {
    path: () => examinePath(session, assertion, eyes),
    pending: () => [holdsPending(session, assertion.pending ?? null)],
    event: () => [examineEvent(session, assertion, eyes)],
    outcome: () => [examineOutcome(session, assertion.outcome ?? null)],
  };
  return findings[kind as keyof typeof findings]().flatMap((finding) => finding ?? []);
}

function examinePath<G extends Shape>(
  session: Session<G>,
  assertion: JsonRecord,
  eyes: Eyes,
): readonly Finding[] {
  const { match, lexicon } = session;
  const operators = OPERATORS.filter((operator) => assertion[operator] !== undefined);
  if (operators.length === 0) throw new Misnamed(assertion, `"path" needs one of ${OPERATORS.join(', ')}`);
  if (assertion.absent === false) throw new Misnamed(assertion, '"absent" is true or left out');
  const scene = { lexicon, state: match.table.state };
  const path = String(assertion.path);
  const found = follow(scene, match.view(eyes), path, assertion.absent === true);
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
        actual: found.absent === null ? 'nothing' : `nothing; ${found.absent}`,
      };
    }
    const { value } = found;
    const how = { anyOrder: assertion.anyOrder === true, partly: false };
    return holds(scene, operator, written, value, how)
      ? null
      : { path: shown, expected, actual: inWords(scene, value) };
  });
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
      return (
        (Array.isArray(value) ? value.length : isRecord(value) ? Object.keys(value).length : null) === written
      );
    case 'absent':
      return false;
  }
}

function examineEvent<G extends Shape>(session: Session<G>, assertion: JsonRecord, eyes: Eyes): Finding {
  const { match, lexicon, eventsBefore } = session;
  const { event, count } = assertion;
  const name = String(event);
  const events = eventsOf(lexicon.game);
  const entry = Object.hasOwn(events, name) ? events[name] : undefined;
  if (entry === undefined) {
    const near = schema.nearest(name, Object.keys(events));
    throw new Misnamed(
      name,
      `there is no event "${name}"${near === null ? '' : `; did you mean "${near}"?`}`,
    );
  }
  const wanted = Object.entries(schema.recordOf(assertion.with));
  const stray = wanted.find(([key]) => !Object.hasOwn(entry.fields, key));
  if (stray !== undefined)
    throw new Misnamed(
      stray[0],
      `the event "${name}" has no "${stray[0]}"; it has ${Object.keys(entry.fields).join(', ')}`,
    );
  const scene = { lexicon, state: match.table.state };
  const told = match
    .events(eyes)
    .slice(eventsBefore(eyes))
    .filter((one) => one.name === name);
  const fitting = told.filter(({ said }) =>
    wanted.every(([key, value]) =>
      isSame(scene, value, (said as JsonRecord)[key] ?? null, { anyOrder: false, partly: false }),
    ),
  );
  const held = count === undefined ? fitting.length > 0 : fitting.length === count;
  if (held) return null;
  const others = told.map(({ said }) => inWords(scene, said as JsonRecord));
  return {
    path: `event ${name}`,
    expected: {
      ...(assertion.with === undefined ? {} : { with: assertion.with }),
      count: count ?? 'at least 1',
    },
    actual: { count: fitting.length, ...(wanted.length === 0 ? {} : { told: others }) },
  };
}

function examineOutcome<G extends Shape>({ match, lexicon }: Session<G>, expected: Json): Finding {
  const { outcome } = match;
  const { seats } = lexicon.vocabulary;
  const actual: Json =
    outcome === null
      ? 'none'
      : {
          won: outcome.winners.length > 0,
          winner: outcome.winners.map((seat) => seats[seat] ?? String(seat)),
          score: Object.fromEntries(
            outcome.scores.map((score, seat) => [seats[seat] ?? String(seat), score]),
          ),
          reason: outcome.reason,
        };
  const finding = { path: 'outcome', expected, actual };
  if (expected === 'none' || outcome === null)
    return expected === 'none' && outcome === null ? null : finding;
  const { won, winner, score, reason } = schema.recordOf(expected);
  const winners =
    winner === undefined
      ? null
      : (Array.isArray(winner) ? winner : [winner]).map((name: Json) => seatCalled(lexicon, name));
  const bySeat = isRecord(score) ? Object.entries(score as JsonRecord) : [];
  const [leader] = outcome.winners;
  const held =
    (won === undefined || won === outcome.winners.length > 0) &&
    (winners === null ||
      (winners.length === outcome.winners.length &&
        winners.every((seat) => outcome.winners.includes(seat)))) &&
    (typeof score !== 'number' || score === outcome.scores[leader ?? 0]) &&
    bySeat.every(([name, points]) => outcome.scores[seatCalled(lexicon, name)] === points) &&
    (reason === undefined || reason === outcome.reason);
  return held ? null : finding;
}

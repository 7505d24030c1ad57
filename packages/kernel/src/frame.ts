import type { SeenEvent } from './beats.ts';
import type { RecordedEvent } from './events.ts';
import type { Outcome, Shape } from './game.ts';
import type { JsonRecord } from './json.ts';
import { isRecord } from './json.ts';
import type { Answered, Match } from './match.ts';
import { namesOf, type Opaque, opaqueFor, opaqueIn } from './opaque.ts';
import { allPieces, faceFor, isKnown, isPiece } from './pieces.ts';
import {
  type Adds,
  type Capacity,
  type Option,
  optionsOf,
  type Question,
  type Range,
  type Target,
  targetsOf,
  type Text,
} from './question.ts';
import { signature } from './fingerprint.ts';
import type { Open } from './recorded.ts';
import type { Viewer, Seat } from './seat.ts';
import type { SeenView } from './seen-view.ts';
import { thingOf } from './thing.ts';
import { sipText, toHex } from './siphash.ts';

/**
 * The one door between a match and those who look at it. Ids of pieces (`#7`) leave only as opaque ids that differ
 * for each viewer and change whenever the piece is mixed with others; answers come in by the same ids.
 */

export interface SeenOption {
  readonly id: string;
  readonly of?: string;
  /** The thing that the seat sees there, if it sees one. */
  readonly thing?: string;
  readonly text?: Text;
  /** To be asked about once more. */
  readonly confirm?: true;
  /** Never to be shown as the way on. */
  readonly harm?: true;
  readonly group?: string;
  readonly amount?: number;
  readonly cap?: number;
  readonly onlyTo?: readonly string[];
  readonly leadsTo?: readonly string[];
  /** What it would bring to answer with it. */
  readonly hint?: Text;
}

export interface SeenTarget extends SeenOption {
  readonly holds?: Capacity;
}

export interface SeenBlocked extends SeenOption {
  readonly rule: string;
  readonly why?: Text;
}

export interface SeenQuestion {
  /** To be sent back with the answer. */
  readonly question: string;
  readonly kind: Question['kind'];
  readonly key: string;
  readonly with?: JsonRecord;
  /** Whether it may be left unanswered: an interjection into somebody else's question. */
  readonly optional: boolean;
  readonly options: readonly SeenOption[];
  /** `assign`: what the options may be given to. */
  readonly targets?: readonly SeenTarget[];
  readonly blocked: readonly SeenBlocked[];
  readonly min?: number;
  readonly max?: number;
  readonly sum?: Range;
  readonly adds?: Adds;
  readonly total?: Range;
}

export interface SeenFrame {
  readonly view: SeenView;
  readonly events: readonly SeenEvent[];
  /** The number of the first event in `events`. */
  readonly since: number;
  readonly waitingFor: readonly Seat[];
  readonly questions: readonly SeenQuestion[];
  readonly outcome: Outcome | null;
}

/** What differs from one viewer to another, as JSON. */
export interface FrameJson {
  readonly view: string;
  readonly events: string;
  readonly questions: string;
}

/**
 * All that may be sent to this viewer: the view, the events from a number on, and the questions to this seat. Written
 * out at once, since most of it goes over a wire, and ids are put right in a text much faster than in records.
 */
export function frameJson<G extends Shape>(match: Match<G>, viewer: Viewer, since = 0): FrameJson {
  return {
    view: viewJson(match, viewer),
    events: eventsJson(match, viewer, since),
    questions: questionsJson(match, viewer),
  };
}

/** The view, perhaps of another moment than the one that the match has come to. */
export function viewJson<G extends Shape>(
  match: Match<G>,
  viewer: Viewer,
  state: G['state'] = match.table.state,
): string {
  return opaqueIn(match, state, viewer)(JSON.stringify(match.game.view(state, viewer)));
}

/** The events from a number on. */
export function eventsJson<G extends Shape>(match: Match<G>, viewer: Viewer, since: number): string {
  const events = match.events(viewer).slice(since);
  return `[${events.map((event) => eventJson(match, viewer, event)).join()}]`;
}

export function questionsJson<G extends Shape>(match: Match<G>, viewer: Viewer): string {
  const opaque = opaqueFor(match, viewer);
  const questions = match.open.filter(({ seat }) => seat === viewer);
  return opaque(JSON.stringify(questions.map((open) => seenQuestion(match, open, opaque))));
}

/** The same to be read here. */
export function frameFor<G extends Shape>(match: Match<G>, viewer: Viewer, since = 0): SeenFrame {
  const { view, events, questions } = frameJson(match, viewer, since);
  return {
    view: JSON.parse(view) as SeenView,
    events: JSON.parse(events) as readonly SeenEvent[],
    since,
    waitingFor: match.waitingFor,
    questions: JSON.parse(questions) as readonly SeenQuestion[],
    outcome: match.outcome,
  };
}

/** Takes an answer as a seat sends it, with the ids and the question that `frameFor` gave it. */
export function answerFrom<G extends Shape>(
  match: Match<G>,
  seat: Seat,
  said: unknown,
  by = 'person',
): Answered {
  const decoded = decodeAnswer(match, seat, said);
  if (decoded === null)
    return { ok: false, refusal: 'malformed', reason: 'An answer names its question and its pick.' };
  return match.answer({ ...decoded, by });
}

/**
 * What a seat has sent, in the words of the match. Whether it is allowed is for the match to say; a question that is
 * not open (any more) has no name there, so that the match refuses it.
 */
export function decodeAnswer<G extends Shape>(
  match: Match<G>,
  seat: Seat,
  said: unknown,
): DecodedAnswer | null {
  if (!isRecord(said) || typeof said.question !== 'string') return null;
  const opaque = opaqueFor(match, seat);
  const mine = match.open.filter((open) => open.seat === seat);
  const open = mine.find((one) => ticket(match, one, opaque) === said.question);
  if (open === undefined) return { question: '', seat, pick: null };
  const byName = (options: readonly Option[]) => new Map(options.map(({ id }) => [opaque(id), id]));
  const ids = byName(optionsOf(open.question));
  const targets = open.question.kind === 'assign' ? byName(targetsOf(open.question)) : null;
  return { question: open.fingerprint, seat, pick: translated(said.pick, ids, targets) };
}

interface DecodedAnswer {
  readonly question: string;
  readonly seat: Seat;
  readonly pick: unknown;
}

type Ids = ReadonlyMap<string, string>;

/** Where there are targets, the values of a record are their ids; elsewhere they are amounts. */
function translated(pick: unknown, ids: Ids, targets: Ids | null): unknown {
  const named = (known: Ids, id: unknown) => (typeof id === 'string' ? (known.get(id) ?? null) : null);
  const one = (id: unknown) => named(ids, id);
  if (typeof pick === 'string') return one(pick);
  if (Array.isArray(pick)) return pick.length > ids.size ? null : pick.map(one);
  if (!isRecord(pick)) return pick;
  const entries = Object.entries(pick);
  return entries.length > ids.size
    ? null
    : Object.fromEntries(
        entries.map(([id, value]) => [
          one(id) ?? ' unknown',
          targets === null ? value : named(targets, value),
        ]),
      );
}

/** With the ids of the match, but for its name: they are made opaque when it is written. */
function seenQuestion<G extends Shape>(match: Match<G>, open: Open, opaque: Opaque): SeenQuestion {
  const { question, seat, slot } = open;
  const shown = (option: Option) => seenOption(match, seat, option);
  const hints = new Map(Object.entries(question.hints?.() ?? {}));
  const hinted = (option: Option): SeenOption => {
    const hint = hints.get(option.id);
    return hint === undefined ? shown(option) : { ...shown(option), hint };
  };
  return {
    question: ticket(match, open, opaque),
    kind: question.kind,
    key: question.key,
    ...(question.with === undefined ? {} : { with: question.with }),
    optional: match.how === 'any' && slot > 0,
    options: optionsOf(question).map(hinted),
    ...(question.kind === 'assign'
      ? { targets: question.targets.map((target) => seenTarget(match, seat, target)) }
      : {}),
    blocked: (question.blocked?.() ?? []).map(({ rule, why, ...blocked }) => ({
      ...shown(blocked),
      rule,
      ...(why === undefined ? {} : { why }),
    })),
    ...(question.kind === 'some' || question.kind === 'number' || question.kind === 'assign'
      ? { min: question.min, max: question.max }
      : {}),
    ...(question.kind === 'some' && question.sum !== undefined ? { sum: question.sum } : {}),
    ...(question.kind === 'some' && question.adds !== undefined ? { adds: question.adds } : {}),
    ...(question.kind === 'distribute' ? { total: question.total } : {}),
  };
}

/** Field by field: what an option may hold besides must be thought about before it leaves. */
function seenOption<G extends Shape>(match: Match<G>, viewer: Viewer, option: Option): SeenOption {
  const { id, of, text, confirm, harm, group, amount, cap, onlyTo, leadsTo } = option;
  const thing = thingNamed(match, viewer, of ?? id);
  return {
    id,
    ...(of === undefined ? {} : { of }),
    ...(thing === null ? {} : { thing }),
    ...(text === undefined ? {} : { text }),
    ...(confirm === undefined ? {} : { confirm }),
    ...(harm === undefined ? {} : { harm }),
    ...(group === undefined ? {} : { group }),
    ...(amount === undefined ? {} : { amount }),
    ...(cap === undefined ? {} : { cap }),
    ...(onlyTo === undefined ? {} : { onlyTo }),
    ...(leadsTo === undefined ? {} : { leadsTo: leadsTo() }),
  };
}

function seenTarget<G extends Shape>(match: Match<G>, viewer: Viewer, target: Target): SeenTarget {
  const { holds } = target;
  return { ...seenOption(match, viewer, target), ...(holds === undefined ? {} : { holds }) };
}

/** The thing that an id stands for in this viewer: a piece's face if it is seen, any other id itself, unless it names a piece. */
export function thingNamed<G extends Shape>(match: Match<G>, viewer: Viewer, id: string): string | null {
  if (!isPiece(id)) return id.includes('#') ? null : id;
  const pieces = match.game.pieces?.(match.table.state);
  const face = pieces === undefined ? null : faceFor(pieces, id, viewer);
  return face === null ? null : thingOf(face);
}

/**
 * A question's name on the wire. The fingerprint of the kernel counts draws and events that the seat may not know
 * of, so it stays inside; this one is made of what the seat has seen, and how often somebody has answered.
 */
function ticket<G extends Shape>(match: Match<G>, open: Open, opaque: Opaque): string {
  const { seat, slot } = open;
  const { ticketKey, tickets } = namesOf(match);
  const known = tickets.get(seat);
  // Whatever changes the name of a question also opens it anew.
  if (known?.open === open) return known.ticket;
  const lines = [
    seat,
    slot > 0 && match.how === 'any',
    match.answered,
    match.undos,
    match.events(seat).length,
  ];
  const made = toHex(sipText(ticketKey, `${lines.join('\n')}\n${opaque(signature(open.question))}`));
  tickets.set(seat, { open, ticket: made });
  return made;
}

/**
 * What somebody points at, by the id that another viewer has for it; `null` where those cannot see what it is, or
 * there is no such piece. What is no piece has the same id for all.
 */
export function pointedAt<G extends Shape>(
  match: Match<G>,
  by: Viewer,
  id: string,
  to: Viewer,
): string | null {
  if (!id.startsWith('#')) return id.includes('#') ? null : id;
  const pieces = match.game.pieces?.(match.table.state);
  if (pieces === undefined) return null;
  const [from, towards] = [opaqueFor(match, by), opaqueFor(match, to)];
  const piece = allPieces(pieces).find((one) => from(one) === id);
  return piece === undefined || !isKnown(pieces, piece, to) ? null : towards(piece);
}

/** By the ids of their day. */
function eventJson<G extends Shape>(
  match: Match<G>,
  viewer: Viewer,
  { name, said, mixes }: RecordedEvent,
): string {
  return opaqueFor(match, viewer, mixes)(JSON.stringify({ name, said }));
}

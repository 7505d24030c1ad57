import {
  type Capacity,
  isPiece,
  type Json,
  type JsonRecord,
  type Match,
  type Open,
  type Pick,
  type Shape,
  type Target,
} from '@concilio/kernel';
import { type TracedEvent, tracedEvent } from '../assert/event.ts';
import { type Lexicon, nameOfPiece } from '../names/lexicon.ts';
import { type Offer, type Offers, offersOf } from './offers.ts';
import { outcomeInWords } from '../assert/outcome.ts';

export interface TracedOption {
  readonly id: string;
  /** What to write in `choose`. */
  readonly name: string;
  readonly group?: string;
  readonly amount?: number;
  readonly cap?: number;
  /** The names of the only targets that it may go to. */
  readonly onlyTo?: readonly string[];
}

export interface TracedTarget extends TracedOption {
  readonly holds?: Capacity;
}

export interface TracedQuestion {
  readonly step: string;
  readonly seat: string;
  readonly question: string;
  /** What it is about, such as the minion that somebody is to be assigned to. */
  readonly about: JsonRecord;
  readonly kind: string;
  /** Whether it may be left unanswered: an interjection. */
  readonly optional: boolean;
  readonly limits: JsonRecord;
  readonly options: readonly TracedOption[];
  readonly targets?: readonly TracedTarget[];
  readonly blocked: readonly (TracedOption & { readonly rule: string })[];
  /** What was told since the last question. */
  readonly events: readonly TracedEvent[];
  /** What was chosen, and on which line of the file; `null` where the runner took it or passed. */
  answer: { readonly choose: Json; readonly line: number | null } | null;
}

/** The course of a position, for its author. */
export interface Trace {
  readonly questions: readonly TracedQuestion[];
  /** What was told after the last question. */
  readonly events: readonly TracedEvent[];
  /** How it ended, as `outcome` in a file says it; `null` while it goes on. */
  readonly outcome: Json;
  /** The names of the seats, in the order of the view. */
  readonly seats: readonly string[];
  /** The referee's view at the end. */
  readonly view: JsonRecord;
}

/** Follows a position as it runs. */
export class Tracer<G extends Shape> {
  readonly #lexicon: Lexicon<G>;
  readonly #match: Match<G>;
  readonly #questions = new Map<string, TracedQuestion>();
  readonly #offers = new Map<string, Offers>();
  #told = 0;

  constructor(lexicon: Lexicon<G>, match: Match<G>) {
    this.#lexicon = lexicon;
    this.#match = match;
  }

  /** Notes the questions that are open now and were not before. */
  arrive(): void {
    for (const open of this.#match.open) {
      if (this.#questions.has(open.fingerprint)) continue;
      const offers = offersOf(this.#lexicon, this.#match.table.state, open.question);
      const { offered, targets, blocked } = offers;
      const traced = (offer: Offer) => tracedOption(offer, targets);
      this.#offers.set(open.fingerprint, offers);
      this.#questions.set(open.fingerprint, {
        step: this.#match.step,
        seat: this.#seatName(open.seat),
        question: open.question.key,
        about: this.#inWords(open.question.with ?? {}),
        kind: open.question.kind,
        optional: this.#match.how === 'any' && open.slot > 0,
        limits: limitsOf(open),
        options: offered.map(traced),
        ...(open.question.kind === 'assign' ? { targets: targets.map(tracedTarget) } : {}),
        blocked: blocked.map((offer) => ({ ...traced(offer), rule: offer.rule })),
        events: this.#newEvents(),
        answer: null,
      });
    }
  }

  #inWords(said: JsonRecord): JsonRecord {
    const { vocabulary } = this.#lexicon;
    const { state } = this.#match.table;
    const named = (value: Json): Json => {
      if (typeof value !== 'string') return value;
      return isPiece(value) ? nameOfPiece(this.#lexicon, state, value) : vocabulary.nameOf(value);
    };
    return Object.fromEntries(Object.entries(said).map(([key, value]) => [key, named(value)]));
  }

  answered({ fingerprint }: Open, pick: Pick, line: number | null): void {
    const question = this.#questions.get(fingerprint);
    const offers = this.#offers.get(fingerprint);
    if (question === undefined || offers === undefined) return;
    question.answer = { choose: namedPick(pick, offers), line };
  }

  end(): Trace {
    const { outcome } = this.#match;
    return {
      questions: [...this.#questions.values()],
      events: this.#newEvents(),
      outcome: outcome === null ? null : outcomeInWords(this.#lexicon, outcome),
      seats: this.#lexicon.vocabulary.seats,
      view: this.#match.view('referee') as JsonRecord,
    };
  }

  #seatName(seat: number): string {
    return this.#lexicon.vocabulary.seats[seat] ?? String(seat);
  }

  #newEvents(): readonly TracedEvent[] {
    const events = this.#match.events('referee').slice(this.#told);
    this.#told += events.length;
    return events.map((event) => tracedEvent(this.#lexicon, this.#match.table.state, event));
  }
}

/** An answer as it could be written in `choose`. */
export function namedPick(pick: Pick, { offered, targets }: Offers): Json {
  const nameOf = (id: string) => nameIn(offered, id);
  if (typeof pick === 'string') return nameOf(pick);
  if (typeof pick === 'number') return pick;
  if (Array.isArray(pick)) return pick.map(nameOf);
  // A target or an amount.
  const valueOf = (value: string | number): Json =>
    typeof value === 'string' ? nameIn(targets, value) : value;
  const entries = Object.entries<string | number>(pick as Readonly<Record<string, string | number>>);
  return Object.fromEntries(entries.map(([id, value]) => [nameOf(id), valueOf(value)]));
}

const nameIn = (offers: readonly Offer[], id: string): string =>
  offers.find((offer) => offer.id === id)?.name ?? id;

const tracedOption = ({ id, name, option }: Offer, targets: readonly Offer[]): TracedOption => ({
  id,
  name,
  ...(option.group === undefined ? {} : { group: option.group }),
  ...(option.amount === undefined ? {} : { amount: option.amount }),
  ...(option.cap === undefined ? {} : { cap: option.cap }),
  ...(option.onlyTo === undefined ? {} : { onlyTo: option.onlyTo.map((target) => nameIn(targets, target)) }),
});

function tracedTarget(offer: Offer): TracedTarget {
  const { holds }: Target = offer.option;
  return { ...tracedOption(offer, []), ...(holds === undefined ? {} : { holds }) };
}

function limitsOf({ question }: Open): JsonRecord {
  const range = ({ min, max }: { readonly min: number; readonly max: number }) => ({ min, max });
  switch (question.kind) {
    case 'number':
    case 'assign':
      return range(question);
    case 'some':
      return { ...range(question), ...(question.sum === undefined ? {} : { sum: range(question.sum) }) };
    case 'distribute':
      return { total: range(question.total) };
    default:
      return {};
  }
}

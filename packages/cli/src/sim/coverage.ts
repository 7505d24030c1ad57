import type { Kit } from '@concilio/catalog';
import {
  faceOf,
  isPiece,
  isRecord,
  type Match,
  type Outcome,
  type Pick,
  type Player,
  type Question,
  targetsOf,
  type Shape,
  thingOf,
} from '@concilio/kernel';

type Kind = 'events' | 'questions' | 'things' | 'uses' | 'outcomes';

/** How often each thing of each kind has occurred. */
export type Counts = Readonly<Record<Kind, Readonly<Record<string, number>>>>;

const KINDS: readonly Kind[] = ['events', 'questions', 'things', 'uses', 'outcomes'];

/** What has not occurred and must. */
export interface Missing {
  readonly kind: Kind;
  readonly name: string;
}

/** Counts what occurs in recorded matches of a game. */
export class Coverage<G extends Shape> {
  readonly #game: Kit<G>;
  readonly #counts: Record<Kind, Record<string, number>>;
  #heard = 0;

  constructor(game: Kit<G>) {
    this.#game = game;
    this.#counts = empty(game);
  }

  get counts(): Counts {
    return this.#counts;
  }

  /** To be called before each match. */
  begin(): void {
    this.#heard = 0;
  }

  /** To be called whenever the match has stopped at a question. */
  opened(match: Match<G>): void {
    for (const { question } of match.open) this.#count('questions', question.key);
    this.#listen(match);
  }

  ended(match: Match<G>, { reason }: Outcome): void {
    this.#count('outcomes', reason);
    this.#listen(match);
  }

  /** A player whose picks are counted. */
  watching(player: Player<G>): Player<G> {
    return (seat, question, optional, here) => {
      const pick = player(seat, question, optional, here);
      if (pick !== null) for (const id of picked(question, pick)) this.#seen(here.state, id);
      return pick;
    };
  }

  /** What was told since the last time, and what answered itself on the way. */
  #listen(match: Match<G>): void {
    for (const { question, pick } of match.taken) {
      this.#count('questions', question.key);
      for (const id of picked(question, pick)) this.#seen(match.table.state, id);
    }
    const events = match.events('referee');
    for (const { name, said } of events.slice(this.#heard)) {
      this.#count('events', name);
      const named = [...new Set(words(said).map((word) => this.#thing(match.table.state, word)))];
      for (const thing of named) {
        this.#countKnown('things', thing);
        this.#countKnown('uses', useOf(thing, name));
        for (const word of named) this.#countKnown('uses', useOf(thing, `${name}/${word}`));
      }
    }
    this.#heard = events.length;
  }

  #seen(state: G['state'], id: string): void {
    this.#countKnown('things', this.#thing(state, id));
  }

  #thing(state: G['state'], id: string): string {
    const pieces = isPiece(id) ? this.#game.pieces?.(state) : undefined;
    return pieces !== undefined && isPiece(id) ? thingOf(faceOf(pieces, id)) : id;
  }

  #countKnown(kind: Kind, name: string): void {
    if (Object.hasOwn(this.#counts[kind], name)) this.#count(kind, name);
  }

  #count(kind: Kind, name: string): void {
    const counts = this.#counts[kind];
    counts[name] = (Object.hasOwn(counts, name) ? (counts[name] ?? 0) : 0) + 1;
  }
}

/** What something printed does: the event that tells of it, and perhaps a word that the event says of it. */
const useOf = (thing: string, use: string): string => `${thing}: ${use}`;

/** All that must occur, each none times yet. */
function empty<G extends Shape>(game: Kit<G>): Record<Kind, Record<string, number>> {
  const none = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 0]));
  const { things, content, seatNames } = game;
  const { questions, events } = game.contract;
  // What is only the name of a seat does not occur.
  const isSeat = (id: string) => seatNames?.includes(id) === true && !content.some((one) => one.id === id);
  return {
    events: none(Object.keys(events)),
    questions: none(Object.keys(questions)),
    things: none(things.map(({ id }) => id).filter((id) => !isSeat(id))),
    uses: none(content.flatMap(({ id, uses }) => uses.map((use) => useOf(id, use)))),
    outcomes: none(endingsOf(game)),
  };
}

export function added(one: Counts, other: Counts): Counts {
  const sum = (kind: Kind) => {
    const counts: Record<string, number> = { ...one[kind] };
    for (const [name, count] of Object.entries(other[kind])) counts[name] = (counts[name] ?? 0) + count;
    return counts;
  };
  return {
    events: sum('events'),
    questions: sum('questions'),
    things: sum('things'),
    uses: sum('uses'),
    outcomes: sum('outcomes'),
  };
}

export function missing(counts: Counts): readonly Missing[] {
  return KINDS.flatMap((kind) =>
    Object.entries(counts[kind]).flatMap(([name, count]) => (count === 0 ? [{ kind, name }] : [])),
  );
}

const OUTCOME = 'outcome.';

/** The endings that the game has a sentence for. Bots never concede. */
function endingsOf<G extends Shape>(game: Kit<G>): readonly string[] {
  return Object.keys(game.text.en)
    .filter((key) => key.startsWith(OUTCOME))
    .map((key) => key.slice(OUTCOME.length))
    .filter((reason) => reason !== 'conceded');
}

/** What a pick stands for: the pieces, spaces or other things of its options and targets. */
function picked(question: Question, pick: Pick): readonly string[] {
  if (question.kind === 'number') return [];
  const chosen = (id: string) => {
    if (typeof pick === 'string') return pick === id;
    if (Array.isArray(pick)) return pick.includes(id);
    return isRecord(pick) && pick[id] !== undefined && pick[id] !== 0;
  };
  const given: readonly unknown[] = isRecord(pick) ? Object.values(pick) : [];
  return [
    ...question.options.filter(({ id }) => chosen(id)),
    ...targetsOf(question).filter(({ id }) => given.includes(id)),
  ].map(({ id, of }) => of ?? id);
}

/** Every text in an event, however deep. */
function words(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(words);
}

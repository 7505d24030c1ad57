import {
  type Answer,
  derive,
  drawPick,
  isAnswerable,
  Match,
  type Open,
  QuickRandom,
  type Shape,
  seedFrom,
} from '@concilio/kernel';
import type { Positioned } from '@concilio/positions/format';

/** What is examined: a game, the tables to try it at, and how long. */
export interface Subject<G extends Shape> {
  readonly game: Positioned<G>;
  readonly tables: readonly { readonly seats: number; readonly options?: object }[];
  /** Matches played at each table. */
  readonly matches: number;
  readonly seed: string;
  /** Where a second process finds the game: the address of a module, and the path of names to it. */
  readonly module: { readonly url: string; readonly path: readonly string[] };
  /** Where each thing stands that is on the table and no piece: figures, tiles. Their moves are told like those of pieces. */
  whereabouts?(state: G['state']): Readonly<Record<string, string>>;
}

/** After so many answers a match is taken to have no end. */
const ENDLESS = 5_000;

/** A random answer to one of the open questions: secret ones are filled in any order, open ones may be interjected. */
export function drawAnswer<G extends Shape>(match: Match<G>, random: QuickRandom): Answer | null {
  const slots = match.open.filter(({ seat }) => match.how !== 'each' || match.waitingFor.includes(seat));
  const open = slots[random.index(slots.length)];
  return open === undefined ? null : randomAnswer(open, random);
}

/** Random answers to the whole of the open decision: one, or one of each seat that is asked in secret. */
export function drawDecision<G extends Shape>(match: Match<G>, random: QuickRandom): readonly Answer[] {
  const any = random.index(Math.max(1, match.open.length));
  const slots = match.how === 'each' ? match.open : match.open.slice(any, any + 1);
  return slots.flatMap((open) => randomAnswer(open, random) ?? []);
}

function randomAnswer({ fingerprint, seat, question }: Open, random: QuickRandom): Answer | null {
  if (!isAnswerable(question)) return null;
  return { question: fingerprint, seat, pick: drawPick(question, (sides) => random.index(sides)), by: 'bot' };
}

export type Ending = 'over' | 'endless' | 'stuck' | 'broken';

/** Plays to the end with random answers. `visit` is called at every question, and may end the match by returning true. */
export function playRandomly<G extends Shape>(
  match: Match<G>,
  random: QuickRandom,
  visit?: (match: Match<G>) => boolean | void,
): Ending {
  for (let answers = 0; answers < ENDLESS; answers++) {
    if (match.outcome !== null) return 'over';
    if (visit?.(match) === true) return 'over';
    const answer = drawAnswer(match, random);
    if (answer === null) return 'stuck';
    if (!match.answer(answer).ok) return 'broken';
  }
  return 'endless';
}

/** The matches of a subject, each with a random generator of its own; stops at the first finding. */
export function eachMatch<G extends Shape>(
  subject: Subject<G>,
  look: (match: Match<G>, random: QuickRandom) => string | null,
): string | null {
  for (const [table, { seats, options }] of subject.tables.entries()) {
    for (let number = 0; number < subject.matches; number++) {
      const seed = derive(seedFrom(subject.seed), `table ${table} match ${number}`);
      const match = Match.create(subject.game, { seats, options, seed });
      const finding = look(match, new QuickRandom(derive(seed, 'answers')));
      if (finding !== null)
        return `${finding} (seats ${seats}, seed ${seed}, after ${match.answers.length} answers, step "${match.step}")`;
    }
  }
  return null;
}

/** The same as `eachMatch`, looking at every question of every match. */
export function eachQuestion<G extends Shape>(
  subject: Subject<G>,
  look: (match: Match<G>, random: QuickRandom) => string | null,
): string | null {
  return eachMatch(subject, (match, random) => {
    let finding: string | null = null;
    playRandomly(match, random, () => {
      finding = look(match, random);
      return finding !== null;
    });
    return finding;
  });
}

import {
  type Answer,
  canonical,
  type KindNode,
  type Json,
  type JsonRecord,
  Match,
  type PieceId,
  seatsOf,
  type Shape,
  type Table,
  Unreadable,
} from '@concilio/kernel';
import type { Language } from '@concilio/text';
import type { Positioned } from '../format.ts';
import { stepsOf, writeField } from '../names/fields.ts';
import { type Lexicon, nameOfPiece, newLexicon } from '../names/lexicon.ts';
import { offersOf } from '../run/offers.ts';
import { namedPick } from '../run/trace.ts';
import { givenOf } from './write-given.ts';

/** A moment of a match: the table before a step, and the answers that the step has had. */
export interface PointInMatch<G extends Shape> {
  readonly table: Table<G>;
  readonly answers: readonly Answer[];
  readonly options: G['options'];
}

export interface Writing {
  /** The names of the seats; those that the game demands, or any. */
  readonly seats: readonly string[];
  readonly seed: string;
  readonly language?: Language;
  /** Whether this is where set-up with the seed leads anyway, so that `at` may be left out if need be. */
  readonly isSetup?: boolean;
}

/** Writes a moment as a position in which every zone is written out. What cannot be written is `Unreadable`. */
export function writePosition<G extends Shape>(
  game: Positioned<G>,
  moment: PointInMatch<G>,
  writing: Writing,
): JsonRecord {
  const lexicon = newLexicon(game, writing.seats, writing.language);
  const given = givenOf(lexicon, moment.table.state);
  const when = answersOf(lexicon, moment);
  return {
    game: game.id,
    seed: writing.seed,
    seats: writing.seats,
    options: moment.options as JsonRecord,
    ...(writing.isSetup === true && !isSayable(lexicon, moment.table)
      ? {}
      : { at: atOf(lexicon, moment.table) }),
    given,
    ...(when.length === 0 ? {} : { when }),
  };
}

/** Whether `at` can say where the rules stand: the step, and beneath it just what the game puts there. */
export function isSayable<G extends Shape>(
  { game }: Pick<Lexicon<G>, 'game'>,
  { agenda, state, seats }: Table<G>,
): boolean {
  const [top, ...beneath] = [...agenda].reverse();
  const steps = stepsOf(game);
  const entry = top === undefined || !Object.hasOwn(steps, top.step) ? undefined : steps[top.step];
  if (top === undefined || entry === undefined) return false;
  try {
    return canonical(entry.beneath?.(top.with, state, seatsOf(seats)) ?? []) === canonical(beneath);
  } catch {
    // The game would refuse such a file: there is no way to say it.
    return false;
  }
}

function atOf<G extends Shape>(lexicon: Lexicon<G>, table: Table<G>): JsonRecord {
  const { agenda, state } = table;
  const top = agenda.at(-1);
  const step = top?.step ?? '';
  const entry = stepsOf(lexicon.game)[step];
  if (top === undefined || entry === undefined || !isSayable(lexicon, table))
    throw new Unreadable(`Here, before the step "${step}", "at" cannot say all that is left to do.`);
  const args = Object.entries(top.with as JsonRecord).map(([key, value]) => [
    key,
    written(lexicon, state, entry.with[key], value),
  ]);
  return { step, with: Object.fromEntries(args) as JsonRecord };
}

function written<G extends Shape>(
  lexicon: Lexicon<G>,
  state: G['state'],
  field: KindNode | undefined,
  value: Json,
): Json {
  const { seats, nameOf } = lexicon.vocabulary;
  return writeField(field, value, (kind, one) => {
    if (kind === 'seat' && typeof one === 'number') return seats[one] ?? one;
    if (kind === 'thing') return nameOf(String(one));
    return kind === 'piece' ? nameOfPiece(lexicon, state, one as PieceId) : one;
  });
}

function answersOf<G extends Shape>(
  lexicon: Lexicon<G>,
  { table, answers, options }: PointInMatch<G>,
): readonly JsonRecord[] {
  const { game, vocabulary } = lexicon;
  const match = Match.create(game, { seats: table.seats, options, seed: table.random.seed, start: table });
  return answers.map(({ seat, pick }) => {
    const open = match.open.find((one) => one.seat === seat);
    if (open === undefined) throw new Unreadable('The answers do not fit the table.');
    const choose = namedPick(pick, offersOf(lexicon, match.table.state, open.question));
    match.answer({ question: open.fingerprint, seat, pick, by: 'position' });
    return { seat: vocabulary.seats[seat] ?? '', question: open.question.key, choose };
  });
}

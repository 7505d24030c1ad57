import {
  type Forced,
  isRecord,
  type Json,
  type JsonRecord,
  Match,
  newTable,
  schema,
  seedFrom,
  showTo,
  type Shape,
  StepFault,
  type Table,
} from '@concilio/kernel';
import type { Language } from '@concilio/text';
import type { Positioned } from '../format.ts';
import { agendaAt, stepAt } from './at.ts';
import { Fault } from '../run/failure.ts';
import { type Assertion, fileForm, REQUIRED, WANTED } from '../schema/form.ts';
import { readGiven } from './given.ts';
import { keysOf, mustBeKey } from '../names/keys.ts';
import { type Lexicon, namesOf, newLexicon, numberCopies, pieceCalled, piecesOf } from '../names/lexicon.ts';
import { collected } from '../read/mistakes.ts';
import { mustLieSomewhere, place } from './place.ts';
import { guarded, placed } from '../read/placed.ts';
import { readScript } from './script.ts';
import { afterSetup, optionsBySeat, seatNames } from './setup.ts';
import { checked, type Path, type Source, wrongAt } from '../read/source.ts';
import { kindOf } from '../assert/then.ts';
import { wishOf } from '../run/when.ts';

/** A position that has been set up, before anything of `when`. */
export interface Started<G extends Shape> {
  readonly match: Match<G>;
  readonly lexicon: Lexicon<G>;
  readonly source: Source;
  /** The file, checked. */
  readonly file: JsonRecord;
  /** The names of the seats as their author writes them, and what must hold in the end. */
  readonly seats: readonly string[];
  readonly goals: readonly Assertion[];
  readonly script: readonly Forced[];
}

/** The game that a file is of, before anything else of it is looked at. */
export function gameOf(source: Source): string {
  const { value } = source;
  if (!isRecord(value)) throw wrongAt(source, [], 'a position is a record that begins with "game: ID"');
  const { game } = value as JsonRecord;
  if (typeof game !== 'string') throw wrongAt(source, ['game'], 'the id of a game is missing');
  return game;
}

/** Sets up a position. Whatever is wrong with the file is `Unreadable`. */
export function start<G extends Shape>(game: Positioned<G>, source: Source, language?: Language): Started<G> {
  const file = checked(fileForm(game), source.value, source) as JsonRecord;
  for (const key of REQUIRED)
    if (file[key] === undefined) throw wrongAt(source, [], `"${key}" is missing: ${WANTED[key]}`);
  const seats = seatNames(game, schema.listOf(file.seats), source);
  const lexicon = newLexicon(game, seats, language);
  const laid = collected(wordsIn(lexicon, file, source), () => lay(lexicon, file, source));
  const { start: from, options, script } = laid;
  const match = begun(game, { seats: seats.length, options, seed: from.random.seed, start: from }, source);
  // What the form has let through is of its type.
  const goals = schema.listOf(file.then) as readonly Assertion[];
  return { match, lexicon, source, file, seats: schema.listOf(file.seats).map(String), goals, script };
}

/** What can be read without a table: rules, the step, and the words of `when` and `then`. */
function wordsIn<G extends Shape>(
  lexicon: Lexicon<G>,
  file: JsonRecord,
  source: Source,
): readonly (() => unknown)[] {
  const read = (path: Path, words: () => unknown) => () => placed(source, path, words);
  const assertions = (written: Json | undefined, path: Path) =>
    schema
      .listOf(written)
      .map((entry, index) => read([...path, index], () => kindOf(lexicon, schema.recordOf(entry))));
  const rules = schema
    .listOf(file.rules)
    .map((rule, index) =>
      read(['rules', index], () => mustBeKey(rule, 'rule', keysOf(lexicon.game, 'rule'))),
    );
  const answers = schema.listOf(file.when).flatMap((written, index) => {
    const entry = schema.recordOf(written);
    const path = ['when', index];
    return entry.then === undefined
      ? [read(path, () => wishOf({ lexicon, source }, entry, index))]
      : assertions(entry.then, [...path, 'then']);
  });
  const step =
    file.at === undefined ? [] : [read(['at'], () => stepAt(lexicon.game, schema.recordOf(file.at), source))];
  return [...rules, ...step, ...answers, ...assertions(file.then, ['then'])];
}

/** A table as the file wants it, before its first step. */
interface Laid<G extends Shape> {
  readonly start: Table<G>;
  readonly options: G['options'];
  readonly script: readonly Forced[];
}

function lay<G extends Shape>(lexicon: Lexicon<G>, file: JsonRecord, source: Source): Laid<G> {
  const { game } = lexicon;
  const { seats } = lexicon.vocabulary;
  const at = <T>(path: Path, read: () => T): T => placed(source, path, read);
  const written = at(['options'], () => optionsBySeat(lexicon, schema.recordOf(file.options)));
  const options = checked(game.options, written as Json, source, ['options']);
  const seed = seedFrom(String(file.seed ?? '1'));
  const script = (state: G['state']): readonly Forced[] => {
    const forced: Forced[] = [];
    const read = (entry: JsonRecord, index: number) => () =>
      forced.push(at(['script', index], () => readScript(lexicon, state, entry)));
    return collected(schema.listOf(file.script).map(schema.recordOf).map(read), () => forced);
  };

  // Without `at` the script begins with set-up, which is run once before to see what pieces there are.
  const fromSetup = file.at === undefined ? script(newTable(game, seats.length, options, seed).state) : [];
  const table = afterSetup(game, seats, options, seed, fromSetup);
  const { state } = table;
  const given = () =>
    guarded(lexicon, source, ['given'], () => {
      applyGiven(lexicon, state, source);
      mustLieSomewhere(lexicon, state);
    });
  const forced = collected([given], () => (file.at === undefined ? fromSetup : script(state)));
  if (file.at !== undefined) {
    const start = schema.recordOf(file.at);
    table.agenda = guarded(lexicon, source, ['at'], () =>
      at(['at'], () => agendaAt(lexicon, table, start, source)),
    );
    table.random.forced = [...forced];
  }
  return { start: table, options, script: forced };
}

/** The match from the table on. Rules that fail before anything was answered fail where the file has put them. */
function begun<G extends Shape>(
  game: Positioned<G>,
  settings: Parameters<typeof Match.create<G>>[1],
  source: Source,
): Match<G> {
  try {
    return Match.create(game, settings);
  } catch (problem) {
    if (!(problem instanceof StepFault)) throw problem;
    throw new Fault(`Line ${source.lineOf(['at'])}: ${problem.message}`);
  }
}

/** The step that the file begins at, before anything is known of it. */
function stepIn({ value }: Source): string | null {
  const { step } = schema.recordOf(schema.recordOf(value).at);
  return typeof step === 'string' ? step : null;
}

/** Changes a table after set-up as `given` says. */
function applyGiven<G extends Shape>(lexicon: Lexicon<G>, state: G['state'], source: Source): void {
  const { position } = lexicon.game;
  const path = ['given'];
  const paths = position.zones(state).flatMap((zone) => (zone.on === undefined ? [zone.path] : []));
  // As it was written and not as it was checked: copies are numbered in the order of the file.
  const written = schema.recordOf(schema.recordOf(source.value).given);
  const { placements, seen, rest } = placed(source, path, () =>
    readGiven(lexicon, written, (zone) => paths.includes(zone)),
  );
  placed(source, path, () => place(lexicon, state, placements));
  numberCopies(lexicon, state);
  // The same names may stand in zones, where nothing is wrong with them.
  const zones = placements.map(({ at }) => at);
  placed(source, path, () => position.read(state, rest, namesOf(lexicon, state), stepIn(source)), zones);
  for (const { seat, name, at } of seen)
    placed(source, at, () => showTo(piecesOf(lexicon, state), pieceCalled(lexicon, state, name), seat));
}

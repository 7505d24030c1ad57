import { answerOpen, atTable, random, simple } from '@concilio/bots';
import {
  chooseNumber,
  derive,
  type Json,
  type JsonRecord,
  Match,
  type Seat,
  schema,
  seedFrom,
  type Shape,
  type Step,
  Unreadable,
} from '@concilio/kernel';
import type { Language } from '@concilio/text';
import type { Positioned } from '../format.ts';
import { stepsOf } from '../names/fields.ts';
import { type Lexicon, Misnamed, newLexicon } from '../names/lexicon.ts';
import { runPosition } from '../run/run.ts';
import { afterSetup, optionsBySeat } from '../setup/setup.ts';
import { parseSource } from '../read/source.ts';
import { isSayable, type PointInMatch, writePosition } from './write.ts';
import { toYaml } from './yaml.ts';

/** What a new position is to be like. */
export interface Wanted {
  readonly seats?: number;
  readonly options?: JsonRecord;
  /** The step to stop before; left out: after set-up. */
  readonly at?: string;
  readonly seed?: string;
  readonly language?: Language;
}

const NAMES = ['Ana', 'Bo', 'Cy', 'Dan', 'Eva', 'Flo', 'Gus', 'Hal'];

/** A whole file of the position after set-up, or before a step as matches come to it, and of what is asked there. */
export function newPosition<G extends Shape>(game: Positioned<G>, wanted: Wanted): JsonRecord {
  const { seats = game.seats.min, seed = '1', at, language } = wanted;
  const names = (game.seatNames ?? NAMES).slice(0, seats);
  const bySeat = optionsFor(newLexicon(game, names), wanted.options ?? {});
  // The kernel's own checks of seats and options are those of any match.
  const { options } = Match.create(game, { seats, options: bySeat, seed: seedFrom(seed) });
  const moment: PointInMatch<G> =
    at === undefined
      ? { table: afterSetup(game, names, options, seedFrom(seed), []), answers: [], options }
      : findMoment(game, at, seats, options, seedFrom(seed));
  const written = writePosition(game, moment, {
    seats: game.position.seats.dealt?.names(moment.table.state) ?? names,
    seed,
    isSetup: at === undefined,
    ...(language === undefined ? {} : { language }),
  });
  return { ...written, then: asItStands(game, written, language) };
}

function optionsFor<G extends Shape>(lexicon: Lexicon<G>, written: JsonRecord): JsonRecord {
  try {
    return optionsBySeat(lexicon, written);
  } catch (problem) {
    throw problem instanceof Misnamed
      ? new Unreadable(`The options do not fit: ${problem.message}.`)
      : problem;
  }
}

/** What holds there, as a first assertion for the author to go on from. */
function asItStands<G extends Shape>(game: Positioned<G>, written: JsonRecord, language?: Language): Json {
  const source = parseSource(toYaml(written));
  const { error, trace } = runPosition(game, source, {
    trace: true,
    mayAssertNothing: true,
    ...(language === undefined ? {} : { language }),
  });
  if (error !== undefined || trace === undefined)
    throw new Error(`The new position does not run: ${error ?? ''}`);
  const open = trace.questions.find(({ answer }) => answer === null);
  if (open === undefined) return [{ pending: 'none' }];
  const options = open.options.length === 0 ? {} : { options: open.options.map(({ name }) => name) };
  return [{ pending: { seat: open.seat, question: open.question, ...options } }];
}

const MATCHES = 60;
const ANSWERS = 3_000;
const HERE = 'here';

/** Plays matches until one comes to the step: by the game's own policy and at random in turn. */
function findMoment<G extends Shape>(
  game: Positioned<G>,
  step: string,
  seats: number,
  options: G['options'],
  seed: string,
): PointInMatch<G> {
  const known = Object.keys(stepsOf(game));
  if (!known.includes(step)) {
    const near = schema.nearest(step, known);
    throw new Unreadable(
      `There is no step "${step}"; ${near === null ? `there is ${known.join(', ')}` : `did you mean "${near}"?`}`,
    );
  }
  // In place of the step stands a question, which no contract knows, so that the match stops before anything of it is done.
  const stop: Step<Shape, object> = (play) =>
    void play.ask(play.seats[0] as Seat, chooseNumber(HERE, { min: 0, max: 0 }));
  const stopping: Positioned<G> = { ...game, steps: { ...game.steps, [step]: stop } };
  for (let number = 0; number < MATCHES; number++) {
    const own = number === 0 ? seed : derive(seed, `match ${number}`);
    const match = Match.create(stopping, { seats, options, seed: own });
    const bot = number % 2 === 1 && game.bot !== null ? simple : random;
    const player = atTable(
      game,
      match.seats.map(() => bot),
      derive(own, 'answers'),
    );
    for (let answers = 0; answers < ANSWERS && match.outcome === null; answers++) {
      if (match.open[0]?.question.key === HERE) {
        const { checkpoint } = match.from;
        if (isSayable({ game }, checkpoint)) return { table: checkpoint, answers: [], options };
        break;
      }
      if (!answerOpen(match, player).ok) break;
    }
  }
  throw new Unreadable(
    `In ${MATCHES} matches the rules never came to the step "${step}" so that a file could say it.`,
  );
}

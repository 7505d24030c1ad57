import {
  advance,
  copy,
  type Forced,
  isRecord,
  type Json,
  type JsonRecord,
  newTable,
  StepFault,
  type SchemaNode,
  type Shape,
  type Table,
} from '@concilio/kernel';
import type { Positioned } from '../format.ts';
import { fold } from '../names/fold.ts';
import { type Lexicon, Misnamed } from '../names/lexicon.ts';
import { type Source, wrongAt } from '../read/source.ts';
import { vocabularyOf } from '../names/vocabulary.ts';

/** The names of the seats, which say how many play. */
export function seatNames<G extends Shape>(
  game: Positioned<G>,
  written: readonly Json[],
  source: Source,
): readonly string[] {
  const { id, seats, seatNames: borne, position } = game;
  const names = written.map(String);
  const wrong = (message: string) => wrongAt(source, ['seats'], message);
  if (names.length < seats.min || names.length > seats.max)
    throw wrong(`"${id}" is for ${seats.min} to ${seats.max} seats, not ${names.length}`);
  const fixed = borne?.slice(0, names.length);
  if (fixed !== undefined) {
    const labels = vocabularyOf(game, fixed);
    const called = names.map((name) => labels.seatCalled(name));
    if (position.seats.dealt === undefined) {
      if (called.some((seat, index) => seat !== index))
        throw wrong(`the seats must be ${fixed.join(', ')}, in this order`);
      return fixed;
    }
    if (fixed.some((_, seat) => called.filter((one) => one === seat).length !== 1))
      throw wrong(`the seats must be ${fixed.join(', ')}, in any order`);
    return called.map((seat) => fixed[seat ?? 0] ?? '');
  }
  const odd = names.find((name) => fold(name) === '' || /^\d+$/.test(name.trim()));
  if (odd !== undefined) throw wrong(`a seat must have a name, not "${odd}"`);
  if (new Set(names.map(fold)).size < names.length) throw wrong('two seats have the same name');
  return names;
}

/** Options in which what is written by the names of seats has become a list, one entry a seat. */
export function optionsBySeat<G extends Shape>(
  { game, vocabulary }: Lexicon<G>,
  written: JsonRecord,
): JsonRecord {
  const listed = (node: SchemaNode | undefined, value: Json): Json => {
    if (node?.is === 'list' && isRecord(value)) return inSeatOrder(value as JsonRecord);
    if (node?.is !== 'record' || !isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value as JsonRecord).map(([key, item]) => [key, listed(node.fields[key], item)]),
    );
  };
  const inSeatOrder = (bySeat: JsonRecord): Json => {
    const stranger = Object.keys(bySeat).find((name) => vocabulary.seatCalled(name) === null);
    if (stranger !== undefined)
      throw new Misnamed(stranger, `"${stranger}" is no seat; the seats are ${vocabulary.seats.join(', ')}`);
    return vocabulary.seats.map((name, seat) => {
      const own = Object.entries(bySeat).find(([written]) => vocabulary.seatCalled(written) === seat);
      if (own === undefined) throw new Misnamed(bySeat, `the seat "${name}" is missing`);
      return own[1];
    });
  };
  return listed(game.options, written) as JsonRecord;
}

/** The table before the step that asks the first question, with the draws on the way decided in advance. */
export function afterSetup<G extends Shape>(
  game: Positioned<G>,
  seats: readonly string[],
  options: G['options'],
  seed: string,
  script: readonly Forced[],
): Table<G> {
  const dealt = game.position.seats.dealt?.draw(seats);
  let table: Table<G>;
  try {
    const forced = dealt === undefined ? script : [dealt, ...script];
    table = newTable(game, seats.length, options, seed, { forced });
  } catch (problem) {
    throw new StepFault('set-up', problem);
  }
  const { standing } = advance(game, { checkpoint: table, answers: [], eventsBefore: 0 }, []);
  return copy(standing.checkpoint);
}

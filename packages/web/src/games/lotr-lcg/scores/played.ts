import { answerOpen, atTable, simple } from '@concilio/bots';
import { type JsonRecord, Match, seedFrom, seenBy, type Shape } from '@concilio/kernel';
import type { View } from '@concilio/lotr-lcg/contract';
import type { SeenEvent } from '@concilio/tables';
import { game } from '../testing.ts';
import { type Chronicle, chronicleOf } from './chronicle.ts';

/** For tests: a match of bots, played to its end. */
export function played(
  options: JsonRecord,
  seats: number,
  seed: string,
  look: (match: Match<Shape>) => void = () => {},
): Match<Shape> {
  const match = Match.create(game, { seats, options, seed: seedFrom(seed) });
  const bots = atTable(game, Array(seats).fill(simple), seedFrom(seed));
  while (match.outcome === null) {
    const answered = answerOpen(match, bots);
    if (!answered.ok) throw new Error(answered.reason);
    look(match);
  }
  return match;
}

/** The first seed of some with which the bots win. */
export function wonBy(options: JsonRecord, seats: number, name: string): Match<Shape> {
  for (let number = 0; number < 60; number++) {
    const match = played(options, seats, `${name} ${number}`);
    if ((match.outcome?.winners.length ?? 0) > 0) return match;
  }
  throw new Error('The bots win none of them.');
}

export function chronicled(match: Match<Shape>): Chronicle {
  const { view, events } = seenBy(match, 'audience');
  return chronicleOf(game, {
    view: view as object as View,
    events: events as unknown as readonly SeenEvent[],
    outcome: match.outcome,
  });
}

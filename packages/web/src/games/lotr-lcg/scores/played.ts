import { answerOpen, atTable, simple } from '@concilio/bots';
import { Match, seedFrom, frameFor, type Shape } from '@concilio/kernel';
import { viewOf } from '../../../table/view.ts';
import { game } from '../testing.ts';
import { type Chronicle, chronicleOf } from './chronicle.ts';

/** For tests: a match of bots, played to its end. */
export function played(
  options: object,
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
export function wonBy(options: object, seats: number, name: string): Match<Shape> {
  for (let number = 0; number < 60; number++) {
    const match = played(options, seats, `${name} ${number}`);
    if ((match.outcome?.winners.length ?? 0) > 0) return match;
  }
  throw new Error('The bots win none of them.');
}

export function chronicled(match: Match<Shape>): Chronicle {
  const seen = frameFor(match, 'audience');
  return chronicleOf(game, { view: viewOf(seen), events: seen.events, outcome: match.outcome });
}

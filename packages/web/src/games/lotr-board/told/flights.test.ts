import { isRecord, seat, frameFor } from '@concilio/kernel';
import type { SeenEvent } from '@concilio/tables';
import { expect, test } from 'vitest';
import { factsOf } from '../facts.ts';
import { flightOf } from './flights.ts';
import { game, playThrough } from '../testing.ts';

const isEvent = (event: unknown): event is SeenEvent => isRecord(event) && typeof event.name === 'string';
const isLegendary = (card: string) => (factsOf(game).cards.get(card)?.location ?? null) !== null;

/** All that one seat is told in a whole match. */
function told(): readonly SeenEvent[] {
  let all: readonly SeenEvent[] = [];
  playThrough(4, 'flights', (match) => {
    all = frameFor(match, seat(1)).events.filter(isEvent);
  });
  return all;
}

test('every card that changes its place is seen to fly, once, and only with a face that is known', () => {
  const events = told();
  const flights = events.map((event) => ({ event, flight: flightOf(event, 1, isLegendary) }));
  const names = new Set(flights.flatMap(({ event, flight }) => (flight === null ? [] : event.name)));
  for (const name of ['card.drawn', 'cards.drawn', 'card.taken', 'card.played', 'card.paid', 'card.received'])
    expect(names, name).toContain(name);
  for (const { event, flight } of flights) {
    if (flight === null) continue;
    expect(flight.from, event.name).not.toBe(flight.to);
    expect(`${flight.from} ${flight.to}`).not.toContain('NaN');
    if (event.name === 'cards.drawn') {
      expect(flight.card).toBeNull();
      expect(flight.to).not.toBe('seat-1');
    }
  }
});

test('a legendary card comes from its own pile', () => {
  const taken = told().filter(({ name }) => name === 'card.taken');
  const legendary = taken.filter(({ said }) => isLegendary(String(said.card)));
  expect(legendary.length).toBeGreaterThan(0);
  for (const event of taken)
    expect(flightOf(event, 1, isLegendary)?.from).toBe(
      isLegendary(String(event.said.card)) ? 'legendary' : 'board',
    );
});

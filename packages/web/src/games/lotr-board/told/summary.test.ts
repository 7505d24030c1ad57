import { frameFor, isRecord, seat } from '@concilio/kernel';
import type { SeenEvent } from '@concilio/tables';
import { LANGUAGES, plainMarkup, type Speaker } from '@concilio/text';
import { expect, test } from 'vitest';
import { game, playThrough } from '../testing.ts';
import { outBy, summary, turnOf } from './summary.ts';

const NAMES = ['Ana', 'Ion', 'Bea'];
const speakerIn = (language: (typeof LANGUAGES)[number]): Speaker => ({
  game,
  language,
  names: NAMES,
  paint: plainMarkup,
});
const isEvent = (event: unknown): event is SeenEvent => isRecord(event) && typeof event.name === 'string';

/** What everybody is told in the turns of a whole match. */
function turns(): readonly (readonly SeenEvent[])[] {
  let told: readonly SeenEvent[] = [];
  playThrough(3, 'summary', (match) => {
    told = frameFor(match, 'audience').events.filter(isEvent);
  });
  const all: SeenEvent[][] = [];
  let turn: SeenEvent[] | null = null;
  for (const event of told) {
    const begins = turnOf(event);
    if (begins !== null) {
      turn = begins === 'nobody' ? null : [];
      if (turn !== null) all.push(turn);
    }
    turn?.push(event);
  }
  return all;
}

test('every turn can be summed up in three languages', () => {
  const all = turns();
  expect(all.length).toBeGreaterThan(5);
  for (const events of all)
    for (const language of LANGUAGES) {
      const text = summary(events, speakerIn(language));
      expect(text).toMatch(/^(Ana|Ion|Bea) \p{L}/u);
      expect(text).not.toMatch(/undefined|NaN|[{}]|thing\.|turn\./);
    }
});

test('tiles come with their events, then cards, then what it has cost', () => {
  const event = (name: string, said: SeenEvent['said'] = {}): SeenEvent => ({ name, said });
  const events = [
    event('turn.begun', { seat: 1 }),
    event('tile.revealed', { piece: '#1', tile: 'passage-of-time' }),
    event('event.reached', { event: 'orcs-attack' }),
    event('sauron.moved', { to: 10 }),
    event('tile.revealed', { piece: '#2', tile: 'tile-hiding' }),
    event('card.played', { seat: 1, piece: '#3', card: 'gimli', track: 'fighting' }),
    event('hobbit.moved', { seat: 1, to: 3 }),
  ];
  expect(summary(events, speakerIn('en'))).toBe(
    'Ion reveals Passage of Time (event: “Orcs attack”) and Hiding tile, plays Gimli, and is on space 3 now. Sauron is on space 10.',
  );
  expect(summary(events, speakerIn('es'))).toBe(
    'Ion revela «El paso del tiempo» (suceso: «Ataque de los orcos») y «Loseta de ocultación», juega Gimli y queda en la casilla 3. Sauron está en la casilla 10.',
  );
});

test('whoever is out is so by the event that said it', () => {
  const fell: SeenEvent = { name: 'player.eliminated', said: { seat: 0, cause: 'means' } };
  expect(outBy([fell], seat(0))).toBe(fell);
  expect(outBy([fell], seat(1))).toBeNull();
});

import type { View } from '@concilio/lotr-lcg/contract';
import type { Language } from '@concilio/kernel';
import type { TableInfo } from '@concilio/tables';
import { plainInk } from '@concilio/words';
import { expect, test } from 'vitest';
import type { TableProps } from '../../table/contract.ts';
import type { ShownFrame } from '../../table/frames.ts';
import { noLights } from '../../table/lights.ts';
import { describe } from './describe.ts';
import { game, playThrough, seenAt, viewOf } from './testing.ts';

/** What a table is given when a match stands so. */
function propsOf(match: Parameters<typeof viewOf>[0], language: Language): TableProps<View> {
  const [seat = null] = match.seats;
  const view = viewOf(match, seat ?? 'audience');
  const seen = seenAt(match, seat ?? 'audience');
  const frame: ShownFrame = {
    seat,
    view,
    undos: 0,
    waitingFor: seen.waitingFor,
    questions: seen.questions,
    undo: null,
    outcome: match.outcome,
    sequel: null,
    broken: false,
  };
  const around: TableInfo = {
    game: game.id,
    options: {},
    name: '',
    seats: [],
    undoAsked: null,
    clock: null,
    spectators: 0,
  };
  return {
    game,
    view,
    seat,
    frame,
    around,
    words: { game, language, names: ['Ana', 'Berto'], paint: plainInk },
    lights: noLights,
    playing: null,
    log: [],
    inspect: () => {},
    pointed: [],
  };
}

test('the table is told zone by zone, in every language and phase', () => {
  let moment = 0;
  const phases = new Set<string>();
  playThrough('journey-along-the-anduin', 2, 'described', (match) => {
    if (moment++ % 25 !== 0) return;
    phases.add(String(viewOf(match, 'audience')['phase']));
    for (const language of ['en', 'es', 'ro'] as const) {
      const zones = describe(propsOf(match, language));
      // The quest, two sides and the own hand; an attack if there is one.
      expect(zones.length).toBeGreaterThanOrEqual(4);
      for (const { title, text } of zones) {
        expect(title).not.toBe('');
        expect(text).not.toMatch(/[{}]|undefined|null/);
      }
    }
    const zones = describe(propsOf(match, 'en'));
    expect(zones[0]?.text).toMatch(/Willpower \d+ against threat \d+/);
    const side = zones.find(({ title }) => title === 'Your side');
    expect(side?.text).toMatch(/Threat \d+ of 50|Eliminated/);
  });
  expect(phases.size).toBeGreaterThan(2);
});

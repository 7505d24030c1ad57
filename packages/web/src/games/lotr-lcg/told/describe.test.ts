import type { View } from '@concilio/lotr-lcg/contract';
import { NO_OPTIONS } from '@concilio/kernel';
import type { TableInfo } from '@concilio/tables';
import { type Language, plainMarkup } from '@concilio/text';
import { expect, test } from 'vitest';
import type { TableProps } from '../../../table/contract.ts';
import type { ShownFrame } from '../../../table/frames.ts';
import { noChoices } from '../../../table/choices.ts';
import { describe } from './describe.ts';
import { viewOf } from '../../../table/view.ts';
import { game, playThrough, seenAt, viewAt } from '../testing.ts';

/** What a table is given when a match stands so. */
function propsOf(match: Parameters<typeof viewAt>[0], language: Language): TableProps<View> {
  const [seat = null] = match.seats;
  const seen = seenAt(match, seat ?? 'audience');
  const frame: ShownFrame = {
    seat,
    view: seen.view,
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
    options: NO_OPTIONS,
    name: '',
    seats: [],
    undoAsked: null,
    clock: null,
    spectators: 0,
  };
  return {
    game,
    view: viewOf(frame),
    seat,
    frame,
    around,
    speaker: { game, language, names: ['Ana', 'Berto'], paint: plainMarkup },
    choices: noChoices,
    playing: null,
    log: [],
    inspect: () => {},
    peek: () => {},
    pointed: [],
  };
}

test('the table is told zone by zone, in every language and phase', () => {
  let moment = 0;
  const phases = new Set<string>();
  playThrough('journey-along-the-anduin', 2, 'described', (match) => {
    if (moment++ % 25 !== 0) return;
    phases.add(String(viewAt(match, 'audience').phase));
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

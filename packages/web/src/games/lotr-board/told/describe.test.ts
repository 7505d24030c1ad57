import type { View } from '@concilio/lotr-board/contract';
import { type Viewer, NO_OPTIONS, frameFor } from '@concilio/kernel';
import { type TableInfo } from '@concilio/tables';
import { plainMarkup, LANGUAGES } from '@concilio/text';
import { expect, test } from 'vitest';
import { noChoices } from '../../../table/choices.ts';
import type { TableProps } from '../../../table/contract.ts';
import type { ShownFrame } from '../../../table/frames.ts';
import { viewOf } from '../../../table/view.ts';
import { describe } from './describe.ts';
import { type Key, sayIn, texts } from '../say.ts';
import { game, playThrough } from '../testing.ts';
import { timing } from './timing.ts';

const around: TableInfo = {
  game: 'lotr-board',
  options: NO_OPTIONS,
  name: 'A table',
  seats: ['Ana', 'Ion', 'Bea'].map((name) => ({
    name,
    bot: null,
    person: true,
    here: true,
    conceded: false,
    clock: null,
  })),
  undoAsked: null,
  clock: null,
  spectators: 0,
};

test('the table can be said in three languages at every moment, and no text is missing', () => {
  const heard = new Set<string>();
  playThrough(3, 'describe', (match) => {
    const viewer: readonly Viewer[] = [...match.seats.slice(0, 1), 'audience', 'referee'];
    for (const look of viewer) {
      const { view, events, waitingFor, questions } = frameFor(match, look, Number.MAX_SAFE_INTEGER);
      const seat = typeof look === 'number' ? look : null;
      const frame: ShownFrame = {
        seat,
        view,
        undos: 0,
        waitingFor,
        questions,
        undo: null,
        outcome: match.outcome,
        sequel: null,
        broken: false,
      };
      for (const language of LANGUAGES) {
        const props: TableProps<View> = {
          game,
          view: viewOf(frame),
          seat,
          frame,
          around,
          speaker: { game, language, names: ['Ana', 'Ion', 'Bea'], paint: plainMarkup },
          choices: noChoices,
          playing: null,
          log: events,
          inspect: () => {},
          peek: () => {},
          pointed: [],
        };
        for (const { title, text } of describe(props)) {
          expect(title).not.toBe('');
          expect(`${title} ${text}`).not.toMatch(/undefined|\{|\}|thing\.|text\.|say\./);
          if (language === 'en') heard.add(title);
        }
      }
    }
  });
  for (const title of ['Moria', 'Rivendell', 'The Fellowship', 'Piles and supply'])
    expect([...heard]).toContain(title);
});

/** The values that a sentence asks for: `{name}`, or `{count, plural, …}`; what a plural says is none. */
const valuesIn = (text: string): readonly string[] =>
  [
    ...new Set(
      [...text.matchAll(/(?<!(?:one|few|other|none|=\d) )\{\s*(\w+)\s*[,}]/g)].map(([, name = '']) => name),
    ),
  ].toSorted();

test('the sentences of the table ask for the same values in every language, and can be said', () => {
  for (const key of Object.keys(texts.en) as Key[])
    for (const language of LANGUAGES) {
      expect([key, ...valuesIn(texts[language][key])]).toEqual([key, ...valuesIn(texts.en[key])]);
      for (const number of [0, 1, 2, 5, 21]) {
        const values = Object.fromEntries(valuesIn(texts.en[key]).map((name) => [name, number]));
        expect(sayIn(language)(key, values), key).not.toMatch(/[{}]|^$/);
      }
      expect(texts[language][key], key).not.toMatch(/[şţŞŢ]/);
    }
});

test('every event of the game has its time, and none holds the table for long', () => {
  for (const name of Object.keys(game.contract.events)) {
    const { ms } = timing({ name, said: {} });
    expect(ms).toBeLessThanOrEqual(2500);
    if (ms === 0) expect(['conflict.begun', 'tile.resolved']).toContain(name);
  }
});

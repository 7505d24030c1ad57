import { loadKits } from '@concilio/catalog';
import type { SeenFrame } from '@concilio/kernel';
import { renamed, sideBySide } from '@concilio/suite';
import { eventTexts, LANGUAGES, optionText, questionText } from '@concilio/text';
import { expect, test } from 'vitest';
import type { Kit } from '../games.ts';
import { plainPaint } from './paint.ts';
import { drawTable } from './table.ts';

const games = await loadKits();
const names = ['Ana', 'Bo', 'Cy'];

/** All that a terminal says of a moment. */
function said(game: Kit, seen: SeenFrame, moment: number): readonly string[] {
  const language = LANGUAGES[moment % LANGUAGES.length] ?? 'en';
  const speaker = { game, language, names, paint: plainPaint };
  return [
    ...drawTable(speaker, seen.view, { you: null, asked: seen.waitingFor, width: 120 }),
    ...eventTexts(speaker, seen.events.slice(-20)),
    ...seen.questions.flatMap((question) => [
      questionText(speaker, question),
      ...[...question.options, ...question.blocked].map((option) => optionText(speaker, option)),
    ]),
  ];
}

test.each(games.map((game) => [game.id, game] as const))(
  'the terminal says the same of %s when every field of its contract is called otherwise',
  (_id, game) => {
    const otherwise = renamed(game);
    let moment = 0;
    for (const [one, other] of sideBySide(game, { seats: 2, answers: 60, seed: 'renamed' })) {
      expect(said(otherwise, other, moment)).toEqual(said(game, one, moment));
      expect(Object.keys(other.view).filter((field) => field in one.view)).toEqual([]);
      moment++;
    }
    expect(moment).toBeGreaterThan(5);
  },
);

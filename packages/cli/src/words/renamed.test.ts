import { loadAll } from '@concilio/catalog';
import { LANGUAGES, type Seen } from '@concilio/kernel';
import { renamed, sideBySide } from '@concilio/suite';
import { eventTexts, optionText, questionText } from '@concilio/words';
import { expect, test } from 'vitest';
import type { AnyGame } from '../games.ts';
import { plainPaint } from './paint.ts';
import { drawTable } from './table.ts';

const games = await loadAll();
const names = ['Ana', 'Bo', 'Cy'];

/** All that a terminal says of a moment. */
function said(game: AnyGame, seen: Seen, moment: number): readonly string[] {
  const language = LANGUAGES[moment % LANGUAGES.length] ?? 'en';
  const words = { game, language, names, paint: plainPaint };
  return [
    ...drawTable(words, seen.view, { you: null, asked: seen.waitingFor, width: 120 }),
    ...eventTexts(words, seen.events.slice(-20)),
    ...seen.questions.flatMap((question) => [
      questionText(words, question),
      ...[...question.options, ...question.blocked].map((option) => optionText(words, option)),
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

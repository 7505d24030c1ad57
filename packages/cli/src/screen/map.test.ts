import { asSeen, Match, seedFrom } from '@concilio/kernel';
import { expect, test } from 'vitest';
import { gameNamed } from '../games.ts';
import { plainPaint } from './paint.ts';
import { drawTable } from './table.ts';

test('what is printed on a region of ragnarok is named, and a forge is a forge', () => {
  const ragnarok = gameNamed('ragnarok');
  const match = Match.create(ragnarok, { seats: 2, seed: seedFrom('forge') });
  const speaker = { game: ragnarok, language: 'en', names: ['Green', 'Red'], paint: plainPaint } as const;
  const text = drawTable(speaker, asSeen(match.view('referee')), {
    you: null,
    asked: [],
    width: 100,
  }).join('\n');
  expect(text).toMatch(/\bForge\b/);
  expect(text).not.toContain('Take the Rune');
});

import { expect, test } from 'vitest';
import { addPieces, newPieces } from '../packages/kernel/src/index.ts';
import { watched } from '../packages/kernel/src/watch.ts';

const pieces = newPieces();
addPieces(pieces, ['knight/1', 'rook/2']);
const tell = (game: string, name: string, said: unknown) => watched.told?.(game, name, said, pieces);

let earlier: object = {};

test('what is told while a test runs …', ({ task }) => {
  earlier = task.meta;
  tell('chess', 'moved', { piece: '#1', to: 'e4', seat: 0 });
  tell('chess', 'moved', { piece: '#1', to: 'e5', seat: 1 });
  tell('chess', 'taken', { pieces: ['#0', { by: '#1' }], with: null });
  tell('chess', 'said', { text: 'check and mate', motto: 'x'.repeat(61), ghost: '#9' });
  tell('draughts', 'moved', { piece: 'man' });
});

test('… hangs on that test, by game and event, as things', ({ task }) => {
  expect(earlier).toEqual({
    told: {
      chess: { moved: ['e4', 'e5', 'rook'], taken: ['knight', 'rook'], said: ['#9'] },
      draughts: { moved: ['man'] },
    },
  });
  expect(task.meta).toEqual({});
});

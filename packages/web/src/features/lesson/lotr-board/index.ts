import { lotrBoardTable } from '../../../games/lotr-board/index.ts';
import { anyView } from '../../../games/tables.ts';
import type { Taught } from '../course.ts';
import { course } from './course.ts';
import { Summary } from './Summary.tsx';

export const taught: Taught = { course, table: anyView(lotrBoardTable), Summary };

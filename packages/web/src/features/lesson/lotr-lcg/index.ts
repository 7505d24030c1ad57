import { lotrLcgTable } from '../../../games/lotr-lcg/index.ts';
import { anyView } from '../../../games/tables.ts';
import type { Taught } from '../course.ts';
import { course } from './course.ts';

export const taught: Taught = { course, table: anyView(lotrLcgTable), Summary: null };

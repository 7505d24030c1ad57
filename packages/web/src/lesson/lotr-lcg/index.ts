import { lotrLcgTable } from '../../games/lotr-lcg/index.ts';
import type { Taught } from '../course.ts';
import { course } from './course.ts';

export const taught: Taught = { course, table: lotrLcgTable, Summary: null };

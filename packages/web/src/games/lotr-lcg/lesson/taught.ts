import type { Taught } from '../../../features/lesson/contract.ts';
import { course } from './course.ts';

export const taught: Taught = { course, Summary: null };

import type { Taught } from '../../../features/lesson/contract.ts';
import { course } from './course.ts';
import { Summary } from './Summary.tsx';

export const taught: Taught = { course, Summary };

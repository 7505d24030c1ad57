import type { Shape } from '@concilio/kernel';
import type { Subject } from './subject.ts';

/** One promise that every game keeps. */
export interface Check {
  readonly name: string;
  readonly promise: string;
  /** Checks without which this one says nothing: if one of them failed, this one is not judged. */
  readonly needs: readonly string[];
  /** `null`, or what was found instead. */
  find<G extends Shape>(subject: Subject<G>): string | null;
}

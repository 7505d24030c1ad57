import type { Play, Seat } from '@concilio/kernel';
import type { Op } from '../content/effects.ts';
import type { Ragnarok, State } from '../state.ts';
import type { About } from './abilities.ts';

/**
 * What effects do is said in `effects.ts`, which needs nearly all other rules. The rules that bring effects about call upon
 * it through this file, so that no two files need each other.
 */

/** Whose effect it is about, and where it takes place. */
export interface Cause extends About {
  /** The component that says it. */
  readonly source: string;
}

interface Effects {
  /** One after the other; nothing more once somebody has won (LOR-2.09). */
  doAll(play: Play<Ragnarok>, seat: Seat, ops: readonly Op[], cause: Cause): void;
  /** LOR-21.15, LOR-23.02: whether it would do anything at all. */
  canDo(state: State, seat: Seat, ops: readonly Op[], cause: Cause): boolean;
}

/** Code, and no part of any match: it is the same for all of them. */
const known: { effects: Effects | null } = { effects: null };

/** Called once, by `effects.ts`. */
export function teach(effects: Effects): void {
  known.effects = effects;
}

function taught(): Effects {
  if (known.effects === null) throw new Error('Nobody has said what effects do.');
  return known.effects;
}

export const doAll: Effects['doAll'] = (play, seat, ops, cause) => taught().doAll(play, seat, ops, cause);
export const canDo: Effects['canDo'] = (state, seat, ops, cause) => taught().canDo(state, seat, ops, cause);

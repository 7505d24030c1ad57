import type { SeenQuestion } from '@concilio/kernel';
import type { InPlay, Sum, View } from '@concilio/lotr-lcg/contract';
import type { Choices } from '../../../table/contract.ts';

export const ATTACK_STEPS = ['chosen', 'defender', 'shadow', 'damage'] as const;
export const STRIKE_STEPS = ['target', 'added', 'damage'] as const;

/** An attack that is under way, of an enemy or of players. */
export interface Clash {
  readonly kind: 'attack' | 'strike';
  /** The enemy that attacks or is attacked. */
  readonly enemy: InPlay;
  /** Who is attacked, or who attacks. */
  readonly seat: number;
  readonly step: number;
  readonly sum: Sum;
}

/** The window that the question is asked in, where it is an action window. */
export const windowOf = (question: SeenQuestion | null): string | null =>
  question?.key === 'window' && typeof question.with?.moment === 'string' ? question.with.moment : null;

/** LCG-10.11: how far an enemy's attack has come. */
const ATTACK_AT: Readonly<Record<string, number>> = {
  'enemy-chosen': 0,
  defender: 1,
  defenders: 1,
  'defender-declared': 1,
  'shadow-resolved': 2,
  'which-defender': 3,
  undefended: 3,
  'attack-resolved': 3,
};

/** LCG-11.02 to LCG-11.04 */
const STRIKE_AT: Readonly<Record<string, number>> = {
  attackers: 0,
  'strike-declared': 0,
  'strike-added': 1,
  'strike-resolved': 2,
};

/** The present attack; while attackers are being chosen, the one that would be. */
export function clashOf(
  { attack, attackSum, strike, strikeSum }: View,
  pieces: ReadonlyMap<string, InPlay>,
  { question, added }: Pick<Choices, 'question' | 'added'>,
): Clash | null {
  const asked = windowOf(question) ?? question?.key ?? '';
  if (question?.key === 'attackers' && added !== null) {
    const enemy = pieces.get(String(question.with?.enemy));
    if (enemy === undefined) return null;
    const { sum, against, over } = added;
    const left = Math.max(0, (enemy.hitPoints ?? 0) - over);
    return {
      kind: 'strike',
      enemy,
      seat: Number(question.with?.player),
      step: 0,
      sum: { attack: sum, defense: against, damage: over, left, hidden: 0 },
    };
  }
  const target = strike === null ? undefined : pieces.get(strike.target);
  if (strike !== null && strikeSum !== null && target !== undefined)
    return {
      kind: 'strike',
      enemy: target,
      seat: strike.seat,
      step: STRIKE_AT[asked] ?? 1,
      sum: strikeSum,
    };
  const enemy = attack === null ? undefined : pieces.get(attack.enemy);
  if (attack === null || attackSum === null || enemy === undefined) return null;
  const { defense, hidden } = attackSum;
  const step = ATTACK_AT[asked] ?? (defense === null ? 1 : hidden > 0 ? 2 : 3);
  return { kind: 'attack', enemy, seat: attack.seat, step, sum: attackSum };
}

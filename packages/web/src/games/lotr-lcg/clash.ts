import type { SeenQuestion } from '@concilio/kernel';
import type { InPlay, View } from '@concilio/lotr-lcg/contract';

export const ATTACK_STEPS = ['chosen', 'defender', 'shadow', 'damage'] as const;
export const STRIKE_STEPS = ['target', 'added', 'damage'] as const;

/** An attack that is under way, of an enemy or of players, as a sum. */
export interface Clash {
  readonly kind: 'attack' | 'strike';
  /** The enemy that attacks or is attacked. */
  readonly enemy: InPlay;
  /** Who is attacked, or who attacks. */
  readonly seat: number;
  readonly step: number;
  readonly attack: number;
  /** `null` while nobody has been declared. */
  readonly defense: number | null;
  /** Shadow cards of the enemy that still lie face down. */
  readonly hidden: number;
  /** Of whoever takes the damage; `null` where it is not known yet. */
  readonly hitPoints: number | null;
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
  view: View,
  pieces: ReadonlyMap<string, InPlay>,
  question: SeenQuestion | null,
  isChosen: (id: string) => boolean,
): Clash | null {
  const asked = windowOf(question) ?? question?.key ?? '';
  const { attack, strike } = view;
  const laid = (ids: readonly string[]) => ids.flatMap((id) => pieces.get(id) ?? []);
  const sum = (cards: readonly InPlay[], of: 'attack' | 'defense') =>
    cards.reduce((total, card) => total + (card[of] ?? 0), 0);
  if (question?.key === 'attackers') {
    const enemy = pieces.get(String(question.with?.enemy));
    if (enemy === undefined) return null;
    const chosen = laid(question.options.map(({ id }) => id)).filter(({ id }) => isChosen(id));
    return {
      kind: 'strike',
      enemy,
      seat: Number(question.with?.player),
      step: 0,
      attack: sum(chosen, 'attack'),
      defense: enemy.defense ?? 0,
      hidden: 0,
      hitPoints: enemy.hitPoints ?? null,
    };
  }
  const target = strike === null ? undefined : pieces.get(strike.target);
  if (strike !== null && target !== undefined)
    return {
      kind: 'strike',
      enemy: target,
      seat: strike.seat,
      step: STRIKE_AT[asked] ?? 1,
      attack: sum(laid(strike.attackers), 'attack'),
      defense: target.defense ?? 0,
      hidden: 0,
      hitPoints: target.hitPoints ?? null,
    };
  const enemy = attack === null ? undefined : pieces.get(attack.enemy);
  if (attack === null || enemy === undefined) return null;
  const defenders = laid(attack.defenders);
  const hidden = enemy.shadows.filter(({ card }) => card === null).length;
  const step = ATTACK_AT[asked] ?? (defenders.length === 0 ? 1 : hidden > 0 ? 2 : 3);
  const [only] = defenders;
  return {
    kind: 'attack',
    enemy,
    seat: attack.seat,
    step,
    attack: enemy.attack ?? 0,
    defense: defenders.length > 0 ? sum(defenders, 'defense') : step > 1 ? 0 : null,
    hidden,
    hitPoints: defenders.length === 1 ? (only?.hitPoints ?? null) : null,
  };
}

/** The damage that it comes to, as far as it is known. */
export const damageOf = ({ attack, defense }: Clash): number => Math.max(0, attack - (defense ?? 0));

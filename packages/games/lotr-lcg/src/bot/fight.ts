import type { Fighter, Foe } from './reckon.ts';
import { WEIGHTS } from './weights.ts';

/** What a blow does to a character that has taken some damage already, in points lost. */
export function harmOf(fighter: Fighter, blow: number, defends = true, taken = 0): number {
  const worst = blow + WEIGHTS.shadow + (defends ? 0 : 1);
  return (
    (1 - WEIGHTS.shadowOdds) * harmBy(fighter, blow, defends, taken) +
    WEIGHTS.shadowOdds * harmBy(fighter, worst, defends, taken)
  );
}

function harmBy(fighter: Fighter, blow: number, defends: boolean, taken: number): number {
  const damage = Math.max(0, blow - (defends ? fighter.defense : 0));
  const left = fighter.left - taken;
  if (damage === 0) return 0;
  if (damage >= left) return fighter.worth;
  if (!fighter.hero) return WEIGHTS.scratch * damage;
  return WEIGHTS.wound * damage * (left - damage <= 1 ? 1.6 : 1);
}

/** Which hero bears a blow best that nobody defends against: its place, or -1. */
function bearer(fighters: readonly Fighter[], blow: number, taken: readonly number[]): number {
  let found = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [place, fighter] of fighters.entries()) {
    if (!fighter.hero) continue;
    const harm = harmOf(fighter, blow, false, taken[place]);
    if (harm >= least) continue;
    least = harm;
    found = place;
  }
  return found;
}

/** What an attack costs that nobody defends against: the hero bears it who bears it best. */
export function openHarm(fighters: readonly Fighter[], blow: number): number {
  const hero = fighters[bearer(fighters, blow, [])];
  return hero === undefined ? 0 : harmOf(hero, blow, false);
}

/** Several defend as one: their defense counts together, and the one who bears it best takes the damage. */
export function harmOfAll(group: readonly Fighter[], blow: number): number {
  const defense = group.reduce((sum, fighter) => sum + fighter.defense, 0);
  return Math.min(...group.map((fighter) => harmOf({ ...fighter, defense }, blow)));
}

/**
 * What a fight comes to: each enemy that still attacks is met by whom that costs least, and all who are left strike
 * back. Negative where it costs more than it brings. Where several may defend at once, two of them are thought of.
 */
export function fightWorth(
  fighters: readonly Fighter[],
  ready: readonly Fighter[],
  attacking: readonly Foe[],
  foes: readonly Foe[],
  together = false,
): number {
  let free = [...ready];
  const taken = fighters.map(() => 0);
  let worth = 0;
  for (const foe of [...attacking].sort((a, b) => b.attack - a.attack)) {
    if (!foe.attacks) continue;
    const place = bearer(fighters, foe.attack, taken);
    const hero = fighters[place];
    let least = hero === undefined ? 0 : harmOf(hero, foe.attack, false, taken[place]);
    let guards: readonly Fighter[] = [];
    for (const group of groups(free, together)) {
      let cost = harmOfAll(group, foe.attack);
      for (const { fights, attack } of group) if (fights) cost += WEIGHTS.arm * attack;
      if (cost >= least) continue;
      least = cost;
      guards = group;
    }
    worth -= least;
    if (guards.length > 0) free = free.filter((fighter) => !guards.includes(fighter));
    else if (place >= 0) taken[place] = (taken[place] ?? 0) + foe.attack;
  }
  return worth + strikeWorth(free, foes);
}

/** Each who may defend, and every two of them if that is allowed. */
function groups(free: readonly Fighter[], together: boolean): readonly (readonly Fighter[])[] {
  const able = free.filter(({ defends }) => defends);
  const alone = able.map((fighter) => [fighter]);
  if (!together) return alone;
  return [...alone, ...able.flatMap((one, place) => able.slice(place + 1).map((other) => [one, other]))];
}

/** What all who are left can bring down, the most rewarding first. */
function strikeWorth(free: readonly Fighter[], foes: readonly Foe[]): number {
  let force = 0;
  for (const { fights, attack } of free) if (fights) force += attack;
  let worth = 0;
  const sorted = [...foes].sort((a, b) => b.worth / (b.defense + b.left) - a.worth / (a.defense + a.left));
  let dent = 0;
  for (const foe of sorted) {
    const needed = foe.defense + foe.left;
    if (force >= needed) {
      worth += foe.worth;
      force -= needed;
    } else if (force > foe.defense) dent = Math.max(dent, (foe.worth * (force - foe.defense)) / foe.left);
  }
  return worth + WEIGHTS.dent * dent;
}

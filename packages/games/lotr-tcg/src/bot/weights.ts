/** The numbers behind the policy: all is counted in points, of which a companion is worth about seven. */

/** What a step of the path is worth, and what it costs to lose. */
export const SITE = 9;
export const LOST = 100;

/** What a character's body is worth: for being there, and for each point of its strength. */
export const BODY = {
  companion: 2,
  ally: 1,
  strength: 0.8,
  damage: 0.8,
  archer: 1.5,
  defender: 1,
  ability: 0.6,
};
/** What an item, a condition or anything else that lies on the table is worth. */
export const ITEM = { there: 0.8, strength: 0.8, vitality: 0.8, damage: 1, ability: 0.6 };

/** How much of a character is left, by the vitality that it has left. */
const HEALTH = [0, 0.55, 0.8, 0.93, 1, 1.04, 1.06];
export const healthOf = (left: number): number => HEALTH[Math.max(0, Math.min(6, left))] ?? 1;

/** The Ring-bearer cannot be spared: what it costs that he has so little vitality left. */
const BEARER = [LOST, 9, 4, 1.5, 0, -0.5, -0.8];
export const bearerHurt = (left: number): number => BEARER[Math.max(0, Math.min(6, left))] ?? 0;

/** What burdens cost: little at first, and all where they reach the resistance. */
export const burdenCost = (burdens: number, resistance: number): number => {
  const room = resistance - burdens;
  return room <= 0 ? LOST : Math.min(LOST, 1.2 * burdens + 25 / room ** 1.5);
};

/** A card in hand: it is replaced sooner or later. */
export const CARD = 0.6;

/** What a twilight token is worth to the Shadow: before its phase, in it, and after it. */
export const TWILIGHT = { before: 0.45, during: 0.08, after: 0.05 };

/** A minion that is still there: for its strength, for each point of what it may do. */
export const MINION = { there: 0.3, strength: 0.1, fierce: 1, vitality: 0.2, ability: 0.3 };

/** Archery: what a wound costs the fellowship, and what it costs a minion's player. */
export const ARROW = { fellowship: 2.2, minions: 1.3 };

/** A site under control. */
export const CONTROL = 2;

/** What must be gained before anything is done. */
export const WORTHWHILE = 0.15;

/**
 * What things are worth, in points of threat: the numbers that were found by playing many matches. The others follow
 * from the cards.
 */
export const WEIGHTS = {
  /** A hero who is lost, and for each point of its numbers. */
  hero: 12,
  /** An ally who is lost, beside its numbers. */
  ally: 3.5,
  /** A point of willpower, attack, defense, and a hit point of a character that will stay. */
  willpower: 2,
  attack: 1.6,
  defense: 0.8,
  hitPoint: 0.8,
  /** A point of damage on a hero, and on an ally. */
  wound: 1.1,
  scratch: 0.6,
  /** An enemy that is brought down, for each point of its attack, and besides. */
  foeAttack: 2,
  foe: 1.5,
  /** How bad an enemy is that keeps away, as a part of how bad it would be engaged. */
  distant: 0.4,
  /** What damage is worth that does not bring an enemy down, as a part of what its fall would be. */
  dent: 0.5,
  /** A point of attack that is missed while its bearer defends. */
  arm: 0.5,
  /** A point of progress on the quest, and on the active location. */
  progress: 1.1,
  explored: 0.8,
  /** A point of threat in the staging area, which comes back each round. */
  staged: 1.6,
  /** A point of threat that a player has. */
  threat: 1,
  /** How much worse it is the nearer the end. */
  near: 12,
  /** What a revealed card adds to the threat of the staging area. */
  revealed: 1.6,
  /** How often one of the revealed cards is an enemy that attacks at once. */
  stranger: 0.4,
  /** What a shadow card adds to an attack, at its worst and how often. */
  shadow: 1,
  shadowOdds: 0.35,
  /** A card drawn, and a resource. */
  card: 1.3,
  resource: 1.2,
  /** What must be gained before an enemy is called. */
  call: 0,
  /** Progress in hand that a location takes away. */
  detour: 0.5,
  /** What an ability must be worth before it is used. */
  use: 0.5,
};

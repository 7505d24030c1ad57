/** What things are worth, in Runes: found by playing many matches with other weights. */
export const WEIGHTS = {
  /** A victory, and what is as good as one. */
  victory: 100,
  /** A Region, and what is printed in it. */
  region: 0.639,
  settlement: 0.6,
  forge: 0.5,
  monument: 1.32,
  shrine: 1.1,
  /** A Temple, and how much more the next is. */
  temple: 0.64,
  nextTemple: 3.12,
  /** A part of a Land, a whole one, and how much more the next is. */
  part: 0.5,
  nextPart: 0.937,
  land: 2.5,
  nextLand: 2.57,
  /** A Region beside Yggdrasil: while Ragnarok is far, with each Omen, and in the last turns. */
  root: 0.176,
  omen: 0.358,
  lastTurn: 24.2,
  /** What a rival loses, as a part of what it is worth to them: of one rival, and of several. */
  rival: 0.63,
  rivals: 0.216,
  /** How much more it counts that a rival would win. */
  brink: 2.83,
  /** Each point of an Army, and an Army besides. */
  strength: 1.15,
  army: 0.513,
  /** What a Combat card adds to a Battle, where it is not known. */
  card: 1.53,
  /** How much of what an Army could take next time counts now. */
  next: 0.346,
  /** How far an Army that is too weak for a Region counts there. */
  waiting: 0.22,
  /** A Priest, with one rival and with several: the more there are, the longer a match lasts, and it pays for longer. */
  priest: 1.96,
  priests: 6,
  /** Other things to have. */
  rune: 1.16,
  draw: 1.5,
  attribute: 2.6,
  heal: 1.25,
  injury: 1.2,
  ally: 1.73,
  tame: 0.669,
  blessing: 1.63,
  /** A Hit, a Monster that dies, and how much more it is for whoever may then Hunt the Leader. */
  hit: 0.462,
  kill: 4.58,
  slayer: 2.38,
  /** How many Hits a Combat card comes to; how many cards the Leader takes, and how sure that is. */
  hitPerCard: 0.75,
  leaderCards: 12.6,
  leaderDoubt: 1.7,
  /** How far it counts now that one card more makes the Leader's death likelier: for who may Hunt it, and who nearly may. */
  pull: 0.2,
  pullNearly: 0.089,
  /** Another player's Rune, or bonus, that an action brings. */
  gift: 0.462,
  /** What an event may do, and what a clear wheel is worth. */
  event: 0.451,
  wheel: 0.5,
};

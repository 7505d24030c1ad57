/** LCG-24.02: whoever reaches it is out of the game. */
export const LIMIT = 50;

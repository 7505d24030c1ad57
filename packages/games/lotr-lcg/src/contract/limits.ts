/** LCG-24.02: the threat that ends a player's game; scenarios of other boxes may set it elsewhere (LCG-1.13). */
export const ELIMINATION = 50;

/** How likely it is that what is so far ahead stays ahead, from 0 to 1. */
export const likely = (ahead: number, doubt = 1): number => 1 / (1 + Math.exp(-ahead / doubt));

import { randomInt } from 'node:crypto';

/** How many an account has. */
const CODES = 8;
/** Neither I, L, O nor U: they are read wrongly, or make words. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Recovery codes for paper, each of 80 bits: `7K2M-Q8RT-0ZCV-9HXA`. */
export const newCodes = (): string[] => Array.from({ length: CODES }, newCode);

function newCode(): string {
  const group = () => Array.from({ length: 4 }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');
  return [group(), group(), group(), group()].join('-');
}

/** A code as somebody types it from paper, in the form in which it is stored. */
export function codeFrom(typed: string): string {
  const signs = typed
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
    .replaceAll(/[^0-9A-Z]/g, '');
  return signs.replaceAll(/.{4}(?=.)/g, '$&-');
}

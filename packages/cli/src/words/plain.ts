/** A word as people type it: without case, accents and quotes. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['"`´‘’“”„«»]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

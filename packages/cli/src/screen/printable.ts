const ESCAPE = '\u001b';

/** The colours and weights that we paint with ourselves; they cannot move the cursor or hide anything. */
const PAINTED = new RegExp(`(${ESCAPE}\\[(?:1|2|22|3[1-6]|39)m)`);

/**
 * Text as it may reach a terminal. Names, ids and paths come from files: what in them would steer the terminal is left
 * out. Our own colours pass where we paint.
 */
export const printable = (text: string, isPainted = false): string =>
  isPainted
    ? text
        .split(PAINTED)
        .map((part, index) => (index % 2 === 1 ? part : plain(part)))
        .join('')
    : plain(text);

/** A JSON document holds what was in the file, but spelled out. */
export const printableJson = (text: string): string =>
  text.replace(CONTROLS, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** All control characters but the newline. */
const CONTROLS = /(?!\n)\p{Cc}/gu;

const plain = (text: string): string => text.replaceAll('\t', ' ').replace(CONTROLS, '');

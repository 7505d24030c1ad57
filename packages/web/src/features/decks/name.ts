/** What the server keeps at most. */
export const LONGEST_NAME = 80;

/** A name without what no database takes, and not longer than it may be; letters are never cut in two. */
export function fittingName(name: string): string {
  let fitting = '';
  for (const letter of name.replaceAll(/\p{Cc}|\p{Cs}/gu, ' ')) {
    if (fitting.length + letter.length > LONGEST_NAME) break;
    fitting += letter;
  }
  return fitting.trim();
}

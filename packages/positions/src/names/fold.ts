/** A name as it is compared: without case, accents and quotes of any kind. */
export const fold = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['"`´‘’‚‛“”„‟′″‹›«»]/g, '')
    .replace(/[‐‑‒–—―]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();

/** The copy that a name asks for: `Ember 5#2` is the second `Ember 5`. */
export function splitCopy(name: string): { readonly base: string; readonly copy: number | null } {
  const parts = /^(.*\S)\s*#([1-9]\d{0,4})$/.exec(name.trim());
  return parts === null
    ? { base: name, copy: null }
    : { base: parts[1] ?? name, copy: Number(parts[2] ?? Number.NaN) };
}

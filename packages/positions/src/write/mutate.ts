import { isPair, isScalar, parseDocument, visit } from 'yaml';

/**
 * A position whose last expected number is off by one, or `null` if it expects none. It must fail: a position that
 * still holds would not notice if the rules were wrong.
 */
export function mutated(text: string): string | null {
  const spoilt: string[] = [];
  visit(parseDocument(text), {
    Scalar(_key, { value, range }, path) {
      const keys = path.flatMap((above) => (isPair(above) && isScalar(above.key) ? [above.key.value] : []));
      if (!keys.includes('then') || !Number.isSafeInteger(value) || !range) return;
      // A bound is tightened, so that it bites wherever it is as tight as it says.
      const other = keys.includes('atMost') ? Number(value) - 1 : Number(value) + 1;
      spoilt.push(text.slice(0, range[0]) + String(other) + text.slice(range[1]));
    },
  });
  return spoilt.at(-1) ?? null;
}

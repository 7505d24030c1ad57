const Z = 1.959964;

/** Wilson's interval of a share of `count` matches, 19 times in 20; it stays between 0 and 1 even where all were won. */
export function wilson(won: number, count: number): { readonly low: number; readonly high: number } {
  if (count === 0) return { low: 0, high: 1 };
  const rate = won / count;
  const square = Z * Z;
  const middle = (rate + square / (2 * count)) / (1 + square / count);
  const half =
    (Z / (1 + square / count)) * Math.sqrt((rate * (1 - rate)) / count + square / (4 * count * count));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

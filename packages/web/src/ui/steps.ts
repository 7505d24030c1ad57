/** The last value that was known at a moment. */
export const valueAt = (values: readonly (number | null)[], moment: number): number | null =>
  values[Math.min(moment, values.length - 1)] ?? null;

/**
 * A line of steps through values, one a moment, that grow upwards from the foot of a drawing that is `top` high. It ends
 * where there are no more values; filled, it goes back along the foot.
 */
export function stepPath(values: readonly (number | null)[], top: number, filled: boolean): string {
  const until = values.indexOf(null);
  const known = (until < 0 ? values : values.slice(0, until)).map((value) => top - (value ?? 0));
  const [first] = known;
  if (first === undefined) return '';
  let path = `M0 ${first}`;
  for (const [moment, height] of known.entries())
    if (moment > 0 && height !== known[moment - 1]) path += `H${moment}V${height}`;
  path += `H${known.length - 1}`;
  return filled ? `${path}V${top}H0Z` : path;
}

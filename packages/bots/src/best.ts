/** The best of some, if any; of equals the first. */
export function best<T>(items: readonly T[], worth: (item: T) => number): T | undefined {
  let found: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const points = worth(item);
    if (points <= most) continue;
    most = points;
    found = item;
  }
  return found;
}

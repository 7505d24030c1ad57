/** How often somebody may do something: a bucket that fills steadily and holds a burst. */
export interface Limit {
  /** Whether once more is allowed now. */
  take(now: number): boolean;
}

export function limit(perSecond: number, burst: number): Limit {
  let left = burst;
  let last = Number.NEGATIVE_INFINITY;
  return {
    take(now) {
      left = Math.min(
        burst,
        last === Number.NEGATIVE_INFINITY ? burst : left + ((now - last) / 1000) * perSecond,
      );
      last = now;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}

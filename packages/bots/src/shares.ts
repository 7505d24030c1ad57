import type { Option } from '@concilio/kernel';

/** A total given out from the first on, to each as much as it may have. */
export function sharesInOrder(options: readonly Option[], total: number): Record<string, number> {
  const shares: Record<string, number> = {};
  let due = total;
  for (const { id, cap = 0 } of options) {
    const share = Math.min(cap, due);
    if (share > 0) shares[id] = share;
    due -= share;
  }
  return shares;
}

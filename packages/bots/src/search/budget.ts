/** How much thought one decision is worth. The clock is given, since nothing here may look at one. */
export type Budget =
  | { readonly playouts: number }
  | { readonly milliseconds: number; readonly now: () => number };

/** Says before each playout whether there is to be one more; there is always a first. */
export function meter(budget: Budget): (done: number) => boolean {
  if ('playouts' in budget) return (done) => done < Math.max(1, budget.playouts);
  const end = budget.now() + budget.milliseconds;
  return (done) => done === 0 || budget.now() < end;
}

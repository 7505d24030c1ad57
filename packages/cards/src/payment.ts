import { distribute, type DistributeQuestion, type JsonRecord, type Seat } from '@concilio/kernel';

/** Something that a cost may be paid from. */
export interface Pool {
  readonly id: string;
  readonly has: number;
}

export interface Bill {
  readonly cost: number;
  /** From how many pools it must come at least: two, or as many as it costs. */
  readonly fromAtLeast?: number;
}

export const canPay = (pools: readonly Pool[], bill: Bill): boolean =>
  pools.reduce((sum, { has }) => sum + Math.min(has, mostOf(bill)), 0) >= bill.cost;

/** With the others giving at least one each, a single pool can give no more. */
export function mostOf({ cost, fromAtLeast = 1 }: Bill): number {
  // A most for each pool would not be enough to say it: 4 from at least three pools are not 2 and 2.
  if (fromAtLeast > 2 && fromAtLeast !== cost)
    throw new Error(
      `A bill comes from at least two pools, or from as many as it costs, not from ${fromAtLeast}.`,
    );
  return cost - (fromAtLeast - 1);
}

/** A play of a game that has a question for it. */
interface Payment<Key extends string, About> {
  ask(seat: Seat, question: DistributeQuestion<string, Key, About>): Readonly<Record<string, number>>;
}

/**
 * How much each pool gives. Where there is more than one way, the payer chooses. Whatever takes the same from each of
 * several pools needs no words: `fromAtLeast` equal to the cost takes one from each.
 */
export function payFrom<Key extends string, const About extends JsonRecord>(
  play: Payment<Key, About>,
  seat: Seat,
  key: Key,
  pools: readonly Pool[],
  bill: Bill,
  about: About,
  help: Pick<DistributeQuestion, 'blocked' | 'hints'> = {},
): Readonly<Record<string, number>> {
  const caps = pools
    .map(({ id, has }) => ({ id, cap: Math.min(has, mostOf(bill)) }))
    .filter(({ cap }) => cap > 0);
  const all = caps.reduce((sum, { cap }) => sum + cap, 0);
  if (all < bill.cost) throw new Error('More is to be paid than there is.');
  const [only] = caps;
  if (bill.cost === 0) return {};
  if (all === bill.cost) return Object.fromEntries(caps.map(({ id, cap }) => [id, cap]));
  if (caps.length === 1 && only !== undefined) return { [only.id]: bill.cost };
  return play.ask(seat, distribute(key, caps, { min: bill.cost, max: bill.cost }, { with: about, ...help }));
}

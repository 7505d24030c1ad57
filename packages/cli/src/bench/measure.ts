/** One line of a benchmark, as `concilio bench --json` prints it. */
export interface Row {
  readonly name: string;
  readonly ours: number;
  readonly peer: number | null;
  readonly peerName: string | null;
  /** Ours divided by the peer's. */
  readonly ratio: number | null;
  readonly unit: string;
  readonly higherIsBetter: boolean;
}

/** A family of rows that is asked for by name. */
export interface Bench {
  /** How many samples are taken in all. */
  readonly samples: number;
  readonly measure: (sampled: (name: string) => void) => Promise<readonly Row[]>;
}

/** One row: both sides do the same work, and each call says how many units of it were done. */
export interface Measured {
  readonly name: string;
  readonly unit: string;
  readonly ours: () => number;
  readonly peer: (() => number) | null;
  readonly peerName: string | null;
  /** Throws unless both sides come to the same end: otherwise the comparison would mean nothing. */
  readonly sameWork: () => void;
}

export interface Timing {
  readonly samples: number;
  readonly milliseconds: number;
}

export const TIMING: Timing = { samples: 5, milliseconds: 800 };

/** Rows that are measured within this process, one after the other. */
export const measureAll = (rows: readonly Measured[]): Bench => ({
  samples: rows.length * TIMING.samples,
  measure: async (sampled) => rows.map((row) => measure(row, TIMING, () => sampled(row.name))),
});

/** Medians of samples taken in turn, so that a machine that slows down slows both sides alike. */
export function measure(row: Measured, { samples, milliseconds }: Timing, sampled: () => void): Row {
  row.sameWork();
  const { name, unit, peerName } = row;
  const warmUp = milliseconds / 3;
  rate(row.ours, warmUp);
  if (row.peer !== null) rate(row.peer, warmUp);
  const ours: number[] = [];
  const peers: number[] = [];
  for (let sample = 0; sample < samples; sample++) {
    ours.push(rate(row.ours, milliseconds));
    if (row.peer !== null) peers.push(rate(row.peer, milliseconds));
    sampled();
  }
  const own = median(ours);
  const peer = row.peer === null ? null : median(peers);
  return {
    name,
    ours: own,
    peer,
    peerName,
    ratio: peer === null ? null : own / peer,
    unit,
    higherIsBetter: true,
  };
}

/** Units a second over at least this long, in whole pieces of work. */
function rate(work: () => number, milliseconds: number): number {
  const start = performance.now();
  let done = 0;
  let passed = 0;
  while (passed < milliseconds) {
    done += work();
    passed = performance.now() - start;
  }
  return (done * 1000) / passed;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

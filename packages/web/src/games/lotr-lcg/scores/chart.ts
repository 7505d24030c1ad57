import type { ChronicleEntry } from './chronicle.ts';
import { ELIMINATION } from '@concilio/lotr-lcg/contract';

/** One scenario on the chart. */
export interface Part {
  readonly title: string;
  /** By seat, from the start on. */
  readonly threat: readonly (readonly number[])[];
  readonly moments: readonly { readonly moment: ChronicleEntry; readonly text: string }[];
  readonly isRunning: boolean;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A sign beside a line, and its words where there is room for them. */
export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly kind: ChronicleEntry['kind'];
  /** Where its line is. */
  readonly from: number;
  readonly hasRoom: boolean;
}

/** Where threat and rounds lie on a piece of paper of some width and height. */
export interface Paper {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
  readonly lowest: number;
  readonly parts: readonly { readonly from: number; readonly to: number; readonly step: number }[];
  readonly y: (threat: number) => number;
}

const LEFT = 36;
const RIGHT = 12;
const GAP = 26;
const TOP = 26;
const FOOT = 24;
/** Short matches are drawn over at least so many rounds, so that their lines are not lost. */
const LEAST = 4;
/** A letter is about so wide, a line so high. */
const LETTER = 7;
const LINE = 18;
const SIGN = 16;

export const roundsOf = ({ threat }: Part): number => Math.max(0, (threat[0]?.length ?? 1) - 1);

export function paperFor(parts: readonly Part[], width: number, height: number): Paper {
  const values = parts.flatMap(({ threat }) => threat.flat());
  const lowest = Math.max(0, Math.floor(Math.min(ELIMINATION - 1, ...values) / 10) * 10);
  const bottom = height - FOOT;
  const spans = parts.map((part) => Math.max(LEAST, roundsOf(part)));
  const all = spans.reduce((sum, one) => sum + one, 0);
  const room = width - LEFT - RIGHT - GAP * Math.max(0, parts.length - 1);
  const step = all === 0 ? 0 : room / all;
  let from = LEFT;
  const laid = spans.map((span) => {
    const part = { from, to: from + span * step, step };
    from = part.to + GAP;
    return part;
  });
  return {
    left: LEFT,
    top: TOP,
    bottom,
    lowest,
    parts: laid,
    y: (threat) =>
      TOP + ((ELIMINATION - Math.min(ELIMINATION, threat)) / (ELIMINATION - lowest)) * (bottom - TOP),
  };
}

/** The lines of the ground that are marked: every ten. */
export const tens = ({ lowest }: Paper): readonly number[] =>
  Array.from({ length: Math.floor((ELIMINATION - lowest) / 10) + 1 }, (_, index) => lowest + index * 10);

/** The rounds that are numbered: every third, and the last. */
export function numbered(part: Part, step: number): readonly number[] {
  const last = roundsOf(part);
  const every = step > 40 ? 1 : step > 14 ? 3 : 5;
  return Array.from({ length: last }, (_, index) => index + 1).filter(
    (round) => round === last || (round % every === 0 && (last - round) * step > 20),
  );
}

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const WEIGHT: Readonly<Record<ChronicleEntry['kind'], number>> = {
  out: 0,
  fallen: 1,
  taken: 2,
  slain: 3,
  rescued: 4,
};

/** Puts signs above and below the lines, those that matter most first; words only where nothing else stands. */
export function placed(
  part: Part,
  at: Paper['parts'][number],
  paper: Paper,
  width: number,
): readonly Placed[] {
  const taken: Box[] = [];
  const found: Placed[] = [];
  const ordered = part.moments.toSorted((one, other) => WEIGHT[one.moment.kind] - WEIGHT[other.moment.kind]);
  for (const { moment, text } of ordered) {
    const here = part.threat.map((row) => row[Math.min(moment.round, row.length - 1)] ?? 0);
    const x = at.from + Math.min(moment.round, roundsOf(part)) * at.step;
    const above = paper.y(Math.max(...here)) - 6;
    const below = paper.y(Math.min(...here)) + 6;
    const length = SIGN + 6 + text.length * LETTER;
    const left = Math.max(at.from + 2, Math.min(x - 8, width - length - 4));
    const places = [1, 2, 3].flatMap((row) => [
      { y: below + row * LINE - LINE + 10, from: below },
      { y: above - row * LINE - 8, from: above },
    ]);
    const fits = (y: number, wide: number) =>
      y > paper.top - 4 &&
      y + LINE < paper.bottom + 2 &&
      !taken.some((box) => overlap(box, { x: left, y, width: wide, height: LINE }));
    const whole = places.find(({ y }) => fits(y, length));
    const small = whole ?? places.find(({ y }) => fits(y, SIGN));
    if (small === undefined) continue;
    taken.push({ x: left, y: small.y, width: whole === undefined ? SIGN : length, height: LINE });
    found.push({
      x: left,
      y: small.y,
      text,
      kind: moment.kind,
      from: small.from,
      hasRoom: whole !== undefined,
    });
  }
  return found;
}

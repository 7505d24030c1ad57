import type { Board, Track } from '../facts.ts';
import type { Activity } from '@concilio/lotr-board/contract';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A track as it is drawn: its start and every space, and the band they lie in. */
export interface LaidTrack {
  readonly activity: Activity;
  readonly track: Track;
  readonly isMain: boolean;
  /** The start first. */
  readonly points: readonly Point[];
  readonly radius: number;
  /** The engraved path through all points. */
  readonly path: string;
  /** The middle of the left edge of its name, or the left of the line above where the board is narrow. */
  readonly label: Point;
  /** How tall its name may be. */
  readonly room: number;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** A narrow board folds long tracks and writes their names above them. */
  readonly isNarrow: boolean;
  readonly tracks: readonly LaidTrack[];
}

/** Below this width names stand above their tracks. */
const NARROW = 540;
export const isNarrow = (width: number): boolean => width < NARROW;
/** The column of names on a wide board. */
export const NAME_WIDTH = 118;
/** What a number below a space of the main track needs. */
const NUMBER = 15;
const NAME_LINE = 19;
const LARGEST = 25;
const SMALLEST = 9;
/** A narrow line takes this many spaces; longer tracks fold once. */
const LINE = 8;
const GAP = 3;

export function layOut(board: Board, width: number, height: number): Layout {
  const tracks = inOrder(board);
  return {
    width,
    height,
    isNarrow: isNarrow(width),
    tracks: isNarrow(width) ? narrow(board, tracks, width, height) : wide(board, tracks, width, height),
  };
}

/** The main track lies in the middle, where it is longest seen. */
function inOrder({ main, tracks }: Board): readonly Track[] {
  const others = tracks.filter(({ activity }) => activity !== main);
  const first = tracks.filter(({ activity }) => activity === main);
  const above = others.slice(0, Math.ceil((others.length - 1) / 2));
  return [...above, ...first, ...others.slice(above.length)];
}

/** How many points a track has, its start included. */
const pointsOf = ({ spaces }: Track): number => spaces.length + 1;

function wide(board: Board, tracks: readonly Track[], width: number, height: number): LaidTrack[] {
  const row = (height - NUMBER) / tracks.length;
  const longest = Math.max(...tracks.map(pointsOf));
  const most = Math.max(SMALLEST, Math.min(LARGEST, row / 2 - 6));
  const left = NAME_WIDTH + 8 + most;
  const right = width - most - 10;
  const apart = (right - left) / (longest - 1);
  let top = 0;
  return tracks.map((track) => {
    const isMain = track.activity === board.main;
    const own = isMain ? row + NUMBER : row;
    const count = pointsOf(track);
    // Shorter tracks take wider steps, and still end before the long one does.
    const step = Math.min(count === longest ? apart : apart * 1.12, 80, (right - left) / (count - 1));
    const radius = Math.max(SMALLEST, Math.min(most, step / 2 - GAP, isMain ? LARGEST : LARGEST - 2));
    const middle = top + (isMain ? (own - NUMBER) / 2 : own / 2);
    const sway = Math.max(0, Math.min(11, row / 2 - radius - 5));
    const points = range(count, (at) => ({
      x: left + at * step,
      y:
        middle - sway * Math.sin((at / (count - 1)) * Math.PI * (isMain ? 2.4 : 1)) + (isMain ? 0 : sway / 2),
    }));
    top += own;
    const [start] = points;
    return laid(board, track, points, radius, { x: 10, y: start?.y ?? middle }, row - 4);
  });
}

function narrow(board: Board, tracks: readonly Track[], width: number, height: number): LaidTrack[] {
  const lines = tracks.reduce((sum, track) => sum + linesOf(track), 0);
  const numbers = tracks
    .filter(({ activity }) => activity === board.main)
    .reduce((sum, track) => sum + linesOf(track), 0);
  const line = (height - tracks.length * NAME_LINE - numbers * NUMBER) / lines;
  const radius = Math.max(SMALLEST, Math.min(18, line / 2 - GAP, (width - 16) / LINE / 2 - GAP));
  let top = 0;
  return tracks.map((track) => {
    const isMain = track.activity === board.main;
    const label = { x: 10, y: top + NAME_LINE / 2 };
    const tall = line + (isMain ? NUMBER : 0);
    const count = pointsOf(track);
    const perLine = Math.ceil(count / linesOf(track));
    const left = radius + 9;
    const step = (width - 2 * left) / (Math.max(perLine, 7) - 1);
    const first = top + NAME_LINE + line / 2;
    const points = range(count, (at) => {
      const down = Math.floor(at / perLine);
      const along = at % perLine;
      return { x: left + (down === 0 ? along : perLine - 1 - along) * step, y: first + down * tall };
    });
    top += NAME_LINE + tall * linesOf(track);
    return laid(board, track, points, radius, label, NAME_LINE);
  });
}

const linesOf = (track: Track): number => (pointsOf(track) > LINE ? 2 : 1);

/** The least height at which nothing of a narrow board overlaps. */
export function leastHeight(board: Board, width: number): number {
  const rows = board.tracks.length;
  const small = 2 * (SMALLEST + 2 + GAP);
  if (!isNarrow(width)) return rows * (2 * SMALLEST + 10) + NUMBER;
  const lines = board.tracks.reduce((sum, track) => sum + linesOf(track), 0);
  const main = board.tracks.find(({ activity }) => activity === board.main);
  return rows * NAME_LINE + lines * (small + 2) + (main === undefined ? 0 : linesOf(main) * NUMBER);
}

const range = <T>(count: number, make: (at: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, at) => make(at));

const laid = (
  { main }: Board,
  track: Track,
  points: readonly Point[],
  radius: number,
  label: Point,
  room: number,
): LaidTrack => ({
  activity: track.activity,
  track,
  isMain: track.activity === main,
  points,
  radius,
  path: smooth(points),
  label,
  room,
});

const short = (value: number): number => Math.round(value * 10) / 10;

/** A curve through all points, without corners. */
export function smooth(points: readonly Point[]): string {
  const [first] = points;
  if (first === undefined) return '';
  let path = `M${short(first.x)} ${short(first.y)}`;
  for (const [at, to] of points.slice(1).entries()) {
    const from = points[at] ?? to;
    const before = points[at - 1] ?? from;
    const after = points[at + 2] ?? to;
    path += `C${short(from.x + (to.x - before.x) / 6)} ${short(from.y + (to.y - before.y) / 6)}`;
    path += ` ${short(to.x - (after.x - from.x) / 6)} ${short(to.y - (after.y - from.y) / 6)}`;
    path += ` ${short(to.x)} ${short(to.y)}`;
  }
  return path;
}

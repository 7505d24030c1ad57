import {
  allPieces,
  isKnown,
  Match,
  matchFor,
  type PieceId,
  placeOf,
  type QuickRandom,
  type Seat,
  frameFor,
  type Shape,
} from '@concilio/kernel';
import type { PositionFormat } from '@concilio/positions/format';
import type { Check } from '../check.ts';
import { eachQuestion, type Subject } from '../subject.ts';

/** Files are asked for at one question in so many. */
const SELDOM = 24;
/** And another one of the same moment, to compare them, for one in so many. */
const ANOTHER = 4;

export const handed: Check = {
  name: 'handed',
  promise: 'a seat may take a file away at any moment, which looks the same to it and tells it nothing new',
  needs: ['ends', 'twice', 'leak'],
  find: (subject) => examineFiles(subject, SELDOM).finding,
};

export interface FilesExamined {
  readonly finding: string | null;
  readonly files: number;
}

/**
 * What a seat may take away, at one question in so many and for every seat: there is a file, it loads, and it looks the
 * same to that seat. Pieces have the numbers of the real table, or those of another file of that moment, no more often
 * than chance brings about; likewise what lies hidden is what really lies there.
 */
export function examineFiles<G extends Shape>(subject: Subject<G>, oneIn: number): FilesExamined {
  const numbers = new Tally('Pieces have the same numbers');
  const hidden = new Tally('What is hidden is dealt as it really lies');
  let files = 0;
  const finding = eachQuestion(subject, (match, random) => {
    if (random.index(oneIn) > 0) return null;
    for (const seat of match.seats) {
      const file = taken(match, seat, random);
      if (typeof file === 'string') return file;
      files++;
      countNumbers(numbers, match, file);
      countHidden(hidden, subject, [match, file], seat);
      if (random.index(ANOTHER) > 0) continue;
      const other = taken(match, seat, random);
      if (typeof other === 'string') return other;
      files++;
      countNumbers(numbers, file, other);
    }
    return null;
  });
  return { finding: finding ?? numbers.finding ?? hidden.finding, files };
}

/** A file of this moment, as it loads; or what is wrong with it. */
function taken<G extends Shape>(match: Match<G>, seat: Seat, random: QuickRandom): Match<G> | string {
  const { game } = match;
  const seed = random.seed();
  try {
    const file = JSON.stringify(matchFor(match, seat, seed).save());
    if (file.includes(match.save().seed)) return `the file of seat ${seat} holds the seed of the match`;
    const loaded = Match.load(game, JSON.parse(file));
    const [real, looks] = [seenWithoutIds(match, seat), seenWithoutIds(loaded, seat)];
    return real === looks ? loaded : `the file of seat ${seat} looks other than the match: ${looks}`;
  } catch (problem) {
    return `seat ${seat} gets no file: ${problem instanceof Error ? problem.message : String(problem)}`;
  }
}

function seenWithoutIds<G extends Shape>(match: Match<G>, seat: Seat): string {
  const { view, questions } = frameFor(match, seat);
  return JSON.stringify([view, questions.map(({ question: _ticket, ...rest }) => rest)]).replace(
    /#\w+/g,
    '#',
  );
}

/** How often something came about that chance alone brings about now and then. */
class Tally {
  readonly #what: string;
  #seen = 0;
  #expected = 0;

  constructor(what: string) {
    this.#what = what;
  }

  add(seen: boolean, chance: number): void {
    if (seen) this.#seen++;
    this.#expected += chance;
  }

  /** Five standard deviations: no honest file ever strays so far. */
  get finding(): string | null {
    const most = this.#expected + 5 * Math.sqrt(this.#expected) + 5;
    return this.#seen <= most
      ? null
      : `${this.#what} ${this.#seen} times, where ${this.#expected.toFixed(1)} are to be expected`;
  }
}

function countNumbers<G extends Shape>(tally: Tally, one: Match<G>, other: Match<G>): void {
  const [mine, theirs] = [one, other].map((match) => match.game.pieces?.(match.table.state).faces);
  if (mine === undefined || theirs === undefined) return;
  for (const alike of backsOf(one))
    if (alike.length > 1)
      for (const piece of alike) tally.add(mine[placeOf(piece)] === theirs[placeOf(piece)], 1 / alike.length);
}

/** Place by place of every pile, what the seat does not see there. */
function countHidden<G extends Shape>(
  tally: Tally,
  { game: { position } }: Subject<G>,
  [real, file]: readonly [Match<G>, Match<G>],
  seat: Seat,
): void {
  const pieces = real.game.pieces?.(real.table.state);
  if (pieces === undefined) return;
  const [there, here] = [facesByPlace(position, real), facesByPlace(position, file)];
  for (const alike of backsOf(real)) {
    const unseen = alike.filter((piece) => !isKnown(pieces, piece, seat));
    if (unseen.length < 2) continue;
    const faces = new Set(unseen.map((piece) => pieces.faces[placeOf(piece)]));
    for (const [place, face] of there)
      if (faces.has(face)) tally.add(here.get(place) === face, 1 / unseen.length);
  }
}

/** What lies where, but for what lies on or under another piece. */
function facesByPlace<G extends Shape>(
  position: PositionFormat<G>,
  { game, table }: Match<G>,
): Map<string, string> {
  const faces = game.pieces?.(table.state).faces ?? [];
  return new Map(
    position
      .zones(table.state)
      .filter(({ on }) => on === undefined)
      .flatMap(({ path, pieces }) =>
        pieces.map((piece, index) => [`${path} ${index}`, faces[placeOf(piece)] ?? ''] as const),
      ),
  );
}

function backsOf<G extends Shape>({ game, table }: Match<G>): readonly (readonly PieceId[])[] {
  const pieces = game.pieces?.(table.state);
  return game.backs?.(table.state) ?? (pieces === undefined ? [] : [allPieces(pieces)]);
}

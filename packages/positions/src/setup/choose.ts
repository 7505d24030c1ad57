import { addPieces, faceOf, type PieceId, type Shape, thingOf } from '@concilio/kernel';
import type { Zone } from '../format.ts';
import { splitCopy } from '../names/fold.ts';
import type { Entry, Placement } from './given.ts';
import { AllMisnamed, type Lexicon, Misnamed, piecesOf, setCopy } from '../names/lexicon.ts';
import { orMeant } from '../names/near.ts';
import { within } from '../read/placed.ts';

/** The paths of the zones that hold exactly what the file says. */
export const writtenOut = (placements: readonly Placement[]): ReadonlySet<string> =>
  new Set(placements.filter(({ exactly }) => exactly).map(({ zone }) => zone));

/** Which piece each entry is: one that lies there already, else one that would be put away, else one that nobody sees. */
export function choosePieces<G extends Shape>(
  lexicon: Lexicon<G>,
  state: G['state'],
  placements: readonly Placement[],
): ReadonlyMap<Entry, PieceId> {
  const pieces = piecesOf(lexicon, state);
  const exact = writtenOut(placements);
  const written = flatten(placements);
  const numbers = numberEntries(lexicon, state, written);
  const chosen = new Map<Entry, PieceId>();
  const taken = new Set<PieceId>();
  const choose = (entry: Entry, piece: PieceId) => {
    chosen.set(entry, piece);
    taken.add(piece);
    const face = faceOf(pieces, piece);
    setCopy(lexicon, face, numbers.get(entry)?.copy ?? 0);
    lexicon.written.add(face);
  };
  const inOrder = lexicon.game.position
    .zones(state)
    .flatMap((zone) => zone.pieces.map((piece) => ({ zone, piece })));
  const fits = (entry: Entry, piece: PieceId) =>
    !taken.has(piece) && thingOf(faceOf(pieces, piece)) === numbers.get(entry)?.thing;

  for (const { entry, zone } of written) {
    const there = inOrder.find(
      (one) => one.zone.on === undefined && one.zone.path === zone && fits(entry, one.piece),
    );
    if (there !== undefined) choose(entry, there.piece);
  }
  const rank = ({ path, on, seenBy }: Zone) => {
    if (on === undefined && exact.has(path)) return 0;
    return seenBy !== 'all' && seenBy.length === 0 ? 1 : 2;
  };
  for (const { entry } of written) {
    if (chosen.has(entry)) continue;
    const [best] = inOrder
      .filter(({ piece }) => fits(entry, piece))
      .sort((one, other) => rank(one.zone) - rank(other.zone));
    choose(entry, best?.piece ?? fromTheBox(lexicon, state, numbers.get(entry)?.thing ?? ''));
  }
  return chosen;
}

interface Written {
  readonly entry: Entry;
  /** The path of the zone; `null` for what lies on a piece. */
  readonly zone: string | null;
}

/** All entries in the order in which the file writes them. */
function flatten(placements: readonly Placement[], onPiece = false): Written[] {
  return placements.flatMap(({ zone, entries }) =>
    entries.flatMap((entry) => [{ entry, zone: onPiece ? null : zone }, ...flatten(entry.carries, true)]),
  );
}

interface Numbered {
  readonly thing: string;
  readonly copy: number;
}

/** What thing each entry is, and which copy of it: written numbers stand, the others are filled in, in order. */
function numberEntries<G extends Shape>(
  lexicon: Lexicon<G>,
  state: G['state'],
  written: readonly Written[],
): ReadonlyMap<Entry, Numbered> {
  const numbered = new Map<Entry, Numbered>();
  const copiesOf = (thing: string) =>
    [...numbered.values()].flatMap((one) => (one.thing === thing ? [one.copy] : []));
  const things = thingsNamed(lexicon, state, written);
  refuseTooMany(lexicon, state, things);
  for (const [entry, thing] of things) {
    const { copy } = splitCopy(entry.name);
    if (copy === null) continue;
    if (copiesOf(thing).includes(copy))
      throw new Misnamed(entry.name, `"${entry.name}" is named twice`, entry.at);
    numbered.set(entry, { thing, copy });
  }
  for (const [entry, thing] of things) {
    if (numbered.has(entry)) continue;
    let copy = 1;
    while (copiesOf(thing).includes(copy)) copy++;
    numbered.set(entry, { thing, copy });
  }
  for (const [entry, { thing, copy }] of numbered) {
    const most = boxHolds(lexicon, state, thing);
    if (copy > most)
      throw new Misnamed(entry.name, `there is no "${entry.name}": the box holds ${most} of it`, entry.at);
  }
  return numbered;
}

/** Every name that stands for no piece is said, not only the first. */
function thingsNamed<G extends Shape>(
  lexicon: Lexicon<G>,
  state: G['state'],
  written: readonly Written[],
): ReadonlyMap<Entry, string> {
  const things = new Map<Entry, string>();
  const wrong: Misnamed[] = [];
  for (const { entry } of written) {
    try {
      things.set(
        entry,
        within(entry.at, () => pieceThing(lexicon, state, entry.name)),
      );
    } catch (problem) {
      if (!(problem instanceof Misnamed)) throw problem;
      wrong.push(problem);
    }
  }
  if (wrong.length > 0) throw new AllMisnamed(wrong);
  return things;
}

function refuseTooMany<G extends Shape>(
  lexicon: Lexicon<G>,
  state: G['state'],
  things: ReadonlyMap<Entry, string>,
): void {
  const often = new Map<string, number>();
  for (const thing of things.values()) often.set(thing, (often.get(thing) ?? 0) + 1);
  for (const [entry, thing] of things) {
    const most = boxHolds(lexicon, state, thing);
    const times = often.get(thing) ?? 0;
    if (times > most)
      throw new Misnamed(
        entry.name,
        `${lexicon.vocabulary.nameOf(thing)} is named ${times} times, and the box holds ${most}`,
        entry.at,
      );
  }
}

/** How many pieces of a thing there can be: as many as the box holds, or as lie on the table. */
export const boxHolds = <G extends Shape>(lexicon: Lexicon<G>, state: G['state'], thing: string): number =>
  Math.max(
    lexicon.game.things.find(({ id }) => id === thing)?.copies ?? 0,
    piecesOf(lexicon, state).faces.filter((face) => thingOf(face) === thing).length,
  );

/** The thing that a name stands for, of those that are pieces. */
function pieceThing<G extends Shape>(lexicon: Lexicon<G>, state: G['state'], name: string): string {
  const { vocabulary } = lexicon;
  const { base } = splitCopy(name);
  const isPieceThing = (thing: string) => boxHolds(lexicon, state, thing) > 0;
  const called = vocabulary.thingsCalled(base);
  const [only, ...others] = called.filter(isPieceThing);
  if (only === undefined) {
    const near = orMeant(vocabulary.near(name, isPieceThing));
    if (called.length > 0)
      throw new Misnamed(name, `"${name}" is not a piece that could lie in a zone${near}`);
    throw new Misnamed(name, near === '' ? vocabulary.unknown(name) : `"${name}" is no name here${near}`);
  }
  if (others.length > 0)
    throw new Misnamed(
      name,
      `"${name}" is the name of several things; write one of ${[only, ...others].join(', ')}`,
    );
  return only;
}

/** A further piece of a thing of which the box holds more than set-up has used. */
function fromTheBox<G extends Shape>(lexicon: Lexicon<G>, state: G['state'], thing: string): PieceId {
  const pieces = piecesOf(lexicon, state);
  let number = 1;
  while (pieces.faces.includes(`${thing}/${number}`)) number++;
  const [piece] = addPieces(pieces, [`${thing}/${number}`]);
  return piece as PieceId;
}

import {
  type Forced,
  type Json,
  type JsonRecord,
  type RandomState,
  schema,
  type Shape,
  thingOf,
} from '@concilio/kernel';
import type { Draw } from '../format.ts';
import { fold, splitCopy } from '../names/fold.ts';
import { type Lexicon, Misnamed, piecesOf, seatCalled } from '../names/lexicon.ts';

/** What a file decides of chance in advance, for the kernel. The table tells which copies of a thing there are. */
export function readScript<G extends Shape>(
  lexicon: Lexicon<G>,
  state: G['state'],
  entry: JsonRecord,
): Forced {
  const { die, shows, shuffle, top } = entry;
  const isDie = die !== undefined && shuffle === undefined && shows !== undefined && top === undefined;
  const isShuffle = shuffle !== undefined && die === undefined && top !== undefined && shows === undefined;
  if (!isDie && !isShuffle)
    throw new Misnamed(entry, 'an entry is { die: NAME, shows: FACE } or { shuffle: NAME, top: […] }');
  if (isDie) {
    const draw = drawNamed(lexicon, 'die', die);
    return { kind: 'die', stream: draw.stream, shows: oneOf(lexicon, draw.faces, shows) };
  }
  const draw = drawNamed(lexicon, 'shuffle', shuffle ?? '');
  const { values } = draw;
  const used: string[] = [];
  const onTop = schema.listOf(top).map((name) => {
    if (values !== undefined) return oneOf(lexicon, values, name);
    const face = faceCalled(lexicon, state, name, used);
    used.push(face);
    return face;
  });
  return { kind: 'shuffle', stream: draw.stream, top: onTop };
}

function drawNamed<G extends Shape, Kind extends Draw['kind']>(
  { game }: Lexicon<G>,
  kind: Kind,
  name: Json,
): Extract<Draw, { kind: Kind }> {
  const known = game.position.draws.filter((draw) => draw.kind === kind);
  const found = known.find(({ stream }) => stream === name);
  if (found !== undefined) return found as Extract<Draw, { kind: Kind }>;
  const streams = known.map(({ stream }) => `"${stream}"`).join(', ') || 'none';
  throw new Misnamed(name, `there is no ${kind} called "${String(name)}"; there is ${streams}`);
}

function oneOf<G extends Shape>(
  lexicon: Lexicon<G>,
  values: readonly (string | number)[] | 'seats',
  written: Json,
): string | number {
  if (values === 'seats') return seatCalled(lexicon, written);
  const found = values.find((value) => {
    if (typeof value === 'number' || typeof written !== 'string') return value === written;
    return lexicon.vocabulary.labelsOf(value).includes(fold(written));
  });
  if (found === undefined)
    throw new Misnamed(written, `${JSON.stringify(written)} is none of ${values.join(', ')}`);
  return found;
}

/** What a name stands for in a pile: a thing, of which any copy will do, or the face of the copy that is numbered. */
function faceCalled<G extends Shape>(
  lexicon: Lexicon<G>,
  state: G['state'],
  name: Json,
  used: readonly string[],
): string {
  const { vocabulary, copies } = lexicon;
  if (typeof name !== 'string') throw new Misnamed(name, 'the name of a piece is expected here');
  const { base, copy } = splitCopy(name);
  const [thing] = vocabulary.thingsCalled(base);
  if (thing === undefined) throw new Misnamed(name, vocabulary.unknown(name));
  const faces = piecesOf(lexicon, state).faces.filter((face) => thingOf(face) === thing);
  if (used.filter((other) => thingOf(other) === thing).length >= faces.length)
    throw new Misnamed(name, `there are not so many "${name}" on the table`);
  if (copy === null) return thing;
  if (copies.size === 0)
    throw new Misnamed(
      name,
      'before set-up has ended copies have no numbers yet: write the name without one',
    );
  const numbered = faces.find((face) => copies.get(face) === copy && !used.includes(face));
  if (numbered === undefined) throw new Misnamed(name, `there is no "${name}" on the table`);
  return numbered;
}

/** The entries that no draw has asked for, by their places in the file: of equal draws the first are served first. */
export function leftOver(script: readonly Forced[], { forced }: RandomState): readonly number[] {
  const isSame = (one: Forced, other: Forced) => one.kind === other.kind && one.stream === other.stream;
  return script.flatMap((entry, index) => {
    const served =
      script.filter((one) => isSame(one, entry)).length - forced.filter((one) => isSame(one, entry)).length;
    const before = script.slice(0, index).filter((one) => isSame(one, entry)).length;
    return before < served ? [] : [index];
  });
}

import {
  type Blocked,
  canonical,
  isPiece,
  type Json,
  type JsonRecord,
  type Option,
  optionsOf,
  type PieceId,
  type Question,
  type Shape,
  targetsOf,
  type Text,
} from '@concilio/kernel';
import { LANGUAGES, type Language } from '@concilio/text';
import type { Positioned } from '../format.ts';
import { fold } from '../names/fold.ts';
import { foldName, labelsOfPiece, type Lexicon, lookOf, nameOfPiece } from '../names/lexicon.ts';

/** An option of a question, as files speak of it. */
export interface Offer {
  readonly id: string;
  /** What to write for it: no other option of the question is called so. */
  readonly name: string;
  /** Everything that it is called, folded. */
  readonly labels: readonly string[];
  /** Two options with the same look differ in nothing that can be seen. */
  readonly look: string;
  readonly option: Option;
}

export interface BlockedOffer extends Offer {
  readonly rule: string;
}

/** What may be answered with. */
export interface Offers {
  readonly offered: readonly Offer[];
  /** What the options may be assigned to, in a question of that kind. */
  readonly targets: readonly Offer[];
}

/** The options of a question, its targets, and what a rule blocks. */
export function offersOf<G extends Shape>(
  lexicon: Lexicon<G>,
  state: G['state'],
  question: Question,
): Offers & { readonly blocked: readonly BlockedOffer[] } {
  const offered = optionsOf(question);
  const blocked = question.blocked?.() ?? [];
  const named = namedApart(lexicon, state, [...offered, ...blocked]);
  return {
    offered: named.slice(0, offered.length),
    targets: namedApart(lexicon, state, targetsOf(question)),
    blocked: named
      .slice(offered.length)
      .map((offer, index) => ({ ...offer, rule: blocked[index]?.rule ?? '' })),
  };
}

/** Each with a name that none of the others has. */
function namedApart<G extends Shape>(
  lexicon: Lexicon<G>,
  state: G['state'],
  options: readonly (Option | Blocked)[],
): readonly Offer[] {
  const all = options.map((option) => ({ option, ...callings(lexicon, state, option) }));
  return all.map(({ option, names, labels }): Offer => {
    const isUnique = (name: string) =>
      all.filter((other) => other.labels.includes(foldName(name))).length === 1;
    const name = names.find(isUnique) ?? option.id;
    return { id: option.id, name, labels, look: lookOfOption(lexicon, state, option), option };
  });
}

/** What an option is called: by its thing or piece or seat, by its text, and by its id with pieces named in it. */
function callings<G extends Shape>(
  lexicon: Lexicon<G>,
  state: G['state'],
  { id, of, text }: Option | Blocked,
) {
  const { game, vocabulary } = lexicon;
  const subject = of ?? id;
  const own = isPiece(subject)
    ? {
        names: [vocabulary.nameOf(thingAt(lexicon, state, subject)), nameOfPiece(lexicon, state, subject)],
        labels: labelsOfPiece(lexicon, state, subject),
      }
    : { names: [vocabulary.nameOf(subject)], labels: vocabulary.labelsOf(subject) };
  const named = (value: Json) =>
    typeof value !== 'string'
      ? String(value)
      : isPiece(value)
        ? nameOfPiece(lexicon, state, value)
        : vocabulary.nameOf(value);
  const seat = vocabulary.seats[Number(/^seat-(\d+)$/.exec(subject)?.[1] ?? Number.NaN)];
  const inOrder = [vocabulary.language, ...LANGUAGES.filter((one) => one !== vocabulary.language)];
  const texts = inOrder.flatMap((language) => plainText(game, language, text, named) ?? []);
  const spelled = spell(id, (piece) => [nameOfPiece(lexicon, state, piece)]);
  const labels = [
    ...own.labels,
    ...(seat === undefined ? [] : [fold(seat)]),
    ...texts.map(fold),
    ...spell(id, (piece) => labelsOfPiece(lexicon, state, piece)).map(foldName),
    fold(id),
  ];
  const names = [...(seat === undefined ? [] : [seat]), ...own.names, ...texts.slice(0, 1), ...spelled];
  return { names, labels: [...new Set(labels)] };
}

const thingAt = <G extends Shape>(lexicon: Lexicon<G>, state: G['state'], piece: PieceId): string =>
  String(lookOf(lexicon, state, piece).thing);

/** An id in which every piece is called by its names: `#7/ready` is `Aragorn/ready`. */
function spell(id: string, names: (piece: PieceId) => readonly string[]): readonly string[] {
  let spelled = [''];
  for (const part of id.split(/(#\d+)/)) {
    const words = isPiece(part) ? names(part) : [part];
    spelled = spelled.flatMap((begun) => words.map((word) => begun + word));
  }
  return spelled;
}

/** A sentence with its values put in; `null` where it takes more than that to say it. */
function plainText<G extends Shape>(
  { text }: Positioned<G>,
  language: Language,
  said: Text | undefined,
  named: (value: Json) => string,
): string | null {
  const sentence = said === undefined ? undefined : text[language][said.key];
  if (sentence === undefined) return null;
  const values: JsonRecord = said?.with ?? {};
  const filled = sentence.replace(/\{(\w+)\}/g, (whole, key: string) =>
    values[key] === undefined ? whole : named(values[key]),
  );
  return filled.includes('{') ? null : filled;
}

function lookOfOption<G extends Shape>(
  lexicon: Lexicon<G>,
  state: G['state'],
  // What it leads to is a question of its own, and no part of how it looks.
  { id, of, leadsTo: _leadsTo, ...rest }: Option | (Blocked & { readonly leadsTo?: undefined }),
): string {
  const looks = [...id.matchAll(/#\d+/g), ...(of ?? '').matchAll(/#\d+/g)].map(([piece]) =>
    lookOf(lexicon, state, piece as PieceId),
  );
  return canonical([id.replace(/#\d+/g, '#'), (of ?? '').replace(/#\d+/g, '#'), looks, rest]);
}

import {
  isRecord,
  type Json,
  type JsonRecord,
  type Pick,
  type Question,
  type Shape,
  validate,
} from '@concilio/kernel';
import { ambiguity, foldName, type Lexicon, Misnamed } from '../names/lexicon.ts';
import type { Offer, Offers } from './offers.ts';

/** What a choice in a file comes to at a question: a legal answer, or why it is none there. */
export type Resolved =
  | { readonly pick: Pick }
  /** A name that the question does not offer. */
  | { readonly missing: string }
  /** Everything is offered, but not so. */
  | { readonly refused: string }
  /** The question takes answers of another kind. */
  | { readonly unlike: string };

const NOTHING = ['none', 'pass', 'done'];

/** Reads `choose` against a question. A name that fits options which differ is `Misnamed`. */
export function resolve<G extends Shape>(
  lexicon: Lexicon<G>,
  state: G['state'],
  question: Question,
  { offered, targets }: Offers,
  choose: Json,
): Resolved {
  const pick = (names: readonly string[], made: (ids: readonly string[]) => Pick): Resolved => {
    const ids = idsOf(lexicon, state, offered, names);
    return typeof ids === 'string' ? { missing: ids } : legal(question, made(ids));
  };
  const single = typeof choose === 'string' || typeof choose === 'number' ? String(choose) : null;
  const list = Array.isArray(choose) ? choose.map(String) : null;
  switch (question.kind) {
    case 'one':
      return single === null
        ? { unlike: 'the question takes one name' }
        : pick([single], (ids) => ids[0] ?? '');
    case 'number':
      return typeof choose === 'number' ? legal(question, choose) : { unlike: 'the question takes a number' };
    case 'some':
    case 'order': {
      const names = list ?? (single === null ? null : [single]);
      if (names === null) return { unlike: 'the question takes a list of names' };
      const asked = pick(names, (ids) => ids);
      return 'missing' in asked && single !== null && NOTHING.includes(single) ? legal(question, []) : asked;
    }
    case 'distribute': {
      if (single !== null && NOTHING.includes(single)) return legal(question, {});
      if (!isRecord(choose)) return { unlike: 'the question takes amounts by name: { name: amount }' };
      const amounts = Object.values(choose as JsonRecord).map(Number);
      return pick(Object.keys(choose), (ids) =>
        Object.fromEntries(ids.map((id, index) => [id, amounts[index] ?? 0])),
      );
    }
    case 'assign': {
      if (single !== null && NOTHING.includes(single)) return legal(question, {});
      if (!isRecord(choose)) return { unlike: 'the question takes targets by name: { name: target }' };
      const to: string[] = [];
      // Several may go to the same target, so each is looked up by itself.
      for (const name of Object.values(choose as JsonRecord).map(String)) {
        const ids = idsOf(lexicon, state, targets, [name]);
        if (typeof ids === 'string') return { missing: ids };
        to.push(...ids);
      }
      return pick(Object.keys(choose), (ids) =>
        Object.fromEntries(ids.map((id, index) => [id, to[index] ?? ''])),
      );
    }
  }
}

function legal(question: Question, pick: Pick): Resolved {
  const verdict = validate(question, pick);
  return 'refused' in verdict ? { refused: verdict.refused } : verdict;
}

/** The options that names stand for, each its own; or the first name that stands for none. */
function idsOf<G extends Shape>(
  lexicon: Lexicon<G>,
  state: G['state'],
  offers: readonly Offer[],
  names: readonly string[],
): readonly string[] | string {
  const fitting = names.map((name) => offersCalled(offers, name));
  const ids: string[] = [];
  const used = new Set<string>();
  // The names that fit fewest options first, so that `Ember 5#1` is not taken by a plain `Ember 5`.
  const order = [...names.keys()].sort(
    (one, other) => (fitting[one]?.length ?? 0) - (fitting[other]?.length ?? 0),
  );
  for (const index of order) {
    const name = names[index] ?? '';
    const free = (fitting[index] ?? []).filter(({ id }) => !used.has(id));
    const [first] = free;
    if (first === undefined) return name;
    const alike = names.filter((other) => foldName(other) === foldName(name)).length;
    const all = fitting[index] ?? [];
    if (all.length > alike && free.some(({ look }) => look !== first.look))
      throw new Misnamed(name, explain(lexicon, state, name, free));
    ids[index] = first.id;
    used.add(first.id);
  }
  return ids;
}

/** The options that a name may mean: the one with just this id, or else all that are called so. */
export function offersCalled<Kind extends Offer>(offers: readonly Kind[], name: string): readonly Kind[] {
  const byId = offers.filter(({ id }) => id === name);
  return byId.length > 0 ? byId : offers.filter(({ labels }) => labels.includes(foldName(name)));
}

/** Pieces that lie differently are told apart by where they lie; several options of one piece by what to write. */
function explain<G extends Shape>(
  lexicon: Lexicon<G>,
  state: G['state'],
  name: string,
  offers: readonly Offer[],
): string {
  const pieces = offers.map(({ id, option }) => option.of ?? id);
  if (new Set(pieces).size === pieces.length) return ambiguity(lexicon, state, name, pieces);
  return `"${name}" may be any of these options: ${offers.map((offer) => offer.name).join('; ')}`;
}

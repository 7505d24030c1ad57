import { hash, thingOf } from '@concilio/kernel';
import type { Cards } from './cards.ts';

/** All cards that a game is played with, as one value: made once, and never changed. */
export interface CardSet<C> {
  /** What the state of a match names it by; `null` for the set that the game comes with, which no state names. */
  readonly id: string | null;
  readonly cards: readonly C[];
  has(name: string): boolean;
  /** The card of a name, which must be there. */
  named(name: string): C;
  /** The card that a face belongs to. */
  on(face: string): C;
}

interface Named {
  readonly id: string;
  readonly abilities: readonly { readonly name: string }[];
}

/**
 * A set of these cards. Any but the one that the game comes with is known by the hash of its name and of all that its
 * cards say in data, and of what else belongs to it. What they do is code and has no hash: sets whose cards say the same
 * and do different things need different names.
 */
export function cardSet<C extends Named>(
  name: string | null,
  cards: readonly C[],
  besides: object = {},
): CardSet<C> {
  const byName: Record<string, C> = {};
  for (const card of cards) {
    if (Object.hasOwn(byName, card.id)) throw new Error(`The card "${card.id}" is declared twice.`);
    const twice = nameUsedTwice(card);
    if (twice !== undefined)
      throw new Error(`The card "${card.id}" has two abilities called "${twice}": give one another name.`);
    byName[card.id] = card;
  }
  const named = (id: string): C => {
    const card = byName[id];
    if (card === undefined) throw new Error(`There is no card "${id}".`);
    return card;
  };
  return {
    id: name === null ? null : hash({ name, cards, besides }),
    cards,
    has: (id) => Object.hasOwn(byName, id),
    named,
    on: byFace(named),
  };
}

function nameUsedTwice({ abilities }: Named): string | undefined {
  const names = abilities.map(({ name }) => name);
  return names.find((name, place) => names.indexOf(name) < place);
}

/** Finds what is printed on faces. They are few and asked for all the time, so each is looked up once. */
function byFace<C>(named: (name: string) => C): (face: string) => C {
  const known: Record<string, C> = {};
  return (face) => (known[face] ??= named(thingOf(face)));
}

/** So many sets of a game are kept besides the one that it comes with; then the oldest goes. */
const MOST = 64;

/** The sets that the matches of one game are played with, by what their states name them. */
export interface SetStore<S> {
  /** Called where a game is made from its set. What a name has once stood for, it stands for as long as it is kept. */
  keep(set: S): void;
  of(cards: Cards): S;
}

export function setStore<S extends { readonly id: string | null }>(): SetStore<S> {
  let own: S | undefined;
  const others: Record<string, S> = {};
  const order: string[] = [];
  return {
    keep(set) {
      const { id } = set;
      const known = id === null ? own : others[id];
      if (known === set) return;
      if (known !== undefined)
        throw new Error(
          'Two sets say the same: make the game from one of them, or give them different names.',
        );
      if (id === null) {
        own = set;
        return;
      }
      others[id] = set;
      order.push(id);
      const oldest = order.length > MOST ? order.shift() : undefined;
      if (oldest !== undefined) delete others[oldest];
    },
    of({ set }) {
      const found = set === undefined ? own : others[set];
      if (found === undefined)
        throw new Error(`The set ${set ?? 'of the game'} is not at hand: make the game from it first.`);
      return found;
    },
  };
}

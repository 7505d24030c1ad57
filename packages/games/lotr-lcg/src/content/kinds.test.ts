import { describe, expect, test } from 'vitest';
import texts from '../text/en/cards.json';
import type { Card } from '../state.ts';
import { CARDS } from './index.ts';
import type { LcgAbility } from './language.ts';
import type { Stat } from './vocabulary.ts';

type Kind = 'action' | 'response' | 'forced' | 'when revealed' | 'shadow' | 'travel';
const KINDS: readonly Kind[] = ['action', 'response', 'forced', 'when revealed', 'shadow', 'travel'];

/** Of these abilities rules and cards know by themselves: nobody is asked, and nothing is told of them. */
const AT_ONCE: Readonly<Record<string, readonly Kind[]>> = {
  'banks-of-the-anduin': ['forced'],
  'gladden-fields': ['forced'],
  'a-fork-in-the-road': ['forced'],
};
/** Abilities without one of the words in front: a constant sentence that does something at a moment. */
const CONSTANT: Readonly<Record<string, readonly string[]>> = {
  thalin: ['forced'],
  gandalf: ['leaves'],
  wargs: ['scents'],
  'dont-leave-the-path': ['forced'],
};

const text = (key: string): string => (texts as Readonly<Record<string, string>>)[key] ?? '';

/** The kinds of effects that the card says it has, one for each line that begins with such a word. */
function said({ id }: Card): Kind[] {
  const lines = text(`text.${id}`)
    .split('\n')
    .map((line) => (/^(?:Side [AB], )?([^:.(]+?)(?: \([^)]*\))?:/.exec(line)?.[1] ?? '').toLowerCase());
  const kinds = lines.flatMap((word) => KINDS.filter((kind) => word.endsWith(kind)));
  return [...kinds, ...(text(`shadow.${id}`) === '' ? [] : (['shadow'] as const))];
}

function kindOf({ on, mandatory }: LcgAbility): Kind | 'set-up' {
  if (on === 'action' || on === 'shadow' || on === 'travel' || on === 'set-up') return on;
  if (on === 'when-revealed') return 'when revealed';
  return mandatory === true ? 'forced' : 'response';
}

function done({ id, abilities }: Card): string[] {
  // What is due at the end of a phase was said by another ability of the card.
  const worded = abilities.filter(({ name, from }) => from !== 'due' && !(CONSTANT[id] ?? []).includes(name));
  return [...worded.map(kindOf).filter((kind) => kind !== 'set-up'), ...(AT_ONCE[id] ?? [])];
}

const isPlayers = ({ set, type }: Card): boolean => set === null && type !== 'quest';

describe('LCG-16.01: the kinds of effects', () => {
  test.each(CARDS.map((card) => [card.id, card] as const))(
    '%s does what it says, kind by kind',
    (_id, card) => {
      expect(done(card).toSorted()).toEqual(said(card).toSorted());
    },
  );

  const has = (stat: Stat) => (card: Card) => (card.stats[stat] ?? 0) > 0;
  const isConstant = ({ constants }: Card) => constants.length > 0;

  test('heroes and player cards have constant effects, actions, responses, forced effects and keywords', () => {
    const cards = CARDS.filter(isPlayers);
    const kinds = new Set(cards.flatMap(({ abilities }) => abilities.map(kindOf)));
    expect([...kinds].toSorted()).toEqual(['action', 'forced', 'response']);
    expect(cards.some(isConstant)).toBe(true);
    expect(cards.some(has('sentinel'))).toBe(true);
  });

  test('the cards of the table add “when revealed”, shadow and travel effects', () => {
    const cards = CARDS.filter((card) => !isPlayers(card));
    const kinds = new Set(cards.flatMap(({ abilities }) => abilities.map(kindOf)));
    for (const kind of ['forced', 'when revealed', 'shadow', 'travel'] as const)
      expect(kinds).toContain(kind);
    expect(cards.some(isConstant)).toBe(true);
    expect(cards.some(has('doomed'))).toBe(true);
  });
});

test('LCG-18.12: abilities are limited as their cards say, and no others are', () => {
  const limits = CARDS.flatMap(({ id, abilities }) =>
    abilities.flatMap(({ limit }) => (limit === undefined ? [] : [[id, limit]])),
  );
  expect(Object.fromEntries(limits)).toEqual({
    eowyn: { times: 1, per: 'round', eachPlayer: true },
    glorfindel: { times: 1, per: 'round' },
    beravor: { times: 1, per: 'round' },
    beorn: { times: 1, per: 'round' },
    'wandering-took': { times: 1, per: 'round' },
    'protector-of-lorien': { times: 3, per: 'phase' },
  });
});

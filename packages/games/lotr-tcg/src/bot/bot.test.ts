import { addCards } from '@concilio/cards';
import { chooseOne, optionsOf, QuickRandom, type Pick, seat, seedFrom } from '@concilio/kernel';
import { parseSource, start } from '@concilio/suite';
import { describe, expect, test } from 'vitest';
import { JUDGED, reached } from '../../test/judged.ts';
import { event } from '../content/declare.ts';
import { addsBurdens, skirmish, custom } from '../content/language/index.ts';
import { TOWERS_SET } from '../content/index.ts';
import { makeSet } from '../content/set.ts';
import { makeKit } from '../kit.ts';
import { handOf } from '../rules/zones.ts';
import { cancelSkirmish } from '../rules/skirmishing.ts';
import type { Card, State } from '../state.ts';

/** Cards that no box holds: a bot knows them only by what they do. */
const UNKNOWN: readonly Card[] = [
  event({
    id: 'bright-light',
    code: '4C901',
    title: 'bright-light',
    culture: 'gandalf',
    twilight: 1,
    plays: skirmish({ does: [custom((play) => cancelSkirmish(play))] }),
  }),
  event({
    id: 'many-words',
    code: '4C902',
    title: 'many-words',
    culture: 'gandalf',
    twilight: 1,
    plays: skirmish({ does: [custom(() => undefined)] }),
  }),
  event({
    id: 'heavy-thoughts',
    code: '4C903',
    title: 'heavy-thoughts',
    culture: 'gandalf',
    twilight: 0,
    plays: skirmish({ does: [addsBurdens(2)] }),
  }),
];
const game = makeKit(
  makeSet({ ...TOWERS_SET, name: 'unknown to bots', cards: [...TOWERS_SET.cards, ...UNKNOWN] }),
);

/** The Ring-bearer is about to be overwhelmed: what is done with one card in hand. */
function answerWith(name: string): Pick | null {
  const judged = JUDGED.find((one) => one.name === 'a skirmish of the Ring-bearer that can be cancelled');
  if (judged === undefined) throw new Error('The position is missing.');
  const state: State = reached(judged, game).match.table.state;
  const [card] = addCards(state.cards, [`${name}/1/0`], handOf(seat(0)), seat(0));
  const question = chooseOne('window', [{ id: `${card}/skirmish` }, { id: 'pass' }], {
    with: { moment: 'action/skirmish', phase: 'skirmish' },
  });
  const before = JSON.stringify(state);
  const pick = game.bot?.policy(state, seat(0), question, new QuickRandom(seedFrom('one')), false) ?? null;
  // Whatever is tried out is tried out on a copy.
  expect(JSON.stringify(state)).toBe(before);
  return pick;
}

/** What the policy says to the question that a file ends with. */
function answerAt(text: string): Pick | null {
  const { match } = start(game, parseSource(text));
  for (;;) {
    const [open] = match.open;
    if (open === undefined) throw new Error('Nobody is asked.');
    const { question } = open;
    const chance = new QuickRandom(seedFrom('part'));
    const pick = game.bot?.policy(match.table.state, open.seat, question, chance, false) ?? null;
    if (question.key === 'choose') return pick;
    const [wish] = optionsOf(question);
    match.answer({ question: open.fingerprint, seat: open.seat, pick: wish?.id ?? 'pass', by: 'position' });
  }
}

test('what is done part by part is thought about like all else', () => {
  const pick = answerAt(`game: lotr-tcg
title: { en: Wounds one after the other, es: Heridas una tras otra }
rules: [TCG-20.03]
seed: "1"
seats: [Tom, Chuck]
at: { step: skirmish, with: { character: gandalf-greyhame } }
given:
  seats:
    Tom: { site: 4, hand: [], inPlay: [gandalf-greyhame], support: [{ card: behold-the-white-rider, tokens: 3 }] }
    Chuck: { site: 4, hand: [], inPlay: [dunlending-brigand, uruk-rear-guard] }
  assigned: [{ minion: dunlending-brigand, to: gandalf-greyhame }, { minion: uruk-rear-guard, to: gandalf-greyhame }]
`);
  expect(pick).toMatch(/^#/);
});

describe('a card that nobody knows', () => {
  test('is played for what it does', () => {
    expect(answerWith('bright-light')).toMatch(/skirmish$/);
  });
  test.each(['many-words', 'heavy-thoughts'])('is kept where it helps nobody: %s', (name) => {
    expect(answerWith(name)).toBe('pass');
  });
});

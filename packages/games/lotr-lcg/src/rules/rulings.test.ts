import { addCards, moveTo } from '@concilio/cards';
import { type AgendaRecord, view } from '@concilio/kernel';
import type { Positioned, PositionFormat } from '@concilio/positions/format';
import { parseSource, runPosition } from '@concilio/suite';
import { describe, expect, test } from 'vitest';
import { enemy, treachery } from '../content/declare.ts';
import { eachPlayer, forced, raisesThreat, whenRevealed } from '../content/language.ts';
import { CORE_SET } from '../content/index.ts';
import { makeSet } from '../content/set.ts';
import { makeKit } from '../kit.ts';
import type { Card, LotrLcg, State } from '../state.ts';
import { basics } from './basics.ts';
import { progressOn } from './progress.ts';
import { questNow } from './select.ts';

/** What the rules say of cards that this box does not hold: two cards for it, and moments that no card of it brings. */
const MORE: readonly Card[] = [
  treachery({
    id: 'doom-and-more',
    number: 901,
    set: 'of-this-test',
    has: { doomed: 1 },
    // Ten more, but only for whoever has been doomed already.
    abilities: [
      whenRevealed(raisesThreat((state) => (state.players[0]?.threat === 21 ? 10 : 0), eachPlayer)),
    ],
  }),
  enemy({
    id: 'watcher-of-quests',
    number: 902,
    set: 'of-this-test',
    engagementCost: 50,
    threat: 0,
    attack: 1,
    defense: 1,
    hitPoints: 9,
    abilities: [
      forced('quested', {
        // One for each token that lies on the quest by then, and three besides.
        does: [raisesThreat((state) => 3 + tokensOnQuest(state), eachPlayer)],
      }),
    ],
  }),
];
const made = makeKit(makeSet({ ...CORE_SET, name: 'rulings', cards: [...CORE_SET.cards, ...MORE] }));

function tokensOnQuest(state: State): number {
  const quest = questNow(state);
  return quest === null ? 0 : progressOn(state, quest);
}

type At = PositionFormat<LotrLcg>['at'];
const { at } = made.position;

/** Brings a card that files have no name for. */
function bring(state: State, id: string, zone: string): void {
  for (const card of addCards(state.cards, [`${id}/1`], 'encounter', null))
    moveTo(basics, state.cards, card, zone, 'top');
}

const rest: AgendaRecord[] = [{ step: 'endRound', with: {} }];

/** The game with one more moment that a file may begin at, or with another one changed. */
const playedWith = (at: At): Positioned<LotrLcg> => ({
  ...made,
  position: { ...made.position, at: { ...made.position.at, ...at } },
});

function holds(game: Positioned<LotrLcg>, file: string): void {
  const text = `game: lotr-lcg
seed: "1"
${file}`;
  const { failures, error } = runPosition(game, parseSource(text));
  expect({ failures, error }).toEqual({ failures: [], error: undefined });
}

describe('what no card of the box brings about', () => {
  test('LCG-17.06: doomed comes before what a card does when revealed', () => {
    const game = playedWith({
      reveals: {
        with: { cards: view.counter() },
        text: 'The card of the test is the next to be revealed.',
        beneath(told, state, seats) {
          bring(state, 'doom-and-more', 'encounter');
          return at.reveals?.beneath?.(told, state, seats) ?? [];
        },
      },
    });
    holds(
      game,
      `seats: [Kris]
options: { decks: [leadership] }
at: { step: reveals, with: { cards: 1 } }
given: { staging: [Old Forest Road], seats: { Kris: { threat: 20, hand: [], inPlay: [{ card: Aragorn, committed: true, exhausted: true }] } } }
then:
  - { path: seats.Kris.threat, equals: 31 }
`,
    );
  });

  test('LCG-7.20: what a successful quest forces comes before its progress', () => {
    const game = playedWith({
      resolveQuest: {
        with: {},
        text: 'The card of the test is in the staging area.',
        beneath(told, state, seats) {
          bring(state, 'watcher-of-quests', 'staging');
          return at.resolveQuest?.beneath?.(told, state, seats) ?? [];
        },
      },
    });
    holds(
      game,
      `seats: [Kris]
options: { decks: [leadership] }
at: { step: resolveQuest, with: {} }
given: { staging: [Old Forest Road], seats: { Kris: { threat: 20, hand: [], inPlay: [{ card: Aragorn, committed: true, exhausted: true }] } } }
then:
  - { path: quest.progress, equals: 1 }
  - { path: seats.Kris.threat, equals: 23 }
`,
    );
  });

  test('LCG-10.08: an attack outside the combat phase has a shadow card of its own, which goes after it', () => {
    holds(
      playedWith({
        extraAttack: {
          with: { player: view.seat(), enemy: view.pieceId() },
          text: 'An enemy attacks in the travel phase.',
          beneath(_told, state) {
            state.phase = 'travel';
            return rest;
          },
        },
      }),
      `seats: [Kris]
options: { decks: [leadership] }
at: { step: extraAttack, with: { player: Kris, enemy: Wargs } }
given:
  encounter: { deck: { top: [Dol Guldur Orcs] }, discard: [] }
  seats: { Kris: { threat: 20, hand: [], deck: [], engaged: [Wargs] } }
when:
  - { seat: Kris, question: defender, choose: Aragorn }
then:
  - { event: damage.dealt, with: { card: Aragorn, damage: 2 }, count: 1 }
  - { path: encounter.discard.0.card, equals: dol-guldur-orcs }
  - { path: seats.Kris.engaged.Wargs.shadows, count: 0 }
`,
    );
  });

  test('LCG-10.09: for one more attack the earlier shadow card goes and another is dealt', () => {
    holds(
      playedWith({
        extraAttack: {
          with: { player: view.seat(), enemy: view.pieceId() },
          text: 'An enemy attacks once more.',
          beneath(_told, state) {
            state.phase = 'combat';
            return rest;
          },
        },
      }),
      `seats: [Kris]
options: { decks: [leadership] }
at: { step: extraAttack, with: { player: Kris, enemy: Wargs } }
given:
  encounter: { deck: { top: [Forest Gate] }, discard: [] }
  seats: { Kris: { threat: 20, hand: [], deck: [], engaged: [{ card: Wargs, shadows: [Dol Guldur Orcs] }] } }
when:
  - { then: [{ path: encounter.discard.0.card, equals: dol-guldur-orcs }] }
  - { seat: Kris, question: defender, choose: Aragorn }
then:
  - { event: shadow.turned, with: { card: Forest Gate }, count: 1 }
  - { event: damage.dealt, with: { card: Aragorn, damage: 1 }, count: 1 }
`,
    );
  });

  test('LCG-25.04: the last stage is completed with nobody left, and all have lost', () => {
    const game = playedWith({
      advance: {
        with: {},
        text: 'Nobody is left.',
        beneath(told, state, seats) {
          for (const player of state.players) player.out = true;
          return at.advance?.beneath?.(told, state, seats) ?? [];
        },
      },
    });
    holds(
      game,
      `seats: [Kris]
options: { decks: [leadership] }
at: { step: advance, with: {} }
given: { quest: [Beorn’s Path], quests: [], seats: { Kris: { threat: 20, hand: [] } } }
then:
  - { outcome: { won: false, score: 0 } }
`,
    );
  });
});

import { cardsIn, searchFor, turn } from '@concilio/cards';
import { chooseOne, type PieceId, type Play, showTo } from '@concilio/kernel';
import { trigger } from '../rules/trigger.ts';
import { basics } from '../rules/basics.ts';
import { dealDamage } from '../rules/damage.ts';
import { engageGuard } from '../rules/engaging.ts';
import { mixEncounter } from '../rules/mixing.ts';
import { move } from '../rules/moving.ts';
import { checkAdvance } from '../rules/progress.ts';
import { attachments, printed, enemies, heroes, isType, nameOf, seen } from '../rules/select.ts';
import { inOrder, type LotrLcg, type State } from '../state.ts';
import { onSelf, onTable, quest } from './declare.ts';
import { forced, response, reveals, custom, wasDestroyed, whenRevealed } from './language.ts';

const isInPlay = (state: State, name: string) => enemies(state).some((card) => nameOf(state, card) === name);

/** LCG-16.16: what is searched for and added is not revealed. */
function addToStaging(play: Play<LotrLcg>, names: readonly string[]): void {
  const { state } = play;
  for (const name of names) {
    const card = searchFor(state.cards, 'encounter', name);
    if (card !== null) place(play, card);
  }
  mixEncounter(play);
}

function place(play: Play<LotrLcg>, card: PieceId): void {
  move(play, card, 'staging', 'card.staged', {});
}

const claimed = (state: State): number =>
  attachments(state).filter((card) => isType(state, card, 'objective')).length;

const OBJECTIVES = ['gandalfs-map', 'dungeon-torch', 'shadow-key'];
const ONE_ALLY = onTable('one-ally-a-round', 1);

/** A hero is turned face down: a prisoner, who can do nothing and cannot be hurt. */
const takesPrisoner = custom((play) => {
  const { state } = play;
  const all = heroes(state);
  const hero = all[play.random.below('prisoner', all.length)];
  if (hero === undefined) return;
  play.tell('prisoner.taken', seen(state, hero));
  turn(basics, state.cards, hero, true);
  state.prisoners.push(hero);
});

const rescues = custom((play) => {
  const { state } = play;
  for (const hero of state.prisoners.splice(0)) {
    turn(basics, state.cards, hero, false);
    play.tell('prisoner.rescued', seen(state, hero));
    dealDamage(play, [hero], 1);
  }
  // What was set aside hears of it too.
  for (const card of cardsIn(state.cards, 'aside'))
    trigger(play, 'prisoner-rescued', { card, what: nameOf(state, card) });
  checkAdvance(play);
});

/** LCG-30.02 to LCG-30.05 */
export const QUESTS = [
  quest({
    id: 'flies-and-spiders',
    number: 119,
    scenario: 'passage-through-mirkwood',
    stage: 1,
    questPoints: 8,
    setUp: custom((play) => addToStaging(play, ['forest-spider', 'old-forest-road'])),
  }),
  // Which of the two stages follows is left to chance: LCG-13.08.
  quest({
    id: 'a-fork-in-the-road',
    number: 120,
    scenario: 'passage-through-mirkwood',
    stage: 2,
    questPoints: 2,
  }),
  quest({
    id: 'dont-leave-the-path',
    number: 121,
    scenario: 'passage-through-mirkwood',
    stage: 3,
    questPoints: 0,
    abilities: [
      whenRevealed(
        custom((play) => {
          const { state } = play;
          for (const seat of inOrder(state)) {
            // Whoever searches the deck sees what is in it.
            for (const card of cardsIn(state.cards, 'encounter')) showTo(state.cards.pieces, card, seat);
            const spiders = [
              ...cardsIn(state.cards, 'encounter'),
              ...cardsIn(state.cards, 'encounter-discard'),
            ].filter((card) => printed(state, card).traits.includes('spider'));
            const names = spiders
              .map((card) => nameOf(state, card))
              .filter((name, index, all) => all.indexOf(name) === index)
              .sort();
            if (names.length === 0) continue;
            const pick = play.ask(
              seat,
              chooseOne(
                'search-spider',
                names.map((id) => ({ id, of: id })),
                { obvious: true },
              ),
            );
            // One that all can see first: it need not be searched for.
            const open = cardsIn(state.cards, 'encounter-discard').find((one) => nameOf(state, one) === pick);
            const card = open ?? searchFor(state.cards, 'encounter', pick);
            if (card !== null) place(play, card);
          }
          mixEncounter(play);
        }),
      ),
      forced('enemy-left', {
        when: (state, at) => wasDestroyed(state, at) && at.moment.what === 'ungoliants-spawn',
        does: [
          custom((play) => {
            play.state.ending = { reason: 'won' };
            play.tell('match.over', { won: true });
          }),
        ],
      }),
    ],
  }),
  quest({
    id: 'beorns-path',
    number: 122,
    scenario: 'passage-through-mirkwood',
    stage: 3,
    questPoints: 10,
    constants: [onSelf('cannot-advance', 1, (state) => isInPlay(state, 'ungoliants-spawn'))],
  }),
  quest({
    id: 'the-necromancers-tower',
    number: 123,
    scenario: 'escape-from-dol-guldur',
    stage: 1,
    questPoints: 9,
    setUp: custom((play) => {
      const { state } = play;
      const { cards } = state;
      const take = (name: string) => {
        const card = searchFor(cards, 'encounter', name);
        return card === null ? [] : [card];
      };
      const objectives = OBJECTIVES.flatMap((name) => {
        const taken = take(name);
        for (const card of taken) place(play, card);
        return taken;
      });
      for (const card of take('nazgul-of-dol-guldur')) move(play, card, 'aside', 'card.put-aside', {});
      mixEncounter(play);
      for (const card of objectives) play.then('reveal', { guard: card });
    }),
    constants: [ONE_ALLY, onSelf('cannot-advance', 1, (state) => claimed(state) === 0)],
    abilities: [whenRevealed(takesPrisoner)],
  }),
  quest({
    id: 'through-the-caverns',
    number: 124,
    scenario: 'escape-from-dol-guldur',
    stage: 2,
    questPoints: 15,
    constants: [
      ONE_ALLY,
      onSelf(
        'cannot-advance',
        1,
        (state) => claimed(state) < OBJECTIVES.length || state.prisoners.length > 0,
      ),
    ],
    abilities: [
      response('quest-progress', {
        requires: [{ rule: 'LCG-18.15', holds: (state) => state.prisoners.length > 0 }],
        does: [rescues],
      }),
    ],
  }),
  quest({
    id: 'out-of-the-dungeons',
    number: 125,
    scenario: 'escape-from-dol-guldur',
    stage: 3,
    questPoints: 7,
    constants: [onSelf('cannot-advance', 1, (state) => isInPlay(state, 'nazgul-of-dol-guldur'))],
    abilities: [
      forced('phase-begins', {
        when: (_state, { moment }) => moment.what === 'quest',
        does: [custom((play) => inOrder(play.state).forEach((seat) => engageGuard(play, seat)))],
      }),
    ],
  }),
  quest({
    id: 'to-the-river',
    number: 126,
    scenario: 'journey-along-the-anduin',
    stage: 1,
    questPoints: 8,
    setUp: reveals((state) => inOrder(state).length),
    constants: [onSelf('cannot-advance', 1, (state) => isInPlay(state, 'hill-troll'))],
    abilities: [
      whenRevealed(
        custom((play) => addToStaging(play, isInPlay(play.state, 'hill-troll') ? [] : ['hill-troll'])),
      ),
    ],
  }),
  quest({
    id: 'anduin-passage',
    number: 127,
    scenario: 'journey-along-the-anduin',
    stage: 2,
    questPoints: 16,
    constants: [onTable('extra-reveals', 1), onTable('no-engagement-checks', 1)],
  }),
  quest({
    id: 'ambush-on-the-shore',
    number: 128,
    scenario: 'journey-along-the-anduin',
    stage: 3,
    questPoints: 0,
    constants: [onTable('no-staging', 1)],
    abilities: [whenRevealed(reveals((state) => 2 * inOrder(state).length))],
    won: (state) => enemies(state).length === 0,
  }),
];

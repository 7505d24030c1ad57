import { cardsIn, whereIs } from '@concilio/cards';
import { chooseOne, type PieceId, type Play } from '@concilio/kernel';
import { attach } from '../../rules/entering.ts';
import { engageGuard } from '../../rules/engaging.ts';
import { leavePlay } from '../../rules/leaving.ts';
import { move } from '../../rules/moving.ts';
import { checkAdvance } from '../../rules/progress.ts';
import { shuffleBack } from '../../rules/reveal.ts';
import { charactersOf, engagedWith, heroesOf, isType, nameOf, seen, staged } from '../../rules/select.ts';
import { decides, inOrder, type LotrLcg, type State } from '../../state.ts';
import { enemy, location, objective, onHost, treachery } from '../declare.ts';
import {
  aboutSelf,
  action,
  changesAnew,
  choose,
  chosen,
  controllersOf,
  damages,
  defendingPlayer,
  eachChooses,
  forced,
  host,
  itsPlayer,
  type LcgAbility,
  raising,
  raisesThreat,
  shadow,
  custom,
  whenRevealed,
} from '../language.ts';
import { ifUndefended, losesAllAttachments, losesAttachment } from './attachments.ts';

const set = 'escape-from-dol-guldur';

/** LCG-17.08, LCG-17.14: a free objective is claimed by a player, for one of their heroes. */
const claim: LcgAbility = action({
  name: 'claim',
  requires: [{ rule: 'LCG-17.08', holds: (state, { self }) => whereIs(state.cards, self) === 'staging' }],
  chooses: [choose('hero', (state, { seat }) => heroesOf(state, seat))],
  costs: [raising(2)],
  does: [
    custom((play, at) => {
      const [hero] = chosen('hero')(play.state, at);
      // Whoever was eliminated by the cost has no hero any more.
      if (hero === undefined || !heroesOf(play.state, at.seat).includes(hero)) return;
      attach(play, at.self, hero, at.seat);
      play.tell('objective.claimed', { seat: at.seat, ...seen(play.state, at.self) });
      checkAdvance(play);
    }),
  ],
});

const isAttached = (state: State, { self }: { self: PieceId }) =>
  whereIs(state.cards, self).startsWith('on/');

/** Objectives that nobody has claimed: in the staging area, alone or guarded there. */
const unclaimed = (state: State): PieceId[] => [
  ...staged(state).filter((card) => isType(state, card, 'objective')),
  ...staged(state).flatMap((guard) => cardsIn(state.cards, `guarded/${guard}`)),
];

const shackle = custom((play: Play<LotrLcg>, { self }) => {
  const seat = decides(play.state);
  move(play, self, `on-deck/${seat}`, 'deck.shackled', { seat });
});

/** Cards 101 to 110. */
export const ESCAPE_FROM_DOL_GULDUR = [
  enemy({
    id: 'dungeon-jailor',
    number: 101,
    set,
    engagementCost: 38,
    threat: 1,
    attack: 2,
    defense: 3,
    hitPoints: 5,
    victory: 5,
    traits: ['dol-guldur', 'orc'],
    copies: 2,
    easyCopies: 0,
    abilities: [
      forced('quest-failed', {
        when: (state, { self }) => staged(state).includes(self) && unclaimed(state).length > 0,
        does: [
          custom((play, { self }) => {
            const { state } = play;
            const pick = play.ask(
              decides(state),
              chooseOne(
                'choose-one',
                unclaimed(state).map((id) => ({ id })),
                {
                  obvious: true,
                  with: { card: nameOf(state, self) },
                },
              ),
            );
            shuffleBack(play, pick as PieceId);
          }),
        ],
      }),
    ],
  }),
  enemy({
    id: 'nazgul-of-dol-guldur',
    number: 102,
    set,
    engagementCost: 40,
    threat: 5,
    attack: 4,
    defense: 3,
    hitPoints: 9,
    traits: ['nazgul'],
    has: { 'no-attachments': 1 },
    abilities: [
      {
        ...forced('prisoner-rescued', {
          name: 'hunts',
          when: aboutSelf,
          does: [
            custom((play, { self }) => {
              move(play, self, 'staging', 'enemy.returned', {});
            }),
          ],
        }),
        from: 'gone',
      },
      forced('shadow-resolved', {
        when: aboutSelf,
        does: [
          eachChooses(itsPlayer, charactersOf, (play, card) => leavePlay(play, card), {
            key: 'discard-character',
          }),
        ],
      }),
    ],
  }),
  enemy({
    id: 'cavern-guardian',
    number: 103,
    set,
    engagementCost: 8,
    threat: 2,
    attack: 2,
    defense: 1,
    hitPoints: 2,
    traits: ['undead'],
    copies: 2,
    has: { doomed: 1 },
    abilities: [shadow(ifUndefended(losesAllAttachments, losesAttachment))],
  }),
  treachery({
    id: 'under-the-shadow',
    number: 104,
    set,
    copies: 2,
    abilities: [
      whenRevealed(changesAnew('staging-threat', (state) => inOrder(state).length, 'table')),
      shadow(
        raisesThreat(
          (state, at) =>
            defendingPlayer(state, at).reduce((sum, seat) => sum + engagedWith(state, seat).length, 0),
          defendingPlayer,
        ),
      ),
    ],
  }),
  treachery({
    id: 'iron-shackles',
    number: 105,
    set,
    has: { 'trait/condition': 1 },
    constants: [
      {
        stat: 'shackled',
        of: (state, self, bearer) =>
          bearer.startsWith('seat-') &&
          whereIs(state.cards, self) === `on-deck/${bearer.slice('seat-'.length)}`,
        amount: 1,
      },
    ],
    abilities: [whenRevealed(shackle), shadow(shackle)],
  }),
  location({
    id: 'endless-caverns',
    number: 106,
    set,
    threat: 1,
    questPoints: 3,
    traits: ['dungeon'],
    copies: 2,
    has: { doomed: 1, surge: 1 },
  }),
  location({
    id: 'tower-gate',
    number: 107,
    set,
    threat: 2,
    questPoints: 1,
    traits: ['dungeon'],
    copies: 2,
    abilities: [
      forced('travelled', {
        when: aboutSelf,
        does: [custom((play) => inOrder(play.state).forEach((seat) => engageGuard(play, seat)))],
      }),
    ],
  }),
  objective({
    id: 'gandalfs-map',
    number: 108,
    set,
    traits: ['item'],
    has: { guarded: 1, restricted: 1 },
    constants: [onHost('cannot-attack', 1), onHost('cannot-defend', 1)],
    abilities: [claim],
  }),
  objective({
    id: 'dungeon-torch',
    number: 109,
    set,
    traits: ['item'],
    has: { guarded: 1, restricted: 1 },
    abilities: [
      claim,
      forced('round-ends', { when: isAttached, does: [raisesThreat(2, controllersOf(host))] }),
    ],
  }),
  objective({
    id: 'shadow-key',
    number: 110,
    set,
    traits: ['item'],
    has: { guarded: 1, restricted: 1 },
    abilities: [claim, forced('round-ends', { when: isAttached, does: [damages(1, host)] })],
  }),
];

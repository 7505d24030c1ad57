import { cardsIn } from '@concilio/cards';
import { chooseOne, type PieceId, showTo } from '@concilio/kernel';
import { dealDamage } from '../../rules/damage.ts';
import { handOf } from '../../rules/drawing.ts';
import { attach } from '../../rules/entering.ts';
import { putInDiscard } from '../../rules/leaving.ts';
import { mixDeck } from '../../rules/mixing.ts';
import { move } from '../../rules/moving.ts';
import { exhaust } from '../../rules/readying.ts';
import { charactersOf, printed, heroesOf, isReady, nameOf, ready, seen } from '../../rules/select.ts';
import { decides, inOrder, playerAt } from '../../state.ts';
import { enemy, location, onHost, treachery } from '../declare.ts';
import {
  aboutSelf,
  changes,
  damages,
  defendingPlayer,
  eachChooses,
  eachPlayer,
  forced,
  itsPlayer,
  raisesThreat,
  response,
  reveals,
  shadow,
  travel,
  custom,
  unlessDefended,
  whenRevealed,
} from '../language.ts';
import { ifUndefended } from './attachments.ts';

const set = 'spiders-of-mirkwood';
const exhaustsOne = eachChooses(
  defendingPlayer,
  (state, seat) => ready(state, charactersOf(state, seat)),
  exhaust,
);

/** Cards 74 to 80. */
export const SPIDERS_OF_MIRKWOOD = [
  enemy({
    id: 'king-spider',
    number: 74,
    set,
    engagementCost: 20,
    threat: 2,
    attack: 3,
    defense: 1,
    hitPoints: 3,
    traits: ['creature', 'spider'],
    copies: 2,
    abilities: [
      whenRevealed(
        eachChooses(eachPlayer, (state, seat) => ready(state, charactersOf(state, seat)), exhaust),
      ),
      shadow(
        exhaustsOne,
        // Two of them, if the attack is undefended.
        ifUndefended(
          exhaustsOne,
          custom(() => undefined),
        ),
      ),
    ],
  }),
  enemy({
    id: 'hummerhorns',
    number: 75,
    set,
    engagementCost: 40,
    threat: 1,
    attack: 2,
    defense: 0,
    hitPoints: 3,
    victory: 5,
    traits: ['creature', 'insect'],
    easyCopies: 0,
    abilities: [
      forced('engaged', {
        when: aboutSelf,
        does: [eachChooses(itsPlayer, heroesOf, (play, card) => dealDamage(play, [card], 5))],
      }),
      shadow(
        damages(unlessDefended(1, 2), (state, at) =>
          defendingPlayer(state, at).flatMap((seat) => charactersOf(state, seat)),
        ),
      ),
    ],
  }),
  enemy({
    id: 'ungoliants-spawn',
    number: 76,
    set,
    engagementCost: 32,
    threat: 3,
    attack: 5,
    defense: 2,
    hitPoints: 9,
    traits: ['creature', 'spider'],
    abilities: [
      whenRevealed(changes('willpower', -1, (state) => state.committed)),
      shadow(raisesThreat(unlessDefended(4, 8), defendingPlayer)),
    ],
  }),
  location({
    id: 'great-forest-web',
    number: 77,
    set,
    threat: 2,
    questPoints: 2,
    traits: ['forest'],
    copies: 2,
    abilities: [
      travel({
        requires: [
          {
            rule: 'LCG-16.19',
            holds: (state) =>
              inOrder(state).every((seat) => heroesOf(state, seat).some((hero) => isReady(state, hero))),
          },
        ],
        does: [eachChooses(eachPlayer, (state, seat) => ready(state, heroesOf(state, seat)), exhaust)],
      }),
    ],
  }),
  location({
    id: 'mountains-of-mirkwood',
    number: 78,
    set,
    threat: 2,
    questPoints: 3,
    traits: ['forest', 'mountain'],
    copies: 3,
    abilities: [
      travel({
        // Outside the quest phase an empty deck stays empty: LCG-23.02.
        requires: [{ rule: 'LCG-16.19', holds: (state) => cardsIn(state.cards, 'encounter').length > 0 }],
        does: [reveals(1)],
      }),
      {
        ...response('explored', {
          when: aboutSelf,
          does: [
            custom((play) => {
              const { state } = play;
              const { cards } = state;
              for (const seat of inOrder(state)) {
                const top = cardsIn(cards, `deck/${seat}`).slice(0, 5);
                for (const card of top) {
                  showTo(cards.pieces, card, seat);
                  play.tell('card.looked', { seat, ...seen(state, card) }, [seat]);
                }
                if (top.length === 0) continue;
                const options = top.map((id) => ({ id }));
                const pick = play.ask(
                  seat,
                  chooseOne('search', [...options, { id: 'none' }], {
                    with: { card: 'mountains-of-mirkwood' },
                  }),
                );
                if (pick !== 'none')
                  move(play, pick as PieceId, `hand/${seat}`, 'card.taken', { seat }, { to: [seat] });
                mixDeck(play, seat);
              }
            }),
          ],
        }),
        from: 'gone',
      },
    ],
  }),
  treachery({
    id: 'eyes-of-the-forest',
    number: 79,
    set,
    easyCopies: 0,
    abilities: [
      whenRevealed(
        custom((play) => {
          const { state } = play;
          for (const seat of inOrder(state))
            for (const card of handOf(state, seat).slice())
              if (printed(state, card).type === 'event') putInDiscard(play, card);
        }),
      ),
    ],
  }),
  treachery({
    id: 'caught-in-a-web',
    number: 80,
    set,
    copies: 2,
    easyCopies: 0,
    has: { 'trait/condition': 1 },
    constants: [onHost('price-to-ready', 2)],
    abilities: [
      whenRevealed(
        custom((play, { self }) => {
          const { state } = play;
          const highest = Math.max(...inOrder(state).map((seat) => playerAt(state, seat).threat));
          const tied = inOrder(state).filter((seat) => playerAt(state, seat).threat === highest);
          // LCG-18.08
          const players = tied.map((one) => ({
            id: `seat-${one}`,
            text: { key: 'option.player', with: { player: one } },
          }));
          const about = { obvious: true, with: { card: nameOf(state, self) } };
          const whose = play.ask(decides(state), chooseOne('choose-player', players, about));
          const seat = tied[players.findIndex(({ id }) => id === whose)];
          const heroes = seat === undefined ? [] : heroesOf(state, seat);
          if (seat === undefined || heroes.length === 0) return;
          const hosts = heroes.map((id) => ({ id }));
          const hero = play.ask(seat, chooseOne('choose-bearer', hosts, about));
          attach(play, self, hero as PieceId, null);
        }),
      ),
    ],
  }),
];

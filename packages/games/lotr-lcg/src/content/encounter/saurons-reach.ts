import { whereIs } from '@concilio/cards';
import { dealDamage } from '../../rules/damage.ts';
import { handOf } from '../../rules/drawing.ts';
import { leavePlay, putInDiscard } from '../../rules/leaving.ts';
import { shuffleBack } from '../../rules/reveal.ts';
import { alliesOf, charactersOf, isReady, stagedLocations } from '../../rules/select.ts';
import { raiseThreat } from '../../rules/threat.ts';
import { inOrder, playerAt, type State } from '../../state.ts';
import { enemy, treachery } from '../declare.ts';
import {
  aboutSelf,
  attacker,
  changesAnew,
  defendingPlayer,
  eachChooses,
  forced,
  itsAttack,
  shadow,
  custom,
  wasDestroyed,
  whenRevealed,
  type Who,
} from '../language.ts';

const set = 'saurons-reach';
const GREAT_THREAT = 35;

/** Players whom the Eye has nearly found. */
const threatened: Who = (state) =>
  inOrder(state).filter((seat) => playerAt(state, seat).threat >= GREAT_THREAT);

const exhaustedAllies = (state: State, seat: Parameters<typeof alliesOf>[1]) =>
  alliesOf(state, seat).filter((card) => !isReady(state, card));

/** Cards 115 to 118. */
export const SAURONS_REACH = [
  enemy({
    id: 'eastern-crows',
    number: 115,
    set,
    engagementCost: 30,
    threat: 1,
    attack: 1,
    defense: 0,
    hitPoints: 1,
    traits: ['creature'],
    copies: 3,
    easyCopies: 1,
    has: { surge: 1 },
    abilities: [
      {
        ...forced('enemy-left', {
          when: (state, at) =>
            wasDestroyed(state, at) &&
            aboutSelf(state, at) &&
            whereIs(state.cards, at.self) === 'encounter-discard',
          does: [
            custom((play, { self }) => {
              shuffleBack(play, self);
            }),
          ],
        }),
        from: 'gone',
      },
      shadow(
        changesAnew(
          'attack',
          (state, at) => {
            const attack = itsAttack(state, at);
            return attack !== null && playerAt(state, attack.seat).threat >= GREAT_THREAT ? 2 : 1;
          },
          attacker,
          'attack',
        ),
      ),
    ],
  }),
  treachery({
    id: 'evil-storm',
    number: 116,
    set,
    copies: 3,
    easyCopies: 2,
    abilities: [
      whenRevealed(
        custom((play, at) =>
          dealDamage(
            play,
            threatened(play.state, at).flatMap((seat) => charactersOf(play.state, seat)),
            1,
          ),
        ),
      ),
    ],
  }),
  treachery({
    id: 'pursued-by-shadow',
    number: 117,
    set,
    copies: 2,
    abilities: [
      whenRevealed(
        custom((play) => {
          const { state } = play;
          for (const seat of inOrder(state))
            raiseThreat(
              play,
              [seat],
              charactersOf(state, seat).filter((card) => !state.committed.includes(card)).length,
            );
        }),
      ),
      shadow(
        custom((play, at) => {
          for (const seat of defendingPlayer(play.state, at))
            if (exhaustedAllies(play.state, seat).length === 0) raiseThreat(play, [seat], 3);
            else
              eachChooses(
                () => [seat],
                exhaustedAllies,
                (playing, card) => leavePlay(playing, card, 'hand'),
              ).apply(play, at);
        }),
      ),
    ],
  }),
  treachery({
    id: 'treacherous-fog',
    number: 118,
    set,
    copies: 2,
    abilities: [
      whenRevealed(
        changesAnew('threat', 1, stagedLocations),
        // LCG-18.10: then, and only then.
        eachChooses(
          (state, at) => (stagedLocations(state).length === 0 ? [] : threatened(state, at)),
          handOf,
          (play, card) => putInDiscard(play, card),
          { hidden: true },
        ),
      ),
    ],
  }),
];

import { cardsIn, moveTo, ownerOf, tokensOn } from '@concilio/cards';
import { chooseOne, type PieceId, type Play, putInOrder, type Seat, showTo } from '@concilio/kernel';
import { basics } from '../../rules/basics.ts';
import { damageOn, dealDamage } from '../../rules/damage.ts';
import { draw } from '../../rules/drawing.ts';
import { move } from '../../rules/moving.ts';
import { hasTrait } from '../../rules/stats.ts';
import {
  attachments,
  characters,
  printed,
  enemies,
  engagedSeat,
  heroes,
  heroesOf,
  isType,
  seen,
  stagedEnemies,
  stagedLocations,
} from '../../rules/select.ts';
import { facedown } from '../../rules/shadows.ts';
import { lowerThreat } from '../../rules/threat.ts';
import { inOrder, type LotrLcg, type State } from '../../state.ts';
import { ally, attachment, event, onHost, toHero } from '../declare.ts';
import {
  aboutSelf,
  action,
  actionIn,
  changes,
  choose,
  chooseEither,
  chooseFromHand,
  choosePlayer,
  chosen,
  chosenPlayer,
  discarding,
  discards,
  draws,
  exhausting,
  heals,
  healsAll,
  host,
  onceA,
  response,
  those,
  custom,
} from '../language.ts';

const isHurt = (state: State, card: PieceId) => damageOn(state, card) > 0;

/** LCG-27.04: one player looks at a card. */
function look(play: Play<LotrLcg>, seat: Seat, card: PieceId): void {
  showTo(play.state.cards.pieces, card, seat);
  play.tell('card.looked', { seat, ...seen(play.state, card) }, [seat]);
}

const thereIsADeck = {
  rule: 'LCG-18.15',
  holds: (state: State) => cardsIn(state.cards, 'encounter').length > 0,
};

/** LCG-28.11: cards 58 to 72. */
export const LORE = [
  ally({
    id: 'daughter-of-the-nimrodel',
    number: 58,
    sphere: 'lore',
    cost: 3,
    willpower: 1,
    attack: 0,
    defense: 0,
    hitPoints: 1,
    traits: ['silvan'],
    copies: 3,
    abilities: [
      action({
        chooses: [choose('hero', those(heroes, isHurt))],
        costs: [exhausting()],
        does: [heals(2, chosen('hero'))],
      }),
    ],
  }),
  ally({
    id: 'erebor-hammersmith',
    number: 59,
    sphere: 'lore',
    cost: 2,
    willpower: 1,
    attack: 1,
    defense: 1,
    hitPoints: 3,
    traits: ['dwarf', 'craftsman'],
    copies: 2,
    abilities: [
      response('played', {
        when: aboutSelf,
        chooses: [
          choose('attachment', (state) => inOrder(state).flatMap((seat) => topAttachment(state, seat))),
        ],
        does: [
          custom((play, at) => {
            for (const card of chosen('attachment')(play.state, at)) {
              const owner = ownerOf(play.state.cards, card) ?? at.seat;
              move(play, card, `hand/${owner}`, 'card.taken', { seat: owner });
            }
          }),
        ],
      }),
    ],
  }),
  ally({
    id: 'henamarth-riversong',
    number: 60,
    sphere: 'lore',
    cost: 1,
    unique: true,
    willpower: 1,
    attack: 1,
    defense: 0,
    hitPoints: 1,
    traits: ['silvan'],
    abilities: [
      action({
        requires: [thereIsADeck],
        costs: [exhausting()],
        does: [
          custom((play, { seat }) => {
            const [card] = cardsIn(play.state.cards, 'encounter');
            if (card !== undefined) look(play, seat, card);
          }),
        ],
      }),
    ],
  }),
  ally({
    id: 'miner-of-the-iron-hills',
    number: 61,
    sphere: 'lore',
    cost: 2,
    willpower: 0,
    attack: 1,
    defense: 1,
    hitPoints: 2,
    traits: ['dwarf'],
    copies: 2,
    abilities: [
      response('entered-play', {
        when: aboutSelf,
        chooses: [
          choose(
            'attachment',
            those(attachments, (state, card) => hasTrait(state, card, 'condition')),
          ),
        ],
        does: [discards(chosen('attachment'))],
      }),
    ],
  }),
  ally({
    id: 'gleowine',
    number: 62,
    sphere: 'lore',
    cost: 2,
    unique: true,
    willpower: 1,
    attack: 0,
    defense: 0,
    hitPoints: 2,
    traits: ['minstrel', 'rohan'],
    copies: 2,
    abilities: [
      action({ chooses: [choosePlayer()], costs: [exhausting()], does: [draws(1, chosenPlayer())] }),
    ],
  }),
  event({
    id: 'lore-of-imladris',
    number: 63,
    sphere: 'lore',
    cost: 2,
    copies: 3,
    plays: {
      on: 'action',
      chooses: [choose('character', those(characters, isHurt))],
      does: [healsAll(chosen('character'))],
    },
  }),
  event({
    id: 'loriens-wealth',
    number: 64,
    sphere: 'lore',
    cost: 3,
    copies: 2,
    plays: { on: 'action', chooses: [choosePlayer()], does: [draws(3, chosenPlayer())] },
  }),
  event({
    id: 'radagasts-cunning',
    number: 65,
    sphere: 'lore',
    cost: 1,
    copies: 2,
    plays: actionIn('quest', {
      chooses: [choose('enemy', stagedEnemies)],
      does: [changes('no-threat', 1, chosen('enemy'))],
    }),
  }),
  event({
    id: 'secret-paths',
    number: 66,
    sphere: 'lore',
    cost: 1,
    copies: 2,
    plays: actionIn('quest', {
      chooses: [choose('location', stagedLocations)],
      does: [changes('no-threat', 1, chosen('location'))],
    }),
  }),
  event({
    id: 'gandalfs-search',
    number: 67,
    sphere: 'lore',
    cost: 'x',
    x: (_state, { chosen }) => Number(chosen.x ?? 1),
    copies: 2,
    plays: {
      on: 'action',
      chooses: [
        choosePlayer('player', (state) =>
          inOrder(state).filter((seat) => cardsIn(state.cards, `deck/${seat}`).length > 0),
        ),
        {
          as: 'x',
          key: 'choose-x',
          // As many as there are resources, and no more than there are cards.
          of: (state, { seat }) =>
            Array.from({ length: resourcesIn(state, seat) }, (_, index) => ({
              id: String(index + 1),
              text: { key: 'option.number', with: { number: index + 1 } },
            })),
          open: true,
          rule: 'LCG-19.06',
        },
      ],
      does: [
        custom((play, at) => {
          const [owner] = chosenPlayer()(play.state, at);
          if (owner !== undefined) search(play, at.seat, owner, Number(at.chosen.x ?? 1));
        }),
      ],
    },
  }),
  event({
    id: 'beorns-hospitality',
    number: 68,
    sphere: 'lore',
    cost: 5,
    plays: {
      on: 'action',
      chooses: [choosePlayer()],
      does: [healsAll((state, at) => chosenPlayer()(state, at).flatMap((seat) => heroesOf(state, seat)))],
    },
  }),
  attachment({
    id: 'forest-snare',
    number: 69,
    sphere: 'lore',
    cost: 3,
    traits: ['item', 'trap'],
    copies: 2,
    attachTo: (state, _card, target) => engagedSeat(state, target) !== null,
    constants: [onHost('cannot-attack', 1)],
  }),
  attachment({
    id: 'protector-of-lorien',
    number: 70,
    sphere: 'lore',
    cost: 1,
    traits: ['title'],
    copies: 2,
    attachTo: toHero,
    abilities: [
      action({
        chooses: [chooseFromHand('card'), chooseEither('which', ['willpower', 'defense'])],
        costs: [discarding('card')],
        does: [
          custom((play, at) => {
            const stat = at.chosen.which === 'defense' ? 'defense' : 'willpower';
            changes(stat, 1, host).apply(play, at);
          }),
        ],
        limit: onceA('phase', 3),
      }),
    ],
  }),
  attachment({
    id: 'dark-knowledge',
    number: 71,
    sphere: 'lore',
    cost: 1,
    traits: ['condition'],
    attachTo: toHero,
    constants: [onHost('willpower', -1)],
    abilities: [
      response('shadow-dealt', {
        when: (_state, { seat, moment }) => moment.seat === seat,
        costs: [exhausting()],
        does: [
          custom((play, { seat, moment }) => {
            const { card, by } = moment;
            if (card !== null && by !== null && facedown(play.state, card).includes(by)) look(play, seat, by);
          }),
        ],
      }),
    ],
  }),
  attachment({
    id: 'self-preservation',
    number: 72,
    sphere: 'lore',
    cost: 3,
    traits: ['skill'],
    copies: 2,
    attachTo: (state, _card, target) => isType(state, target, 'hero') || isType(state, target, 'ally'),
    abilities: [
      action({
        requires: [
          { rule: 'LCG-18.15', holds: (state, at) => host(state, at).some((card) => isHurt(state, card)) },
        ],
        costs: [exhausting()],
        does: [heals(2, host)],
      }),
    ],
  }),
];

/** LCG-28.12: card 73. */
export const NEUTRAL = [
  ally({
    id: 'gandalf',
    number: 73,
    sphere: null,
    cost: 5,
    unique: true,
    willpower: 4,
    attack: 4,
    defense: 4,
    hitPoints: 4,
    traits: ['istari'],
    copies: 4,
    abilities: [
      {
        name: 'leaves',
        on: 'round-ends',
        mandatory: true,
        does: [discards((_state, { self }) => [self])],
      },
      response('entered-play', {
        when: aboutSelf,
        chooses: [
          chooseEither('which', ['draw-three', 'damage-four', 'lower-five']),
          choose('enemy', (state, { chosen, self }) =>
            chosen.which === 'damage-four' ? enemies(state) : [self],
          ),
        ],
        does: [
          custom((play, at) => {
            if (at.chosen.which === 'draw-three') draw(play, at.seat, 3);
            else if (at.chosen.which === 'lower-five') lowerThreat(play, at.seat, 5);
            else dealDamage(play, chosen('enemy')(play.state, at), 4);
          }),
        ],
      }),
    ],
  }),
];

function topAttachment(state: State, seat: Seat): PieceId[] {
  const top = cardsIn(state.cards, `discard/${seat}`).find(
    (card) => printed(state, card).type === 'attachment',
  );
  return top === undefined ? [] : [top];
}

const resourcesIn = (state: State, seat: Seat): number =>
  heroesOf(state, seat).reduce((sum, hero) => sum + tokensOn(state.cards, hero, 'resource'), 0);

/** The top cards of a deck: one goes to its owner's hand, the rest back in any order. */
function search(play: Play<LotrLcg>, seat: Seat, owner: Seat, count: number): void {
  const { state } = play;
  const top = cardsIn(state.cards, `deck/${owner}`).slice(0, count);
  for (const card of top) look(play, seat, card);
  const taken = play.ask(
    seat,
    chooseOne(
      'search',
      top.map((id) => ({ id })),
    ),
  );
  // LCG-27.04: who looks and who gets it know which it is.
  const knowing = seat === owner ? [seat] : [seat, owner];
  move(play, taken as PieceId, `hand/${owner}`, 'card.taken', { seat: owner }, { to: knowing });
  const rest = top.filter((card) => card !== taken);
  if (rest.length < 2) return;
  const order = play.ask(
    seat,
    putInOrder(
      'deck-order',
      rest.map((id) => ({ id })),
    ),
  );
  for (const card of [...order].reverse())
    moveTo(basics, state.cards, card as PieceId, `deck/${owner}`, 'top');
}

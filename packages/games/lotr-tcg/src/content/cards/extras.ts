import { cardsIn } from '@concilio/cards';
import { loseTrack, type PieceId, type Play, showTo } from '@concilio/kernel';
import { reveal } from '../../rules/drawing.ts';
import { ownerSeat } from '../../rules/leaving.ts';
import { deckOf, handOf } from '../../rules/zones.ts';
import { seen } from '../../rules/select.ts';
import type { Card, LotrTcg, TcgContext } from '../../state.ts';
import { ally, artifact, companion, condition, event, possession, revised, ring, site } from '../declare.ts';
import {
  about,
  adding,
  and,
  atSites,
  beingAt,
  byYou,
  canSpot,
  cancelsSkirmish,
  cards,
  choose,
  chooseFromHand,
  choosePlayer,
  chooseSeveral,
  chosen,
  chosenPlayer,
  countOf,
  discardingFromPlay,
  draws,
  during,
  each,
  eachShadowPlayer,
  eachTime,
  eachTimeYouMay,
  eitherPhase,
  exerting,
  exhausts,
  fellowship,
  heals,
  inHand,
  inHandOf,
  is,
  laysNextSites,
  makes,
  makesTable,
  maneuver,
  nonePlayed,
  onEach,
  one,
  oneOf,
  orIf,
  type Preventing,
  putsBeneathDeck,
  putsInDiscard,
  puttingBeneathDeck,
  response,
  self,
  skirmish,
  spotting,
  the,
  twilightBelow,
  custom,
  unless,
  unlessPrevented,
  upTo,
  when,
  you,
  yourOpponents,
} from '../language/index.ts';
import { burdensForWounds, puttingItOn } from './rings.ts';
import { carry } from '../../rules/moving.ts';

/** "Any Shadow player may discard a card from hand to prevent this." */
const discardingCard: Preventing = {
  who: eachShadowPlayer,
  can: (state, _at, seat) => cardsIn(state.cards, handOf(seat)).length > 0,
  pays: (play, at, seat) =>
    putsInDiscard(oneOf(inHandOf(you), you, { hidden: true })).apply(play, { ...at, seat }),
};

/** So many cards of the hand of the player who was chosen. */
const atRandom = (play: Play<LotrTcg>, at: TcgContext, number: number): PieceId[] => {
  const hand = [...inHandOf(chosenPlayer('player'))(play.state, at)];
  const found: PieceId[] = [];
  while (found.length < number && hand.length > 0) {
    const places = hand.map((_, place) => place + 1);
    found.push(...hand.splice(play.random.die('at-random', places) - 1, 1));
  }
  return found;
};
/** They were seen, and are among the others of the hand again. */
const goBack = ({ state }: Play<LotrTcg>, cards: readonly PieceId[]) => {
  for (const card of cards) loseTrack(state.cards.pieces, [card], ownerSeat(state, card));
};

export const EXTRAS: readonly Card[] = [
  ring({
    id: 'the-one-ring-isildurs-bane',
    code: '1R1',
    title: 'the-one-ring',
    unique: true,
    strength: 1,
    vitality: 1,
    // TCG-22.06: one burden for each wound, as the rulebook says; the card of 2001 adds two.
    abilities: [puttingItOn(), burdensForWounds()],
  }),
  ...revised(
    companion,
    {
      id: 'gimli-dwarf-of-erebor',
      code: '1U12',
      title: 'gimli',
      unique: true,
      culture: 'dwarven',
      twilight: 2,
      race: 'dwarf',
      strength: 6,
      vitality: 3,
      signet: 'aragorn',
      has: { damage: 1 },
      abilities: [
        fellowship({
          requires: [twilightBelow(2)],
          costs: [adding(2)],
          does: [putsBeneathDeck(oneOf(inHand(), you, { hidden: true }))],
        }),
      ],
    },
    {
      abilities: [
        fellowship({
          requires: [twilightBelow(2)],
          chooses: [chooseFromHand('card')],
          costs: [adding(2), puttingBeneathDeck('card')],
          does: [draws(1)],
        }),
      ],
    },
  ),
  ...revised(
    condition,
    {
      id: 'far-seeing-eyes',
      code: '1C43',
      title: 'far-seeing-eyes',
      unique: true,
      culture: 'elven',
      twilight: 2,
      abilities: [
        eachTime('played', {
          when: and(about(is.elf), byYou),
          chooses: [choosePlayer('player', yourOpponents)],
          does: [
            putsInDiscard(oneOf(inHandOf(chosenPlayer('player')), chosenPlayer('player'), { hidden: true })),
          ],
        }),
      ],
    },
    {
      abilities: [
        eachTime('played', {
          when: and(about(is.elf), byYou),
          does: [unlessPrevented(discardingCard, draws(1))],
        }),
      ],
    },
  ),
  condition({
    id: 'gift-of-boats',
    code: '1U46',
    title: 'gift-of-boats',
    unique: true,
    culture: 'elven',
    twilight: 1,
    toPlay: { chooses: [choose('elf', cards(is.elf, is.ally))], costs: [exerting(chosen('elf'))] },
    abilities: [
      eachTime('moves-from', {
        when: and(about(is.keyword('river')), during('fellowship')),
        does: [makesTable({ 'move-limit': 1 }, 'turn')],
      }),
    ],
  }),
  ...revised(
    possession,
    {
      id: 'the-mirror-of-galadriel',
      code: '1R55',
      title: 'the-mirror-of-galadriel',
      unique: true,
      culture: 'elven',
      twilight: 2,
      constants: [onEach([is.elf, is.withHome(6)], 'strength', 1)],
      abilities: [
        maneuver({
          chooses: [
            choosePlayer('player', (state, at) =>
              yourOpponents(state, at).filter((seat) => cardsIn(state.cards, handOf(seat)).length >= 7),
            ),
          ],
          costs: [exerting(cards(is.named('galadriel')))],
          does: [
            custom((play, at) => {
              const { pieces } = play.state.cards;
              const looked = atRandom(play, at, 2);
              for (const card of looked) {
                showTo(pieces, card, at.seat);
                play.tell('card.looked', { seat: at.seat, ...seen(play.state, card) }, [at.seat]);
              }
              const gone = oneOf(() => looked).pick(play, at);
              putsInDiscard(the(() => gone)).apply(play, at);
              goBack(
                play,
                looked.filter((card) => !gone.includes(card)),
              );
            }),
          ],
        }),
      ],
    },
    {
      abilities: [
        maneuver({
          chooses: [choosePlayer('player', yourOpponents)],
          costs: [exerting(cards(is.named('galadriel')))],
          does: [
            custom((play, at) => {
              const { state } = play;
              const shown = atRandom(play, at, 3);
              for (const card of shown) reveal(play, ownerSeat(state, card), card);
              const gone = oneOf(() => shown).pick(play, at);
              for (const card of gone) {
                const deck = deckOf(ownerSeat(state, card));
                carry(play, card, deck, 'card.returned', { to: 'deck' }, { end: 'top' });
              }
              goBack(
                play,
                shown.filter((card) => !gone.includes(card)),
              );
            }),
          ],
        }),
      ],
    },
  ),
  event({
    id: 'a-rangers-versatility',
    code: '1U113',
    title: 'a-rangers-versatility',
    culture: 'gondor',
    twilight: 1,
    names: ['ranger'],
    plays: maneuver({
      requires: [beingAt('river', 'forest')],
      chooses: [choose('ranger', cards(is.keyword('ranger')))],
      costs: [exerting(chosen('ranger'))],
      does: [exhausts(one(is.minion))],
    }),
  }),
  possession({
    id: 'thrors-map',
    code: '1R318',
    title: 'thrors-map',
    unique: true,
    culture: 'shire',
    twilight: 0,
    abilities: eitherPhase(['fellowship', 'regroup'], {
      chooses: chooseSeveral('hobbit', 2, cards(is.hobbit)),
      costs: [exerting(chosen('hobbit')), discardingFromPlay()],
      does: [laysNextSites()],
    }),
  }),
  possession({
    id: 'book-of-mazarbul',
    code: '0P7',
    title: 'book-of-mazarbul',
    unique: true,
    culture: 'dwarven',
    twilight: 2,
    bearer: is.dwarf,
    has: { tale: 1 },
    abilities: [
      // TCG-29.08
      eachTimeYouMay('fellowship-begins', {
        when: atSites(4, 9, 'fellowship'),
        does: [draws(countOf(is.dwarf, is.companion))],
      }),
    ],
  }),
  event({
    id: 'we-must-go-warily',
    code: '3C48',
    title: 'we-must-go-warily',
    culture: 'gondor',
    twilight: 0,
    plays: response('moves', {
      when: during('regroup'),
      chooses: [choose('companion', cards(is.companion, is.culture('gondor')))],
      costs: [exerting(chosen('companion'), 2)],
      does: [makesTable({ 'minion-twilight': 1 }, 'regroup')],
    }),
  }),
  companion({
    id: 'aragorn-king-in-exile',
    code: '1P365',
    title: 'aragorn',
    unique: true,
    culture: 'gondor',
    twilight: 4,
    race: 'man',
    strength: 8,
    vitality: 4,
    signet: 'aragorn',
    has: { ranger: 1 },
    abilities: [
      eachTimeYouMay('turn-begins', {
        does: [heals(one(is.companion, is.another, is.signet('aragorn')))],
      }),
    ],
  }),
  companion({
    id: 'aragorn-ranger-of-the-north',
    code: '1R89',
    title: 'aragorn',
    unique: true,
    culture: 'gondor',
    twilight: 4,
    race: 'man',
    strength: 8,
    vitality: 4,
    signet: 'gandalf',
    has: { ranger: 1 },
    abilities: [maneuver({ costs: [exerting()], does: [makes(the(self), { defender: 1 }, 'regroup')] })],
  }),
  ...revised(
    companion,
    {
      id: 'dwarf-guard',
      code: '1C7',
      title: 'dwarf-guard',
      culture: 'dwarven',
      twilight: 1,
      race: 'dwarf',
      strength: 4,
      vitality: 2,
      toPlay: { requires: [spotting(1, is.dwarf)] },
    },
    {
      strength: 5,
    },
  ),
  ...revised(
    ally,
    {
      id: 'elrond-lord-of-rivendell',
      code: '1R40',
      title: 'elrond',
      unique: true,
      culture: 'elven',
      twilight: 4,
      race: 'elf',
      strength: 8,
      vitality: 4,
      homes: [{ site: 3, block: 'fellowship' }],
      toPlay: { requires: [spotting(1, is.either(is.named('gandalf'), is.elf))] },
      abilities: [
        eachTime('turn-begins', { does: [heals(each(is.withHome(3)))] }),
        fellowship({ costs: [exerting()], does: [draws(1)] }),
      ],
    },
    {
      abilities: [
        eachTime('turn-begins', { does: [heals(upTo(3, is.withHome(3)))] }),
        fellowship({
          costs: [exerting(self, orIf(2, canSpot(2, is.ally, is.another, is.culture('elven')), 1))],
          does: [draws(1)],
        }),
      ],
    },
  ),
  event({
    id: 'hobbit-stealth',
    code: '1C298',
    title: 'hobbit-stealth',
    culture: 'shire',
    twilight: 1,
    has: { stealth: 1 },
    plays: skirmish({
      does: [
        when(atSites(1, 5, 'fellowship'), cancelsSkirmish(each(is.hobbit))),
        when(unless(atSites(1, 5, 'fellowship')), makes(one(is.hobbit), { strength: 2 })),
      ],
    }),
  }),
  site({
    id: 'dimrill-dale',
    code: '1U350',
    title: 'dimrill-dale',
    site: 6,
    block: 'fellowship',
    shadow: 3,
    direction: 'left',
    has: { sanctuary: 1 },
    constants: [
      onEach(
        [is.culture('moria'), is.race('orc')],
        'twilight',
        -2,
        and(during('shadow'), nonePlayed('phase', is.culture('moria'), is.race('orc'))),
      ),
    ],
  }),
  artifact({
    id: 'gandalfs-staff',
    code: '2R22',
    title: 'gandalfs-staff',
    unique: true,
    culture: 'gandalf',
    twilight: 2,
    class: 'staff',
    vitality: 1,
    bearer: is.named('gandalf'),
    constants: [onEach([is.culture('gandalf'), is.keyword('spell')], 'twilight', -1)],
    abilities: [
      skirmish({
        costs: [exerting(cards(is.named('gandalf')), 2)],
        does: [cancelsSkirmish(each(is.named('gandalf')))],
      }),
    ],
  }),
];

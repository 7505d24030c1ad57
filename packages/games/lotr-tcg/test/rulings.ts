/** What the rules say of cards that this box does not hold: a few for it, and positions in which they are. */
import type { Game, PieceId, Thing } from '@concilio/kernel';
import { ally, companion, condition, event, minion, site } from '../src/content/declare.ts';
import {
  about,
  addsTwilight,
  byFreePlayer,
  cards,
  choose,
  discards,
  eachTime,
  eachTimeYouMay,
  aboutSelf,
  and,
  fellowship,
  is,
  one,
  replaces,
  skirmish,
  stillOpen,
  uniquely,
  whenPlayedYouMay,
  wounds,
} from '../src/content/words/index.ts';
import { lotrTcg } from '../src/index.ts';
import type { Card, LotrTcg } from '../src/state.ts';
import { declare } from '../src/rules/lore.ts';

/** A wound that one is about to take goes to another. */
const insteadOf = (from: string, other: string) =>
  eachTime('about-to-be-wounded', {
    when: and(about(is.named(from)), stillOpen('wound')),
    does: [replaces('wound'), wounds(one(is.named(other)))],
  });

/** What the rules say of cards that this box does not hold: a few for it. */
const MORE: readonly Card[] = [
  companion({
    id: 'herald',
    code: '9C1',
    title: 'herald',
    culture: 'gondor',
    twilight: 1,
    race: 'man',
    strength: 3,
    vitality: 3,
    abilities: [whenPlayedYouMay({ does: [addsTwilight(5)] })],
  }),
  ally({
    id: 'galadriel',
    code: '9C2',
    title: 'galadriel',
    unique: true,
    culture: 'elven',
    twilight: 3,
    race: 'elf',
    strength: 3,
    vitality: 3,
    homes: [{ site: 6, block: 'fellowship' }],
  }),
  site({
    id: 'ford',
    code: '9C3',
    title: 'ford',
    site: 3,
    block: 'fellowship',
    shadow: 1,
    direction: 'left',
    has: { river: 1 },
  }),
  site({
    id: 'gate',
    code: '9C4',
    title: 'gate',
    site: 4,
    block: 'fellowship',
    shadow: 1,
    direction: 'left',
  }),
  minion({
    id: 'moria-orc',
    code: '9C5',
    title: 'moria-orc',
    culture: 'moria',
    twilight: 2,
    race: 'orc',
    strength: 6,
    vitality: 1,
    site: 4,
  }),
  condition({
    id: 'flight',
    code: '9C6',
    title: 'flight',
    culture: 'shire',
    twilight: 0,
    abilities: [
      eachTime('assigned', {
        when: byFreePlayer,
        does: [
          uniquely(({ state }) => {
            state.assigned = [];
          }),
        ],
      }),
    ],
  }),
  minion({
    id: 'lurking-southron',
    code: '9C7',
    title: 'lurking-southron',
    culture: 'raider',
    twilight: 2,
    race: 'man',
    strength: 5,
    vitality: 2,
    site: 4,
    has: { ambush: 1 },
    abilities: [
      {
        ...eachTimeYouMay('assigned', { when: and(aboutSelf, byFreePlayer), does: [addsTwilight(5)] }),
        name: 'another-ambush',
      },
    ],
  }),
  event({
    id: 'farewell',
    code: '9C8',
    title: 'farewell',
    culture: 'gondor',
    twilight: 0,
    plays: fellowship({ does: [discards(one(is.companion))] }),
  }),
  event({
    id: 'stand-aside',
    code: '9C9',
    title: 'stand-aside',
    culture: 'gondor',
    twilight: 0,
    plays: skirmish({
      chooses: [choose('other', cards(is.companion, is.man))],
      does: [
        uniquely(({ state }, { chosen: { other } }) => {
          if (state.skirmish !== null) state.skirmish.character = other as PieceId;
        }),
      ],
    }),
  }),
  condition({
    id: 'shield-of-aragorn',
    code: '9C10',
    title: 'shield-of-aragorn',
    culture: 'shire',
    twilight: 0,
    abilities: [insteadOf('aragorn', 'legolas')],
  }),
  condition({
    id: 'shield-of-legolas',
    code: '9C11',
    title: 'shield-of-legolas',
    culture: 'shire',
    twilight: 0,
    abilities: [insteadOf('legolas', 'aragorn')],
  }),
];
declare(MORE);

const things: Thing[] = MORE.map(({ id, type }) => ({ id, name: `thing.${id}`, kind: type, copies: 4 }));
/** The game with these cards in its box. */
export const game: Game<LotrTcg> = {
  ...lotrTcg,
  position: { ...lotrTcg.position, things: [...lotrTcg.position.things, ...things] },
};

const RULINGS: Readonly<Record<string, string>> = {
  'TCG-4.06: what a starting companion says of being played may be used': `seats: [Tom, Chuck]
at: { step: startingFellowship, with: { seat: Tom } }
given: { seats: { Tom: { deck: [herald, herald, best-company] } } }
when:
  - { seat: Tom, choose: herald }
  - { seat: Tom, choose: herald }
then:
  - { pending: { seat: Tom, question: starting-fellowship } }
  - { path: twilight, equals: 5 }
`,
  'TCG-9.09, TCG-29.03: a Moria Orc roams at site 3': `seats: [Tom, Chuck]
at: { step: shadowPhase, with: { seat: Chuck } }
given: { twilight: 9, path: [the-riddermark, eastfold, ford], seats: { Tom: { site: 3 }, Chuck: { site: 3, hand: [moria-orc] } } }
when: [{ seat: Chuck, choose: moria-orc }]
then:
  - { path: seats.Chuck.inPlay.moria-orc.roaming, equals: true }
  - { path: twilight, equals: 5 }
`,
  'TCG-9.09, TCG-29.03: a Moria Orc does not roam at site 4': `seats: [Tom, Chuck]
at: { step: shadowPhase, with: { seat: Chuck } }
given: { twilight: 9, path: [the-riddermark, eastfold, ford, gate], seats: { Tom: { site: 4 }, Chuck: { site: 3, hand: [moria-orc] } } }
when: [{ seat: Chuck, choose: moria-orc }]
then:
  - { path: seats.Chuck.inPlay.moria-orc.roaming, equals: false }
  - { path: twilight, equals: 7 }
`,
  'TCG-11.04, TCG-29.05: Elrond shoots at site 3, where he is at home': `seats: [Tom, Chuck]
at: { step: archeryFire }
given:
  path: [the-riddermark, eastfold, ford]
  seats:
    Tom: { site: 3, support: [{ card: elrond-lord-of-rivendell, bears: [elven-bow] }] }
    Chuck: { site: 3, inPlay: [uruk-rear-guard] }
then:
  - { event: archery.counted, with: { fellowship: 1, minions: 0 }, count: 1 }
`,
  'TCG-12.09: a minion that the Free Peoples player has assigned is not left over, whatever becomes of that': `seats: [Tom, Chuck]
at: { step: assignDefenders }
given:
  seats:
    Tom: { site: 4, deck: [], inPlay: [aragorn-heir-of-elendil], support: [flight] }
    Chuck: { site: 4, deck: [], inPlay: [dunlending-brigand] }
when: [{ seat: Tom, choose: aragorn-heir-of-elendil }]
then:
  - { pending: { seat: Tom, question: move-again } }
  - { event: minion.assigned, count: 1 }
  - { event: skirmish.begun, count: 0 }
`,
  'TCG-13.17: whoever is replaced leaves the skirmish, which goes on with the other': `seats: [Tom, Chuck]
at: { step: skirmish, with: { character: merry-learned-guide } }
given:
  seats:
    Tom: { site: 4, deck: [], hand: [stand-aside], inPlay: [merry-learned-guide, aragorn-wingfoot] }
    Chuck: { site: 4, deck: [], inPlay: [dunlending-brigand] }
  assigned: [{ minion: dunlending-brigand, to: merry-learned-guide }]
when:
  - { seat: Tom, choose: stand-aside }
  - { seat: Tom, choose: pass }
then:
  - { event: skirmish.begun, count: 0 }
  - { event: skirmish.counted, with: { fellowship: 8, minions: 8 }, count: 1 }
  - { event: skirmish.lost, with: { card: aragorn-wingfoot }, count: 1 }
  - { path: seats.Tom.inPlay.merry-learned-guide.wounds, equals: 0 }
`,
  'TCG-17.12: required actions that bring each other about end at once': `seats: [Tom, Chuck]
at: { step: skirmish, with: { character: aragorn-wingfoot } }
given:
  seats:
    Tom: { site: 4, deck: [], inPlay: [aragorn-wingfoot, legolas-elven-comrade], support: [shield-of-aragorn, shield-of-legolas] }
    Chuck: { site: 4, deck: [], inPlay: [dunlending-brigand] }
  assigned: [{ minion: dunlending-brigand, to: aragorn-wingfoot }]
when: [{ seat: Tom, choose: pass }]
then:
  - { event: ability.used, with: { card: shield-of-aragorn }, count: 1 }
  - { event: ability.used, with: { card: shield-of-legolas }, count: 1 }
  - { path: seats.Tom.inPlay.aragorn-wingfoot.wounds, equals: 1 }
  - { path: seats.Tom.inPlay.legolas-elven-comrade.wounds, equals: 0 }
`,
  'TCG-21.05: the Ring-bearer is not discarded': `seats: [Tom, Chuck]
at: { step: phase, with: { phase: fellowship } }
given: { seats: { Tom: { site: 1, hand: [farewell], inPlay: [lorien-guardian, merry-learned-guide] } } }
when: [{ seat: Tom, choose: farewell }]
then:
  - { pending: { seat: Tom, options: [lorien-guardian, merry-learned-guide] } }
`,
  'TCG-24.06: several ambush numbers are separate options': `seats: [Tom, Chuck]
at: { step: assignDefenders }
given:
  seats:
    Tom: { site: 4, inPlay: [aragorn-heir-of-elendil] }
    Chuck: { site: 4, inPlay: [lurking-southron] }
when:
  - { seat: Tom, choose: aragorn-heir-of-elendil }
  - { then: [{ pending: { seat: Chuck, options: [lurking-southron/ambush, lurking-southron/another-ambush, pass] } }] }
  - { seat: Chuck, choose: lurking-southron/another-ambush }
  - { then: [{ pending: { seat: Chuck, options: [lurking-southron, pass] } }, { path: twilight, equals: 5 }] }
  - { seat: Chuck, choose: lurking-southron }
then: [{ path: twilight, equals: 6 }]
`,
  'TCG-28.08, TCG-30.06: with Galadriel the Mirror shows two cards to its player, and one is discarded': `seats: [Tom, Chuck]
at: { step: phase, with: { phase: maneuver } }
script: [{ die: at-random, shows: 7 }, { die: at-random, shows: 2 }]
given:
  seats:
    Tom: { site: 4, support: [the-mirror-of-galadriel, galadriel] }
    Chuck: { site: 4, deck: [], inPlay: [dunlending-brigand], hand: [ferocity, dark-fury, anger, vengeance, fearless, get-back, discovered] }
when:
  - { then: [{ path: seats.Tom.support.galadriel.strength, equals: 4 }] }
  - { seat: Tom, choose: the-mirror-of-galadriel }
  - { then: [{ pending: { seat: Tom, options: [discovered, dark-fury] } }] }
  - { seat: Tom, choose: dark-fury }
then:
  - { as: Tom, event: card.looked, count: 2 }
  - { as: Chuck, event: card.looked, count: 0 }
  - { path: seats.Chuck.discard.cards, equals: [dark-fury] }
  - { path: seats.Chuck.hand, count: 6 }
`,
  'TCG-30.05: leaving a river with the Gift of Boats raises the move limit': `seats: [Tom, Chuck]
at: { step: phase, with: { phase: fellowship } }
given:
  path: [the-riddermark, eastfold, ford]
  seats:
    Tom: { site: 3, deck: [], support: [gift-of-boats] }
    Chuck: { site: 3, deck: [] }
then:
  - { path: seats.Tom.site, equals: 4 }
  - { path: moveLimit, equals: 3 }
`,
  'TCG-29.07: at a site of the Fellowship block Hobbit Stealth cancels': `seats: [Tom, Chuck]
at: { step: skirmish, with: { character: merry-learned-guide } }
given:
  path: [the-riddermark, eastfold, ford]
  seats:
    Tom: { site: 3, deck: [], hand: [hobbit-stealth], inPlay: [merry-learned-guide] }
    Chuck: { site: 3, deck: [], inPlay: [dunlending-brigand] }
  assigned: [{ minion: dunlending-brigand, to: merry-learned-guide }]
when: [{ seat: Tom, choose: hobbit-stealth }]
then:
  - { event: skirmish.cancelled, count: 1 }
`,
};

/** Each with its title, which names the rules. */
export const rulings = Object.entries(RULINGS).map(([title, text]) => ({
  title,
  text: `game: lotr-tcg
seed: "1"
${text}`,
}));

import type { Decks } from '@concilio/cards';
import { STARTERS } from '@concilio/lotr-tcg/decks';
import { type Speaker, sentence, sentenceIfAny } from '@concilio/text';
import type { Outline, PoolCard, Workbench } from '../../../features/decks/contract.ts';
import { countIn, type Deck, everyCardIn } from '../../../features/decks/deck.ts';
import { countOf } from '../../../features/decks/lines.ts';
import { asFound, COSTS, facetsOf } from '../cards/catalogue.ts';
import { type CardFacts, cardsOf, CULTURES, wordFor } from '../cards/facts.ts';
import { sayIn } from '../say.ts';
import styles from './culture.module.css';
import { ANY, BEARER, CARDS, deckFrom, FORMAT, FRODO, MOST_SITES, RING, SITES, write } from './deck.ts';
import { type Cards, drawDeck, judge, placeFor } from './judgement.ts';

/** TCG-4.13, TCG-4.14 */
const HAND = { first: 8, second: 6 };

const FORMS = ['list', 'gemp', 'concilio'] as const;
const FORMATS = ['towers', 'fellowship', 'open'] as const;
/** What lies in the draw deck, in the order of the list. */
const GROUPS = ['companion', 'ally', 'minion', 'possession', 'artifact', 'event', 'condition'] as const;

const hueOf = ({ culture }: CardFacts): string => `${styles.culture} ${styles[culture ?? 'none'] ?? ''}`;

const twilightOf = ({ numbers }: CardFacts): number | null => numbers['twilight'] ?? null;

function asPooled(speaker: Speaker, card: CardFacts): PoolCard {
  const found = asFound(speaker, card);
  const cost = twilightOf(card);
  return {
    ...found,
    // Not shown among the filters: it is what the free place of the Ring-bearer looks for.
    has: { ...found.has, titles: [card.title] },
    price: String(cost ?? card.numbers['site'] ?? ''),
    hue: hueOf(card),
    kind: wordFor(speaker, 'type', card.type),
    group: card.type,
    rank: cost ?? -1,
    isUnique: card.isUnique,
    boxed: null,
  };
}

function facetsFor(speaker: Speaker): Workbench['facets'] {
  const all = facetsOf(speaker);
  const those = (...ids: readonly string[]) => all.filter(({ id }) => ids.includes(id));
  return { main: those('sides', 'types'), more: those('cultures', 'costs', 'sites', 'keywords', 'sets') };
}

function outlineOf(speaker: Speaker, deck: Deck, cards: Cards): Outline {
  const say = sayIn(speaker.language);
  const lines = drawDeck(deck, cards);
  const ofSide = (side: string) => lines.filter(([card]) => card.side === side);
  const [free, shadow] = [ofSide('free'), ofSide('shadow')];
  const priced = lines.filter(([card]) => twilightOf(card) !== null);
  const count = countOf(priced);
  return {
    facts: [say('decks.sides', { free: countOf(free), shadow: countOf(shadow) })],
    faces: [...everyCardIn(deck, BEARER), ...everyCardIn(deck, RING)].filter((id) => cards.has(id)),
    families: CULTURES.flatMap((culture) => {
      const own = lines.filter(([card]) => card.culture === culture);
      const [first] = own;
      return first === undefined
        ? []
        : [
            {
              id: culture,
              text: wordFor(speaker, 'culture', culture),
              hue: hueOf(first[0]),
              sign: null,
              count: countOf(own),
            },
          ];
    }).toSorted((one, other) => other.count - one.count),
    average:
      count === 0
        ? null
        : priced.reduce((sum, [card, copies]) => sum + (twilightOf(card) ?? 0) * copies, 0) / count,
    curve: {
      keys: [wordFor(speaker, 'side', 'free'), wordFor(speaker, 'side', 'shadow')],
      columns: COSTS.map(({ text, fits }) => ({
        label: text,
        counts: [free, shadow].map((own) => countOf(own.filter(([card]) => fits(twilightOf(card))))),
      })),
    },
  };
}

export function benchFor(speaker: Speaker, rules: Decks): Workbench {
  const say = sayIn(speaker.language);
  const facts = cardsOf(speaker);
  const places = (id: typeof BEARER | typeof RING, chosen: Readonly<Record<string, readonly string[]>>) => ({
    id,
    title: say(`section.${id}`),
    places: 1,
    isSmall: true,
    choose: { text: say(`section.${id}.choose`), chosen },
    aside: () => '',
  });
  return {
    cards: [...facts.values()].map((card) => asPooled(speaker, card)),
    facets: facetsFor(speaker),
    sections: [
      places(BEARER, { types: ['companion'], titles: [FRODO] }),
      places(RING, { types: ['ring'] }),
      {
        id: SITES,
        title: say('section.sites'),
        places: MOST_SITES,
        isSmall: true,
        choose: { text: say('section.sites.choose'), chosen: { types: ['site'] } },
        aside: (deck) => say('section.sites.count', { count: countIn(deck, SITES) }),
      },
      { id: CARDS, title: say('section.cards'), places: null, isSmall: false, choose: null, aside: () => '' },
    ],
    groups: GROUPS.map((id) => ({ id, title: say(`group.${id}`), sign: null, isWide: false })),
    settings: [
      {
        id: FORMAT,
        label: say('setting.format'),
        values: [
          { value: ANY, text: say('setting.format.any') },
          ...FORMATS.map((value) => ({ value, text: sentenceIfAny(speaker, `format.${value}`) ?? value })),
        ],
      },
    ],
    placeFor: (deck, { id }) => placeFor(speaker, facts, deck, id),
    judge: (deck) => judge(speaker, rules.check(write(deck)), deck),
    outline: (deck) => outlineOf(speaker, deck, facts),
    starters: STARTERS.map((starter) => ({
      id: starter.name,
      deck: deckFrom({ ...starter, name: sentence(speaker, `deck.${starter.name}`) }),
    })),
    // Whoever brings none plays the next starter.
    beside: () => [],
    hand: HAND,
    forms: FORMS.map((id) => ({ id, text: say(`form.${id}`), ending: id === 'concilio' ? 'json' : 'txt' })),
    words: {
      about: say('decks.about'),
      starters: say('decks.starters'),
      families: say('facet.culture'),
      rules: say('decks.rules'),
      importing: say('decks.importing'),
      read: (deck) => say('decks.read', { cards: countIn(deck, CARDS), sites: countIn(deck, SITES) }),
    },
  };
}

import type { Decks } from '@concilio/cards';
import type { Speaker } from '@concilio/text';
import type { Facet } from '../../../features/cards/contract.ts';
import type { Outline, Workbench } from '../../../features/decks/contract.ts';
import type { Deck } from '../../../features/decks/deck.ts';
import { cx } from '../../../ui/cx.ts';
import { costFacet, typeFacet } from '../cards/catalogue.tsx';
import { cardsOf, Sign, wordFor } from '../cards/index.ts';
import { DEED_NAMES, hueOf, poolOf, SPHERES, toldCards, TYPES } from './cards.ts';
import { CARDS, HEROES, heroesIn, MOST_HEROES, write } from './deck.ts';
import { Drawn } from './Drawn.tsx';
import { judge, placeFor } from './judgement.ts';
import {
  averageCost,
  type Cards,
  curveOf,
  DECK_TYPES,
  heroesOf,
  linesOf,
  sizeOf,
  spheresOf,
  startingThreat,
} from './shape.ts';
import styles from './sphere.module.css';
import { startersBeside, startersOf } from './starters.ts';
import { sayIn } from './say.ts';

/** LCG-2.08 */
const HAND = 6;

/** The forms of decks, the one that most players use first. */
const FORMS = [
  { id: 'ringsdb-text', ending: 'txt' },
  { id: 'ringsdb-json', ending: 'json' },
  { id: 'o8d', ending: 'o8d' },
  { id: 'concilio', ending: 'json' },
] as const;

/** All traits of the pool, those that most cards have first. */
function traitFacet(speaker: Speaker): Facet {
  const count = new Map<string, number>();
  for (const { traits } of poolOf(speaker.game))
    for (const trait of traits) count.set(trait, (count.get(trait) ?? 0) + 1);
  return {
    id: 'traits',
    label: sayIn(speaker.language)('filter.trait'),
    form: 'list',
    values: [...count]
      .map(([value, cards]) => ({ value, cards, text: wordFor(speaker, 'trait', value) }))
      .toSorted((one, other) => other.cards - one.cards || one.text.localeCompare(other.text)),
  };
}

function facetsFor(speaker: Speaker): Workbench['facets'] {
  const say = sayIn(speaker.language);
  return {
    main: [
      {
        id: 'spheres',
        label: say('filter.sphere'),
        form: 'chips',
        values: SPHERES.map((value) => ({
          value,
          text: wordFor(speaker, 'sphere', value),
          sign: (
            <span className={cx(hueOf(value), styles.sign)}>
              <Sign of={value} />
            </span>
          ),
        })),
      },
      typeFacet(speaker, TYPES),
    ],
    more: [
      costFacet(speaker),
      traitFacet(speaker),
      {
        id: 'deeds',
        label: say('filter.text'),
        form: 'chips',
        values: DEED_NAMES.map((value) => ({ value, text: say(`deed.${value}`) })),
      },
    ],
  };
}

function outlineOf(speaker: Speaker, deck: Deck, cards: Cards): Outline {
  const say = sayIn(speaker.language);
  const heroes = heroesOf(deck, cards);
  const lines = linesOf(deck, cards);
  return {
    facts: [say('decks.threat', { threat: startingThreat(heroes) })],
    faces: heroes.map(({ id }) => id),
    families: spheresOf(lines).map(({ sphere, count }) => ({
      id: sphere,
      text: wordFor(speaker, 'sphere', sphere),
      hue: hueOf(sphere),
      sign: <Sign of={sphere} />,
      count,
    })),
    average: averageCost(lines),
    curve: {
      keys: DECK_TYPES.map((type) => say(`key.${type}`)),
      columns: curveOf(lines).map(({ cost, counts }) => ({
        label: cost === '5' ? '5+' : cost.toUpperCase(),
        counts,
      })),
    },
  };
}

export function benchFor(speaker: Speaker, rules: Decks): Workbench {
  const say = sayIn(speaker.language);
  const facts = cardsOf(speaker.game);
  return {
    cards: toldCards(speaker),
    facets: facetsFor(speaker),
    sections: [
      {
        id: HEROES,
        title: say('heroes.title'),
        places: MOST_HEROES,
        isSmall: false,
        choose: { text: say('heroes.choose'), chosen: { types: ['hero'] } },
        aside: (deck) => {
          const heroes = heroesOf(deck, facts);
          return heroes.length === 0
            ? say('heroes.none')
            : say('heroes.threat', { sum: heroes.map(({ threatCost }) => threatCost ?? 0).join(' + ') });
        },
      },
      { id: CARDS, title: say('list.title'), places: null, isSmall: false, choose: null, aside: () => '' },
    ],
    groups: DECK_TYPES.map((type) => ({
      id: type,
      title: say(`list.${type}`),
      sign: <Drawn name={type} />,
      isWide: type === 'attachment',
    })),
    settings: [],
    placeFor: (deck, card) => placeFor(speaker, deck, card),
    judge: (deck) => judge(speaker, rules.check(write(deck)), deck, facts),
    outline: (deck) => outlineOf(speaker, deck, facts),
    starters: startersOf(speaker),
    beside: startersBeside,
    hand: { first: HAND, second: HAND },
    forms: FORMS.map(({ id, ending }) => ({ id, ending, text: say(`format.${id}`) })),
    words: {
      about: say('decks.about'),
      starters: say('decks.starters.about'),
      families: say('shape.sphere'),
      rules: say('legality.aside'),
      importing: say('import.about'),
      read: (deck) => say('import.read', { heroes: heroesIn(deck).length, cards: sizeOf(deck) }),
    },
  };
}

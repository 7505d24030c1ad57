import { seat } from '@concilio/kernel';
import { type InPlay } from '@concilio/lotr-lcg/contract';
import { type Language, LANGUAGES } from '@concilio/text';
import { plainMarkup, type Speaker } from '@concilio/text';
import { expect, test } from 'vitest';
import { game, playThrough, viewAt } from '../testing.ts';
import { paths } from './engravings.ts';
import { cardsOf, CARD_FAMILIES } from './facts.ts';
import { fitted, linesNeeded } from './fit.ts';
import { groundOf } from '../../../stage/ground.ts';
import { laidOf, shownNumbers } from './laid.ts';
import { linesOf, shadowOf } from './lines.ts';
import { facesIn, lyingIn } from './lying.ts';
import { rulesAbout, rulingsOn, ruleSaid } from './rules.ts';
import { texts } from './say.ts';
import { cardTold } from './told.ts';

const wordsIn = (language: Language): Speaker => ({
  game,
  language,
  names: ['Ana', 'Bo'],
  paint: plainMarkup,
});
const english = wordsIn('en');
const cards = [...cardsOf(game).values()];

function card(id: string) {
  const found = cardsOf(game).get(id);
  if (found === undefined) throw new Error(`There is no card ${id}.`);
  return found;
}

test('all 128 cards have a figure of their own, and no two share a face', () => {
  expect(cards).toHaveLength(128);
  for (const { id } of cards) expect(Object.keys(paths), id).toContain(id);
  expect(new Set(cards.map(({ id }) => groundOf(id))).size).toBe(128);
  expect(new Set(Object.values(paths)).size).toBe(Object.keys(paths).length);
});

test('every card has a house, and the numbers of its type, also those that are 0', () => {
  for (const { id, house } of cards) expect(CARD_FAMILIES, id).toContain(house);
  expect(card('snowbourn-scout').numbers).toEqual({ willpower: 0, attack: 0, defense: 1, 'hit-points': 1 });
  expect(card('dol-guldur-orcs').numbers).toEqual({ threat: 2, attack: 2, defense: 0, 'hit-points': 3 });
  expect(card('flies-and-spiders').numbers).toEqual({ 'quest-points': 8 });
  expect(card('ambush-on-the-shore').numbers).toEqual({});
  expect(card('gandalf')).toMatchObject({ house: 'neutral', cost: 5, isUnique: true });
  expect(card('stand-and-fight').cost).toBe('x');
  expect(card('hill-troll')).toMatchObject({
    house: 'encounter',
    engagementCost: 30,
    keywords: [{ keyword: 'victory', value: 4 }],
  });
});

test('what lies in play shows its present numbers, and which way they have changed', () => {
  const gimli: InPlay = {
    id: '#4',
    card: 'gimli',
    type: 'hero',
    exhausted: true,
    facedown: false,
    controller: seat(0),
    committed: false,
    prisoner: false,
    shadows: [],
    attachments: [],
    guarded: [],
    damage: 2,
    progress: 0,
    resources: 3,
    willpower: 2,
    attack: 4,
    defense: 1,
    hitPoints: 3,
    changed: [
      { number: 'attack', source: '#4', amount: 2 },
      { number: 'defense', source: '#9', amount: -1 },
    ],
  };
  const laid = laidOf(gimli);
  expect(laid).toMatchObject({ exhausted: true, damage: 2, resources: 3 });
  const shown = shownNumbers(card('gimli'), laid);
  expect(shown.map(({ stat, now, way }) => [stat, now, way])).toEqual([
    ['willpower', 2, null],
    ['attack', 4, 'up'],
    ['defense', 1, 'down'],
    ['hit-points', 5, null],
  ]);
  expect(cardTold(english, card('gimli'), laid)).toBe(
    'Gimli, unique, Hero, Tactics, exhausted, Threat cost 11, Willpower 2, Attack 4, printed 2, Defense 1, printed 2, Hit points 5, 3 resources, 2 damage.',
  );
});

test('effects and keywords stand out at the beginning of a paragraph, in every language', () => {
  const leads = (language: Language, id: string) => linesOf(wordsIn(language), id).map(({ lead }) => lead);
  expect(leads('en', 'aragorn')).toEqual(['Sentinel.', 'Response:']);
  expect(leads('ro', 'aragorn')).toEqual(['Străjer.', 'Reacție:']);
  expect(leads('es', 'beorn')).toEqual(['Acción (una vez por ronda):']);
  expect(leads('en', 'gandalfs-map')).toEqual(['Guarded. Restricted.', 'Action:', '']);
  // Where it goes is no effect of its own.
  expect(leads('en', 'dark-knowledge')[0]).toBe('');
  expect(leads('en', 'celebrians-stone')).toEqual(['Restricted.']);
  for (const language of LANGUAGES)
    for (const { id } of cards) {
      const speaker = wordsIn(language);
      const whole = linesOf(speaker, id).map(({ lead, text }) => [lead, text].filter(Boolean).join(' '));
      expect(whole.join('\n'), `${language} ${id}`).toBe(game.text[language][`text.${id}`]);
    }
});

test('a text that is too long for a card ends in an ellipsis, and never gets smaller than 12 px', () => {
  expect(linesNeeded('one two three', 1000, 14)).toBe(1);
  expect(linesNeeded('one two three', 20, 14)).toBeGreaterThanOrEqual(3);
  for (const language of LANGUAGES)
    for (const { id } of cards) {
      const speaker = wordsIn(language);
      const shadow = shadowOf(speaker, id);
      const all = [
        ...linesOf(speaker, id).map((line) => ({ ...line, isShadow: false })),
        ...(shadow === null ? [] : [{ lead: 'Shadow:', text: shadow, isShadow: true }]),
      ];
      const { size, paragraphs } = fitted(all, 166, 110);
      expect(size).toBeGreaterThanOrEqual(12);
      const said = paragraphs.at(-1)?.text ?? '';
      const isWhole = paragraphs.length === all.length && said === all.at(-1)?.text;
      expect(isWhole || said.endsWith('…'), `${language} ${id}: ${said}`).toBe(true);
    }
});

test('the pages’ rules are in the reference, and speak of the card', () => {
  const known = new Set(game.rules.map(({ id }) => id));
  for (const one of cards)
    for (const rule of [...rulesAbout(english, one), ...rulingsOn(english, one.id)])
      expect(known.has(rule), `${one.id} ${rule}`).toBe(true);
  expect(rulingsOn(english, 'son-of-arnor')).toContain('LCG-16.10');
  // What is said of Gandalf’s Search is not said of Gandalf.
  for (const rule of rulingsOn(english, 'gandalf')) expect(ruleSaid(english, rule)).toMatch(/Gandalf(?!’s)/);
  expect(rulesAbout(english, card('radagasts-cunning'))).toContain('LCG-16.06');
});

test('of a whole match every card in play is found, and every source of a change has a face', () => {
  let changes = 0;
  let moment = 0;
  playThrough('passage-through-mirkwood', 1, 'lying', (match) => {
    if (moment++ % 5 !== 0) return;
    const view = viewAt(match, 'referee');
    const faces = facesIn(view);
    const lying = lyingIn(view);
    expect(lying.filter(({ place }) => place.at === 'quest')).toHaveLength(view.quest === null ? 0 : 1);
    for (const { id, card: face, laid } of lying) {
      expect(faces.get(id)).toBe(face);
      for (const { source, stat, amount } of laid.changes) {
        changes += 1;
        expect(faces.has(source) || cardsOf(game).has(source), `${face} ${stat} ${amount} by ${source}`).toBe(
          true,
        );
      }
    }
    for (const { until } of view.effects) expect(game.text.en[`until.${until}`]).toBeDefined();
  });
  expect(changes).toBeGreaterThan(0);
});

test('three languages say the same about cards', () => {
  const valuesIn = (sentence: string): readonly string[] =>
    [...new Set([...sentence.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name ?? ''))].toSorted();
  for (const language of LANGUAGES)
    for (const [key, sentence] of Object.entries(texts.en)) {
      const own = (texts[language] as Readonly<Record<string, string>>)[key] ?? '';
      expect(valuesIn(own), `${language} ${key}`).toEqual(valuesIn(sentence));
      expect(own).not.toMatch(/[şţŞŢ]/);
    }
});

import { ruleText as wholeRule, type Speaker } from '@concilio/text';
import type { CardFacts, CardType, Keyword } from './facts.ts';
import { linesOf, shadowOf } from './lines.ts';
import { titleOf } from './told.ts';

const OF_TYPE: Readonly<Record<CardType, readonly string[]>> = {
  hero: ['LCG-14.08'],
  ally: ['LCG-14.11'],
  attachment: ['LCG-14.12'],
  event: ['LCG-14.14'],
  enemy: ['LCG-14.03', 'LCG-9.04'],
  location: ['LCG-14.04', 'LCG-8.06'],
  treachery: ['LCG-14.05'],
  objective: ['LCG-14.06'],
  quest: ['LCG-14.02', 'LCG-13.01'],
};

export const KEYWORD_RULES: Readonly<Record<Keyword, string>> = {
  sentinel: 'LCG-17.17',
  ranged: 'LCG-17.15',
  restricted: 'LCG-17.21',
  guarded: 'LCG-17.07',
  doomed: 'LCG-17.02',
  surge: 'LCG-17.03',
  victory: 'LCG-17.23',
};

/** What a paragraph begins with in English, and the rule about such effects. */
const EFFECTS: readonly (readonly [RegExp, string])[] = [
  [/^action:/i, 'LCG-16.03'],
  [/\w+ action:/i, 'LCG-16.06'],
  [/response:/i, 'LCG-16.08'],
  [/forced:/i, 'LCG-16.11'],
  [/when revealed:/i, 'LCG-16.14'],
  [/travel:/i, 'LCG-16.19'],
];

/** The rules that a card of this kind lives by, beside those of its keywords. */
export function rulesAbout(speaker: Speaker, card: CardFacts): readonly string[] {
  const leads = linesOf({ ...speaker, language: 'en' }, card.id).map(({ lead }) => lead);
  const effects = EFFECTS.filter(([lead]) => leads.some((one) => lead.test(one))).map(([, rule]) => rule);
  return [
    ...OF_TYPE[card.type],
    ...effects,
    ...(shadowOf(speaker, card.id) === null ? [] : ['LCG-16.17']),
    ...(card.isUnique ? ['LCG-21.01'] : []),
    ...(card.cost === null ? [] : [card.house === 'neutral' ? 'LCG-19.07' : 'LCG-19.01']),
  ];
}

/** A rule that names more cards than this tells a story in which the card only happens to be. */
const FEW = 2;

/** The rules of the reference that speak of this very card. */
export function rulingsOn(speaker: Speaker, card: string): readonly string[] {
  const { game } = speaker;
  const english: Speaker = { ...speaker, language: 'en' };
  const title = titleOf(english, card);
  // Longer titles first: “Gandalf” is no word about Gandalf’s Search.
  const titles = game.content
    .map(({ id }) => titleOf(english, id))
    .toSorted((one, other) => other.length - one.length);
  return game.rules.flatMap(({ id, section }) => {
    let text = game.text.en?.[`rule.${id}`] ?? '';
    if (section === 'decks' || !text.includes(title)) return [];
    const named = titles.filter((one) => {
      const isNamed = text.includes(one);
      text = text.replaceAll(one, '');
      return isNamed;
    });
    return named.includes(title) && named.length <= FEW ? [id] : [];
  });
}

/** A rule in the reader's language, without its id. */
export const ruleSaid = (speaker: Speaker, rule: string): string =>
  wholeRule({ ...speaker, paint: { ...speaker.paint, faint: () => '' } }, rule).trimEnd();

import { loadKits } from '@concilio/catalog';
import type { Fields, Shape } from '@concilio/kernel';
import { LANGUAGES, type Language, type Spoken } from '@concilio/text';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';

/** Sentences that rules put values into: their keys begin so. */
const SAID = ['question.', 'event.', 'option.', 'hint.', 'why.', 'problem.', 'sequel.'];

function fieldsOf({ contract }: Spoken<Shape, Language>, key: string): Fields {
  const name = key.slice(key.indexOf('.') + 1);
  if (key.startsWith('question.')) return contract.questions[name]?.data ?? {};
  return (key.startsWith('event.') ? contract.events[name]?.data : contract.texts[key]) ?? {};
}

/** The names that a sentence has values for, in every one of its branches. */
function heldIn(parsed: unknown): readonly string[] {
  if (Array.isArray(parsed)) return parsed.flatMap(heldIn);
  if (typeof parsed !== 'object' || parsed === null) return [];
  const { type, value, options } = parsed as Record<'type' | 'value' | 'options', unknown>;
  // Of the parser's types, 0 is plain text and 7 the number sign.
  const own = typeof value === 'string' && type !== 0 && type !== 7 ? [value] : [];
  return [
    ...own,
    ...Object.values(options ?? {}).flatMap((branch) => heldIn((branch as { value: unknown }).value)),
  ];
}

const undeclared = (game: Spoken<Shape, Language>, language: Language): readonly string[] =>
  Object.entries(game.text[language]).flatMap(([key, sentence]) => {
    if (!SAID.some((prefix) => key.startsWith(prefix))) return [];
    const held = heldIn(new IntlMessageFormat(sentence, language).getAst());
    return held.filter((name) => !Object.hasOwn(fieldsOf(game, key), name)).map((name) => `${key}: ${name}`);
  });

test.each((await loadKits()).map((game) => [game.id, game] as const))(
  'all that the sentences of %s hold is declared in its contract, in every language',
  (_id, game) => {
    for (const language of LANGUAGES) expect(undeclared(game, language)).toEqual([]);
  },
);

import type { Json } from '@concilio/kernel';
import { type Boxes, LANGUAGES, type Language, type Texts } from '@concilio/text';
import { checkFiles, filesOf } from './check.ts';
import { idsIn } from './ids.ts';
import { STANDARD } from './standard.ts';

/** Boxes that players bring; ours goes with its names, so that they can be corrected too. */
export const boxesWith = (text: Readonly<Record<Language, Texts>>): Boxes => ({
  option: 'content',
  check: (files) => checkFiles(files).faults ?? [],
  own: () => ({ ...filesOf(STANDARD), names: namesFrom(text) }) as Record<string, Json>,
});

/** The names of everything in our box, by language and id. */
function namesFrom(text: Readonly<Record<Language, Texts>>): Json {
  const { thing, icon } = idsIn(STANDARD);
  const keys = [
    ...thing.map((id) => [id, `thing.${id}`] as const),
    ...icon.map((id) => [`icon.${id}`, `icon.${id}`] as const),
  ];
  return Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      Object.fromEntries(keys.map(([id, key]) => [id, text[language][key] ?? id])),
    ]),
  );
}

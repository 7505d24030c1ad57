import { type Language, LANGUAGES } from '@concilio/text';

type Environment = Readonly<Record<string, string | undefined>>;

/** The language that the environment asks for, in the order in which every program reads it; English otherwise. */
export function languageOf({ LC_ALL, LC_MESSAGES, LANG }: Environment): Language {
  const wanted = [LC_ALL, LC_MESSAGES, LANG].find((value) => value !== undefined && value !== '') ?? '';
  return LANGUAGES.find((language) => new RegExp(`^${language}([_.@-]|$)`, 'i').test(wanted)) ?? 'en';
}

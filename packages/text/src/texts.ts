export type Language = 'es' | 'en' | 'ro';
export const LANGUAGES: readonly Language[] = ['es', 'en', 'ro'];

/** Sentences by key, with ICU placeholders. Romanian may lack the rules reference; all else is in every language. */
export type Texts = Readonly<Record<string, string>>;

/**
 * What a file of sentences must hold in another language: the keys of the English file, no fewer and no more. A file that
 * is read has no type but its own, so that what it has beyond them must be forbidden by name.
 */
export type Translated<English, Given> = Readonly<Record<keyof English, string>> &
  Readonly<Record<Exclude<keyof Given, keyof English>, never>>;

/** A file of sentences in every language. A key that one of them lacks, or has alone, does not compile. */
export const translations = <English, Es extends Translated<English, Es>, Ro extends Translated<English, Ro>>(
  files: Readonly<{ en: English & Readonly<Record<keyof English, string>>; es: Es; ro: Ro }>,
): Readonly<Record<Language, Readonly<Record<keyof English, string>>>> => files;

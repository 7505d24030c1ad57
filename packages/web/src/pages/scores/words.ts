import type { Language } from '@concilio/kernel';
import type { AnyGame, Words } from '@concilio/words';
import { wordsFor } from '../../table/ink.ts';
import type { Key } from '../../text/index.ts';
import type { Say } from '../../ui/texts.ts';
import type { MyMatch } from './matches.ts';

/** The names of those who sat at a match; bots of a server have none, and are numbered. */
export const namesIn = (say: Say<Key>, { seats }: MyMatch): readonly string[] =>
  seats.map(({ name }, seat) => name ?? say('bot.name', { number: seat + 1 }));

export const wordsOf = (game: AnyGame, language: Language, say: Say<Key>, match: MyMatch): Words =>
  wordsFor(game, language, namesIn(say, match));

/** The scenarios of the game in their order, as its options have them. */
export function scenariosOf({ options }: AnyGame): readonly string[] {
  const scenario = options.is === 'record' ? options.fields.scenario : undefined;
  return scenario?.is === 'one of' ? scenario.values.map(String) : [];
}

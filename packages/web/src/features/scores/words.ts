import type { Language } from '@concilio/text';
import type { Spoken, Speaker } from '@concilio/text';
import { speakerFor } from '../../table/markup.ts';
import { botName } from '../../text/botName.ts';
import type { Key } from '../../text/index.ts';
import type { Say } from '../../ui/texts.ts';
import type { MyMatch } from './matches.ts';

/** The names of those who sat at a match; bots of a server have none there, and get one here. */
export const namesIn = (say: Say<Key>, { seats }: MyMatch): readonly string[] =>
  seats.map(({ name }, seat) => name ?? botName(say, seat + 1));

export const wordsOf = (game: Spoken, language: Language, say: Say<Key>, match: MyMatch): Speaker =>
  speakerFor(game, language, namesIn(say, match));

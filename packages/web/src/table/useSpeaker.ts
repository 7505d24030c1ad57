import type { TableInfo } from '@concilio/tables';
import { seatNames, spokenAt, type Speaker, type Spoken } from '@concilio/text';
import { useMemo } from 'react';
import { useLanguage } from '../client/language.ts';
import { botName } from '../text/botName.ts';
import { texts } from '../text/index.ts';
import { useSay } from '../ui/say.ts';
import type { ShownFrame } from './frames.ts';
import { marked, speakerFor } from './markup.ts';

/** How a table speaks of itself to this reader: plainly, and with names marked for `Rich`. */
export function useSpeaker(
  game: Spoken,
  around: TableInfo | null,
  frame: ShownFrame | null,
): { readonly plain: Speaker; readonly marked: Speaker } {
  const language = useLanguage();
  const say = useSay(texts);
  // On a server bots have no names, since it does not know the reader's language.
  const called = around?.seats.map(({ name }, seat) => name || botName(say, seat + 1)) ?? [];
  const options = around?.options;
  const spoken = useMemo(
    () => (options === undefined ? game : spokenAt(game, options)),
    [game, options, language],
  );
  const people = speakerFor(spoken, language, called);
  const names = frame === null ? people.names : seatNames(people, frame.view);
  // The names rarely change, while frames come all the time: words that stay the same keep their drawings.
  const key = names.join('\n');
  return useMemo(() => {
    const same = key.split('\n');
    return { plain: speakerFor(spoken, language, same), marked: speakerFor(spoken, language, same, marked) };
  }, [spoken, language, key]);
}

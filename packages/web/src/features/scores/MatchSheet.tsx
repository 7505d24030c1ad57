import type { Spoken } from '@concilio/text';
import type { ReactNode } from 'react';
import { useLanguage } from '../../client/language.ts';
import type { Chronicle } from '../../games/lotr-lcg/scores/chronicle.ts';
import { scenarioTitle } from '../../games/lotr-lcg/scores/names.ts';
import { ScoreSheet } from '../../games/lotr-lcg/scores/ScoreSheet.tsx';
import { texts as shell } from '../../text/index.ts';
import { useSay } from '../../ui/say.ts';
import { scenarioOf } from './history.ts';
import { type MyMatch, resultOf } from './matches.ts';
import styles from './MatchSheet.module.css';
import { Note } from './Note.tsx';
import { texts } from './text/index.ts';
import { wordsOf } from './words.ts';

interface Props {
  readonly game: Spoken;
  readonly match: MyMatch;
  /** `undefined` while it is being read; `null` where nobody can tell. */
  readonly chronicle: Chronicle | null | undefined;
  readonly number?: number;
  /** Ways to go on from here. */
  readonly children?: ReactNode;
}

/** The sheet of a match of mine, with what I have written about it; what of it is known while the rest is read. */
export function MatchSheet({ game, match, chronicle, number, children }: Props) {
  const say = useSay(texts);
  const shellSay = useSay(shell);
  const language = useLanguage();
  const speaker = wordsOf(game, language, shellSay, match);
  const title = scenarioTitle(speaker, scenarioOf(match));
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric' });
  if (chronicle === undefined || chronicle === null)
    return (
      <article className={styles.bare} aria-label={title} aria-busy={chronicle === undefined}>
        <h3>{title}</h3>
        <p>{`${day.format(match.last)} · ${say(`result.${resultOf(match)}`)}`}</p>
        <p role="status">{say(chronicle === undefined ? 'sheet.reading' : 'sheet.unknown')}</p>
        {children}
      </article>
    );
  return (
    <ScoreSheet sheet={chronicle.sheet} speaker={speaker} number={number} note={day.format(match.last)}>
      <Note match={match.id} about={title}>
        {children}
      </Note>
    </ScoreSheet>
  );
}

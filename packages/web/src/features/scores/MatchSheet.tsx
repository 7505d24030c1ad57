import type { Spoken } from '@concilio/text';
import type { ReactNode } from 'react';
import { useLanguage } from '../../client/language.ts';
import { texts as shell } from '../../text/index.ts';
import { useSay } from '../../ui/say.ts';
import type { ScoresOfGame } from './contract.ts';
import { type MyMatch, resultOf } from './matches.ts';
import styles from './MatchSheet.module.css';
import { Note } from './Note.tsx';
import { texts } from './text/index.ts';
import { wordsOf } from './words.ts';

interface Props {
  readonly game: Spoken;
  readonly own: Pick<ScoresOfGame, 'titleOf' | 'Sheet'>;
  readonly match: MyMatch;
  /** `undefined` while it is being read; `null` where nobody can tell. */
  readonly told: unknown;
  readonly number?: number;
  /** Ways to go on from here. */
  readonly children?: ReactNode;
}

/** The sheet of a match of mine, with what I have written about it; what of it is known while the rest is read. */
export function MatchSheet({ game, own, match, told, number, children }: Props) {
  const say = useSay(texts);
  const shellSay = useSay(shell);
  const language = useLanguage();
  const speaker = wordsOf(game, language, shellSay, match);
  const title = own.titleOf(speaker, match);
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric' });
  if (told === undefined || told === null)
    return (
      <article className={styles.bare} aria-label={title} aria-busy={told === undefined}>
        <h3>{title}</h3>
        <p>{`${day.format(match.last)} · ${say(`result.${resultOf(match)}`)}`}</p>
        <p role="status">{say(told === undefined ? 'sheet.reading' : 'sheet.unknown')}</p>
        {children}
      </article>
    );
  return (
    <own.Sheet told={told} speaker={speaker} number={number} note={day.format(match.last)}>
      <Note match={match.id} about={title}>
        {children}
      </Note>
    </own.Sheet>
  );
}

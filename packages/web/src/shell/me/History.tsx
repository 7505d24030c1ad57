import type { FinishedLine } from '@concilio/tables';
import { useState } from 'react';
import { useAsked } from '../../net/ask.ts';
import { lasted } from '../../text/clock.ts';
import { useLanguage } from '../../client/language.ts';
import { refusalText } from '../../net/refusal.ts';
import { api } from '../../net/api.ts';
import { type Key, texts } from '../../text/index.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { type Say, useSay } from '../../ui/say.ts';
import { nameOfGame, nameOfTable } from '../gameName.ts';
import { TableLine } from '../TableLine.tsx';
import styles from './Profile.module.css';

function resultOf(say: Say<Key>, { outcome, mine }: FinishedLine): string {
  if (outcome === null || mine === null) return say('history.over');
  return say(outcome.winners.includes(mine) ? 'history.won' : 'history.lost');
}

/** The matches that I have finished on the server. */
export function History() {
  const say = useSay(texts);
  const language = useLanguage();
  const [page, setPage] = useState(0);
  const { reply, again } = useAsked(() => api.matches(page), `matches ${page}`);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  return (
    <Panel title={say('history.title')}>
      {reply === null && <p className={styles.note}>{say('ui.loading')}</p>}
      {reply !== null && reply.is !== 'ok' && (
        <Notice kind="trouble" text={refusalText(language, reply) ?? ''} again={again} />
      )}
      {reply?.is === 'ok' && (
        <>
          {reply.value.matches.length === 0 && <p className={styles.note}>{say('history.none')}</p>}
          <ul>
            {reply.value.matches.map((line) => (
              <TableLine
                key={line.table}
                game={line.game}
                name={nameOfTable(say, line)}
                note={[
                  nameOfGame(say, line.game),
                  day.format(line.ended),
                  lasted(language, line.ended - line.began),
                  resultOf(say, line),
                ].join(' · ')}
              >
                <LinkButton href={`/replay/${line.table}`} icon="replay" small>
                  {say('history.replay')}
                </LinkButton>
              </TableLine>
            ))}
          </ul>
          {(page > 0 || reply.value.more) && (
            <div className={styles.ways}>
              <Button disabled={page === 0} onClick={() => setPage(page - 1)}>
                {say('ui.newer')}
              </Button>
              <Button disabled={!reply.value.more} onClick={() => setPage(page + 1)}>
                {say('ui.older')}
              </Button>
            </div>
          )}
        </>
      )}
    </Panel>
  );
}

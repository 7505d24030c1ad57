import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useAsked } from '../../net/ask.ts';
import { GAMES } from '../../client/games.ts';
import { useLanguage } from '../../client/language.ts';
import { introduced } from '../../net/me.ts';
import { Page } from '../../page/Page.tsx';
import { refusalText } from '../../net/refusal.ts';
import { learnMyTables } from '../../page/waiting.ts';
import { api } from '../../net/api.ts';
import { texts } from '../../text/index.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useSay } from '../../ui/say.ts';
import { toast } from '../../ui/toast.ts';
import { MyTable } from '../MyTable.tsx';
import { NewTable } from '../../features/newTable/lazy.tsx';
import { CodeForm } from './CodeForm.tsx';
import { FilterBar } from './FilterBar.tsx';
import { everything, type Filters, passes } from './filters.ts';
import styles from './Lobby.module.css';
import { QuickPlay } from './QuickPlay.tsx';
import { Running } from './Running.tsx';
import { TableCard } from './TableCard.tsx';

export function Lobby() {
  const say = useSay(texts);
  const language = useLanguage();
  const [, go] = useLocation();
  const [page, setPage] = useState(0);
  const [filters, setFilters] = useState<Filters>(everything);
  const [planning, setPlanning] = useState(false);
  const game = filters.game === 'any' ? null : filters.game;
  const { reply, again } = useAsked(() => api.lobby(game, page), `lobby ${game} ${page}`, 8000);
  const lobby = reply?.is === 'ok' ? reply.value : null;
  useEffect(() => {
    if (lobby !== null) learnMyTables(lobby.mine);
  }, [lobby]);

  const join = async (table: string): Promise<void> => {
    if ((await introduced()) === null) return;
    const sat = await api.sit(table);
    if (sat.is === 'ok') go(`/table/${table}`);
    else {
      toast(refusalText(language, sat) ?? '');
      again();
    }
  };

  const shown = lobby?.open.filter((line) => passes(line, filters)) ?? [];
  return (
    <Page title={say('lobby.title')} place="lobby" className={styles.lobby}>
      <header className={styles.head}>
        <div>
          <h1>{say('lobby.title')}</h1>
          {lobby !== null && <p>{say('lobby.count', { count: lobby.open.length })}</p>}
        </div>
        <Button kind="lit" icon="plus" onClick={() => setPlanning(true)}>
          {say('table.new')}
        </Button>
      </header>
      <FilterBar
        filters={filters}
        change={(next) => {
          setFilters(next);
          setPage(0);
        }}
      />
      <div className={styles.tables}>
        <section aria-label={say('home.open')}>
          {reply === null && <p className={styles.quiet}>{say('ui.loading')}</p>}
          {reply !== null && reply.is !== 'ok' && (
            <div className={styles.none}>
              <Notice kind="trouble" text={refusalText(language, reply) ?? ''} again={again} />
              <p>{say('lobby.offline')}</p>
              <LinkButton href="/" kind="lit">
                {say('lobby.offline.go')}
              </LinkButton>
            </div>
          )}
          {lobby !== null && shown.length === 0 && (
            <div className={styles.none}>
              <p>{say(lobby.open.length === 0 ? 'lobby.none' : 'lobby.none.such')}</p>
              {lobby.open.length > 0 && (
                <Button onClick={() => setFilters(everything)}>{say('lobby.all')}</Button>
              )}
            </div>
          )}
          {shown.length > 0 && (
            <ul className={styles.cards}>
              {shown.map((line) => (
                <TableCard key={line.table} line={line} join={() => void join(line.table)} />
              ))}
            </ul>
          )}
          {lobby !== null && (page > 0 || lobby.more) && (
            <nav className={styles.pages} aria-label={say('lobby.pages')}>
              <Button icon="left" disabled={page === 0} onClick={() => setPage(page - 1)}>
                {say('ui.newer')}
              </Button>
              <Button icon="right" disabled={!lobby.more} onClick={() => setPage(page + 1)}>
                {say('ui.older')}
              </Button>
            </nav>
          )}
        </section>
        {lobby !== null && lobby.running.length > 0 && <Running lines={lobby.running} />}
      </div>
      <aside className={styles.right}>
        <QuickPlay />
        <Panel title={say('lobby.mine')}>
          {lobby === null || lobby.mine.length === 0 ? (
            <p className={styles.quiet}>{say('lobby.mine.none')}</p>
          ) : (
            <ul>
              {lobby.mine.map((line) => (
                <MyTable key={line.table} line={line} />
              ))}
            </ul>
          )}
        </Panel>
        <CodeForm />
      </aside>
      {planning && <NewTable first={GAMES[0]} where="online" close={() => setPlanning(false)} />}
    </Page>
  );
}

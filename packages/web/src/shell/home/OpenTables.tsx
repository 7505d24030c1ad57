import { useLocation } from 'wouter';
import { useAsked } from '../../net/ask.ts';
import { clockText } from '../../text/clock.ts';
import { useLanguage } from '../../client/language.ts';
import { introduced } from '../../net/me.ts';
import { refusalText } from '../../net/refusal.ts';
import { api } from '../../net/api.ts';
import { texts } from '../../text/index.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useSay } from '../../ui/say.ts';
import { toast } from '../../ui/toast.ts';
import { SeatFaces } from '../SeatFaces.tsx';
import { nameOfTable } from '../gameName.ts';
import { TableLine } from '../TableLine.tsx';
import styles from './OpenTables.module.css';

/** How many are shown; the lobby has them all. */
const SHOWN = 3;

interface Props {
  readonly begin: () => void;
  /** Whether there is a picture of a table where no table is open: for those who have seen none. */
  readonly pictured: boolean;
}

/** Tables that wait for players, a few of them. */
export function OpenTables({ begin, pictured }: Props) {
  const say = useSay(texts);
  const language = useLanguage();
  const [, go] = useLocation();
  const { reply, again } = useAsked(() => api.lobby(null, 0), 'lobby null 0', 20_000);

  const join = async (table: string): Promise<void> => {
    if ((await introduced()) === null) return;
    const sat = await api.sit(table);
    const refusal = refusalText(language, sat);
    if (refusal === null) go(`/table/${table}`);
    else toast(refusal);
  };

  return (
    <Panel
      title={say('home.open')}
      aside={
        <Button kind="lit" small icon="plus" onClick={begin}>
          {say('table.new')}
        </Button>
      }
    >
      {reply === null ? (
        <p className={styles.quiet}>{say('ui.loading')}</p>
      ) : reply.is !== 'ok' ? (
        <Notice text={say('home.open.offline')} again={again} />
      ) : reply.value.open.length === 0 ? (
        <>
          <p className={styles.quiet}>{say('home.open.none')}</p>
          {pictured && (
            <img className={styles.picture} src="/table.jpg" alt={say('home.picture')} loading="lazy" />
          )}
        </>
      ) : (
        <>
          <ul>
            {reply.value.open.slice(0, SHOWN).map((line) => (
              <TableLine
                key={line.table}
                game={line.game}
                name={nameOfTable(say, line)}
                note={clockText(say, line.clock)}
              >
                <SeatFaces seats={line.seats} />
                {line.mine === null ? (
                  <Button
                    kind="lit"
                    small
                    onClick={() => void join(line.table)}
                    aria-label={say('lobby.join.table', { name: nameOfTable(say, line) })}
                  >
                    {say('lobby.join')}
                  </Button>
                ) : (
                  <LinkButton href={`/table/${line.table}`} small>
                    {say('mine.open')}
                  </LinkButton>
                )}
              </TableLine>
            ))}
          </ul>
          <div className={styles.more}>
            <LinkButton kind="plain" href="/lobby">
              {say('home.open.all')}
            </LinkButton>
          </div>
        </>
      )}
    </Panel>
  );
}

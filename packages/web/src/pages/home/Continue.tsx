import { useLanguage } from '../../app/language.ts';
import { ago } from '../../app/clock.ts';
import { useLocalMatches } from '../../app/useLocalMatches.ts';
import { useMyTables, useWaiting } from '../../app/waiting.ts';
import { texts } from '../../text/index.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useSay } from '../../ui/say.ts';
import { MyTable } from '../MyTable.tsx';
import { nameOfTable } from '../gameName.ts';
import { TableLine } from '../TableLine.tsx';
import styles from './OpenTables.module.css';

/** How many of each kind are shown. */
const SHOWN = 3;

/** What I have begun: tables of the server, and matches that this browser keeps. */
export function Continue() {
  const say = useSay(texts);
  const language = useLanguage();
  const mine = useMyTables();
  const waiting = useWaiting();
  const [kept] = useLocalMatches();
  const local = kept.filter((line) => !line.over);
  const nothing = mine.length === 0 && local.length === 0;
  return (
    <Panel
      title={say('home.continue')}
      aside={waiting > 0 ? say('menu.waiting', { count: waiting }) : undefined}
    >
      {nothing && <p className={styles.quiet}>{say('home.continue.none')}</p>}
      <ul>
        {mine.slice(0, SHOWN).map((line) => (
          <MyTable key={line.table} line={line} />
        ))}
        {local.slice(0, SHOWN).map((line) => (
          <TableLine
            key={line.id}
            game={line.game}
            name={nameOfTable(say, line)}
            note={say('local.note', { when: ago(language, line.changed, Date.now()) })}
          >
            <LinkButton href={`/local/${line.id}`} small>
              {say('home.continue.go')}
            </LinkButton>
          </TableLine>
        ))}
      </ul>
    </Panel>
  );
}

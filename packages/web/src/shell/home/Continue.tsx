import { useLanguage } from '../../client/language.ts';
import { ago } from '../../text/clock.ts';
import { useWaiting } from '../../page/waiting.ts';
import { texts } from '../../text/index.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useSay } from '../../ui/say.ts';
import { MyTable } from '../MyTable.tsx';
import { nameOfTable } from '../gameName.ts';
import { TableLine } from '../TableLine.tsx';
import type { Begun } from './begun.ts';
import styles from './Continue.module.css';

/** How many of each kind are shown. */
const SHOWN = 3;

/** The way back to what I have begun. */
export function Continue({ mine, local }: Begun) {
  const say = useSay(texts);
  const language = useLanguage();
  const waiting = useWaiting();
  return (
    <Panel
      title={say('home.continue')}
      aside={waiting > 0 ? say('menu.waiting', { count: waiting }) : undefined}
      className={styles.continue}
    >
      <ul className={styles.lines}>
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
            <LinkButton href={`/local/${line.id}`} kind="main" small>
              {say('home.continue.go')}
            </LinkButton>
          </TableLine>
        ))}
      </ul>
    </Panel>
  );
}

import { useState } from 'react';
import { ago } from '../../text/clock.ts';
import { useLanguage } from '../../client/language.ts';
import { forgetLocal, type LocalLine } from '../../net/local/matches.ts';
import { useLocalMatches } from '../../net/local/useLocalMatches.ts';
import { texts } from '../../text/index.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useSay } from '../../ui/say.ts';
import { nameOfTable } from '../gameName.ts';
import { TableLine } from '../TableLine.tsx';
import styles from './Profile.module.css';

/** The matches that this browser keeps; no server knows of them. */
export function LocalHistory() {
  const say = useSay(texts);
  const language = useLanguage();
  const [lines, again] = useLocalMatches();
  const [doomed, setDoomed] = useState<LocalLine | null>(null);

  const forget = async ({ id }: LocalLine): Promise<void> => {
    setDoomed(null);
    await forgetLocal(id);
    again();
  };

  return (
    <Panel title={say('local.title')}>
      {lines.length === 0 && <p className={styles.note}>{say('local.none')}</p>}
      <ul>
        {lines.map((line) => (
          <TableLine
            key={line.id}
            game={line.game}
            name={nameOfTable(say, line)}
            note={say('local.note', { when: ago(language, line.changed, Date.now()) })}
          >
            <LinkButton href={line.over ? `/replay/${line.id}` : `/local/${line.id}`} small>
              {say(line.over ? 'history.replay' : 'home.continue.go')}
            </LinkButton>
            <Button
              small
              icon="trash"
              aria-label={say('local.forget', { name: nameOfTable(say, line) })}
              onClick={() => setDoomed(line)}
            />
          </TableLine>
        ))}
      </ul>
      {doomed !== null && (
        <Dialog
          open
          close={() => setDoomed(null)}
          title={say('local.forget', { name: nameOfTable(say, doomed) })}
          footer={
            <>
              <Button onClick={() => setDoomed(null)}>{say('ui.cancel')}</Button>
              <Button kind="danger" onClick={() => void forget(doomed)}>
                {say('local.forget.yes')}
              </Button>
            </>
          }
        >
          <p>{say('local.forget.sure')}</p>
        </Dialog>
      )}
    </Panel>
  );
}

import { useState } from 'react';
import { useLocation } from 'wouter';
import { GAMES, type GameId } from '../../client/games.ts';
import { useLanguage } from '../../client/language.ts';
import { introduced } from '../../net/me.ts';
import { refusalText } from '../../net/refusal.ts';
import { api } from '../../net/api.ts';
import { texts } from '../../text/index.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Emblem } from '../../ui/Emblem.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useSay } from '../../ui/say.ts';
import { toast } from '../../ui/toast.ts';
import styles from './QuickPlay.module.css';

/** A seat at once: at a table that waits for one more, or at a new one. */
export function QuickPlay() {
  const say = useSay(texts);
  const language = useLanguage();
  const [, go] = useLocation();
  const [chosen, setChosen] = useState<GameId>(GAMES[0]);
  const [busy, setBusy] = useState(false);

  const sit = async (): Promise<void> => {
    setBusy(true);
    if ((await introduced()) !== null) {
      const reply = await api.quick(chosen);
      if (reply.is === 'ok') go(`/table/${reply.value.table}`);
      else toast(refusalText(language, reply) ?? '');
    }
    setBusy(false);
  };

  return (
    <Panel title={say('quick.title')} aside={say('quick.aside')}>
      <fieldset className={styles.games}>
        <legend className="hidden">{say('filter.game')}</legend>
        {GAMES.map((id) => (
          <label key={id} className={cx(id === chosen && styles.on)}>
            <input type="radio" name="quick" checked={id === chosen} onChange={() => setChosen(id)} />
            <Emblem game={id} />
            <span>{say(`game.${id}.short`)}</span>
          </label>
        ))}
      </fieldset>
      <p className={styles.about}>{say('quick.about')}</p>
      <Button kind="main" icon="round-table" wide disabled={busy} onClick={() => void sit()}>
        {say('quick.sit')}
      </Button>
    </Panel>
  );
}

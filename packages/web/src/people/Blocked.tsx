import { useLanguage } from '../client/language.ts';
import { refusalText } from '../net/refusal.ts';
import { Button } from '../ui/Button.tsx';
import { Panel } from '../ui/Panel.tsx';
import { useSay } from '../ui/say.ts';
import { toast } from '../ui/toast.ts';
import styles from './Blocked.module.css';
import { type Person, unblock, useBlocked } from './people.ts';
import { texts } from './text/index.ts';

/** Those whom I have blocked, each with the way back. */
export function Blocked() {
  const say = useSay(texts);
  const language = useLanguage();
  const blocked = useBlocked();
  const free = async (person: Person): Promise<void> => {
    const reply = await unblock(person);
    toast(refusalText(language, reply) ?? say('person.unblocked', { name: person.name }));
  };
  return (
    <Panel title={say('blocked.title')}>
      {blocked.length === 0 ? (
        <p className={styles.none}>{say('blocked.none')}</p>
      ) : (
        <ul className={styles.list}>
          {blocked.map((person) => (
            <li key={person.id}>
              <b>{person.name}</b>
              <Button small icon="unlock" onClick={() => void free(person)}>
                {say('person.unblock', { name: person.name })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

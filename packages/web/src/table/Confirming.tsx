import { optionText, questionText } from '@concilio/text';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './Confirming.module.css';
import { useHere } from './here.ts';
import { walkList } from './Options.tsx';
import { questionNow } from './store.ts';

/** Asks once more about what is hardly ever meant, and which of several options a thing on the table stands for. */
export function Confirming() {
  const { store, state, speaker, say } = useHere();
  const { confirming, which } = state;
  const question = questionNow(state);
  if (confirming !== null)
    return (
      <Dialog
        open
        close={() => store.setState({ confirming: null })}
        title={say('confirming.title')}
        about={say('confirming.about')}
        footer={
          <>
            <Button onClick={() => store.take(confirming)}>{say('confirming.yes')}</Button>
            <Button kind="main" data-focus onClick={() => store.setState({ confirming: null })}>
              {say('confirming.no')}
            </Button>
          </>
        }
      >
        <p className={styles.what}>{optionText(speaker, confirming)}</p>
      </Dialog>
    );
  if (which === null || question === null) return null;
  return (
    <Dialog
      open
      close={() => store.setState({ which: null })}
      title={say('which.title')}
      about={questionText(speaker, question)}
    >
      <ul className={styles.which} onKeyDown={walkList}>
        {which.map((option) => (
          <li key={option.id}>
            <Button kind="lit" wide onClick={() => store.take(option)}>
              {optionText(speaker, option)}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

import { optionText } from '@concilio/text';
import { useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Select } from '../../ui/Select.tsx';
import { useBox } from './box.ts';
import type { Deck } from './deck.ts';
import { filesOf, LONGEST, readDeck } from './formats.ts';
import styles from './ImportDialog.module.css';

interface Props {
  readonly close: () => void;
  readonly keep: (deck: Deck) => void;
  /** Puts it in place of the deck that is open, if one is. */
  readonly replace?: ((deck: Deck) => void) | undefined;
}

const GUESS = 'guess';

/** Reads a deck from a file or from what is pasted. What cannot be read of it is said line by line. */
export function ImportDialog({ close, keep, replace }: Props) {
  const { rules, own, bench, speaker, say } = useBox();
  const id = useId();
  const [text, setText] = useState('');
  const [file, setFile] = useState<string | null>(null);
  const [format, setFormat] = useState(GUESS);
  const [trouble, setTrouble] = useState<string | null>(null);
  const read = readDeck(rules, own, text, format === GUESS ? null : format, file);
  const problems = read.deck === null ? [] : rules.check(read.json);

  const take = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return;
    setTrouble(null);
    if (chosen.size > LONGEST) {
      setTrouble(say('import.large'));
      return;
    }
    try {
      setText(await chosen.text());
      setFile(chosen.name);
    } catch {
      setTrouble(say('import.unreadable'));
    }
  };

  const { deck } = read;
  const form = bench.forms.find((one) => one.id === read.format);
  return (
    <Dialog
      open
      close={close}
      title={say('import.title')}
      about={bench.words.importing}
      footer={
        <>
          {replace !== undefined && (
            <Button disabled={deck === null} onClick={() => deck !== null && replace(deck)}>
              {say('import.replace')}
            </Button>
          )}
          <Button kind="main" disabled={deck === null} onClick={() => deck !== null && keep(deck)}>
            {say('import.keep')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <div className={styles.row}>
          <label className={styles.file}>
            {say('import.file')}
            <input
              type="file"
              accept={filesOf(bench.forms)}
              onChange={({ target }) => {
                void take(target.files?.[0]);
                // The same file may be chosen again after it was changed.
                target.value = '';
              }}
            />
          </label>
          <Select
            label={say('import.format')}
            value={format}
            values={[
              { value: GUESS, text: say('import.guess') },
              ...bench.forms.map((form) => ({ value: form.id, text: form.text })),
            ]}
            choose={setFormat}
          />
        </div>
        <label htmlFor={id}>{say('import.paste')}</label>
        <textarea
          id={id}
          rows={9}
          maxLength={LONGEST}
          spellCheck={false}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setFile(null);
            setTrouble(null);
          }}
        />
        {trouble !== null && <Notice kind="trouble" text={trouble} />}
        {trouble === null && text.trim() !== '' && deck === null && (
          <Notice kind="trouble" text={say('import.none')} />
        )}
        {deck !== null && (
          <p className={styles.read} role="status">
            <b>{deck.name === '' ? say('deck.unnamed') : deck.name}</b>
            <span>
              {bench.words.read(deck)}
              {form !== undefined && `, ${say('import.as', { format: form.text })}`}
            </span>
          </p>
        )}
        {text.trim() !== '' && read.unread.length > 0 && (
          <div className={styles.unread} role="alert">
            <h3>{say('import.unread', { count: read.unread.length })}</h3>
            <ul>
              {read.unread.map((line, index) => (
                <li key={index}>{say('import.line', { line: line.line, text: line.text })}</li>
              ))}
            </ul>
          </div>
        )}
        {problems.length > 0 && (
          <ul className={styles.problems}>
            {problems.map(({ rule, message }, index) => (
              <li key={index}>{`${optionText(speaker, { text: message })} [${rule}]`}</li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

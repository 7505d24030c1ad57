import type { Json } from '@concilio/kernel';
import type { Decks } from '@concilio/cards';
import { optionText, type Speaker } from '@concilio/text';
import { useId, useState } from 'react';
import { texts } from '../../text/index.ts';
import { Button } from '../../ui/Button.tsx';
import { useSay } from '../../ui/say.ts';
import styles from './OwnDeck.module.css';

interface Props {
  readonly decks: Decks;
  readonly speaker: Speaker;
  readonly take: (deck: Json) => void;
  readonly close: () => void;
}

/** Reads a deck that somebody pastes, in any form that the game knows. Nothing is dropped in silence. */
export function OwnDeck({ decks, speaker, take, close }: Props) {
  const say = useSay(texts);
  const id = useId();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<readonly string[]>([]);

  function read(): void {
    const format = decks.guess(text);
    const { deck, unread } = format === null ? { deck: null, unread: [] } : decks.read(text, format);
    const lines = unread.map((one) => say('deck.unread', { ...one }));
    const problems =
      deck === null
        ? [say('deck.none')]
        : decks.check(deck).map(({ rule, message }) => `${optionText(speaker, { text: message })} [${rule}]`);
    setWrong([...lines, ...problems]);
    if (deck !== null && lines.length + problems.length === 0) take(deck);
  }

  return (
    <div className={styles.own}>
      <label htmlFor={id}>{say('deck.paste')}</label>
      <textarea
        className={styles.text}
        id={id}
        rows={6}
        spellCheck={false}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setWrong([]);
        }}
      />
      <div role="alert">
        {wrong.length > 0 && (
          <ul>
            {wrong.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.acts}>
        <Button small onClick={close}>
          {say('ui.cancel')}
        </Button>
        <Button small kind="lit" disabled={text.trim() === ''} onClick={read}>
          {say('deck.take')}
        </Button>
      </div>
    </div>
  );
}

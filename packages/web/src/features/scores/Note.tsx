import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useSay } from '../../ui/say.ts';
import { MOST_LETTERS, noteOn, writeNote } from './notes.ts';
import styles from './Note.module.css';
import { texts } from './text/index.ts';

interface Props {
  readonly match: string;
  /** What the note is about, for those who hear the page. */
  readonly about: string;
  /** What stands beside the way to write one. */
  readonly children?: ReactNode;
}

/** What I have to say about a match: kept in this browser, and part of the log that I can take home. */
export function Note({ match, about, children }: Props) {
  const say = useSay(texts);
  const id = useId();
  const [text, setText] = useState(() => noteOn(match));
  const [isWriting, setWriting] = useState(false);
  const button = useRef<HTMLSpanElement>(null);

  const change = (next: string): void => {
    setText(next);
    // Every letter: whoever closes the page has written it.
    writeNote(match, next);
  };
  const done = (): void => {
    setWriting(false);
    requestAnimationFrame(() => button.current?.querySelector('button')?.focus());
  };

  if (isWriting)
    return (
      <div className={styles.note}>
        <label htmlFor={id} className="hidden">
          {say('note.about', { about })}
        </label>
        <textarea
          id={id}
          rows={3}
          maxLength={MOST_LETTERS}
          value={text}
          autoFocus
          placeholder={say('note.placeholder')}
          onChange={({ target }) => change(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && done()}
        />
        <Button small onClick={done}>
          {say('note.done')}
        </Button>
      </div>
    );
  return (
    <div className={styles.note}>
      {text.trim() !== '' && <p>{text}</p>}
      <span ref={button} className={styles.ways}>
        <button
          type="button"
          aria-label={say(text === '' ? 'note.write.about' : 'note.change.about', { about })}
          onClick={() => setWriting(true)}
        >
          {say(text === '' ? 'note.write' : 'note.change')}
        </button>
        {children}
      </span>
    </div>
  );
}

import { useEffect, useRef } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { useSay } from '../../ui/say.ts';
import styles from './SearchField.module.css';
import { texts } from './text/index.ts';

interface Props {
  readonly text: string;
  readonly change: (text: string) => void;
}

/** Finds while one types; `/` comes here from anywhere on the page. */
export function SearchField({ text, change }: Props) {
  const say = useSay(texts);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { target } = event;
      const typing = target instanceof HTMLElement && target.matches('input, textarea, select');
      if (event.key !== '/' || typing) return;
      event.preventDefault();
      input.current?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <search className={styles.box}>
      <label className={styles.field}>
        <Icon name="search" />
        <span className="hidden">{say('cards.search')}</span>
        <input
          ref={input}
          type="search"
          value={text}
          placeholder={say('cards.placeholder')}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => change(target.value)}
        />
        <kbd aria-hidden="true">/</kbd>
      </label>
    </search>
  );
}

import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { texts } from '../../text/index.ts';
import { cx } from '../../ui/cx.ts';
import { useSay } from '../../ui/say.ts';
import { excerpt, type RuleLine, search } from './search.ts';
import styles from './SearchBox.module.css';

/** So many results are listed; more words find fewer lines. */
const SHOWN = 30;

interface Props {
  readonly lines: readonly RuleLine[];
  readonly open: (id: string) => void;
}

/** Searches while one types. The arrows walk through what is found, Enter opens it, `/` comes back here from anywhere. */
export function SearchBox({ lines, open }: Props) {
  const say = useSay(texts);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const asked = useDeferredValue(query);
  const hits = useMemo(() => search(lines, asked), [lines, asked]);
  const shown = hits.slice(0, SHOWN);
  const isOpen = query.trim() !== '';

  useEffect(() => setAt(0), [asked]);
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent): void => {
      const { target } = event;
      const typing = target instanceof HTMLElement && target.matches('input, textarea, select');
      if (event.key !== '/' || typing) return;
      event.preventDefault();
      input.current?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, at]);

  const take = (index: number): void => {
    const hit = shown[index];
    if (hit === undefined) return;
    setQuery('');
    input.current?.blur();
    open(hit.line.id);
  };

  const onKey = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && shown.length > 0) setAt((at + step + shown.length) % shown.length);
    else if (event.key === 'Enter') take(at);
    else if (event.key === 'Escape') setQuery('');
    else return;
    event.preventDefault();
  };

  return (
    <search className={styles.box}>
      <label className={styles.field}>
        <Icon name="search" />
        <span className="hidden">{say('rules.search')}</span>
        <input
          ref={input}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && shown.length > 0 ? `${id}-${at}` : undefined}
          value={query}
          placeholder={say('rules.search')}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={onKey}
        />
        <kbd aria-hidden="true">/</kbd>
      </label>
      {isOpen && (
        <div className={styles.found}>
          <p role="status">{say('rules.found', { count: hits.length, query: query.trim() })}</p>
          <ul id={`${id}-list`} role="listbox" aria-label={say('rules.results')}>
            {shown.map(({ line, pieces }, index) => (
              <li
                key={line.id}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === at}
                className={cx(index === at && styles.on)}
                onMouseMove={() => setAt(index)}
                onClick={() => take(index)}
              >
                <code>{line.id}</code>
                <div>
                  <p lang={line.foreign ? 'en' : undefined}>
                    {excerpt(pieces, 44, 150).map((piece, number) =>
                      piece.marked ? (
                        <mark key={number}>{piece.text}</mark>
                      ) : (
                        <span key={number}>{piece.text}</span>
                      ),
                    )}
                  </p>
                  <small>
                    {line.title}
                    {line.kind !== 'stated' && ` · ${say(`rules.kind.${line.kind}`)}`}
                  </small>
                </div>
              </li>
            ))}
          </ul>
          <p className={styles.keys} aria-hidden="true">
            <kbd>↑</kbd>
            <kbd>↓</kbd> {say('rules.key.choose')} <kbd>↵</kbd> {say('rules.key.open')}
          </p>
        </div>
      )}
    </search>
  );
}

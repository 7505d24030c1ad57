import type { Json } from '@concilio/kernel';
import { eventText } from '@concilio/words';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Segments } from '../ui/Segments.tsx';
import { useHere } from './here.ts';
import styles from './Log.module.css';
import { isAbout, namedIn } from './names.ts';
import { Rich } from './Rich.tsx';

/** The whole of a long match is in the replay; a screen need not carry it. */
const SHOWN = 300;

/** What has happened, in sentences, the newest at the bottom. Pointing at a line lights what it speaks of. */
export function Log() {
  const { store, state, frame, game, inked, say } = useHere();
  const [which, setWhich] = useState<'all' | 'own'>('all');
  const [at, setAt] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const isAtEnd = useRef(true);

  const lines = useMemo(() => {
    const kept = state.log.map((event, number) => ({ event, number })).slice(-SHOWN);
    return kept.flatMap(({ event, number }) => {
      if (which === 'own' && frame.seat !== null && !isAbout(game, frame.seat, event)) return [];
      const text = eventText(inked, event as unknown as Json);
      return text === null ? [] : [{ event, number, text }];
    });
  }, [state.log, which, game, inked, frame.seat]);

  useEffect(() => {
    const { current } = list;
    if (current !== null && isAtEnd.current) current.scrollTop = current.scrollHeight;
  }, [lines]);

  const point = (index: number | null) => {
    const line = index === null ? undefined : lines[index];
    store.setState({ pointed: line === undefined ? [] : namedIn(line.event) });
  };
  const inspect = (thing: string) => store.setState({ inspected: thing });

  function walk(event: KeyboardEvent) {
    const now = at ?? lines.length;
    const next = event.key === 'ArrowUp' ? now - 1 : event.key === 'ArrowDown' ? now + 1 : null;
    if (next !== null && next >= 0 && next < lines.length) {
      event.preventDefault();
      setAt(next);
      point(next);
      list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
    }
    const line = at === null ? undefined : lines[at];
    if (line === undefined || (event.key !== 'Enter' && event.key !== 'i')) return;
    const thing = namedIn(line.event).find((id) => game.position.things.some((one) => one.id === id));
    if (thing === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    inspect(thing);
  }

  return (
    <div className={styles.log}>
      {frame.seat !== null && (
        <Segments
          label={say('log.filter')}
          hideLabel
          value={which}
          values={[
            { value: 'all', text: say('log.all') },
            { value: 'own', text: say('log.own') },
          ]}
          choose={setWhich}
        />
      )}
      <ol
        ref={list}
        className={styles.lines}
        tabIndex={0}
        aria-label={say('log.title')}
        onKeyDown={walk}
        onBlur={() => {
          setAt(null);
          point(null);
        }}
        onMouseLeave={() => point(null)}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          isAtEnd.current = scrollHeight - scrollTop - clientHeight < 40;
        }}
      >
        {lines.length === 0 && <li className={styles.none}>{say('log.empty')}</li>}
        {lines.map(({ number, text }, index) => (
          <li key={number} data-at={index === at} onMouseEnter={() => point(index)}>
            <Rich text={text} inspect={inspect} />
          </li>
        ))}
      </ol>
    </div>
  );
}

import type { SeenEvent } from '@concilio/tables';
import { eventText, isAbout } from '@concilio/text';
import { type KeyboardEvent, memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { Segments } from '../ui/Segments.tsx';
import { useHere } from './here.ts';
import styles from './Log.module.css';
import { namedIn } from './names.ts';
import { Rich } from './Rich.tsx';

/** The whole of a long match is in the replay; a screen need not carry it. */
const SHOWN = 300;
/** A list glides on for a moment after it was let go. */
const BY_READER = 1000;

/** What has happened, in sentences, the newest at the bottom. Pointing at a line lights what it speaks of. */
export function Log() {
  const { store, state, frame, game, marked, say } = useHere();
  const [which, setWhich] = useState<'all' | 'own'>('all');
  const [at, setAt] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const [follows, setFollows] = useState(true);
  /** When the reader last moved the list: what scrolls by itself, as lines come, says nothing of where one reads. */
  const moved = useRef(Number.NEGATIVE_INFINITY);

  /** A line that has been said is not put into words again with each one that follows. */
  const said = useMemo(() => new WeakMap<SeenEvent, string | null>(), [marked]);
  const lines = useMemo(() => {
    const kept = state.log.map((event, number) => ({ event, number })).slice(-SHOWN);
    return kept.flatMap(({ event, number }) => {
      if (which === 'own' && frame.seat !== null && !isAbout(game, frame.seat, event)) return [];
      const text = said.has(event) ? (said.get(event) ?? null) : eventText(marked, event);
      said.set(event, text);
      return text === null ? [] : [{ event, number, text }];
    });
  }, [state.log, which, game, marked, said, frame.seat]);

  const toTheEnd = useCallback(() => {
    const { current } = list;
    if (current !== null) current.scrollTop = current.scrollHeight;
  }, []);
  useEffect(() => {
    const { current } = list;
    if (!follows || current === null) return;
    // With the next picture: to measure right now would lay the whole table out once more.
    const next = requestAnimationFrame(toTheEnd);
    const observer = new ResizeObserver(toTheEnd);
    observer.observe(current);
    return () => {
      cancelAnimationFrame(next);
      observer.disconnect();
    };
  }, [lines, follows, toTheEnd]);
  const byReader = () => {
    moved.current = performance.now();
  };

  const point = useCallback(
    (event: SeenEvent | null) => store.setState({ pointed: event === null ? [] : namedIn(event) }),
    [store],
  );
  const inspect = useCallback((thing: string) => store.setState({ inspected: thing }), [store]);

  function walk(event: KeyboardEvent) {
    byReader();
    const now = at ?? lines.length;
    const next = event.key === 'ArrowUp' ? now - 1 : event.key === 'ArrowDown' ? now + 1 : null;
    if (next !== null && next >= 0 && next < lines.length) {
      event.preventDefault();
      setAt(next);
      point(lines[next]?.event ?? null);
      list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
    }
    const line = at === null ? undefined : lines[at];
    if (line === undefined || (event.key !== 'Enter' && event.key !== 'i')) return;
    const thing = namedIn(line.event).find((id) => game.things.some((one) => one.id === id));
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
        onWheel={byReader}
        onTouchMove={byReader}
        onPointerDown={byReader}
        onPointerMove={({ buttons }) => buttons > 0 && byReader()}
        onScroll={({ currentTarget }) => {
          // To measure what scrolls by itself would lay the whole table out with each line that comes.
          if (performance.now() - moved.current >= BY_READER) return;
          const { scrollTop, scrollHeight, clientHeight } = currentTarget;
          setFollows(scrollHeight - scrollTop - clientHeight < 40);
        }}
      >
        {lines.length === 0 && <li className={styles.none}>{say('log.empty')}</li>}
        {lines.map(({ number, event, text }, index) => (
          <Line key={number} event={event} text={text} isAt={index === at} point={point} inspect={inspect} />
        ))}
      </ol>
      {!follows && (
        <button type="button" className={styles.newest} onClick={() => setFollows(true)}>
          {say('log.newest')} <Icon name="down" />
        </button>
      )}
    </div>
  );
}

interface LineProps {
  readonly event: SeenEvent;
  readonly text: string;
  readonly isAt: boolean;
  readonly point: (event: SeenEvent | null) => void;
  readonly inspect: (thing: string) => void;
}

/** A line stays as it was drawn: there are hundreds, and the screen changes with every event. */
const Line = memo(({ event, text, isAt, point, inspect }: LineProps) => (
  <li data-at={isAt} onMouseEnter={() => point(event)}>
    <Rich text={text} inspect={inspect} />
  </li>
));

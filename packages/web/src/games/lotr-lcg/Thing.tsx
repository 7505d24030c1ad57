import type { KeyboardEvent, MouseEvent, PointerEvent, ReactNode } from 'react';
import { useRef } from 'react';
import { cx } from '../../ui/cx.ts';
import { useTable } from './context.ts';
import styles from './Thing.module.css';

/** How a card stands to the question: an answer, forbidden, or none of its business. */
export interface Choice {
  readonly light: 'lit' | 'blocked' | 'none';
  readonly chosen: boolean;
  readonly key: string | null;
}

export function useChoice(id: string | null): Choice {
  const { choices } = useTable().props;
  if (id === null) return { light: 'none', chosen: false, key: null };
  if (choices.optionsFor(id).length > 0)
    return { light: 'lit', chosen: choices.isChosen(id), key: choices.keyOf(id) };
  return { light: choices.blockedFor(id) === null ? 'none' : 'blocked', chosen: false, key: null };
}

interface Props {
  /** By which id the question may know it. */
  readonly id: string;
  /** What is heard after its name. */
  readonly more?: readonly (string | null)[];
  /** What is heard in place of what stands on it. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Sooner than a browser opens its own menu. */
const LONG_PRESS = 400;
/** How long a pointer rests on a card before it is told why not. */
const REST = 250;

/**
 * A card on the table that can be pressed. What is lit answers, what is forbidden says why, anything else opens the
 * inspector; so do the other mouse button, a long press on what is not forbidden, and the key I.
 */
export function Thing({ id, more = [], label, className, children }: Props) {
  const { props, say } = useTable();
  const { choices, inspect } = props;
  const { light, chosen } = useChoice(id);
  const held = useRef({ timer: 0, done: false, byFinger: false });
  const later = (ms: number, then: () => void) => {
    window.clearTimeout(held.current.timer);
    held.current.timer = window.setTimeout(then, ms);
  };
  const stop = () => window.clearTimeout(held.current.timer);

  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    stop();
    if (held.current.done) held.current.done = false;
    else if (light === 'lit') choices.choose(id);
    else if (light === 'blocked') choices.explain(id, event.currentTarget);
    else inspect(id);
  };
  const begin = ({ currentTarget, pointerType }: PointerEvent<HTMLButtonElement>): void => {
    held.current.done = false;
    held.current.byFinger = pointerType !== 'mouse';
    if (held.current.byFinger) later(LONG_PRESS, () => tell(currentTarget));
  };
  const tell = (near: Element): void => {
    stop();
    if (held.current.done) return;
    held.current.done = true;
    if (light === 'blocked') choices.explain(id, near);
    else inspect(id);
  };
  const rest = ({ currentTarget, pointerType }: PointerEvent<HTMLButtonElement>): void => {
    if (pointerType === 'mouse' && light === 'blocked')
      later(REST, () => choices.explain(id, currentTarget, true));
  };

  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'i') return;
    event.stopPropagation();
    inspect(id);
  };
  const heard = [...more, light === 'blocked' ? say('blocked') : null].filter((text) => text !== null);
  return (
    <button
      type="button"
      className={cx(styles.thing, className)}
      data-id={id}
      data-thing={id}
      data-light={light}
      aria-pressed={chosen || undefined}
      onClick={press}
      onContextMenu={(event) => {
        event.preventDefault();
        if (held.current.byFinger) tell(event.currentTarget);
        else inspect(id);
      }}
      onPointerDown={begin}
      onPointerUp={stop}
      onPointerCancel={stop}
      // A card that comes to lie under a pointer that rests has not been pointed at.
      onPointerMove={rest}
      onPointerLeave={stop}
      onKeyDown={key}
    >
      {label === undefined ? (
        children
      ) : (
        <>
          <span className={styles.seen} aria-hidden="true">
            {children}
          </span>
          <span className="hidden">{label}</span>
        </>
      )}
      {heard.length > 0 && <span className="hidden">{heard.join(', ')}</span>}
    </button>
  );
}

/** The key that answers with it: a sign for the eye, and no part of the thing's name. */
export const KeyBadge = ({ of }: { readonly of: Choice }) =>
  of.key === null ? null : <kbd className={styles.key} data-key={of.key} aria-hidden="true" />;

import type { CSSProperties, KeyboardEvent, MouseEvent, PointerEvent, ReactNode } from 'react';
import { useRef } from 'react';
import { cx } from '../../ui/cx.ts';
import { useTable } from './context.ts';
import styles from './Thing.module.css';

interface Props {
  /** By which ids the question may know it: a piece, a thing, an answer. */
  readonly ids: readonly string[];
  /** What the inspector shows of it. */
  readonly thing: string | null;
  /** What it is, to those who hear it, where no words stand on it. */
  readonly label?: string | undefined;
  /** What is heard after the words that stand on it. */
  readonly more?: string | undefined;
  /** Shown to who points at it, where its words are left out for want of room. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly children: ReactNode;
  readonly onPoint?: ((on: boolean) => void) | undefined;
}

/** How it stands to the question: an answer, one without effect, one that is forbidden, or none. */
export type Light = 'lit' | 'useless' | 'blocked' | 'none';

export interface Choice {
  readonly light: Light;
  readonly chosen: boolean;
  readonly key: string | null;
  /** The id by which the question knows it. */
  readonly id: string;
}

const USELESS = 'useless/';

export function useChoice(ids: readonly string[]): Choice {
  const { choices } = useTable().props;
  const lit = ids.find((id) => choices.optionsFor(id).length > 0);
  if (lit !== undefined) {
    const useless = choices.optionsFor(lit).every(({ id }) => id.startsWith(USELESS));
    return {
      light: useless ? 'useless' : 'lit',
      chosen: choices.isChosen(lit),
      key: choices.keyOf(lit),
      id: lit,
    };
  }
  const blocked = ids.find((id) => choices.blockedFor(id) !== null);
  return { light: blocked === undefined ? 'none' : 'blocked', chosen: false, key: null, id: blocked ?? '' };
}

const LONG_PRESS = 500;

/**
 * Anything on the table that can be pressed. What is lit answers, what is forbidden says why, anything else opens the
 * inspector; so do a long press, the other mouse button, and the key I.
 */
export function Thing({ ids, thing, label, more, title, className, style, children, onPoint }: Props) {
  const { props, say } = useTable();
  const { choices, inspect, pointed } = props;
  const { light, chosen, id } = useChoice(ids);
  const held = useRef<{ timer: number; done: boolean }>({ timer: 0, done: false });

  const look = (): void => {
    if (thing !== null) inspect(thing);
  };
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (held.current.done) held.current.done = false;
    else if (light === 'lit' || light === 'useless') choices.choose(id);
    else if (light === 'blocked') choices.explain(id, event.currentTarget);
    else look();
  };
  const begin = ({ currentTarget, pointerType }: PointerEvent<HTMLButtonElement>): void => {
    held.current.done = false;
    if (pointerType === 'mouse') return;
    held.current.timer = window.setTimeout(() => {
      held.current.done = true;
      if (light === 'blocked') choices.explain(id, currentTarget);
      else look();
    }, LONG_PRESS);
  };
  const end = (): void => window.clearTimeout(held.current.timer);
  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'i' || thing === null) return;
    event.stopPropagation();
    look();
  };
  const heard = [more ?? [], spoken(light, say)].flat().join(', ');
  const isPointed = (thing !== null && pointed.includes(thing)) || ids.some((one) => pointed.includes(one));
  return (
    <button
      type="button"
      className={cx(styles.thing, className)}
      style={style}
      title={title}
      data-light={light}
      data-pointed={isPointed || undefined}
      data-thing={thing ?? undefined}
      aria-label={label}
      aria-pressed={chosen || undefined}
      onClick={press}
      onContextMenu={(event) => {
        event.preventDefault();
        look();
      }}
      onPointerDown={begin}
      onPointerUp={end}
      onPointerCancel={end}
      onPointerEnter={() => onPoint?.(true)}
      onPointerLeave={() => {
        end();
        onPoint?.(false);
      }}
      onFocus={() => onPoint?.(true)}
      onBlur={() => onPoint?.(false)}
      onKeyDown={key}
    >
      {children}
      {heard !== '' && <span className="hidden">{heard}</span>}
    </button>
  );
}

function spoken(light: Light, say: ReturnType<typeof useTable>['say']): readonly string[] {
  if (light === 'blocked') return [say('card.blocked')];
  return light === 'useless' ? [say('card.useless')] : [];
}

/** The number of the key that answers with it: a sign for the eye, and no part of the thing's name. */
export function KeyBadge({
  standing,
  className,
}: {
  readonly standing: Choice;
  readonly className?: string | undefined;
}) {
  if (standing.key === null) return null;
  return <kbd className={cx(styles.key, className)} data-key={standing.key} aria-hidden="true" />;
}

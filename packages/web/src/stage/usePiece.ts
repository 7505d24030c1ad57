import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import type { TableProps } from '../table/contract.ts';
import type { Standing } from './standing.ts';

/** Sooner than a browser opens its own menu. */
const LONG_PRESS = 400;
/** How long a pointer rests on a piece before it is told why not, or shown large. */
const REST = 300;

/**
 * What a press on a piece does, the same at every table: what is lit answers, what is forbidden says why, anything else
 * opens the inspector; so do the other mouse button, a long press on what is not forbidden, and the key I. A pointer that
 * rests on it is told why not, or shown it large. `thing` is what can be read of it, if there is anything.
 */
export function usePiece(
  now: () => Pick<TableProps, 'choices' | 'inspect' | 'peek'>,
  { id, light }: Pick<Standing, 'id' | 'light'>,
  thing: string | null,
) {
  const held = useRef({ timer: 0, done: false, byFinger: false });
  const later = (ms: number, then: () => void): void => {
    window.clearTimeout(held.current.timer);
    held.current.timer = window.setTimeout(then, ms);
  };
  const stop = (): void => window.clearTimeout(held.current.timer);
  const look = (): void => {
    if (thing !== null) now().inspect(thing);
  };
  const tell = (near: Element): void => {
    stop();
    if (held.current.done) return;
    held.current.done = true;
    if (light === 'blocked') now().choices.explain(id, near);
    else look();
  };
  return {
    onClick: ({ currentTarget }: MouseEvent<Element>): void => {
      stop();
      now().peek(null);
      if (held.current.done) held.current.done = false;
      else if (light === 'lit' || light === 'useless') now().choices.choose(id);
      else if (light === 'blocked') now().choices.explain(id, currentTarget);
      else look();
    },
    onContextMenu: (event: MouseEvent<Element>): void => {
      event.preventDefault();
      now().peek(null);
      if (held.current.byFinger) tell(event.currentTarget);
      else look();
    },
    onPointerDown: ({ currentTarget, pointerType }: PointerEvent<Element>): void => {
      held.current.done = false;
      held.current.byFinger = pointerType !== 'mouse';
      if (held.current.byFinger) later(LONG_PRESS, () => tell(currentTarget));
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    // What comes to lie under a pointer that rests has not been pointed at.
    onPointerMove: ({ currentTarget, pointerType }: PointerEvent<Element>): void => {
      if (pointerType !== 'mouse') return;
      if (light === 'blocked') later(REST, () => now().choices.explain(id, currentTarget, true));
      else if (thing !== null) later(REST, () => now().peek({ thing, near: currentTarget }));
    },
    onPointerLeave: (): void => {
      stop();
      now().peek(null);
    },
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.key !== 'i' || thing === null) return;
      event.stopPropagation();
      look();
    },
  };
}

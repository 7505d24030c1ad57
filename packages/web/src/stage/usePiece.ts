import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import type { TableProps } from '../table/contract.ts';

/** How a piece stands to the question: an answer, one without effect, one that is forbidden, or none of its business. */
export type Light = 'lit' | 'useless' | 'blocked' | 'none';

interface Piece {
  /** By which the question knows it. */
  readonly id: string;
  readonly light: Light;
  /** What can be read of it; `null` where there is nothing. */
  readonly thing: string | null;
}

/** Sooner than a browser opens its own menu. */
const LONG_PRESS = 400;
/** How long a pointer rests on a piece before it is told why not, or shown large. */
const REST = 300;

/**
 * What a press on a piece does, the same at every table: what is lit answers, what is forbidden says why, anything else
 * opens the inspector; so do the other mouse button, a long press on what is not forbidden, and the key I. A pointer that
 * rests on it is told why not, or shown it large.
 */
export function usePiece(
  { choices, inspect, peek }: Pick<TableProps, 'choices' | 'inspect' | 'peek'>,
  { id, light, thing }: Piece,
) {
  const held = useRef({ timer: 0, done: false, byFinger: false });
  const later = (ms: number, then: () => void): void => {
    window.clearTimeout(held.current.timer);
    held.current.timer = window.setTimeout(then, ms);
  };
  const stop = (): void => window.clearTimeout(held.current.timer);
  const look = (): void => {
    if (thing !== null) inspect(thing);
  };
  const tell = (near: Element): void => {
    stop();
    if (held.current.done) return;
    held.current.done = true;
    if (light === 'blocked') choices.explain(id, near);
    else look();
  };
  return {
    onClick: ({ currentTarget }: MouseEvent<Element>): void => {
      stop();
      peek(null);
      if (held.current.done) held.current.done = false;
      else if (light === 'lit' || light === 'useless') choices.choose(id);
      else if (light === 'blocked') choices.explain(id, currentTarget);
      else look();
    },
    onContextMenu: (event: MouseEvent<Element>): void => {
      event.preventDefault();
      peek(null);
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
      if (light === 'blocked') later(REST, () => choices.explain(id, currentTarget, true));
      else if (thing !== null) later(REST, () => peek({ thing, near: currentTarget }));
    },
    onPointerLeave: (): void => {
      stop();
      peek(null);
    },
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.key !== 'i' || thing === null) return;
      event.stopPropagation();
      look();
    },
  };
}

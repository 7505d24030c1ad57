import { useLayoutEffect, useRef } from 'react';
import { isStill } from '../../../client/settings.ts';
import { piecesOf } from '../play/pieces.ts';
import type { View } from '@concilio/lotr-lcg/contract';
import styles from './Travel.module.css';

/** How long a card travels, in milliseconds. */
const LONG = 300;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
/** What moves less than this has only made room. */
const NEAR = 6;

interface Spot {
  readonly element: HTMLElement;
  readonly box: DOMRect;
}

/**
 * Cards travel from their old place to their new one. Where each lay is remembered; after a change all that lie
 * elsewhere now begin where they were. What came from a pile comes from there, and what went onto one goes there.
 */
export function Travel({ view }: { readonly view: View }) {
  const sky = useRef<HTMLDivElement>(null);
  const last = useRef<{ readonly spots: ReadonlyMap<string, Spot>; readonly ids: ReadonlySet<string> }>(null);

  useLayoutEffect(() => {
    return soon(() => follow(view));
  }, [view]);

  function follow(now: View): void {
    const table = sky.current?.parentElement;
    if (sky.current === null || table === null || table === undefined) return;
    const spots = spotsIn(table);
    const ids = idsIn(now);
    const before = last.current;
    last.current = { spots, ids };
    if (before === null || isStill()) return;
    for (const [id, { element, box }] of spots) {
      const old = before.spots.get(id);
      if (old !== undefined) move(element, old.box, box);
      else if (!before.ids.has(id)) {
        const pile = element.closest<HTMLElement>('[data-from]')?.dataset['from'];
        const from = pile === undefined ? null : boxOf(table, pile);
        if (from !== null) move(element, from, box);
      }
    }
    for (const [id, { element, box }] of before.spots)
      if (!ids.has(id)) leave(sky.current, element, box, boxOf(table, pileOf(now, id)));
  }

  return <div ref={sky} className={styles.sky} aria-hidden="true" inert />;
}

/**
 * Calls back in a breath of its own, and before the next picture at the latest: to measure at once would lay the table
 * out in the same breath as it is put together. Returns how to call it off.
 */
function soon(then: () => void): () => void {
  const { port1, port2 } = new MessageChannel();
  const end = () => {
    port1.close();
    cancelAnimationFrame(next);
  };
  const begin = () => {
    end();
    then();
  };
  const next = requestAnimationFrame(begin);
  port1.addEventListener('message', begin);
  port1.start();
  port2.postMessage(null);
  return end;
}

function spotsIn(table: Element): ReadonlyMap<string, Spot> {
  const spots = new Map<string, Spot>();
  for (const element of table.querySelectorAll<HTMLElement>('[data-id]')) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) spots.set(element.dataset['id'] ?? '', { element, box });
  }
  return spots;
}

/** All that lies open on the table or in hand: what is not among them has gone. */
function idsIn(view: View): ReadonlySet<string> {
  const held = [...view.limbo, ...view.seats.flatMap(({ hand }) => hand)];
  return new Set([...piecesOf(view).keys(), ...held.flatMap(({ id }) => id ?? [])]);
}

/** The pile on which a card lies now. */
function pileOf({ encounter, victory, seats }: View, id: string): string {
  const isIn = (cards: readonly { readonly id?: string }[]) => cards.some((card) => card.id === id);
  if (isIn(encounter.discard)) return 'encounter-discard';
  if (isIn(victory)) return 'victory';
  const seat = seats.findIndex(({ discard }) => isIn(discard));
  return seat < 0 ? '' : `discard-${seat}`;
}

function boxOf(table: Element, pile: string): DOMRect | null {
  const box = table.querySelector(`[data-pile="${pile}"]`)?.getBoundingClientRect() ?? null;
  return box === null || box.width === 0 ? null : box;
}

const middle = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });

function move(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const [was, is] = [middle(from), middle(to)];
  const [x, y] = [was.x - is.x, was.y - is.y];
  if (Math.abs(x) + Math.abs(y) < NEAR) return;
  const size = Math.min(1.4, Math.max(0.4, from.height / to.height));
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${size})`, zIndex: 8 },
      { transform: 'none', zIndex: 8 },
    ],
    { duration: LONG, easing: EASE },
  );
}

/** A picture of a card that has gone flies to where it went, or fades. */
function leave(sky: HTMLElement, element: HTMLElement, from: DOMRect, to: DOMRect | null): void {
  const corner = (sky.parentElement ?? sky).getBoundingClientRect();
  const picture = element.cloneNode(true) as HTMLElement;
  for (const one of [picture, ...picture.querySelectorAll('[data-id]')]) one.removeAttribute('data-id');
  picture.style.cssText = `position:absolute;left:${from.left - corner.left}px;top:${from.top - corner.top}px;inline-size:${from.width}px;block-size:${from.height}px;--cw:${Math.min(from.width, from.height)}px;--ch:${Math.max(from.width, from.height)}px`;
  sky.append(picture);
  const [was, is] = [middle(from), middle(to ?? from)];
  const end =
    to === null
      ? { transform: 'scale(0.9)', opacity: 0 }
      : { transform: `translate(${is.x - was.x}px, ${is.y - was.y}px) scale(0.35)`, opacity: 0.5 };
  const motion = picture.animate([{ transform: 'none', opacity: 1 }, end], { duration: LONG, easing: EASE });
  motion.addEventListener('finish', () => picture.remove());
  motion.addEventListener('cancel', () => picture.remove());
}

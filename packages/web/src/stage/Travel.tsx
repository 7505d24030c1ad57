import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { isStill } from '../client/settings.ts';
import { useProps } from './tableContext.tsx';
import styles from './Travel.module.css';

/** How long a piece travels, in milliseconds. */
const LONG = 300;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
/** What moves less than this has only made room. */
const NEAR = 6;
/** A place may be as high as a board; what flies there is not. */
const HIGHEST = 76;

/** Something on its way that an event tells of: places are called as the drawing calls them (`data-pile`). */
export interface Flight {
  readonly from: string;
  readonly to: string;
  /** By which id it is drawn, where it is. */
  readonly id: string | null;
  /** What is seen to fly where it is not. */
  readonly face: ReactNode;
}

interface Props {
  /** The ids of all that lies open: what is not among them has gone. */
  readonly ids: ReadonlySet<string>;
  /** The pile on which a piece lies that has gone; `null` where it is on none. */
  readonly pileOf: (id: string) => string | null;
  /** What the event that is being told moves: it knows better than the pieces do, and moves what has no id. */
  readonly flight?: Flight | null;
}

interface Spot {
  readonly element: HTMLElement;
  readonly box: DOMRect;
}

interface Flying extends Flight {
  readonly number: number;
  readonly start: DOMRect;
  readonly end: DOMRect;
}

/**
 * Things travel from their old place to their new one. Where each lay is remembered (`data-id`); after a change all that
 * lie elsewhere now begin where they were. What came from a pile (`data-from`, around where it lies now) comes from there,
 * and what went onto one (`data-pile`) goes there. What has no id, as backs have none, flies as an event says.
 */
export function Travel({ ids, pileOf, flight = null }: Props) {
  const view = useProps((props) => props.view);
  const playing = useProps((props) => props.playing);
  const sky = useRef<HTMLDivElement>(null);
  const last = useRef<{ readonly spots: ReadonlyMap<string, Spot>; readonly ids: ReadonlySet<string> }>(null);
  const told = useRef(playing);
  const count = useRef(0);
  const [flying, setFlying] = useState<readonly Flying[]>([]);
  const land = useCallback(
    (number: number) => setFlying((others) => others.filter((one) => one.number !== number)),
    [],
  );

  useLayoutEffect(() => soon(follow), [view, playing]);

  function follow(): void {
    const table = sky.current?.parentElement;
    if (sky.current === null || table === null || table === undefined) return;
    const spots = spotsIn(table, ids);
    const before = last.current;
    last.current = { spots, ids };
    const isNews = playing !== told.current;
    told.current = playing;
    if (before === null || isStill()) return;
    const flies = isNews ? flight : null;
    for (const [id, { element, box }] of spots) {
      const old = before.spots.get(id);
      if (old !== undefined) move(element, old.box, box);
      else if (!before.ids.has(id)) {
        const around = element.closest<HTMLElement>('[data-from]')?.dataset['from'];
        const pile = flies?.id === id ? flies.from : around;
        const from = pile === undefined ? null : boxOf(table, pile);
        if (from !== null) move(element, from, box);
      }
    }
    for (const [id, { element, box }] of before.spots) {
      if (ids.has(id)) continue;
      const pile = flies?.id === id ? flies.to : pileOf(id);
      leave(sky.current, element, box, pile, pile === null ? null : boxOf(table, pile));
    }
    if (flies === null || (flies.id !== null && (spots.has(flies.id) || before.spots.has(flies.id)))) return;
    const [start, end] = [boxOf(table, flies.from), boxOf(table, flies.to)];
    if (start === null || end === null) return;
    count.current += 1;
    const number = count.current;
    setFlying((others) => [...others, { ...flies, number, start, end }]);
  }

  return (
    <div ref={sky} className={styles.sky} aria-hidden="true" inert>
      {flying.map((one) => (
        <InTheAir key={one.number} flying={one} land={land} />
      ))}
    </div>
  );
}

interface InTheAirProps {
  readonly flying: Flying;
  readonly land: (number: number) => void;
}

function InTheAir({ flying: { number, to, face, start, end }, land }: InTheAirProps) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const { current } = ref;
    const sky = current?.parentElement;
    if (current === null || sky === null || sky === undefined) return;
    const corner = sky.getBoundingClientRect();
    const at = (box: DOMRect) => {
      const { x, y } = middle(box);
      const size = sizeBetween(Math.min(box.height, HIGHEST), current.offsetHeight);
      return `translate(${x - corner.left}px, ${y - corner.top}px) translate(-50%, -50%) scale(${size})`;
    };
    const motion = current.animate([{ transform: at(start) }, { transform: at(end) }], {
      duration: LONG,
      easing: EASE,
      fill: 'both',
    });
    motion.addEventListener('finish', () => land(number));
    return () => motion.cancel();
  }, [number, start, end, land]);
  return (
    <span ref={ref} className={styles.flying} data-flying={to}>
      {face}
    </span>
  );
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

/** Where the pieces lie. A drawing may bear several ids: those of its piece, and of answers that it stands for. */
function spotsIn(table: Element, ids: ReadonlySet<string>): ReadonlyMap<string, Spot> {
  const spots = new Map<string, Spot>();
  for (const element of table.querySelectorAll<HTMLElement>('[data-id]')) {
    const id = element.dataset['id']?.split(' ').find((one) => ids.has(one));
    if (id === undefined) continue;
    const box = element.getBoundingClientRect();
    if (box.width > 0) spots.set(id, { element, box });
  }
  return spots;
}

/** Where a place is; one in a part of the table that is not looked at is behind the button that leads there. */
function boxOf(table: Element, place: string): DOMRect | null {
  const found = table.querySelector<HTMLElement>(`[data-pile~="${place}"]`);
  const zone = found?.closest<HTMLElement>('[data-part]')?.dataset['part'];
  const way = zone === undefined ? null : table.querySelector(`[data-leads="${zone}"]`);
  const boxes = [found, way].map((one) => one?.getBoundingClientRect() ?? null);
  return boxes.find((box) => box !== null && box.width > 0) ?? null;
}

const middle = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });

const sizeBetween = (from: number, to: number): number => Math.min(1.5, Math.max(0.4, from / to));

function move(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const [was, is] = [middle(from), middle(to)];
  const [x, y] = [was.x - is.x, was.y - is.y];
  if (Math.abs(x) + Math.abs(y) < NEAR) return;
  const size = sizeBetween(from.height, to.height);
  // Where it ends is its own place, raised or turned as it lies there.
  element.animate([{ transform: `translate(${x}px, ${y}px) scale(${size})`, zIndex: 8, offset: 0 }], {
    duration: LONG,
    easing: EASE,
  });
}

/** A picture of a piece that has gone flies to where it went, or fades. */
function leave(
  sky: HTMLElement,
  element: HTMLElement,
  from: DOMRect,
  pile: string | null,
  to: DOMRect | null,
): void {
  const corner = (sky.parentElement ?? sky).getBoundingClientRect();
  const picture = element.cloneNode(true) as HTMLElement;
  for (const one of [picture, ...picture.querySelectorAll('[data-id]')]) one.removeAttribute('data-id');
  if (pile !== null) picture.dataset['flying'] = pile;
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

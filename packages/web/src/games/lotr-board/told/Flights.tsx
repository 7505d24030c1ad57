import type { SeenEvent } from '@concilio/tables';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { isStill } from '../../../client/settings.ts';
import { CardBack, CardPicture } from '../hand/Card.tsx';
import { useTable } from '../context.ts';
import { type Flight, flightOf, type Place } from './flights.ts';
import styles from './Flights.module.css';

/** How long a card travels, in milliseconds. */
const LONG = 300;

/** The middle of a thing, from the corner of the table, and its height. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

interface Flying {
  readonly number: number;
  readonly flight: Flight;
  readonly from: Spot;
  readonly to: Spot;
}

/** Cards on their way from one place to another, over the table. They come and go with the events that are told. */
export function Flights() {
  const { props, facts } = useTable();
  const { playing, frame, seat } = props;
  const sky = useRef<HTMLDivElement>(null);
  const told = useRef<SeenEvent | null>(null);
  const count = useRef(0);
  /** Where the cards of the own hand lay: one that is played is gone from there when it begins to fly. */
  const hand = useRef<ReadonlyMap<string, Spot>>(new Map());
  const [flying, setFlying] = useState<readonly Flying[]>([]);

  useLayoutEffect(() => {
    const table = sky.current?.parentElement;
    if (table === null || table === undefined) return;
    const cards = handIn(table);
    if (playing !== told.current) {
      told.current = playing;
      const isLegendary = (card: string) => (facts.cards.get(card)?.location ?? null) !== null;
      const flight = playing === null || isStill() ? null : flightOf(playing, seat, isLegendary);
      const spot = (place: Place) => {
        const isOwn = seat !== null && place === `seat-${seat}`;
        const known =
          isOwn && flight?.piece ? (cards.get(flight.piece) ?? hand.current.get(flight.piece)) : null;
        return known ?? spotOf(table, isOwn ? 'hand' : place);
      };
      const [from, to] = flight === null ? [null, null] : [spot(flight.from), spot(flight.to)];
      if (flight !== null && from !== null && to !== null) {
        count.current += 1;
        const next = { number: count.current, flight, from, to };
        setFlying((others) => [...others, next]);
      }
    }
    hand.current = cards;
  }, [playing, frame, seat, facts]);

  const land = useCallback(
    (number: number) => setFlying((others) => others.filter((one) => one.number !== number)),
    [],
  );
  return (
    <div ref={sky} className={styles.sky} aria-hidden="true">
      {flying.map((one) => (
        <FlyingCard key={one.number} flying={one} land={land} />
      ))}
    </div>
  );
}

interface FlyingProps {
  readonly flying: Flying;
  readonly land: (number: number) => void;
}

function FlyingCard({ flying, land }: FlyingProps) {
  const { facts } = useTable();
  const ref = useRef<HTMLSpanElement>(null);
  const { number, flight, from, to } = flying;
  useLayoutEffect(() => {
    const { current } = ref;
    if (current === null) return;
    const at = ({ x, y, height }: Spot) => {
      const scale = Math.min(1.6, Math.max(0.5, height / current.offsetHeight));
      return `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
    };
    const motion = current.animate([{ transform: at(from) }, { transform: at(to) }], {
      duration: LONG,
      easing: 'cubic-bezier(0.4, 0, 0.2, 1)',
      fill: 'both',
    });
    motion.addEventListener('finish', () => land(number));
    return () => motion.cancel();
  }, [number, from, to, land]);
  const card = flight.card === null ? undefined : facts.cards.get(flight.card);
  return (
    <span ref={ref} className={styles.flying} data-flying={flight.to}>
      {card === undefined ? (
        <CardBack back={flight.back} className={styles.back} />
      ) : (
        <CardPicture card={card} className={styles.face} />
      )}
    </span>
  );
}

function spotFrom(table: Element, box: DOMRect): Spot {
  const corner = table.getBoundingClientRect();
  return {
    x: box.left + box.width / 2 - corner.left,
    y: box.top + box.height / 2 - corner.top,
    height: box.height,
  };
}

/** The cards of the own hand, by their ids. */
const handIn = (table: Element): ReadonlyMap<string, Spot> =>
  new Map(
    [...table.querySelectorAll<HTMLElement>('[data-piece]')].map((card) => [
      card.dataset['piece'] ?? '',
      spotFrom(table, card.getBoundingClientRect()),
    ]),
  );

/** On a phone only one zone is seen: what belongs to another comes and goes by the button that leads there. */
const zoneOf = (place: string): string =>
  place.startsWith('seat-') ? 'players' : place === 'board' ? 'board' : 'piles';

function spotOf(table: Element, place: Place | 'hand'): Spot | null {
  const drawn = table.querySelectorAll(`[data-at="${place}"], [data-leads="${zoneOf(place)}"]`);
  // Of the two, the place itself stands first in sight: what is not shown has no size.
  const seen = [...drawn].filter((one) => one.getBoundingClientRect().height > 0);
  const found = seen.find((one) => one.matches('[data-at]')) ?? seen[0];
  if (found === undefined) return null;
  const spot = spotFrom(table, found.getBoundingClientRect());
  return { ...spot, height: Math.min(spot.height, HIGHEST) };
}

/** A place may be as high as a board; a card is not. */
const HIGHEST = 76;

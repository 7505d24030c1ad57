import type { View } from '@concilio/lotr-board/contract';
import { useMemo } from 'react';
import { type Flight, Travel } from '../../../stage/Travel.tsx';
import { useProps } from '../../../stage/tableContext.tsx';
import { useTable, useView } from '../context.ts';
import { CardBack, CardPicture } from '../hand/Card.tsx';
import { flightOf } from './flights.ts';
import styles from './Flights.module.css';

/** Cards and tiles on their way from one place to another. They come and go with the events that are told. */
export function Flights() {
  const { facts } = useTable('facts');
  const view = useView((all) => all);
  const { playing, seat } = useProps((props) => ({ playing: props.playing, seat: props.seat }));
  const ids = useMemo(() => idsIn(view), [view]);
  const flight = useMemo((): Flight | null => {
    const isLegendary = (id: string) => (facts.cards.get(id)?.location ?? null) !== null;
    const told = playing === null ? null : flightOf(playing, seat, isLegendary);
    if (told === null) return null;
    const card = facts.cards.get(told.card ?? '');
    const face =
      card === undefined ? (
        <CardBack back={told.back} className={styles.flying} />
      ) : (
        <CardPicture card={card} className={styles.flying} />
      );
    return { from: told.from, to: told.to, id: told.piece, face };
  }, [facts, playing, seat]);
  const isUsed = (id: string) => view.tileDiscard.cards.some((tile) => tile.id === id);
  return <Travel ids={ids} pileOf={(id) => (isUsed(id) ? 'used' : 'discard')} flight={flight} />;
}

/** All that lies open: on the table, on offer, and in the hands that are seen. */
function idsIn({ seats, tile, inPlay, revealed, payment }: View): ReadonlySet<string> {
  const offered = payment?.offers.flatMap(({ card }) => card ?? []) ?? [];
  const cards = [...seats.flatMap(({ hand }) => hand), ...tile, ...inPlay, ...revealed, ...offered];
  return new Set(cards.flatMap(({ id }) => id ?? []));
}

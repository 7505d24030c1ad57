import type { Seat } from '@concilio/kernel';
import { useEffect, useMemo, useState } from 'react';
import { SeatMark } from '../../table/SeatMark.tsx';
import { TableScreen } from '../../table/TableScreen.tsx';
import { Button } from '../../ui/Button.tsx';
import { useSay } from '../../ui/say.ts';
import { localHost } from '../../net/local/host.ts';
import styles from './HotSeat.module.css';
import { texts } from './text/index.ts';

type Props = Omit<Parameters<typeof TableScreen>[0], 'host' | 'idle'> & {
  readonly people: readonly Seat[];
  readonly names: readonly string[];
};

/** Several people with one device. Nobody sees a hand before its owner has said that the device is theirs. */
export function HotSeat({ people, names, ...shared }: Props) {
  const say = useSay(texts);
  const asked = useAsked(shared.table);
  /** Who has the device; `null` while it goes from hand to hand. */
  const [holder, setHolder] = useState<Seat | null>(null);
  const [next, setNext] = useState<Seat | null>(null);
  const host = useMemo(() => (holder === null ? null : localHost(holder)), [holder]);
  const wanted = asked.find((seat) => people.includes(seat)) ?? null;
  const nameOf = (seat: Seat) => names[seat] ?? '';

  if (holder === null || host === null) {
    const to = next ?? wanted ?? people[0];
    if (to === undefined) return null;
    const name = nameOf(to);
    return (
      <main className={styles.cover}>
        <SeatMark seat={to} name={name} />
        <h1>{say('hand.title', { name })}</h1>
        <p>{say('hand.about', { name })}</p>
        <Button kind="main" onClick={() => setHolder(to)}>
          {say('hand.take', { name })}
        </Button>
      </main>
    );
  }
  const give = (seat: Seat) => {
    setNext(seat);
    setHolder(null);
  };
  const isOther = wanted !== null && wanted !== holder && !asked.includes(holder);
  return (
    <TableScreen
      key={holder}
      host={host}
      {...shared}
      idle={
        isOther ? (
          <Button kind="main" onClick={() => give(wanted)}>
            {say('hand.give', { name: nameOf(wanted) })}
          </Button>
        ) : undefined
      }
    />
  );
}

/** Whom the match waits for, as everybody can see. */
function useAsked(table: string): readonly Seat[] {
  const [asked, setAsked] = useState<readonly Seat[]>([]);
  useEffect(() => {
    const nothing = () => {};
    return localHost('audience').watch(table, null, {
      frame: ({ waitingFor }) => setAsked(waitingFor),
      around: nothing,
      chat: nothing,
      connected: nothing,
      gone: nothing,
    });
  }, [table]);
  return asked;
}

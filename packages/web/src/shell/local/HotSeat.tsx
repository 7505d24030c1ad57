import type { Seat } from '@concilio/kernel';
import { type Frame, frameAfter, type TableInfo } from '@concilio/tables';
import type { Spoken } from '@concilio/text';
import { useEffect, useMemo, useState } from 'react';
import { SeatMark } from '../../table/SeatMark.tsx';
import { TableScreen } from '../../table/TableScreen.tsx';
import { useSpeaker } from '../../table/useSpeaker.ts';
import { texts as shellTexts } from '../../text/index.ts';
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
  const shell = useSay(shellTexts);
  const { asked, called } = useSeen(shared.table, shared.game);
  /** Who has the device; `null` while it goes from hand to hand. */
  const [holder, setHolder] = useState<Seat | null>(null);
  const [next, setNext] = useState<Seat | null>(null);
  const host = useMemo(() => (holder === null ? null : localHost(holder)), [holder]);
  const wanted = asked.find((seat) => people.includes(seat)) ?? null;
  /** By the name that the seat bears in the game, and by that of its player if they have told it. */
  const nameOf = (seat: Seat): string => {
    const name = names[seat] ?? '';
    const borne = called[seat] ?? name;
    const isNameless =
      name === shell('player.nameless') || name === shell('player.name', { number: seat + 1 });
    return borne === name || isNameless ? borne : `${name} (${borne})`;
  };

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

/** Whom the match waits for and what its seats are called, as everybody can see. */
function useSeen(
  table: string,
  game: Spoken,
): { readonly asked: readonly Seat[]; readonly called: readonly string[] } {
  const [frame, setFrame] = useState<Frame | null>(null);
  const [around, setAround] = useState<TableInfo | null>(null);
  useEffect(() => {
    const nothing = () => {};
    return localHost('audience').watch(table, null, {
      frame: (sent) => setFrame((before) => frameAfter(before, sent)),
      around: setAround,
      chat: nothing,
      connected: nothing,
      gone: nothing,
    });
  }, [table]);
  const { plain } = useSpeaker(game, around, frame);
  return { asked: frame?.waitingFor ?? [], called: plain.names };
}

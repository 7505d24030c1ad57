import type { Room } from '@concilio/tables';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useLanguage } from '../../client/language.ts';
import { introduced, useMe } from '../../net/me.ts';
import { Page } from '../../page/Page.tsx';
import { refusalText } from '../../net/refusal.ts';
import { api, type Reply } from '../../net/api.ts';
import { texts } from '../../text/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Emblem } from '../../ui/Emblem.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useSay } from '../../ui/say.ts';
import { toast } from '../../ui/toast.ts';
import { Above } from '../Above.tsx';
import { nameOfGame, nameOfTable } from '../gameName.ts';
import { freeSeats, kindOf } from '../seats.ts';
import { GoBar } from './GoBar.tsx';
import { InviteLink } from './InviteLink.tsx';
import { isHost } from './room.ts';
import { RoomChat } from './RoomChat.tsx';
import { RoomOptions } from './RoomOptions.tsx';
import { SeatRow } from './SeatRow.tsx';
import styles from './WaitingRoom.module.css';

/** The bot that fills a seat when the host only wants it filled. */
const USUAL = 'simple';

interface Props {
  readonly room: Room;
  /** Takes over what a call has answered with, so that the screen need not wait for the next look. */
  readonly learn: (room: Room) => void;
}

/** A table that fills up. */
export function WaitingRoom({ room, learn }: Props) {
  const say = useSay(texts);
  const language = useLanguage();
  const me = useMe();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const host = isHost(room, me);
  const free = freeSeats(room.seats);

  const run = async (call: () => Promise<Reply<Room>>): Promise<void> => {
    setBusy(true);
    const reply = await call();
    if (reply.is === 'ok') learn(reply.value);
    else toast(refusalText(language, reply) ?? '');
    setBusy(false);
  };

  const leave = async (): Promise<void> => {
    const reply = await api.leave(room.table);
    const refusal = refusalText(language, reply);
    if (refusal === null) go('/lobby');
    else toast(refusal);
  };

  const sit = async (seat: number): Promise<void> => {
    if ((await introduced()) !== null) await run(() => api.sit(room.table, seat));
  };

  const fill = async (): Promise<void> => {
    for (const [seat, line] of room.seats.entries())
      if (kindOf(line) === 'free') await run(() => api.seat(room.table, seat, USUAL));
  };

  return (
    <Page title={nameOfTable(say, room)} place="lobby" className={styles.room}>
      <header className={styles.head}>
        <Emblem game={room.game} className={styles.emblem} />
        <div>
          <p>{nameOfGame(say, room.game)}</p>
          <h1>{nameOfTable(say, room)}</h1>
        </div>
        <p className={styles.taken}>
          {say('room.taken', { taken: room.seats.length - free, seats: room.seats.length })}
        </p>
        {room.mine !== null && (
          <Button icon="door" onClick={() => void leave()}>
            {say('room.leave')}
          </Button>
        )}
      </header>
      <Panel title={say('table.seats')} className={styles.seats}>
        <ol>
          {room.seats.map((seat, index) => (
            <SeatRow
              key={index}
              seat={seat}
              number={index}
              isMine={room.mine === index}
              isHost={host}
              ownedByHost={seat.player !== null && seat.player === room.host}
              busy={busy}
              ready={(ready) => void run(() => api.ready(room.table, ready))}
              kick={() => void run(() => api.kick(room.table, index))}
              bot={(level) => void run(() => api.seat(room.table, index, level))}
              sit={room.mine === null ? () => void sit(index) : null}
            />
          ))}
        </ol>
      </Panel>
      {room.invite !== null && <InviteLink code={room.invite} className={styles.invite} />}
      <RoomOptions
        room={room}
        change={host ? (change) => void run(() => api.change(room.table, change)) : null}
        className={styles.options}
      />
      <div className={styles.above}>
        <Above game={room.game} seats={room.seats} />
      </div>
      <RoomChat room={room} className={styles.talk} />
      <GoBar
        room={room}
        isHost={host}
        busy={busy}
        start={() => void run(() => api.start(room.table))}
        fill={() => void fill()}
      />
    </Page>
  );
}

import type { Room } from '@concilio/tables';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useAsked } from '../../net/ask.ts';
import { clockText } from '../../text/clock.ts';
import { Dead } from '../../page/Dead.tsx';
import { isGameId, manifestOf } from '../../client/games.ts';
import { Loading } from '../../page/Loading.tsx';
import { useLanguage } from '../../client/language.ts';
import { becomes, useMe } from '../../net/me.ts';
import { Page } from '../../page/Page.tsx';
import { refusalText } from '../../net/refusal.ts';
import { api } from '../../net/api.ts';
import { texts } from '../../text/index.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useSay } from '../../ui/say.ts';
import { Above } from '../Above.tsx';
import { nameOfGame, nameOfTable } from '../gameName.ts';
import { suggestName } from '../me/names.ts';
import { optionsLine } from '../optionsLine.ts';
import { freeSeats } from '../seats.ts';
import styles from './Join.module.css';

/** What somebody sees who opens the link to a table. */
export function Join({ code }: { readonly code: string }) {
  const say = useSay(texts);
  const language = useLanguage();
  const { reply, again } = useAsked(() => api.invite(code), `invite ${code}`);
  if (reply === null) return <Loading />;
  if (reply.is !== 'ok')
    return (
      <Dead
        title={say('join.title')}
        place="lobby"
        text={refusalText(language, reply) ?? ''}
        again={reply.is === 'unreachable' ? again : undefined}
        way={{ href: '/lobby', text: say('room.lobby') }}
      />
    );
  return (
    <Page title={say('join.title')} place="lobby">
      <Ticket room={reply.value} code={code} />
    </Page>
  );
}

/** How far the table is from having a seat for one more. */
function stateOf({ phase, seats, visibility }: Room): 'free' | 'full' | 'closed' | 'over' | 'abandoned' {
  if (phase === 'over' || phase === 'abandoned') return phase;
  if (phase === 'waiting' && freeSeats(seats) > 0) return 'free';
  return visibility === 'public' ? 'full' : 'closed';
}

function Ticket({ room, code }: { readonly room: Room; readonly code: string }) {
  const say = useSay(texts);
  const language = useLanguage();
  const me = useMe();
  const [, go] = useLocation();
  const [name, setName] = useState(() => suggestName(say));
  const [trouble, setTrouble] = useState<string | null>(null);
  const host = room.seats.find((seat) => seat.player === room.host)?.name;
  const free = freeSeats(room.seats);
  const options = optionsLine(say, room);
  const state = stateOf(room);
  const isSitting = room.mine !== null;
  const isOpen = state === 'free' && !isSitting;

  const sit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (me === null) {
      const guest = await api.guest(name.trim());
      if (guest.is !== 'ok') {
        setTrouble(refusalText(language, guest));
        return;
      }
      becomes(guest.value);
    }
    const sat = await api.sit(room.table, undefined, code);
    if (sat.is === 'ok') go(`/table/${room.table}`);
    else setTrouble(refusalText(language, sat));
  };

  return (
    <form className={styles.join} onSubmit={(event) => void sit(event)}>
      <h1>{host === undefined || host === null ? say('join.title') : say('join.from', { name: host })}</h1>
      <div className={styles.two}>
        <div className={styles.ticket}>
          <Above game={room.game} seats={room.seats} />
          <h2>{nameOfTable(say, room)}</h2>
          <p>{nameOfGame(say, room.game)}</p>
          {isGameId(room.game) && <p>{say(`game.${room.game}.line`)}</p>}
          {options !== '' && <p className={styles.options}>{options}</p>}
          <Facts
            className={styles.facts}
            facts={[
              { icon: 'clock', text: clockText(say, room.clock) },
              ...(isGameId(room.game)
                ? [
                    {
                      icon: 'hourglass',
                      text: say('game.minutes', { minutes: manifestOf(room.game).minutes }),
                    } as const,
                  ]
                : []),
            ]}
          />
        </div>
        <div className={styles.sit}>
          {isOpen &&
            (me === null ? (
              <Field
                label={say('name.label')}
                hint={say('name.hint')}
                value={name}
                maxLength={24}
                required
                onChange={({ target }) => setName(target.value)}
              />
            ) : (
              <p>{say('join.as', { name: me.name })}</p>
            ))}
          <p className={styles.note}>{say(isSitting ? 'join.mine' : `join.${state}`, { free })}</p>
          {trouble !== null && <Notice kind="trouble" text={trouble} />}
          <div className={styles.ways}>
            {isSitting && state !== 'abandoned' && (
              <LinkButton kind="main" href={`/table/${room.table}`}>
                {say('mine.open')}
              </LinkButton>
            )}
            {isOpen && (
              <Button kind="main" icon="round-table" submit>
                {say('quick.sit')}
              </Button>
            )}
            {!isSitting && state === 'over' && (
              <LinkButton kind="main" href={`/replay/${room.table}`} icon="eye">
                {say('history.replay')}
              </LinkButton>
            )}
            {!isSitting && (state === 'full' || (state === 'free' && room.visibility === 'public')) && (
              <LinkButton kind={state === 'full' ? 'main' : 'quiet'} href={`/table/${room.table}`} icon="eye">
                {say(state === 'full' ? 'lobby.watch' : 'join.watch')}
              </LinkButton>
            )}
            {!isOpen && <LinkButton href="/lobby">{say('room.lobby')}</LinkButton>}
            {!isOpen && <LinkButton href="/">{say('trouble.home')}</LinkButton>}
          </div>
        </div>
      </div>
    </form>
  );
}

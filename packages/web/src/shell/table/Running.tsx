import type { Room } from '@concilio/tables';
import { lazy, useState } from 'react';
import { useLocation } from 'wouter';
import { Dead } from '../../page/Dead.tsx';
import { useLanguage } from '../../client/language.ts';
import { Loading } from '../../page/Loading.tsx';
import { refusalText } from '../../net/refusal.ts';
import { server } from '../../net/server.ts';
import { useTable } from '../../games/useTable.ts';
import { api } from '../../net/api.ts';
import { texts } from '../../text/index.ts';
import { useSay } from '../../ui/say.ts';
import { toast } from '../../ui/toast.ts';
import { RuleProblem } from './RuleProblem.tsx';

const TableScreen = lazy(async () => ({
  default: (await import('../../table/TableScreen.tsx')).TableScreen,
}));

/** A match that a server keeps. */
export function Running({ room }: { readonly room: Room }) {
  const say = useSay(texts);
  const language = useLanguage();
  const [, go] = useLocation();
  const loaded = useTable(room.game);
  const [reporting, setReporting] = useState(false);
  if (loaded === null) return <Loading />;
  if (loaded === 'failed')
    return (
      <Dead
        title={say('room.title')}
        place="lobby"
        text={say('game.failed')}
        again={() => location.reload()}
        way={{ href: '/lobby', text: say('room.lobby') }}
      />
    );

  const rematch = async (): Promise<void> => {
    // Somebody else may have been the first to want one.
    const now = await api.room(room.table);
    const reply =
      now.is === 'ok' && now.value.rematch !== null
        ? await api.sit(now.value.rematch)
        : await api.rematch(room.table);
    const refusal = refusalText(language, reply);
    if (reply.is === 'ok') go(`/table/${reply.value.table}`);
    else toast(refusal ?? '');
  };

  const report = {
    id: 'problem',
    icon: 'scroll',
    text: say('problem.title'),
    choose: () => setReporting(true),
  } as const;
  return (
    <>
      <TableScreen
        host={server()}
        table={room.table}
        game={loaded.game}
        custom={loaded.custom}
        rematch={room.mine === null ? undefined : () => void rematch()}
        replay={`/replay/${room.table}`}
        share={`${location.origin}/replay/${room.table}`}
        ids={room.seats.map(({ player }) => player)}
        menu={room.mine === null ? [] : [report]}
      />
      {reporting && <RuleProblem table={room.table} close={() => setReporting(false)} />}
    </>
  );
}

import { useEffect, useState } from 'react';
import { useAsked } from '../../net/ask.ts';
import { Dead } from '../../page/Dead.tsx';
import { Loading } from '../../page/Loading.tsx';
import { useLanguage } from '../../client/language.ts';
import { refusalText } from '../../net/refusal.ts';
import { server } from '../../net/server.ts';
import { api } from '../../net/api.ts';
import { texts } from '../../text/index.ts';
import { useSay } from '../../ui/say.ts';
import { Running } from './Running.tsx';
import { WaitingRoom } from './WaitingRoom.tsx';

/** How often a waiting table is looked at, if no news of it come. A running one tells of itself. */
const EVERY = 5000;

/** A table of the server: the room before the start, then the match. */
export function Table({ id }: { readonly id: string }) {
  const say = useSay(texts);
  const language = useLanguage();
  const [every, setEvery] = useState<number | undefined>(EVERY);
  const { reply, again, set } = useAsked(() => api.room(id), `room ${id}`, every);
  useEffect(() => {
    const refresh = async (): Promise<void> => {
      const now = await api.room(id);
      if (now.is === 'ok') set(now.value);
      // Whoever was sent away is told at once.
      else if (now.is === 'refused') again();
    };
    return server().onRoom((table) => table === id && void refresh());
  }, [id, set, again]);
  if (reply === null) return <Loading />;
  if (reply.is !== 'ok' || reply.value.phase === 'abandoned')
    return (
      <Dead
        title={say('room.title')}
        place="lobby"
        text={refusalText(language, reply) ?? say('room.abandoned')}
        again={reply.is === 'unreachable' ? again : undefined}
        way={{ href: '/lobby', text: say('room.lobby') }}
      />
    );
  const room = reply.value;
  if (room.phase === 'waiting') return <WaitingRoom room={room} learn={set} />;
  if (every !== undefined) setEvery(undefined);
  return <Running room={room} />;
}

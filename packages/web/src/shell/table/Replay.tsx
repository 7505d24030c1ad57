import type { MatchRecord } from '@concilio/kernel';
import type { KeptReplay } from '@concilio/tables';
import { lazy } from 'react';
import { lasted } from '../../text/clock.ts';
import { Dead } from '../../page/Dead.tsx';
import { useLanguage } from '../../client/language.ts';
import { Loading } from '../../page/Loading.tsx';
import { useMe } from '../../net/me.ts';
import { refusalText } from '../../net/refusal.ts';
import { useFresh } from '../../client/query.ts';
import { useTable } from '../../games/useTable.ts';
import { api, type Reply } from '../../net/api.ts';
import { botName } from '../../text/botName.ts';
import { texts } from '../../text/index.ts';
import { useSay } from '../../ui/say.ts';
import { nameOfTable } from '../gameName.ts';

const Player = lazy(async () => ({ default: (await import('../../table/Replay.tsx')).Replay }));

/** A match that is over, from the server or from this browser. */
interface Over {
  readonly game: string;
  readonly name: string;
  /** `null` for a bot. */
  readonly names: readonly (string | null)[];
  /** The seat of whoever looks at it; `null` if that is not known. */
  readonly mine: number | null;
  readonly played: MatchRecord | KeptReplay;
  readonly isShared: boolean;
  readonly ended: number;
  /** In milliseconds; `null` where nobody looked at a clock. */
  readonly lasted: number | null;
}

async function load(id: string): Promise<Reply<Over | null>> {
  const { isLocal, localRecord } = await import('../../net/local/host.ts');
  if (isLocal(id)) {
    const found = await localRecord(id);
    if (found === null) return { is: 'ok', value: null };
    const { line, played } = found;
    const names = line.seats.map((seat) => seat.name);
    const { game, name, changed } = line;
    const mine = line.seats.findIndex(({ bot }) => bot === null);
    return {
      is: 'ok',
      value: { game, name, names, mine, played, isShared: false, ended: changed, lasted: null },
    };
  }
  const reply = await api.match(id);
  if (reply.is !== 'ok') return reply;
  const { game, name, seats, record, replay, began, ended } = reply.value;
  const names = seats.map((seat) => seat.name);
  // Whether it is a record that these rules can play is found out by playing it.
  const played = replay ?? (record as unknown as MatchRecord);
  const lasted = ended - began;
  return { is: 'ok', value: { game, name, names, mine: null, played, isShared: true, ended, lasted } };
}

/** The page of a finished match. Whoever has its address may look at it. */
export function Replay({ id }: { readonly id: string }) {
  const say = useSay(texts);
  const language = useLanguage();
  const found = useFresh(['over', id], () => load(id));
  if (found === null) return <Loading />;
  const reply: Reply<Over | null> = found === 'failed' ? { is: 'ok', value: null } : found;
  if (reply.is === 'ok' && reply.value !== null) return <Shown id={id} over={reply.value} />;
  return (
    <Dead
      title={say('history.replay')}
      text={refusalText(language, reply) ?? say('local.unknown')}
      again={reply.is === 'unreachable' ? () => location.reload() : undefined}
      way={{ href: '/me', text: say('history.title') }}
    />
  );
}

function Shown({ id, over }: { readonly id: string; readonly over: Over }) {
  const say = useSay(texts);
  const language = useLanguage();
  const me = useMe();
  const { played } = over;
  const loaded = useTable(
    over.game,
    played.format === 'concilio match 1' ? null : { match: id, replay: played },
  );
  if (loaded === null) return <Loading />;
  if (loaded === 'failed')
    return (
      <Dead
        title={say('history.replay')}
        text={say('game.failed')}
        again={() => location.reload()}
        way={{ href: '/', text: say('trouble.home') }}
      />
    );
  return (
    <Player
      played={played}
      game={loaded.game}
      custom={loaded.custom}
      name={nameOfTable(say, over)}
      names={over.names.map((name, index) => name ?? botName(say, index + 1))}
      mine={over.mine ?? over.names.indexOf(me?.name ?? null)}
      share={over.isShared ? `${location.origin}/replay/${id}` : undefined}
      when={[
        new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(over.ended),
        ...(over.lasted === null ? [] : [lasted(language, over.lasted)]),
      ].join(' · ')}
    />
  );
}

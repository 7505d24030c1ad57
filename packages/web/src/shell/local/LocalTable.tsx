import { type Seat, seat } from '@concilio/kernel';
import type { Spoken } from '@concilio/text';
import { useMemo } from 'react';
import { Redirect, useLocation } from 'wouter';
import { Dead } from '../../page/Dead.tsx';
import { Loading } from '../../page/Loading.tsx';
import { loadGame } from '../../client/loadedGames.ts';
import { useFresh } from '../../client/query.ts';
import { lessonIn } from '../../features/lesson/match.ts';
import type { GameTable } from '../../table/contract.ts';
import { taught } from '../../games/index.ts';
import { loadTable } from '../../games/tables.ts';
import { TableScreen } from '../../table/TableScreen.tsx';
import { texts as shellTexts } from '../../text/index.ts';
import { useSay } from '../../ui/say.ts';
import { goOn } from '../../net/local/goOn.ts';
import { HandsTable } from './HandsTable.tsx';
import { localHost, type LocalLine, localMatches } from '../../net/local/host.ts';
import { HotSeat } from './HotSeat.tsx';
import { texts } from './text/index.ts';

interface Loaded {
  readonly line: LocalLine;
  readonly game: Spoken;
  readonly custom: GameTable;
}

/** A match of this device: alone or with bots, or several people who hand the device round. */
export function LocalTable({ id }: { readonly id: string }) {
  const say = useSay(texts);
  const shell = useSay(shellTexts);
  const loaded = useFresh(['local', id], () => load(id));
  if (loaded === null) return <Loading />;
  if (typeof loaded === 'string')
    return (
      <Dead
        title={shell('local.title')}
        text={say(`local.${loaded}`)}
        way={{ href: '/', text: say('local.home') }}
      />
    );
  const lesson = lessonIn(
    taught().map(({ game }) => game),
    id,
  );
  if (lesson !== null && !loaded.line.over) return <Redirect to={`/learn/${lesson}`} replace />;
  return <Playing key={id} {...loaded} />;
}

async function load(id: string): Promise<Loaded | 'unknown'> {
  const line = (await localMatches()).find((one) => one.id === id);
  if (line === undefined) return 'unknown';
  const [game, custom] = await Promise.all([loadGame(line.game), loadTable(line.game)]);
  return { line, game, custom };
}

function Playing({ line, game, custom }: Loaded) {
  const [, go] = useLocation();
  const people = line.seats.flatMap(({ bot }, index) => (bot === null ? [seat(index)] : []));
  const rematch = async () => {
    go(`/local/${await goOn(line, game)}`);
  };
  const shared = {
    table: line.id,
    game,
    custom,
    rematch: () => void rematch(),
    replay: `/replay/${line.id}`,
    talk: false,
  };
  const [only] = people;
  const names = line.seats.map(({ name }) => name);
  if (people.length > 1 && line.alone) return <HandsTable {...shared} seats={people} />;
  return people.length > 1 ? (
    <HotSeat {...shared} people={people} names={names} />
  ) : (
    <Alone {...shared} viewer={only ?? 'audience'} />
  );
}

type Shared = Omit<Parameters<typeof TableScreen>[0], 'host' | 'idle'>;

function Alone({ viewer, ...shared }: Shared & { readonly viewer: Seat | 'audience' }) {
  const host = useMemo(() => localHost(viewer), [viewer]);
  return <TableScreen host={host} {...shared} />;
}

import type { Kit } from '@concilio/catalog';
import { type Shape, Unreadable } from '@concilio/kernel';
import { parseSource, start, type Started } from '@concilio/positions';
import { lazy, useMemo } from 'react';
import { useLocation } from 'wouter';
import { Dead } from '../../page/Dead.tsx';
import { Loading } from '../../page/Loading.tsx';
import { useLanguage } from '../../client/language.ts';
import { useKit } from '../../client/useGame.ts';
import { texts } from '../../text/index.ts';
import { useSay } from '../../ui/say.ts';
import type { PositionFile } from './files.ts';
import { titleOf } from './title.ts';
import { usePositions } from './usePositions.ts';

const Puzzle = lazy(async () => ({ default: (await import('./Puzzle.tsx')).Puzzle }));

/** One position of a game, under an address of its own, to be played on. */
export function Position({ game: id, name }: { readonly game: string; readonly name: string }) {
  const say = useSay(texts);
  const game = useKit(id);
  const files = usePositions(id);
  if (files === null) return <Loading />;
  const isHere = files !== 'failed';
  const file = isHere ? files.find((one) => one.name === name) : undefined;
  const isUnknown = isHere && file === undefined;
  if (file !== undefined && game === null) return <Loading />;
  if (file !== undefined && game !== null && game !== 'failed') return <Played game={game} file={file} />;
  return (
    <Dead
      title={say('positions.title')}
      text={say(isUnknown ? 'position.unknown' : 'game.failed')}
      again={isUnknown ? undefined : () => location.reload()}
      way={{ href: '/positions', text: say('position.others') }}
    />
  );
}

function Played({ game, file }: { readonly game: Kit; readonly file: PositionFile }) {
  const say = useSay(texts);
  const language = useLanguage();
  const [, go] = useLocation();
  const started = useMemo(() => startedFrom(game, file), [game, file]);
  if (started === null)
    return (
      <Dead
        title={say('positions.title')}
        text={say('position.broken')}
        way={{ href: '/positions', text: say('position.others') }}
      />
    );
  return (
    <Puzzle
      game={game}
      started={started}
      title={titleOf(file, language).text}
      who="all"
      level="simple"
      from="rules"
      back={() => go(`/rules/${game.id}#${file.rules[0] ?? ''}`)}
    />
  );
}

function startedFrom(game: Kit, { text }: PositionFile): Started<Shape> | null {
  try {
    return start<Shape>(game, parseSource(text));
  } catch (problem) {
    if (problem instanceof Unreadable) return null;
    throw problem;
  }
}

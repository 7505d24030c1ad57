import { seat } from '@concilio/kernel';
import type { Language } from '@concilio/text';
import type { Spoken } from '@concilio/text';
import { useEffect, useMemo, useState } from 'react';
import { Dead } from '../../page/Dead.tsx';
import { Loading } from '../../page/Loading.tsx';
import { loadGame } from '../../client/loadedGames.ts';
import { useLanguage } from '../../client/language.ts';
import { useMe } from '../../net/me.ts';
import { localHost, localMatches, startLocal } from '../../net/local/host.ts';
import { isWide, useSize } from '../../table/size.ts';
import type { GameTable } from '../../table/contract.ts';
import { TableScreen } from '../../table/TableScreen.tsx';
import { botName } from '../../text/botName.ts';
import { texts as shellTexts } from '../../text/index.ts';
import { useSay } from '../../ui/say.ts';
import { CoachContext, newCoach } from './coach.ts';
import { coachedTable } from './CoachedTable.tsx';
import { CoachPanel } from './CoachPanel.tsx';
import { BACK, MORE } from './keys.ts';
import type { LessonOfGame, Taught } from './contract.ts';
import type { Names } from './course.ts';
import { begun, keepProgress, keptProgress, type Progress } from './progress.ts';
import { texts } from './text/index.ts';

interface Opened {
  readonly taught: Taught;
  readonly table: GameTable;
  readonly game: Spoken;
  readonly progress: Progress;
}

interface Props {
  readonly game: string;
  readonly lesson: LessonOfGame;
  /** Draws the match, as it does without a coach. */
  readonly table: () => Promise<GameTable>;
}

/** The first match of a game beside a coach, from where it was left. */
export function Lesson(props: Props) {
  const { game } = props;
  const say = useSay(texts);
  const names = useNames();
  const [opened, setOpened] = useState<Opened | 'failed' | null>(null);
  const begin = (how: (props: Props, names: Unnamed) => Promise<Opened>): void =>
    void how(props, names).then(setOpened, () => setOpened('failed'));
  // Once a game: another name or language does not begin another match.
  useEffect(() => begin(resumed), [game]);
  if (opened === null) return <Loading />;
  if (opened === 'failed')
    return (
      <Dead
        title={say('lesson.title')}
        text={say('lesson.failed')}
        again={() => begin(resumed)}
        way={{ href: '/', text: say('lesson.home') }}
      />
    );
  return <Coached key={opened.progress.match} {...opened} again={() => begin(anew)} />;
}

const ME = seat(0);

function Coached({ taught, table, game, progress, again }: Opened & { readonly again: () => void }) {
  const say = useSay(texts);
  const size = useSize();
  const coach = useMemo(() => newCoach(taught.course, progress), [taught, progress]);
  const custom = useMemo(() => coachedTable(table, taught), [table, taught]);
  const host = useMemo(() => localHost(ME), []);
  return (
    <CoachContext value={coach}>
      <TableScreen
        host={host}
        table={progress.match}
        game={game}
        custom={custom}
        rematch={again}
        replay={`/replay/${progress.match}`}
        talk={false}
        extra={isWide(size) ? { title: say('coach'), icon: 'brain', content: <CoachPanel /> } : undefined}
        menu={[{ id: 'lesson-again', icon: 'undo', text: say('lesson.again'), choose: again }]}
        keys={[
          { key: MORE.toUpperCase(), text: say('keys.more') },
          { key: BACK.toUpperCase(), text: say('keys.back') },
        ]}
      />
    </CoachContext>
  );
}

/** Who plays; what the match is called is the course's matter. */
interface Unnamed extends Omit<Names, 'match'> {
  readonly language: Language;
}

function useNames(): Unnamed {
  const shell = useSay(shellTexts);
  const language = useLanguage();
  const me = useMe();
  return useMemo(
    () => ({
      language,
      me: me?.name ?? shell('player.nameless'),
      bot: (number) => botName(shell, number),
    }),
    [shell, language, me],
  );
}

/** Two calls at once, as React makes them while developing, must not begin two matches. */
const resuming = new Map<string, Promise<Opened>>();

/** The match that was left, if it is still there and not over; else a new one. */
function resumed(props: Props, names: Unnamed): Promise<Opened> {
  const { game } = props;
  const before = resuming.get(game);
  if (before !== undefined) return before;
  const coming = resume(props, names).finally(() => resuming.delete(game));
  resuming.set(game, coming);
  return coming;
}

async function resume(props: Props, names: Unnamed): Promise<Opened> {
  const { game: id, lesson } = props;
  const [taught, table] = await Promise.all([lesson.load(), props.table()]);
  const progress = keptProgress(taught.course);
  const matches = progress === null ? [] : await localMatches();
  const isThere = matches.some((match) => match.id === progress?.match && !match.over);
  return progress !== null && isThere
    ? { taught, table, game: await loadGame(id), progress }
    : anew(props, names);
}

async function anew(props: Props, { language, ...names }: Unnamed): Promise<Opened> {
  const [taught, table, game] = await Promise.all([props.lesson.load(), props.table(), loadGame(props.game)]);
  const { course } = taught;
  const plan = await course.plan({ ...names, match: course.texts[language].match ?? '' });
  const progress = begun(await startLocal(plan));
  keepProgress(course, progress);
  return { taught, table, game, progress };
}

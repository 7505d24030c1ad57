import { seat } from '@concilio/kernel';
import type { AnyGame } from '@concilio/words';
import { useEffect, useMemo, useState } from 'react';
import { Dead } from '../app/Dead.tsx';
import { loadGame } from '../app/games.ts';
import { useMe } from '../app/me.ts';
import { localHost, localMatches, startLocal } from '../offline/host.ts';
import { useSize } from '../table/size.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { texts as shellTexts } from '../text/index.ts';
import { Notice } from '../ui/Notice.tsx';
import { useSay } from '../ui/say.ts';
import { CoachContext, newCoach } from './coach.ts';
import { coachedTable } from './CoachedTable.tsx';
import { CoachPanel } from './CoachPanel.tsx';
import { BACK, MORE } from './keys.ts';
import { lessonPlan, type Names } from './plan.ts';
import { begun, keepProgress, keptProgress, type Progress } from './progress.ts';
import { texts } from './text/index.ts';

interface Opened {
  readonly game: AnyGame;
  readonly progress: Progress;
}

/** The first game: the first conflict with a coach, from where it was left. */
export function Lesson() {
  const say = useSay(texts);
  const names = useNames();
  const [opened, setOpened] = useState<Opened | 'failed' | null>(null);
  const begin = (how: (names: Names) => Promise<Opened>): void =>
    void how(names).then(setOpened, () => setOpened('failed'));
  // Once: another name or language does not begin another match.
  useEffect(() => begin(resumed), []);
  if (opened === null) return <Notice text={say('lesson.loading')} />;
  if (opened === 'failed')
    return (
      <Dead
        title={say('lesson.match')}
        text={say('lesson.failed')}
        again={() => begin(resumed)}
        way={{ href: '/', text: say('lesson.home') }}
      />
    );
  return <Coached key={opened.progress.match} {...opened} again={() => begin(anew)} />;
}

const ME = seat(0);

function Coached({ game, progress, again }: Opened & { readonly again: () => void }) {
  const say = useSay(texts);
  const size = useSize();
  const coach = useMemo(() => newCoach(progress), [progress]);
  const host = useMemo(() => localHost(ME), []);
  return (
    <CoachContext value={coach}>
      <TableScreen
        host={host}
        table={progress.match}
        game={game}
        custom={coachedTable}
        rematch={again}
        replay={`/replay/${progress.match}`}
        talk={false}
        extra={
          size === 'desktop' ? { title: say('coach'), icon: 'brain', content: <CoachPanel /> } : undefined
        }
        menu={[{ id: 'lesson-again', icon: 'undo', text: say('lesson.again'), choose: again }]}
        keys={[
          { key: MORE.toUpperCase(), text: say('keys.more') },
          { key: BACK.toUpperCase(), text: say('keys.back') },
        ]}
      />
    </CoachContext>
  );
}

function useNames(): Names {
  const say = useSay(texts);
  const shell = useSay(shellTexts);
  const me = useMe();
  return useMemo(
    () => ({
      match: say('lesson.match'),
      me: me?.name ?? shell('player.nameless'),
      bot: (number) => shell('bot.name', { number }),
    }),
    [say, shell, me],
  );
}

/** Two calls at once, as React makes them while developing, must not begin two matches. */
let resuming: Promise<Opened> | null = null;

/** The match that was left, if it is still there and not over; else a new one. */
function resumed(names: Names): Promise<Opened> {
  resuming ??= resume(names).finally(() => {
    resuming = null;
  });
  return resuming;
}

async function resume(names: Names): Promise<Opened> {
  const progress = keptProgress();
  const matches = progress === null ? [] : await localMatches();
  const isThere = matches.some(({ id, over }) => id === progress?.match && !over);
  return progress !== null && isThere ? { game: await loadGame('lotr-board'), progress } : anew(names);
}

async function anew(names: Names): Promise<Opened> {
  const game = await loadGame('lotr-board');
  const progress = begun(await startLocal(lessonPlan(game, names)));
  keepProgress(progress);
  return { game, progress };
}

import type { Activity, View } from '@concilio/lotr-board/contract';
import type { Speaker } from '@concilio/text';
import { useMemo, useState } from 'react';
import { plainly } from '../../stage/plainly.ts';
import { tableContext } from '../../stage/tableContext.tsx';
import { useSame } from '../../stage/useSame.ts';
import type { TableProps } from '../../table/contract.ts';
import { type Facts, factsOf } from './facts.ts';
import { type Say, sayIn } from './say.ts';
import { type Figure, figuresOf } from './seats/seats.ts';
import { type History, historyOf } from './told/history.ts';

/** What a card would do if it were played: shown on the board while it is pointed at. */
export interface Preview {
  readonly activity: Activity;
  readonly spaces: number;
}

/** What stays the same for a whole match. */
export interface Standing {
  readonly facts: Facts;
  readonly figures: readonly Figure[];
  /** Without marks. */
  readonly speaker: Speaker;
  readonly say: Say;
}

/** All that the parts of the table share. */
interface Shared extends Standing {
  readonly props: TableProps<View>;
  readonly history: History;
  readonly preview: Preview | null;
  readonly show: (preview: Preview | null) => void;
}

export function standingIn({ game, view, speaker: marked }: TableProps<View>): Standing {
  const speaker = plainly(marked);
  return {
    facts: factsOf(game),
    figures: figuresOf(view, speaker),
    speaker,
    say: sayIn(speaker.language),
  };
}

function useShared(props: TableProps<View>): Shared {
  const { game, view, speaker, log } = props;
  const hobbits = view.seats.map(({ hobbit }) => hobbit).join();
  const standing = useMemo(() => standingIn(props), [game, speaker, hobbits]);
  const history = useSame(useMemo(() => historyOf(log), [log]));
  const [preview, show] = useState<Preview | null>(null);
  return { props, ...standing, history, preview, show };
}

export const { Stage, useTable, useView } = tableContext(useShared);

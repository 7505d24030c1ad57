import { gameText } from '@concilio/text';
import { PhaseRibbon } from '../../../stage/PhaseRibbon.tsx';
import { useProps } from '../../../stage/tableContext.tsx';
import type { TableProps } from '../../../table/contract.ts';
import { Stage, useTable, useView } from '../context.ts';
import { windowOf } from '../play/clash.ts';
import { Mark } from '../signs/Mark.tsx';
import { PHASES, type Phase, type View } from '@concilio/lotr-lcg/contract';
import { keyIfAny, type Say } from '../say.ts';
import styles from './Ribbon.module.css';

/** LCG-4.05 to LCG-4.15: the action windows of each phase, in their order. */
const WINDOWS: Readonly<Record<Phase, readonly string[]>> = {
  resource: ['resource'],
  planning: ['planning'],
  quest: ['quest-begins', 'committed', 'staged', 'quest-resolved'],
  travel: ['travel'],
  encounter: ['engagement', 'checks'],
  combat: [
    'shadows-dealt',
    'enemy-chosen',
    'defender-declared',
    'shadow-resolved',
    'attack-resolved',
    'strike-declared',
    'strike-added',
    'strike-resolved',
    'attacks-over',
  ],
  refresh: ['refresh'],
};

/** The phases of the round, with the present one lit, and where in it actions may be taken. */
export function Ribbon() {
  const { say, speaker } = useTable('say', 'speaker');
  const { scenario, round, phase } = useView((view) => ({
    scenario: view.scenario,
    round: view.round,
    phase: view.phase,
  }));
  const window = useProps(({ choices }) => windowOf(choices.question));
  return (
    <div className={styles.ribbon}>
      <p className={styles.where}>
        <b>{gameText(speaker, `scenario.${scenario}`) ?? scenario}</b>
        <span>{phase === null ? say('setup') : say('round', { round })}</span>
      </p>
      <PhaseRibbon
        label={say('phases')}
        here={phase === null ? -1 : PHASES.indexOf(phase)}
        steps={PHASES.map((one) => ({
          id: one,
          name: gameText(speaker, `phase.${one}`) ?? one,
          sign: <Mark of={one} />,
          below: (
            <>
              {window !== null && <em>{say('here.window')}</em>}
              <Windows of={one} now={window} say={say} />
            </>
          ),
        }))}
      />
    </div>
  );
}

interface WindowsProps {
  readonly of: Phase;
  readonly now: string | null;
  readonly say: Say;
}

/** A dot for each window of the phase; the open one is lit. */
function Windows({ of, now, say }: WindowsProps) {
  const nameOf = (window: string) => {
    const key = keyIfAny(`window.${window}`);
    return key === null ? window : say(key);
  };
  return (
    <span className={styles.windows} title={now === null ? say('windows') : nameOf(now)}>
      {WINDOWS[of].map((one) => (
        <i key={one} data-now={one === now || undefined} />
      ))}
      {now !== null && <span className="hidden">{nameOf(now)}</span>}
    </span>
  );
}

/** The same in the top bar, where there is room for it. */
export const Top = (props: TableProps<View>) => (
  <Stage {...props}>
    <Ribbon />
  </Stage>
);

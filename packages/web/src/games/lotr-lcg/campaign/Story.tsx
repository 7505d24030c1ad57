import { type Speaker, thingName } from '@concilio/text';
import { Panel } from '../../../ui/Panel.tsx';
import { type Say, useSay } from '../../../ui/say.ts';
import type { Part } from '../scores/chart.ts';
import type { Chronicle } from '../scores/chronicle.ts';
import { scenarioTitle } from '../scores/names.ts';
import { type Key, texts } from '../scores/text/index.ts';
import { SeatKey, ThreatChart } from '../scores/ThreatChart.tsx';

interface Props {
  readonly tolds: readonly Chronicle[];
  readonly speaker: Speaker;
  readonly className?: string | undefined;
}

/** How the threat rose, through all scenarios. */
export function Story({ tolds, speaker, className }: Props) {
  const say = useSay(texts);
  return (
    <Panel title={say('chart.title')} aside={<SeatKey names={speaker.names} />} className={className}>
      <ThreatChart parts={tolds.map((told) => partOf(told, speaker, say))} speaker={speaker} />
    </Panel>
  );
}

function partOf({ sheet, threat, moments }: Chronicle, speaker: Speaker, say: Say<Key>): Part {
  return {
    title: scenarioTitle(speaker, sheet.scenario),
    threat,
    isRunning: sheet.result === null,
    moments: moments.map((moment) => ({
      moment,
      text: say(`moment.${moment.kind}`, {
        card: moment.card === null ? '' : thingName(speaker, moment.card),
        name: moment.seat === null ? '' : (speaker.names[moment.seat] ?? ''),
      }),
    })),
  };
}

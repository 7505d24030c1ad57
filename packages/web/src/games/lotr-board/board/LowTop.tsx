import type { View } from '@concilio/lotr-board/contract';
import { thingName } from '@concilio/text';
import { PhaseRibbon } from '../../../stage/PhaseRibbon.tsx';
import type { TableProps } from '../../../table/contract.ts';
import { factsOf } from '../facts.ts';
import { sayIn } from '../say.ts';
import { plainly } from '../../../stage/plainly.ts';
import { Sign } from '../signs/Sign.tsx';

/** The seven places in the top bar of a low window, where the table has no room for them. */
export function LowTop({ game, view, speaker }: TableProps<View>) {
  const { places } = factsOf(game);
  const plain = plainly(speaker);
  return (
    <PhaseRibbon
      ticks
      label={sayIn(speaker.language)('journey')}
      here={places.indexOf(view.place)}
      steps={places.map((place) => ({ id: place, name: thingName(plain, place), sign: <Sign of={place} /> }))}
    />
  );
}

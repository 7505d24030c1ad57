import type { View } from '@concilio/lotr-lcg/contract';
import { ELIMINATION } from '@concilio/lotr-lcg/contract';
import type { SeenEvent } from '@concilio/tables';
import { Moment } from '../../../stage/Moment.tsx';
import { plainly } from '../../../stage/plainly.ts';
import type { TableProps } from '../../../table/contract.ts';
import { Card, cardsOf, titleOf } from '../cards/index.ts';
import { sayIn } from '../say.ts';
import { Mark } from '../signs/Mark.tsx';

/**
 * What stands over the table while an event is a moment: a new stage, a hero fallen, a player lost. All other events show
 * nothing here and take their own time.
 */
export function Interlude({
  event: { name, said },
  done,
  speaker: marked,
}: TableProps<View> & { readonly event: SeenEvent; readonly done: () => void }) {
  const speaker = plainly(marked);
  const say = sayIn(speaker.language);
  const card = String(said.card);
  const face = <Card card={card} speaker={speaker} width={240} height={360} />;
  if (name === 'stage.begun')
    return (
      <Moment title={say('moment.stage')} mood="light" done={done}>
        {face}
      </Moment>
    );
  if (name === 'card.destroyed' && cardsOf(speaker.game).get(card)?.type === 'hero')
    return (
      <Moment title={say('moment.fallen', { card: titleOf(speaker, card) })} mood="dark" done={done}>
        {face}
      </Moment>
    );
  if (name !== 'player.eliminated') return null;
  return (
    <Moment
      title={say('moment.out', { name: speaker.names[Number(said.seat)] ?? '' })}
      mood="dark"
      sign={<Mark of="out" />}
      text={say('moment.out.text', { limit: ELIMINATION })}
      done={done}
    />
  );
}

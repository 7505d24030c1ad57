import type { View } from '@concilio/lotr-lcg/contract';
import type { SeenEvent } from '@concilio/tables';
import type { TableProps } from '../../../table/contract.ts';
import { cx } from '../../../ui/cx.ts';
import { Card, cardsOf, titleOf } from '../cards/index.ts';
import { LIMIT } from '../limit.ts';
import { Mark } from '../signs/Mark.tsx';
import { sayIn } from '../say.ts';
import { plainly } from '../shared.ts';
import styles from './Interlude.module.css';

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
  const isStage = name === 'stage.begun';
  const isFall = name === 'card.destroyed' && cardsOf(speaker.game).get(card)?.type === 'hero';
  if (!isStage && !isFall && name !== 'player.eliminated') return null;
  return (
    <button
      type="button"
      className={cx(styles.moment, isStage ? styles.light : styles.dark)}
      onClick={(event) => {
        // The table below takes a click for the wish to skip all that is still to be shown.
        event.stopPropagation();
        done();
      }}
    >
      <b className={styles.title}>
        {isStage
          ? say('moment.stage')
          : isFall
            ? say('moment.fallen', { card: titleOf(speaker, card) })
            : say('moment.out', { name: speaker.names[Number(said.seat)] ?? '' })}
      </b>
      {isStage || isFall ? (
        <>
          <Card card={card} speaker={speaker} width={240} height={360} />
          <span className="hidden">{titleOf(speaker, card)}</span>
        </>
      ) : (
        <>
          <span className={styles.medal}>
            <Mark of="out" />
          </span>
          <span className={styles.text}>{say('moment.out.text', { limit: LIMIT })}</span>
        </>
      )}
    </button>
  );
}

import type { View } from '@concilio/lotr-lcg/contract';
import type { SeenEvent } from '@concilio/tables';
import { cardsOf, Chip, type ChipForm, isOfPlayers } from '../cards/index.ts';
import { useTable } from '../context.ts';
import { Thing } from './Thing.tsx';
import styles from './Slot.module.css';

/** A card on its way: of the encounter deck, or of a hand while it is paid for. */
interface OnItsWay {
  readonly id: string;
  readonly card: string;
}

/** Those that a player is playing; without a seat, those of the encounter deck. */
export function usePassing(seat: number | null): readonly OnItsWay[] {
  const { view, speaker, props } = useTable();
  return view.limbo.flatMap(({ id, card }) => {
    if (id === undefined || card === null) return [];
    const type = cardsOf(speaker.game).get(card)?.type;
    const whose = type !== undefined && isOfPlayers(type) ? playedBy(view, props.log, id) : null;
    return whose === seat ? [{ id, card }] : [];
  });
}

/** Whoever has played it; before anybody has said so, the first player. */
function playedBy({ first }: View, log: readonly SeenEvent[], id: string): number {
  const played = log.findLast(({ name, said }) => name === 'card.played' && said.piece === id);
  return played === undefined ? first : Number(played.said.seat);
}

interface Props extends OnItsWay {
  readonly form: ChipForm;
  readonly isPlayed?: boolean;
}

export function Passing({ id, card, form, isPlayed = false }: Props) {
  const { say, speaker } = useTable();
  const tag = say(isPlayed ? 'tag.played' : 'tag.revealed');
  return (
    <div className={styles.slot}>
      <Thing id={id} more={[tag]}>
        <Chip card={card} speaker={speaker} gem form={form} pointed />
        <span className={styles.tag} aria-hidden="true">
          {tag}
        </span>
      </Thing>
    </div>
  );
}

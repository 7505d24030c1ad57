import type { Look } from '@concilio/kernel';
import type { Player } from '@concilio/lotr-lcg/contract';
import { Piece } from '../../../stage/Piece.tsx';
import { Mini } from '../cards/index.ts';
import { useTable } from '../context.ts';
import styles from './OpenHand.module.css';

interface Props {
  readonly seat: number;
  readonly cards: readonly Look[];
}

/** Whoever plays two hands sees both; of other players only how many they hold is known. */
export const isOpenHand = ({ hand }: Player): boolean => hand.some(({ card }) => card !== null);

/** The other hand of one who plays with two: face up at the table, a line a card. */
export function OpenHand({ seat, cards }: Props) {
  const { say, speaker } = useTable('say', 'speaker');
  const label = say('hand.of', { name: speaker.names[seat] ?? '', count: cards.length });
  return (
    <ul className={styles.hand} aria-label={label} data-from={`deck-${seat}`}>
      {cards.map(
        ({ id, card }) =>
          id !== undefined &&
          card !== null && (
            <li key={id}>
              <Piece of={id} called={card} saysPointed className={styles.held}>
                <Mini card={card} speaker={speaker} first="gem" />
              </Piece>
            </li>
          ),
      )}
    </ul>
  );
}

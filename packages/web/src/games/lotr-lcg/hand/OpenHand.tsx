import { Mini } from '../cards/index.ts';
import { useTable } from '../context.ts';
import styles from './OpenHand.module.css';
import type { Look } from '@concilio/kernel';
import type { Player } from '@concilio/lotr-lcg/contract';
import { Thing, useChoice } from '../play/Thing.tsx';

interface Props {
  readonly seat: number;
  readonly cards: readonly Look[];
}

/** Whoever plays two hands sees both; of other players only how many they hold is known. */
export const isOpenHand = ({ hand }: Player): boolean => hand.some(({ card }) => card !== null);

/** The other hand of one who plays with two: face up at the table, a line a card. */
export function OpenHand({ seat, cards }: Props) {
  const { say, speaker } = useTable();
  const label = say('hand.of', { name: speaker.names[seat] ?? '', count: cards.length });
  return (
    <ul className={styles.hand} aria-label={label} data-from={`deck-${seat}`}>
      {cards.map(({ id, card }) =>
        id === undefined || card === null ? null : (
          <li key={id}>
            <Held id={id} card={card} />
          </li>
        ),
      )}
    </ul>
  );
}

function Held({ id, card }: { readonly id: string; readonly card: string }) {
  const { speaker, props } = useTable();
  const { light, chosen } = useChoice(id);
  return (
    <Thing id={id} className={styles.held}>
      <Mini
        card={card}
        speaker={speaker}
        first="gem"
        lit={light === 'lit'}
        chosen={chosen}
        dim={light === 'blocked'}
        pointed={props.pointed.includes(id) || props.pointed.includes(card)}
      />
    </Thing>
  );
}

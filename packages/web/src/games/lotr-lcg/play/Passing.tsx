import type { View } from '@concilio/lotr-lcg/contract';
import type { Speaker } from '@concilio/text';
import { Piece } from '../../../stage/Piece.tsx';
import { useProps } from '../../../stage/tableContext.tsx';
import { cardsOf, Chip, type ChipForm, isOfPlayers } from '../cards/index.ts';
import { useTable, useView } from '../context.ts';
import styles from './Slot.module.css';

/** Whether a card on its way is one of the players. */
const isPlayed = (speaker: Speaker, card: string): boolean => {
  const type = cardsOf(speaker.game).get(card)?.type;
  return type !== undefined && isOfPlayers(type);
};

/** How many cards are on their way that a player is playing; without a seat, those of the encounter deck. */
export const usePassing = (seat: number | null): View['limbo'] => {
  const { speaker } = useTable('speaker');
  const limbo = useView((view) => view.limbo);
  const first = useView((view) => view.first);
  const [one] = limbo;
  // Whoever has played it; before anybody has said so, the first player.
  const player = useProps(({ log }) =>
    one === undefined
      ? null
      : Number(
          log.findLast(({ name, said }) => name === 'card.played' && said.piece === one.id)?.said.seat ??
            first,
        ),
  );
  return limbo.filter(
    ({ id, card }) => id !== undefined && card !== null && (isPlayed(speaker, card) ? player : null) === seat,
  );
};

interface Props {
  readonly cards: View['limbo'];
  readonly form: ChipForm;
}

/** Cards on their way: of the encounter deck, or of a hand while they are paid for. */
export function Passing({ cards, form }: Props) {
  const { say, speaker } = useTable('say', 'speaker');
  return cards.map(({ id, card }) =>
    id === undefined || card === null ? null : (
      <div key={id} className={styles.slot} data-pointed>
        <Piece of={id} called={card} saysPointed>
          <Chip card={card} speaker={speaker} gem form={form} />
          <span className={styles.tag}>{say(isPlayed(speaker, card) ? 'tag.played' : 'tag.revealed')}</span>
        </Piece>
      </div>
    ),
  );
}

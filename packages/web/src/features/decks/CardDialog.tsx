import { Dialog } from '../../ui/Dialog.tsx';
import { useBox } from './box.ts';
import styles from './CardDialog.module.css';
import type { Deck } from './deck.ts';
import { Stepper } from './Stepper.tsx';

interface Props {
  readonly card: string;
  readonly deck: Deck;
  readonly change?: ((deck: Deck) => void) | undefined;
  readonly close: () => void;
}

/** A card with everything that is to be read of it, and how many of it are in the deck. */
export function CardDialog({ card, deck, change, close }: Props) {
  const { speaker, known, own } = useBox();
  const told = known.get(card);
  return (
    <Dialog
      open
      close={close}
      wide
      title={told === undefined ? card : told.kind}
      footer={
        change !== undefined &&
        told !== undefined && (
          <div className={styles.count}>
            <Stepper card={told} deck={deck} change={change} />
          </div>
        )
      }
    >
      <div className={styles.page}>
        <own.Page game={speaker.game} thing={card} speaker={speaker} />
      </div>
    </Dialog>
  );
}

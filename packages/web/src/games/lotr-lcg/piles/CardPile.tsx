import type { Look } from '@concilio/kernel';
import { NoTop, Pile } from '../../../stage/Pile.tsx';
import { Back, type BackKind, Chip, Mini } from '../cards/index.ts';
import { type Key } from '../say.ts';
import { useTable } from '../context.ts';
import { Mark, type MarkName } from '../signs/Mark.tsx';
import styles from './CardPile.module.css';

interface Props {
  /** Where cards fly to and from. */
  readonly at: string;
  readonly label: Key;
  /** Those that are known, the top one first. */
  readonly cards: readonly Look[];
  /** How many there are, where not all are known. */
  readonly count?: number;
  /** What lies on top: a back, the uppermost face, or only a sign. */
  readonly top: { readonly back: BackKind } | { readonly sign: MarkName } | 'face';
}

/** A pile of this game: its cards are lines with their names. */
export function CardPile({ at, label, cards, count = cards.length, top }: Props) {
  const { say, speaker } = useTable('say', 'speaker');
  return (
    <Pile
      at={at}
      label={say(label)}
      count={count}
      cards={cards}
      top={<Top top={top} card={cards[0]?.card} />}
    >
      {(card) => <Mini card={card} speaker={speaker} />}
    </Pile>
  );
}

function Top({ top, card = null }: { readonly top: Props['top']; readonly card: string | null | undefined }) {
  const { speaker } = useTable('speaker');
  if (top === 'face')
    return card === null ? (
      <NoTop>
        <Mark of="discard" />
      </NoTop>
    ) : (
      <Chip card={card} speaker={speaker} form="figure" gem={false} className={styles.face} />
    );
  return 'sign' in top ? (
    <Mark of={top.sign} className={styles.sign} />
  ) : (
    <Back kind={top.back} speaker={speaker} />
  );
}

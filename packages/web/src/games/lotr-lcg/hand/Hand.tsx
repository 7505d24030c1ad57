import { cx } from '../../../ui/cx.ts';
import { Back, Card, Chip, Mini } from '../cards/index.ts';
import { useTable } from '../context.ts';
import type { Look } from '@concilio/kernel';
import { KeyBadge, Thing, useChoice } from '../play/Thing.tsx';
import { useRoom } from '../size.ts';
import styles from './Hand.module.css';

interface Props {
  readonly seat: number;
  readonly cards: readonly Look[];
  /** On a phone only the pictures are seen. */
  readonly isLow: boolean;
}

/** A card in hand is so wide, at least so wide where there are many, and so wide is a picture of one. */
const WIDE = 133;
const NARROW = 106;
const PICTURE = 74;
const GAP = 6;
/** So much of each must be seen that a thumb can hit it. */
const STRIP = 48;

/**
 * The cards in hand. Where there is no room for all side by side they overlap, and rise when they are pointed at; on a
 * phone a hand that is too large for that is a list of names.
 */
export function Hand({ seat, cards, isLow }: Props) {
  const { say, props, speaker } = useTable();
  const [ref, room] = useRoom<HTMLUListElement>();
  const share = Math.floor((room.width + GAP) / Math.max(1, cards.length)) - GAP;
  const wide = isLow ? PICTURE : Math.max(NARROW, Math.min(WIDE, share));
  const free = (room.width - wide) / Math.max(1, cards.length - 1);
  const isList = isLow && room.width > 0 && free < STRIP;
  const step = Math.max(STRIP, Math.min(wide + GAP, free));
  const label =
    seat === props.seat
      ? say('hand.yours', { count: cards.length })
      : say('hand.of', { name: speaker.names[seat] ?? '', count: cards.length });
  return (
    <ul
      ref={ref}
      className={cx(styles.hand, isLow && styles.low, isList && styles.list)}
      aria-label={label}
      data-pile={`hand-${seat}`}
      data-from={`deck-${seat}`}
      data-fan
      style={{ '--step': `${step - wide}px` }}
    >
      {cards.map((card, index) => (
        <li key={card.id ?? index}>
          <Held
            look={card}
            form={isList ? 'line' : isLow ? 'picture' : 'card'}
            width={wide}
            height={room.height}
          />
        </li>
      ))}
      {cards.length === 0 && <li className={styles.none}>{say('hand.empty')}</li>}
    </ul>
  );
}

interface HeldProps {
  readonly look: Look;
  readonly form: 'card' | 'picture' | 'line';
  readonly width: number;
  readonly height: number;
}

function Held({ look: { id, card }, form, width, height }: HeldProps) {
  const { speaker, props, hintOf } = useTable();
  const standing = useChoice(id ?? null);
  if (id === undefined || card === null) return <Back kind="player" speaker={speaker} />;
  const marks = {
    lit: standing.light === 'lit',
    chosen: standing.chosen,
    dim: standing.light === 'blocked',
    pointed: props.pointed.includes(id) || props.pointed.includes(card),
  };
  return (
    <Thing id={id} className={styles.held} more={[hintOf(id)]}>
      {form === 'line' && <Mini card={card} speaker={speaker} first="gem" {...marks} />}
      {form === 'picture' && <Chip card={card} speaker={speaker} gem small {...marks} />}
      {form === 'card' && (
        <Card
          card={card}
          speaker={speaker}
          form="hand"
          width={width}
          height={Math.max(104, Math.min(188, height))}
          {...marks}
        />
      )}
      <KeyBadge of={standing} />
    </Thing>
  );
}

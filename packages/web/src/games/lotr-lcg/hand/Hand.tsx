import { cx } from '../../../ui/cx.ts';
import { Back, Card, Chip, LOW, Mini, titleOf, widestWord } from '../cards/index.ts';
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

/** A card in hand is at most so wide, at least so wide for its text to be read, and so wide is a picture of one. */
const WIDE = 168;
const NARROW = { high: 104, low: 128 };
const PICTURE = 100;
const GAP = 6;
/** So much of each must be seen that a thumb can hit it. */
const STRIP = 48;
/** On the plate of a picture a word has so much of its width, in letters of this size. */
const PLATE = { rim: 12, letters: 12 };

/**
 * The cards in hand. Where there is no room for all side by side they overlap, and rise when they are pointed at; where
 * their names would be covered, as on a phone, a large hand is a list of names.
 */
export function Hand({ seat, cards, isLow }: Props) {
  const { say, props, speaker } = useTable();
  const [ref, room] = useRoom<HTMLUListElement>();
  const share = Math.floor((room.width + GAP) / Math.max(1, cards.length)) - GAP;
  const narrow = room.height < LOW ? NARROW.low : NARROW.high;
  const isRead = !isLow || share >= narrow;
  const wide = isRead ? Math.max(narrow, Math.min(WIDE, share)) : Math.min(PICTURE, share);
  const longest = Math.max(
    0,
    ...cards.map(({ card }) => (card === null ? 0 : widestWord(titleOf(speaker, card)))),
  );
  const isList = !isRead && room.width > 0 && longest * PLATE.letters > wide - PLATE.rim;
  const free = (room.width - wide) / Math.max(1, cards.length - 1);
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
      style={{ '--step': `${step - wide}px`, '--cw': `${wide}px` }}
    >
      {cards.map((card, index) => (
        <li key={card.id ?? index}>
          <Held
            look={card}
            form={isList ? 'line' : isRead ? 'card' : 'picture'}
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
      {form === 'picture' && <Chip card={card} speaker={speaker} gem form="picture" {...marks} />}
      {form === 'card' && (
        <Card
          card={card}
          speaker={speaker}
          form="hand"
          width={width}
          height={Math.max(104, Math.min(210, height))}
          {...marks}
        />
      )}
      <KeyBadge of={standing} />
    </Thing>
  );
}

import type { Look } from '@concilio/kernel';
import { memo } from 'react';
import { Fan } from '../../../stage/Fan.tsx';
import { KeyBadge, Piece } from '../../../stage/Piece.tsx';
import { useProps } from '../../../stage/tableContext.tsx';
import { useRoom } from '../../../stage/useRoom.ts';
import { cx } from '../../../ui/cx.ts';
import { Back, Card, Chip, LOW, Mini, titleOf, widestWord } from '../cards/index.ts';
import { useHint, useTable, useView } from '../context.ts';
import styles from './Hand.module.css';

/** A card in hand is at most so wide, at least so wide for its text to be read, and so wide is a picture of one. */
const WIDE = 168;
const NARROW = { high: 104, low: 128 };
const PICTURE = 100;
const GAP = 6;
/** On the plate of a picture a word has so much less than its width, in letters of this size. */
const PLATE = { rim: 12, letters: 12 };
/** No card is higher than this, and none is lower. */
const HEIGHT = { least: 104, most: 210 };

interface Props {
  readonly seat: number;
  /** Where nothing hovers, a card is a picture if it cannot be read. */
  readonly isLow: boolean;
}

/**
 * The cards in hand. Where there is no room for all side by side they overlap, and rise when they are pointed at; where
 * their names would be covered, as on a phone, a large hand is a list of names.
 */
export const Hand = memo(({ seat, isLow }: Props) => {
  const { say, speaker } = useTable('say', 'speaker');
  const cards = useView((view) => view.seats[seat]?.hand) ?? [];
  const isOwn = useProps((props) => props.seat === seat);
  const [ref, room] = useRoom<HTMLDivElement>();
  const share = Math.floor((room.width + GAP) / Math.max(1, cards.length)) - GAP;
  const narrow = room.height < LOW ? NARROW.low : NARROW.high;
  const isRead = !isLow || share >= narrow;
  const width = isRead ? Math.max(narrow, Math.min(WIDE, share)) : Math.min(PICTURE, share);
  const longest = cards.map(({ card }) => (card === null ? 0 : widestWord(titleOf(speaker, card))));
  const isList = !isRead && Math.max(...longest) * PLATE.letters > width - PLATE.rim;
  const count = cards.length;
  return (
    <div
      ref={ref}
      className={cx(styles.hand, isList && styles.list)}
      data-pile={`hand-${seat}`}
      style={{ '--cw': `${width}px`, '--ch': `${HEIGHT.least}px`, '--fan-gap': `${GAP}px` }}
    >
      {count === 0 && <p className={styles.none}>{say('hand.empty')}</p>}
      <Fan
        label={
          isOwn ? say('hand.yours', { count }) : say('hand.of', { name: speaker.names[seat] ?? '', count })
        }
        cards={cards}
        from={`deck-${seat}`}
      >
        {(look) => (
          <Held
            look={look}
            form={isList ? 'line' : isRead ? 'card' : 'picture'}
            width={width}
            height={Math.max(HEIGHT.least, Math.min(HEIGHT.most, room.height))}
          />
        )}
      </Fan>
    </div>
  );
});

interface HeldProps {
  readonly look: Look;
  readonly form: 'card' | 'picture' | 'line';
  readonly width: number;
  readonly height: number;
}

function Held({ look: { id, card }, form, width, height }: HeldProps) {
  const { speaker } = useTable('speaker');
  const hint = useHint(id ?? '');
  if (id === undefined || card === null) return <Back kind="player" speaker={speaker} />;
  return (
    <Piece of={id} called={card} saysPointed className={styles.held} more={[hint]}>
      {form === 'line' && <Mini card={card} speaker={speaker} first="gem" />}
      {form === 'picture' && <Chip card={card} speaker={speaker} gem form="picture" />}
      {form === 'card' && <Card card={card} speaker={speaker} form="hand" width={width} height={height} />}
      <KeyBadge className={styles.key} />
    </Piece>
  );
}

import type { Zone } from '@concilio/text';
import { useState } from 'react';
import { useProps } from '../stage/tableContext.tsx';
import { cx } from '../ui/cx.ts';
import { useSay } from '../ui/say.ts';
import { Back, Card, type Size } from './Card.tsx';
import styles from './GenericTable.module.css';
import { texts } from './text/index.ts';

/** Longer rows of open cards are folded until somebody wants to see them. */
const LONG = 12;

interface Props {
  readonly zone: Zone;
  readonly size: Size;
}

/** A row of cards, or a pile with what is known of it. */
export function ZoneView({ zone, size }: Props) {
  const say = useSay(texts);
  const [isUnfolded, setUnfolded] = useState(false);
  const { label, pieces, count, isPile, on } = zone;
  const seen = pieces.filter(({ id, thing }) => thing !== null || id !== null);
  const isLit = useProps(({ choices }) =>
    seen.some(({ id }) => id !== null && choices.optionsFor(id).length > 0),
  );
  // Of a pile the top one is seen; whoever must choose from it sees all.
  const few = isPile ? 1 : size === 'card' ? seen.length : LONG;
  const isLong = seen.length > few || (isPile && isUnfolded);
  const isFolded = isLong && !isUnfolded && !isLit;
  const shown = !isFolded ? seen : isPile ? seen.slice(0, 1) : [];
  const backs = count - seen.length;
  // What lies in play has numbers to be seen, and what is held in the hand has a text to be read.
  const isLaid = pieces.some((piece) => piece.isLaid);
  const cardSize = isPile && !isLit ? 'small' : size === 'card' && (isPile || isLaid) ? 'chip' : size;
  // Of the others' hands and piles it is enough to know how many there are, until somebody looks.
  if (size === 'small' && !isLit && !isUnfolded && (isPile || seen.length === 0))
    return <Tally label={label} count={count} {...(seen.length > 0 && { open: () => setUnfolded(true) })} />;
  return (
    <section
      className={cx(styles.zone, styles[size], !isPile && !isLaid && styles.held)}
      data-pile={isPile && !isUnfolded && !isLit}
    >
      <h4>
        {label} {(count > 1 || isPile) && <span>{count}</span>}
      </h4>
      <div className={styles.row}>
        {backs > 0 && <Backs backs={backs} isPile={isPile || backs > 6} pieces={pieces} />}
        {shown.map((piece, index) => (
          <Card key={piece.id ?? index} piece={piece} size={cardSize} />
        ))}
        {isLong && !isLit && (
          <button type="button" className={styles.fold} onClick={() => setUnfolded(!isUnfolded)}>
            {say(isFolded ? 'zone.unfold' : 'zone.fold', { count: seen.length })}
          </button>
        )}
      </div>
      {on.map((inner) => (
        <ZoneView key={inner.path} zone={inner} size={size === 'card' ? 'chip' : size} />
      ))}
    </section>
  );
}

function Tally({
  label,
  count,
  open,
}: {
  readonly label: string;
  readonly count: number;
  readonly open?: () => void;
}) {
  const say = useSay(texts);
  const words = (
    <>
      {label} <b>{count}</b>
    </>
  );
  return open === undefined ? (
    <p className={styles.tally}>{words}</p>
  ) : (
    <button type="button" className={styles.tally} onClick={open} title={say('zone.unfold', { count })}>
      {words}
    </button>
  );
}

function Backs({
  backs,
  isPile,
  pieces,
}: {
  readonly backs: number;
  readonly isPile: boolean;
  readonly pieces: Zone['pieces'];
}) {
  const say = useSay(texts);
  const hidden = pieces.filter(({ thing, id }) => thing === null && id === null);
  return (
    <>
      <span className="hidden">{say('card.backs', { count: backs })}</span>
      {isPile ? (
        <Back back={hidden[0]?.back ?? null} count={backs} />
      ) : (
        <span className={styles.fan}>
          {hidden.map(({ back }, index) => (
            <Back key={index} back={back} />
          ))}
        </span>
      )}
    </>
  );
}

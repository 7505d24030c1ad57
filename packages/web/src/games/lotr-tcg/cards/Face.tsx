import { printed, printedOn, type Speaker, thingName } from '@concilio/text';
import { Ground } from '../../../generic/Card.tsx';
import { familyOf } from '../../../generic/kinds.ts';
import { cx } from '../../../ui/cx.ts';
import { cardsOf, wordFor } from './facts.ts';
import styles from './Face.module.css';

interface Props {
  readonly card: string;
  readonly speaker: Speaker;
  readonly isNarrow?: boolean;
}

/** A card as one holds it: cost, title, culture, type, numbers, and what is printed on it. */
export function Face({ card, speaker, isNarrow = false }: Props) {
  const facts = cardsOf(speaker).get(card);
  if (facts === undefined) return null;
  const { type, culture, race, isUnique } = facts;
  const cost = facts.numbers['twilight'] ?? facts.numbers['site'];
  const line = [
    ...(culture === null ? [] : [wordFor(speaker, 'culture', culture)]),
    wordFor(speaker, 'type', type),
    ...(race === null ? [] : [wordFor(speaker, 'race', race)]),
  ].join(' · ');
  const numbers = printed(speaker, card).filter(({ field }) => field !== 'twilight' && field !== 'site');
  const name = thingName(speaker, card);
  const text = printedOn(speaker, card);
  return (
    <span
      className={cx(styles.face, isNarrow && styles.narrow)}
      style={{ '--tint': familyOf(speaker, card) }}
      role="img"
      aria-label={[name, line, ...numbers.map(({ label, value }) => `${label} ${value}`)].join(', ')}
    >
      <span className={styles.head} aria-hidden="true">
        {cost !== undefined && <b className={styles.cost}>{cost}</b>}
        <span className={styles.name}>
          {isUnique && '• '}
          {name}
        </span>
      </span>
      <Ground id={card} />
      <span className={styles.type} aria-hidden="true">
        {line}
      </span>
      <span className={styles.text} aria-hidden="true">
        {text}
      </span>
      {numbers.length > 0 && (
        <span className={styles.numbers} aria-hidden="true">
          {numbers.map(({ field, label, value }) => (
            <span key={field} title={label}>
              {label} <b>{value}</b>
            </span>
          ))}
        </span>
      )}
    </span>
  );
}

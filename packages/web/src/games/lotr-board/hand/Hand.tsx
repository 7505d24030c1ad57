import { cx } from '../../../ui/cx.ts';
import { Fan } from '../../../stage/Fan.tsx';
import { useProps } from '../../../stage/tableContext.tsx';
import { useTable, useView } from '../context.ts';
import { HandCard } from './Card.tsx';
import styles from './Hand.module.css';

/** The own hand. Many cards lie closer together; each keeps an edge that can be reached. */
export function Hand({ seat }: { readonly seat: number }) {
  const { say } = useTable('say');
  const cards = useView((view) => view.seats[seat]?.hand) ?? [];
  // Only a question about these cards dims the others among them.
  const isAsked = useProps(({ choices }) =>
    cards.some(
      ({ id }) => id !== undefined && (choices.optionsFor(id).length > 0 || choices.blockedFor(id) !== null),
    ),
  );
  return (
    <section
      className={cx(styles.hand, cards.length > ROOMY && styles.tight)}
      aria-label={say('hand', { count: cards.length })}
      data-pile={`hand seat-${seat}`}
      style={{
        '--count': cards.length,
        '--columns': columnsFor(cards.length),
        '--row': cards.length > TWO_ROWS ? '46px' : '58px',
      }}
    >
      {cards.length === 0 ? (
        <p className={styles.empty}>{say('hand.empty')}</p>
      ) : (
        <Fan cards={cards} from="deck" className={styles.cards}>
          {(look) => <HandCard look={look} dims={isAsked} />}
        </Fan>
      )}
    </section>
  );
}

/** From more cards than these on, each is narrow. */
const ROOMY = 7;

/** On a phone the hand is a block of keys: more cards make smaller ones, in at most three rows. */
function columnsFor(count: number): number {
  if (count <= TWO_ROWS) return count <= 8 ? 4 : 5;
  return count <= 12 ? 4 : count <= 15 ? 5 : count <= 18 ? 6 : 7;
}

/** More cards than these take a third row there. */
const TWO_ROWS = 10;

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
        '--names': cards.length > NAMED ? 'none' : 'inline',
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

/** On a phone the hand is a block of keys: more cards make smaller ones. */
const columnsFor = (count: number): number => (count <= NAMED ? 4 : Math.min(7, Math.ceil(count / 3)));

/** More cards than these take a third row there. */
const TWO_ROWS = 8;
/** With more than these there is no room for a word on each: they are known by their pictures. */
const NAMED = 12;

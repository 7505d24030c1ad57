import { Icon } from '../../icons/Icon.tsx';
import { cx } from '../../ui/cx.ts';
import { useBox } from './box.ts';
import type { Section } from './contract.ts';
import { type Deck, everyCardIn, withOneLess } from './deck.ts';
import panel from './panel.module.css';
import styles from './Places.module.css';

interface Props {
  readonly deck: Deck;
  /** Left out where the deck is only looked at. */
  readonly change?: ((deck: Deck) => void) | undefined;
  /** Shows the cards that may lie on a free place. */
  readonly choose?: ((chosen: Readonly<Record<string, readonly string[]>>) => void) | undefined;
  readonly look: (card: string) => void;
}

/** The cards that lie side by side above the list: those that lead the deck, and others that are one of a kind. */
export function Places(props: Props) {
  const { bench, list, own } = useBox();
  const { Gauge } = own;
  const sections = bench.sections.filter((section) => section !== list);
  return sections.map((section, index) => (
    <section
      key={section.id}
      className={cx(styles.section, section.isSmall && styles.small)}
      aria-label={section.title}
    >
      <header className={panel.head}>
        <h2>{section.title}</h2>
        <p>{section.aside(props.deck)}</p>
      </header>
      <div className={styles.places}>
        <Cards {...props} section={section} />
        {index === 0 && Gauge !== undefined && (
          <div className={styles.gauge}>
            <Gauge deck={props.deck} />
          </div>
        )}
      </div>
    </section>
  ));
}

function Cards({ deck, change, choose, look, section }: Props & { readonly section: Section }) {
  const { known, own, speaker, say } = useBox();
  const { id, places, isSmall, choose: way } = section;
  const cards = everyCardIn(deck, id).flatMap((card) => known.get(card) ?? []);
  const free = Math.max(0, (places ?? 0) - cards.length);
  return (
    <ul>
      {cards.map((card, index) => (
        <li key={`${card.id} ${index}`} className={styles.place} data-fan>
          <button type="button" className={styles.look} onClick={() => look(card.id)}>
            <own.Tile card={card.id} speaker={speaker} small={isSmall} />
          </button>
          {change !== undefined && (
            <button
              type="button"
              className={styles.remove}
              aria-label={say('list.remove', { name: card.title })}
              title={say('list.remove', { name: card.title })}
              onClick={() => change(withOneLess(deck, id, card.id))}
            >
              <Icon name="close" />
            </button>
          )}
        </li>
      ))}
      {choose !== undefined &&
        way !== null &&
        Array.from({ length: free }, (_, index) => (
          <li key={index}>
            <button type="button" className={styles.free} onClick={() => choose(way.chosen)}>
              <Icon name="plus" />
              {way.text}
            </button>
          </li>
        ))}
    </ul>
  );
}

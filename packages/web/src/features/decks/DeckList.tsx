import { Icon } from '../../icons/Icon.tsx';
import { cx } from '../../ui/cx.ts';
import { useBox } from './box.ts';
import type { ToldCard } from './cards.ts';
import { type Deck, sizeOf, withCopies, withoutHero } from './deck.ts';
import styles from './DeckList.module.css';
import { Drawn } from './Drawn.tsx';
import { Gem } from './Gem.tsx';
import { strayLines } from './judgement.ts';
import panel from './panel.module.css';
import { averageCost, countOf, DECK_TYPES, type Line, linesOf, ofType } from './shape.ts';
import { Stepper } from './Stepper.tsx';

interface Props {
  readonly deck: Deck;
  /** Left out where the deck is only looked at. */
  readonly change?: ((deck: Deck) => void) | undefined;
  readonly look: (card: string) => void;
}

/** The cards of the deck by their types, each with its copies. */
export function DeckList({ deck, change, look }: Props) {
  const { known, speaker, say } = useBox();
  const lines = linesOf(deck, known);
  const stray = new Set(strayLines(deck, known).map(([{ id }]) => id));
  const average = averageCost(lines);
  const cost = new Intl.NumberFormat(speaker.language, {
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
  });
  return (
    <>
      <header className={cx(panel.head, styles.head)}>
        <h2>
          {say('list.title')} <b>{sizeOf(deck)}</b>
        </h2>
        {average !== null && <p>{say('list.average', { cost: cost.format(average) })}</p>}
      </header>
      {lines.length === 0 && <p className={styles.empty}>{say('list.empty')}</p>}
      <div className={styles.list}>
        {DECK_TYPES.map((type) => {
          const own = ofType(lines, type);
          return own.length === 0 ? null : (
            <section key={type} className={styles[type]} aria-label={say(`list.${type}`)}>
              <h3>
                <Drawn name={type} />
                {say(`list.${type}`)}
                <b>{countOf(own)}</b>
              </h3>
              <ul>
                {own.map((line) => (
                  <Row
                    key={line[0].id}
                    line={line}
                    deck={deck}
                    change={change}
                    look={look}
                    isStray={stray.has(line[0].id)}
                  />
                ))}
              </ul>
            </section>
          );
        })}
        <Strangers deck={deck} change={change} />
      </div>
    </>
  );
}

interface RowProps extends Props {
  readonly line: Line<ToldCard>;
  readonly isStray: boolean;
}

function Row({ line: [card, copies], deck, change, look, isStray }: RowProps) {
  const { say } = useBox();
  return (
    <li className={styles.row}>
      <Gem card={card} />
      <button
        type="button"
        className={styles.name}
        aria-label={say('card.look', { name: card.name })}
        onClick={() => look(card.id)}
      >
        <span>
          {card.unique && <span className={styles.unique}>◆ </span>}
          {card.name}
        </span>
      </button>
      {isStray && (
        <span className={styles.stray} title={say('card.stray')}>
          <Drawn name="advice" title={say('card.stray')} />
        </span>
      )}
      {change === undefined ? (
        <b className={styles.copies}>{copies}</b>
      ) : (
        <Stepper card={card} deck={deck} change={change} />
      )}
    </li>
  );
}

/** What somebody has brought and nobody here knows: it is named, never dropped in silence. */
function Strangers({ deck, change }: Pick<Props, 'deck' | 'change'>) {
  const { known, say } = useBox();
  const heroes = deck.heroes.filter((id) => known.get(id)?.type !== 'hero');
  const cards = Object.keys(deck.cards).filter((id) => {
    const card = known.get(id);
    return card === undefined || card.type === 'hero';
  });
  if (heroes.length + cards.length === 0) return null;
  const remove = (id: string): Deck => (cards.includes(id) ? withCopies(deck, id, 0) : withoutHero(deck, id));
  return (
    <section className={styles.strange} aria-label={say('list.strange')}>
      <h3>{say('list.strange')}</h3>
      <ul>
        {[...heroes, ...cards].map((id) => (
          <li key={id} className={styles.row}>
            <Drawn name="advice" />
            <span className={styles.name}>{known.get(id)?.name ?? id}</span>
            {change !== undefined && (
              <button
                type="button"
                className={styles.out}
                aria-label={say('list.strange.remove', { name: known.get(id)?.name ?? id })}
                onClick={() => change(remove(id))}
              >
                <Icon name="close" />
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

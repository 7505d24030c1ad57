import { Icon } from '../../icons/Icon.tsx';
import { cx } from '../../ui/cx.ts';
import { useBox } from './box.ts';
import { cardsIn, countIn, type Deck, withCopies } from './deck.ts';
import styles from './DeckList.module.css';
import { Drawn } from './Drawn.tsx';
import { Gem } from './Gem.tsx';
import { countOf, inOrder, type Line, linesIn } from './lines.ts';
import panel from './panel.module.css';
import { Stepper } from './Stepper.tsx';

interface Props {
  readonly deck: Deck;
  /** Left out where the deck is only looked at. */
  readonly change?: ((deck: Deck) => void) | undefined;
  readonly look: (card: string) => void;
}

/** The cards of the deck under their headings, each with its copies. */
export function DeckList({ deck, change, look }: Props) {
  const { bench, list, known, speaker, say } = useBox();
  const lines = inOrder(linesIn(deck, list.id, known));
  const { marked } = bench.judge(deck);
  const { average } = bench.outline(deck);
  const cost = new Intl.NumberFormat(speaker.language, {
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
  });
  return (
    <>
      <header className={cx(panel.head, styles.head)}>
        <h2>
          {list.title} <b>{countIn(deck, list.id)}</b>
        </h2>
        {average !== null && <p>{say('list.average', { cost: cost.format(average) })}</p>}
      </header>
      {lines.length === 0 && <p className={styles.empty}>{say('list.empty')}</p>}
      <div className={styles.list}>
        {bench.groups.map(({ id, title, sign, isWide }) => {
          const own = lines.filter(([{ group }]) => group === id);
          return own.length === 0 ? null : (
            <section key={id} className={isWide ? styles.wide : undefined} aria-label={title}>
              <h3>
                {sign}
                {title}
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
                    mark={marked.get(line[0].id) ?? null}
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
  readonly line: Line;
  /** Why it is marked, if it is. */
  readonly mark: string | null;
}

function Row({ line: [card, copies], deck, change, look, mark }: RowProps) {
  const { say } = useBox();
  return (
    <li className={styles.row}>
      <Gem card={card} />
      <button
        type="button"
        className={styles.name}
        aria-label={say('card.look', { name: card.title })}
        onClick={() => look(card.id)}
      >
        <span>
          {card.isUnique && <span className={styles.unique}>◆ </span>}
          {card.title}
        </span>
      </button>
      {mark !== null && (
        <span className={styles.stray} title={mark}>
          <Drawn name="advice" title={mark} />
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
  const { bench, list, known, say } = useBox();
  // What leads a deck stands under no heading of the list.
  const isAtHome = (section: string, id: string): boolean => {
    const card = known.get(id);
    return (
      card !== undefined && (section !== list.id || bench.groups.some((group) => group.id === card.group))
    );
  };
  const strange = bench.sections.flatMap(({ id: section }) =>
    cardsIn(deck, section).flatMap(([id]) => (isAtHome(section, id) ? [] : [{ section, id }])),
  );
  if (strange.length === 0) return null;
  return (
    <section className={styles.strange} aria-label={say('list.strange')}>
      <h3>{say('list.strange')}</h3>
      <ul>
        {strange.map(({ section, id }) => (
          <li key={`${section} ${id}`} className={styles.row}>
            <Drawn name="advice" />
            <span className={styles.name}>{known.get(id)?.title ?? id}</span>
            {change !== undefined && (
              <button
                type="button"
                className={styles.out}
                aria-label={say('list.remove', { name: known.get(id)?.title ?? id })}
                onClick={() => change(withCopies(deck, section, id, 0))}
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

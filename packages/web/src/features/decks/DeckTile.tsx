import { Link } from 'wouter';
import { ago } from '../../text/clock.ts';
import { useLanguage } from '../../client/language.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { useBox } from './box.ts';
import { countIn, type Deck } from './deck.ts';
import styles from './DeckTile.module.css';
import { Drawn } from './Drawn.tsx';

interface Props {
  readonly deck: Deck;
  /** Of a deck of one's own. */
  readonly changed?: number;
  readonly href?: string;
  readonly copy?: () => void;
  readonly remove?: () => void;
  /** Of a starter deck. */
  readonly take?: () => void;
}

/** One deck among others: its faces, its name, and what it is made of. */
export function DeckTile({ deck, changed, href, copy, remove, take }: Props) {
  const { speaker, bench, own, list, say } = useBox();
  const language = useLanguage();
  const { faces, facts, families } = bench.outline(deck);
  const { standing } = bench.judge(deck);
  const { name } = deck;
  return (
    <li className={styles.tile}>
      <div className={styles.faces} aria-hidden="true">
        {faces.length === 0 && <span className={styles.nobody}>{say('place.none')}</span>}
        {faces.map((id, index) => (
          <own.Tile key={`${id} ${index}`} card={id} speaker={speaker} small />
        ))}
      </div>
      <h2>
        {href === undefined ? (
          name
        ) : (
          <Link href={href} className={styles.open}>
            {name}
          </Link>
        )}
      </h2>
      <p className={styles.facts}>
        <span>{say('decks.cards', { cards: countIn(deck, list.id) })}</span>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        {changed !== undefined && (
          <span>{say('decks.changed', { when: ago(language, changed, Date.now()) })}</span>
        )}
      </p>
      <ul className={styles.families}>
        {families.map(({ id, text, hue, sign, count }) => (
          <li key={id} className={hue} title={`${text}: ${count}`}>
            {sign}
            <span className={sign === null ? undefined : 'hidden'}>{text}</span> {count}
          </li>
        ))}
      </ul>
      <footer className={styles.foot}>
        <p className={cx(styles.standing, styles[standing])}>
          {standing === 'small' ? (
            <Drawn name="advice" />
          ) : (
            <Icon name={standing === 'legal' ? 'check' : 'cross'} />
          )}
          {say(`standing.${standing}`)}
        </p>
        {copy !== undefined && (
          <button
            type="button"
            aria-label={say('decks.copy', { name })}
            title={say('decks.copy', { name })}
            onClick={copy}
          >
            <Icon name="copy" />
          </button>
        )}
        {remove !== undefined && (
          <button
            type="button"
            aria-label={say('decks.delete', { name })}
            title={say('decks.delete', { name })}
            onClick={remove}
          >
            <Icon name="trash" />
          </button>
        )}
        {take !== undefined && (
          <Button small aria-label={say('decks.starter.take', { name })} onClick={take}>
            {say('decks.take')}
          </Button>
        )}
      </footer>
    </li>
  );
}

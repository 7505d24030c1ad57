import { Link } from 'wouter';
import { ago } from '../../text/clock.ts';
import { useLanguage } from '../../client/language.ts';
import { Chip, Sign, wordFor } from '../../games/lotr-lcg/cards/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { useBox } from './box.ts';
import { type Deck, sizeOf } from './deck.ts';
import styles from './DeckTile.module.css';
import { Drawn } from './Drawn.tsx';
import { standingOf } from './judgement.ts';
import { heroesOf, linesOf, spheresOf, startingThreat } from './shape.ts';
import sphereStyles from './sphere.module.css';

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

/** One deck among others: its heroes, its name, and what it is made of. */
export function DeckTile({ deck, changed, href, copy, remove, take }: Props) {
  const { speaker, known, decks, say } = useBox();
  const language = useLanguage();
  const heroes = heroesOf(deck, known);
  const standing = standingOf(decks, deck);
  const { name } = deck;
  return (
    <li className={styles.tile}>
      <div className={styles.heroes} aria-hidden="true">
        {heroes.length === 0 && <span className={styles.nobody}>{say('heroes.none')}</span>}
        {heroes.map(({ id }, index) => (
          <Chip key={`${id} ${index}`} card={id} speaker={speaker} form="picture" />
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
        <span>{say('decks.cards', { cards: sizeOf(deck) })}</span>
        <span>{say('decks.threat', { threat: startingThreat(heroes) })}</span>
        {changed !== undefined && (
          <span>{say('decks.changed', { when: ago(language, changed, Date.now()) })}</span>
        )}
      </p>
      <ul className={styles.spheres}>
        {spheresOf(linesOf(deck, known)).map(({ sphere, count }) => (
          <li
            key={sphere}
            className={sphereStyles.sphere}
            data-sphere={sphere}
            title={`${wordFor(speaker, 'sphere', sphere)}: ${count}`}
          >
            <Sign of={sphere} />
            <span className="hidden">{wordFor(speaker, 'sphere', sphere)}</span> {count}
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

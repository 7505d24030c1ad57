import { Chip } from '../../games/lotr-lcg/cards/index.ts';
import { Dial } from '../../games/lotr-lcg/seats/Dial.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { useBox } from './box.ts';
import { type Deck, MOST_HEROES, withoutHero } from './deck.ts';
import styles from './Heroes.module.css';
import panel from './panel.module.css';
import { heroesOf, startingThreat } from './shape.ts';

interface Props {
  readonly deck: Deck;
  /** Left out where the deck is only looked at. */
  readonly change?: ((deck: Deck) => void) | undefined;
  /** Shows the heroes that may be chosen. */
  readonly choose?: (() => void) | undefined;
  readonly look: (card: string) => void;
}

/** Who leads the deck, and the threat with which they begin. */
export function Heroes({ deck, change, choose, look }: Props) {
  const { known, speaker, say } = useBox();
  const heroes = heroesOf(deck, known);
  const threat = startingThreat(heroes);
  const free = Math.max(0, MOST_HEROES - heroes.length);
  return (
    <>
      <header className={panel.head}>
        <h2>{say('heroes.title')}</h2>
        <p>
          {heroes.length === 0
            ? say('heroes.none')
            : say('heroes.threat', { sum: heroes.map((hero) => hero.threat).join(' + ') })}
        </p>
      </header>
      <div className={styles.heroes}>
        <ul>
          {heroes.map((hero, index) => (
            <li key={`${hero.id} ${index}`} className={styles.hero} data-fan>
              <button type="button" className={styles.look} onClick={() => look(hero.id)}>
                <Chip card={hero.id} speaker={speaker} gem />
              </button>
              {change !== undefined && (
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={say('heroes.remove', { name: hero.name })}
                  title={say('heroes.remove', { name: hero.name })}
                  onClick={() => change(withoutHero(deck, hero.id))}
                >
                  <Icon name="close" />
                </button>
              )}
            </li>
          ))}
          {choose !== undefined &&
            Array.from({ length: free }, (_, index) => (
              <li key={index}>
                <button type="button" className={styles.free} onClick={choose}>
                  <Icon name="plus" />
                  {say('heroes.choose')}
                </button>
              </li>
            ))}
        </ul>
        <div className={styles.dial}>
          <Dial threat={threat} label={say('dial.name', { threat })} caption={say('dial.start')} />
        </div>
      </div>
    </>
  );
}

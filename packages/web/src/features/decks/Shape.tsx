import { useId } from 'react';
import { Sign, wordFor } from '../../games/lotr-lcg/cards/index.ts';
import { cx } from '../../ui/cx.ts';
import { useBox } from './box.ts';
import { CostCurve } from './CostCurve.tsx';
import type { Deck } from './deck.ts';
import panel from './panel.module.css';
import { DECK_TYPES, linesOf, spheresOf } from './shape.ts';
import styles from './Shape.module.css';
import sphereStyles from './sphere.module.css';

/** What the deck is made of: its costs, and its spheres. */
export function Shape({ deck }: { readonly deck: Deck }) {
  const { known, speaker, say } = useBox();
  const id = useId();
  const lines = linesOf(deck, known);
  const spheres = spheresOf(lines);
  const most = Math.max(1, ...spheres.map(({ count }) => count));
  return (
    <section className={cx(panel.panel, styles.shape)} data-part="shape" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="hidden">
        {say('part.shape')}
      </h2>
      {lines.length === 0 ? (
        <p className={styles.none}>{say('shape.none')}</p>
      ) : (
        <>
          <div>
            <h3>{say('shape.cost')}</h3>
            <CostCurve lines={lines} />
            <p className={styles.key}>
              {DECK_TYPES.map((type) => (
                <span key={type} className={styles[type]}>
                  {say(`key.${type}`)}
                </span>
              ))}
            </p>
          </div>
          <div>
            <h3>{say('shape.sphere')}</h3>
            <ul className={styles.spheres}>
              {spheres.map(({ sphere, count }) => (
                <li key={sphere} className={sphereStyles.sphere} data-sphere={sphere}>
                  <span className={styles.name}>
                    <Sign of={sphere} />
                    {wordFor(speaker, 'sphere', sphere)}
                  </span>
                  <span className={styles.bar}>
                    <span style={{ inlineSize: `${(count / most) * 100}%` }} />
                  </span>
                  <b>{count}</b>
                </li>
              ))}
            </ul>
          </div>
        </>
      )}
    </section>
  );
}

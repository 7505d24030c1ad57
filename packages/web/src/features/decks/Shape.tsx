import { useId } from 'react';
import { cx } from '../../ui/cx.ts';
import { useBox } from './box.ts';
import { CostCurve } from './CostCurve.tsx';
import { countIn, type Deck } from './deck.ts';
import panel from './panel.module.css';
import styles from './Shape.module.css';

const KEYS = [styles.first, styles.second, styles.third];

/** What the deck is made of: its costs, and its families. */
export function Shape({ deck }: { readonly deck: Deck }) {
  const { bench, list, say } = useBox();
  const id = useId();
  const { curve, families } = bench.outline(deck);
  const most = Math.max(1, ...families.map(({ count }) => count));
  return (
    <section className={cx(panel.panel, styles.shape)} data-part="shape" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="hidden">
        {say('part.shape')}
      </h2>
      {countIn(deck, list.id) === 0 ? (
        <p className={styles.none}>{say('shape.none')}</p>
      ) : (
        <>
          <div>
            <h3>{say('shape.cost')}</h3>
            <CostCurve curve={curve} />
            <p className={styles.key}>
              {curve.keys.map((key, index) => (
                <span key={key} className={KEYS[index]}>
                  {key}
                </span>
              ))}
            </p>
          </div>
          <div>
            <h3>{bench.words.families}</h3>
            <ul className={styles.families}>
              {families.map(({ id: family, text, hue, sign, count }) => (
                <li key={family} className={hue}>
                  <span className={styles.name}>
                    {sign}
                    {text}
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

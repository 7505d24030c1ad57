import { useState } from 'react';
import { Chip } from '../../games/lotr-lcg/cards/index.ts';
import { cx } from '../../ui/cx.ts';
import { useBox } from './box.ts';
import { type Deck, sizeOf } from './deck.ts';
import { drawHand } from './hand.ts';
import panel from './panel.module.css';
import styles from './SampleHand.module.css';

interface Props {
  readonly deck: Deck;
  readonly look: (card: string) => void;
}

/** An opening hand as it might be drawn. LCG-2.09: a mulligan is all or nothing, and there is only one. */
export function SampleHand({ deck, look }: Props) {
  const { speaker, known, say } = useBox();
  const [draw, setDraw] = useState({ number: 1, isSecond: false });
  const hand = drawHand(deck, draw.number).filter((id) => known.has(id));
  return (
    <section className={styles.sample} aria-label={say('hand.title')}>
      <header className={cx(panel.head, styles.head)}>
        <h2>{say('hand.title')}</h2>
        <div className={styles.acts}>
          {draw.isSecond ? (
            <p>{say('hand.second')}</p>
          ) : (
            <button
              type="button"
              disabled={sizeOf(deck) === 0}
              onClick={() => setDraw(({ number }) => ({ number: number + 1, isSecond: true }))}
            >
              {say('hand.mulligan')}
            </button>
          )}
          <button
            type="button"
            disabled={sizeOf(deck) === 0}
            onClick={() => setDraw(({ number }) => ({ number: number + 1, isSecond: false }))}
          >
            {say('hand.new')}
          </button>
        </div>
      </header>
      {hand.length === 0 ? (
        <p className={styles.none}>{say('hand.none')}</p>
      ) : (
        <ul className={styles.hand}>
          {hand.map((id, index) => (
            <li key={`${draw.number} ${index}`}>
              <button type="button" onClick={() => look(id)}>
                <Chip card={id} speaker={speaker} form="picture" gem />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

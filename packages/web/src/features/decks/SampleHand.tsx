import { useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { useBox } from './box.ts';
import { cardsIn, countIn, type Deck } from './deck.ts';
import { drawHand } from './hand.ts';
import panel from './panel.module.css';
import styles from './SampleHand.module.css';

interface Props {
  readonly deck: Deck;
  readonly look: (card: string) => void;
}

/** An opening hand as it might be drawn. A mulligan is all or nothing, and there is only one. */
export function SampleHand({ deck, look }: Props) {
  const { speaker, own, bench, list, known, say } = useBox();
  const [draw, setDraw] = useState({ number: 1, isSecond: false });
  const hand = drawHand(
    cardsIn(deck, list.id),
    draw.number,
    draw.isSecond ? bench.hand.second : bench.hand.first,
  ).filter((id) => known.has(id));
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
              disabled={countIn(deck, list.id) === 0}
              onClick={() => setDraw(({ number }) => ({ number: number + 1, isSecond: true }))}
            >
              {say('hand.mulligan')}
            </button>
          )}
          <button
            type="button"
            disabled={countIn(deck, list.id) === 0}
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
                <own.Tile card={id} speaker={speaker} small />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

import { useId } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { cx } from '../../ui/cx.ts';
import { Bold } from './Bold.tsx';
import { useBox } from './box.ts';
import type { Deck } from './deck.ts';
import { Drawn } from './Drawn.tsx';
import styles from './Legality.module.css';
import panel from './panel.module.css';
import { RuleLink } from './RuleLink.tsx';

/** What the rules say of the deck, line by line, each with its number. */
export function Legality({ deck }: { readonly deck: Deck }) {
  const { id: game, bench, say } = useBox();
  const id = useId();
  return (
    <section className={cx(panel.panel, styles.legality)} data-part="check" aria-labelledby={id}>
      <header className={panel.head}>
        <h2 id={id}>{say('legality.title')}</h2>
        <p>{bench.words.rules}</p>
      </header>
      <ul>
        {bench.judge(deck).remarks.map((remark, index) => (
          <li key={index} className={styles[remark.is]}>
            {remark.is === 'advice' ? (
              <Drawn name="advice" title={say('legality.advice')} />
            ) : (
              <Icon name={remark.is === 'fine' ? 'check' : 'cross'} title={say(`legality.${remark.is}`)} />
            )}
            <span>
              <Bold text={remark.text} />
            </span>
            {remark.rule !== null && <RuleLink game={game} rule={remark.rule} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

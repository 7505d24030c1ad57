import { Icon } from '../../icons/Icon.tsx';
import { cx } from '../../ui/cx.ts';
import { useBox } from './box.ts';
import type { Deck } from './deck.ts';
import { Drawn } from './Drawn.tsx';
import styles from './Standing.module.css';

interface Props {
  readonly deck: Deck;
  /** What is said below; else how much there is to remark. */
  readonly about?: string;
}

/** How the deck stands before the rules, in one word. */
export function Standing({ deck, about }: Props) {
  const { bench, say } = useBox();
  const { standing, remarks } = bench.judge(deck);
  const count = (is: string): number => remarks.filter((remark) => remark.is === is).length;
  return (
    <p className={cx(styles.standing, styles[standing])} role="status">
      {standing === 'legal' && <Icon name="check" />}
      {standing === 'small' && <Drawn name="advice" />}
      {standing === 'illegal' && <Icon name="cross" />}
      <span>
        <b>{say(`standing.${standing}`)}</b>
        <small>
          {about ??
            (standing === 'legal'
              ? say('standing.advice', { count: count('advice') })
              : say('standing.wrong', { count: count('wrong') }))}
        </small>
      </span>
    </p>
  );
}

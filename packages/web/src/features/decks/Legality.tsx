import { optionText } from '@concilio/text';
import { useId } from 'react';
import { wordFor } from '../../games/lotr-lcg/cards/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { cx } from '../../ui/cx.ts';
import { Bold } from './Bold.tsx';
import { type Box, useBox } from './box.ts';
import type { Deck } from './deck.ts';
import { Drawn } from './Drawn.tsx';
import { type Remark, remarksOn } from './judgement.ts';
import styles from './Legality.module.css';
import panel from './panel.module.css';
import { RuleLink } from './RuleLink.tsx';

/** What the rules say of the deck, line by line, each with its number. */
export function Legality({ deck }: { readonly deck: Deck }) {
  const box = useBox();
  const { decks, known, speaker, say } = box;
  const id = useId();
  return (
    <section className={cx(panel.panel, styles.legality)} data-part="check" aria-labelledby={id}>
      <header className={panel.head}>
        <h2 id={id}>{say('legality.title')}</h2>
        <p>{say('legality.aside')}</p>
      </header>
      <ul>
        {remarksOn(decks, deck, known).map((remark, index) => (
          <li key={index} className={styles[remark.is]}>
            {remark.is === 'advice' ? (
              <Drawn name="advice" title={say('legality.advice')} />
            ) : (
              <Icon name={remark.is === 'fine' ? 'check' : 'cross'} title={say(`legality.${remark.is}`)} />
            )}
            <span>
              <Bold text={remarkText(box, remark)} />
            </span>
            {remark.rule !== null && <RuleLink game={speaker.game.id} rule={remark.rule} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A remark as a sentence: what is wrong is said by the game, the rest by these pages. */
function remarkText({ speaker, say }: Box, remark: Remark): string {
  if (remark.is === 'wrong') return optionText(speaker, { text: remark.problem.message });
  const { sphere } = remark.values;
  return say(remark.key, {
    ...remark.values,
    ...(typeof sphere === 'string' && { sphere: wordFor(speaker, 'sphere', sphere) }),
  });
}

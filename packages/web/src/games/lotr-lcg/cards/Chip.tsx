import type { Speaker } from '@concilio/text';
import { memo } from 'react';
import { cx } from '../../../ui/cx.ts';
import { Art } from './Art.tsx';
import { Back, type BackKind } from './Back.tsx';
import styles from './Chip.module.css';
import { type CardFacts, cardsOf } from './facts.ts';
import { widestWord } from './fit.ts';
import frame from './frame.module.css';
import { type Laid, shownNumbers } from './laid.ts';
import marks from './marks.module.css';
import { Gem, Numbers, Title, TokensOn } from './Parts.tsx';
import { Sign } from './Sign.tsx';
import { sayIn } from './say.ts';
import { cardTold, titleOf, wordFor } from './told.ts';

/**
 * `tall`: numbers beside the figure. `flat`: below it, where there is little height. `picture`: title and figure.
 * `figure`: what is seen of a card from afar.
 */
export type ChipForm = 'tall' | 'flat' | 'picture' | 'figure';

interface Props {
  /** The card's id; `null` where its face is not seen. */
  readonly card: string | null;
  readonly speaker: Speaker;
  readonly laid?: Laid | null;
  /** The back that it shows when it lies face down. */
  readonly back?: BackKind;
  readonly form?: ChipForm | undefined;
  /** Whether the gem is shown: enemies and stages always have it, and so has anything with it. */
  readonly gem?: boolean;
  /** Whether it strikes right now, or is struck. */
  readonly fighting?: boolean;
  readonly className?: string | undefined;
}

/** A card in play. */
export const Chip = memo(function Chip({
  card,
  speaker,
  laid = null,
  back = 'player',
  form = 'tall',
  gem,
  fighting = false,
  className,
}: Props) {
  const facts = card === null ? undefined : cardsOf(speaker.game).get(card);
  const isDown = facts === undefined || laid?.facedown === true;
  const isQuest = !isDown && facts.type === 'quest';
  const shape = cx(
    styles.chip,
    styles[isQuest ? 'flat' : form],
    isQuest && styles.quest,
    laid?.exhausted === true && styles.turned,
    marks.marked,
    fighting && marks.fighting,
    className,
  );
  if (isDown && laid?.type !== 'enemy')
    return (
      <span className={shape}>
        <span className={styles.down}>
          <Back kind={back} speaker={speaker} className={styles.back} />
          {laid !== null && <TokensOn laid={laid} card={null} />}
        </span>
      </span>
    );
  // What lies face down and counts as an enemy is an Orc Guard, with numbers of its own.
  const seen = isDown ? null : facts;
  const face = seen?.id ?? 'orc-guard';
  const title = titleOf(speaker, face);
  const numbers = form === 'figure' || form === 'picture' ? [] : shownNumbers(seen, laid);
  const guard = (): string =>
    [
      title,
      sayIn(speaker.language)('face.down'),
      ...numbers.map(({ stat, now }) =>
        sayIn(speaker.language)('told.number', { name: wordFor(speaker, 'stat', stat), now }),
      ),
    ].join(', ');
  return (
    <span
      className={cx(frame.frame, shape)}
      style={{ '--widest': widestWord(seen?.isUnique === true ? `◆${title}` : title) }}
      data-house={seen?.house ?? 'encounter'}
      role="img"
      aria-label={seen === null ? guard() : cardTold(speaker, seen, laid)}
    >
      <span className={cx(frame.body, styles.body)}>
        {form !== 'figure' && (
          <span className={cx(frame.plate, styles.plate)}>
            {seen === null ? <span>{title}</span> : <Title speaker={speaker} card={seen} />}
          </span>
        )}
        <Art
          card={face}
          isDark={seen === null || seen.house === 'encounter'}
          {...figureOf(form, isQuest, numbers.length > 0)}
        />
        {seen !== null && (gem ?? (isQuest || seen.engagementCost !== null)) && (
          <Gem card={seen} laid={laid} />
        )}
        {isQuest ? <Progress card={facts} laid={laid} speaker={speaker} /> : <Numbers numbers={numbers} />}
        {laid !== null && <TokensOn laid={laid} card={seen} />}
      </span>
    </span>
  );
});

/** The figure leaves the numbers their room. */
function figureOf(form: ChipForm, isQuest: boolean, hasNumbers: boolean) {
  if (isQuest) return { size: 62, height: 70 };
  if (form === 'flat') return { size: 60, height: 66 };
  return { size: 74, at: hasNumbers ? 76 : 60 };
}

/** So many points are drawn as places to fill; more than that would be too small to count. */
const PLACES = 10;

/** How far a stage is, at the foot of its card. */
function Progress({ card, laid, speaker }: { card: CardFacts; laid: Laid | null; speaker: Speaker }) {
  const points = laid?.numbers['quest-points'] ?? card.numbers['quest-points'] ?? 0;
  const done = laid?.progress ?? 0;
  if (points === 0) return null;
  return (
    <span
      className={styles.progress}
      title={sayIn(speaker.language)('told.progress', { progress: done, points })}
      style={{ '--done': Math.min(1, done / points) }}
    >
      {points <= PLACES ? (
        <span className={styles.places}>
          {Array.from({ length: points }, (_, place) => (
            <span key={place} data-done={place < done || undefined}>
              {place < done && <Sign of="progress" />}
            </span>
          ))}
        </span>
      ) : (
        <span className={styles.bar} />
      )}
      <b>
        {done}
        <small>/{points}</small>
      </b>
    </span>
  );
}

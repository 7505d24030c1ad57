import type { Speaker } from '@concilio/text';
import { cx } from '../../../ui/cx.ts';
import { Art } from './Art.tsx';
import { Back, type BackKind } from './Back.tsx';
import styles from './Chip.module.css';
import { type CardFacts, cardsOf } from './facts.ts';
import { isTight, linesNeeded } from './fit.ts';
import frame from './frame.module.css';
import { type Laid, shownNumbers } from './laid.ts';
import { type Marks, markNames } from './marks.ts';
import { Gem, Numbers, Title, TokensOn } from './Parts.tsx';
import { Sign } from './Sign.tsx';
import { sayIn } from './say.ts';
import { cardTold, titleOf, wordFor } from './told.ts';

interface Props extends Marks {
  /** The card's id; `null` where its face is not seen. */
  readonly card: string | null;
  readonly speaker: Speaker;
  readonly laid?: Laid | null;
  /** The back that it shows when it lies face down. */
  readonly back?: BackKind;
  /** For the other players' side. */
  readonly small?: boolean;
  /** Whether the gem is shown: enemies and stages always have it, and so has anything with it. */
  readonly gem?: boolean;
  readonly className?: string | undefined;
}

/** A card in play. */
export function Chip({
  card,
  speaker,
  laid = null,
  back = 'player',
  small = false,
  gem,
  className,
  ...marks
}: Props) {
  const facts = card === null ? undefined : cardsOf(speaker.game).get(card);
  const isDown = facts === undefined || laid?.facedown === true;
  const shape = cx(
    styles.chip,
    small && styles.small,
    laid?.exhausted === true && styles.turned,
    markNames(marks),
    className,
  );
  if (isDown) return <FaceDown speaker={speaker} laid={laid} back={back} shape={shape} />;
  const numbers = shownNumbers(facts, laid);
  const isQuest = facts.type === 'quest';
  const title = titleOf(speaker, facts.id);
  const hasGem = gem ?? (isQuest || facts.engagementCost !== null);
  return (
    <span
      className={cx(frame.frame, shape)}
      data-house={facts.house}
      data-type={facts.type}
      data-title={isQuest ? undefined : titleForm(title, small)}
      role="img"
      aria-label={cardTold(speaker, facts, laid)}
    >
      <span className={cx(frame.body, styles.body)}>
        <span className={cx(frame.plate, styles.plate)}>
          <Title speaker={speaker} card={facts} />
        </span>
        <Art
          card={facts.id}
          isDark={facts.house === 'encounter'}
          size={small ? 76 : isQuest ? 62 : 74}
          height={isQuest ? 70 : 120}
          at={numbers.length === 0 || isQuest ? 60 : small ? 80 : 76}
        />
        {hasGem && <Gem card={facts} laid={laid} />}
        {isQuest ? <Progress card={facts} laid={laid} speaker={speaker} /> : <Numbers numbers={numbers} />}
        {laid !== null && <TokensOn laid={laid} card={facts} />}
      </span>
    </span>
  );
}

/** Whether a title takes more than two lines of its plate, or has a word that hardly fits into one. */
function titleForm(title: string, small: boolean): 'longest' | 'long' | 'tight' | undefined {
  const [width, size] = small ? [64, 12] : [94, 13];
  const lines = linesNeeded(title, width, small ? 11.6 : 13);
  if (lines > 3 && small) return 'longest';
  if (lines > 2) return 'long';
  return isTight(title, width, size) ? 'tight' : undefined;
}

interface DownProps {
  readonly speaker: Speaker;
  readonly laid: Laid | null;
  readonly back: BackKind;
  readonly shape: string;
}

/** What lies face down in play: a prisoner, or a card that counts as an enemy and has its numbers. */
function FaceDown({ speaker, laid, back, shape }: DownProps) {
  const numbers = laid === null ? [] : shownNumbers(null, laid);
  const guard = titleOf(speaker, 'orc-guard');
  if (laid?.type !== 'enemy')
    return (
      <span className={shape}>
        <span className={styles.down}>
          <Back kind={back} speaker={speaker} className={styles.back} />
          {laid !== null && <TokensOn laid={laid} card={null} />}
        </span>
      </span>
    );
  const told = numbers.map(({ stat, now }) =>
    sayIn(speaker.language)('told.number', { name: wordFor(speaker, 'stat', stat), now }),
  );
  return (
    <span
      className={cx(frame.frame, shape)}
      data-house="encounter"
      role="img"
      aria-label={[guard, sayIn(speaker.language)('face.down'), ...told].join(', ')}
    >
      <span className={cx(frame.body, styles.body)}>
        <span className={cx(frame.plate, styles.plate)}>
          <span>{guard}</span>
        </span>
        <Art card="orc-guard" isDark size={74} at={76} />
        <Numbers numbers={numbers} />
        <TokensOn laid={laid} card={null} />
      </span>
    </span>
  );
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

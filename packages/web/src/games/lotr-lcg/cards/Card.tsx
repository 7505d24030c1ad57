import type { Speaker } from '@concilio/text';
import { useMemo } from 'react';
import { cx } from '../../../ui/cx.ts';
import { Art } from './Art.tsx';
import styles from './Card.module.css';
import { type CardFacts, cardsOf } from './facts.ts';
import { fitted, isTight, linesNeeded, type Paragraph } from './fit.ts';
import frame from './frame.module.css';
import { linesOf, shadowOf } from './lines.ts';
import { type Laid, shownNumbers } from './laid.ts';
import marks from './marks.module.css';
import { Gem, Numbers, Title } from './Parts.tsx';
import { sayIn } from './say.ts';
import { Sign } from './Sign.tsx';
import { cardTold, titleOf, traitsOf, wordFor } from './told.ts';

interface Props {
  readonly card: string;
  readonly speaker: Speaker;
  readonly laid?: Laid | null;
  readonly form?: Form;
  /** In pixels, where it is not as large as its form usually is: the text is set to fit. */
  readonly width?: number;
  readonly height?: number;
  readonly className?: string | undefined;
}

/** `hand`: narrow, without the foot. */
type Form = 'full' | 'hand';

interface Shape {
  readonly width: number;
  readonly height: number;
  /** Of the frame, the plate and the picture; a card without numbers has a lower picture. */
  readonly rim: number;
  readonly plate: number;
  readonly art: number;
  readonly plainArt: number;
  /** Where the picture stands beside the text: how wide it is. */
  readonly beside?: number;
  /** Left and right of the text together, and above and below it. */
  readonly sides: number;
  readonly ends: number;
}

const SHAPES: Readonly<Record<Form | 'wide' | 'low', Shape>> = {
  full: { width: 196, height: 300, rim: 7, plate: 40, art: 92, plainArt: 84, sides: 16, ends: 10 },
  // A quest lies on its side.
  wide: { width: 300, height: 196, rim: 7, plate: 38, art: 0, plainArt: 0, beside: 104, sides: 16, ends: 10 },
  hand: { width: 133, height: 188, rim: 4, plate: 32, art: 67, plainArt: 46, sides: 12, ends: 7 },
  low: { width: 150, height: 122, rim: 4, plate: 26, art: 0, plainArt: 0, beside: 38, sides: 9, ends: 5 },
};
/** A hand that is lower than this has the pictures beside the text. */
export const LOW = 156;
/** The line with the type, and the foot, by the lines that they take. */
const LINE = 14;
const AROUND = 5;

/** A card as one holds it: title, cost, figure, numbers, traits, our text, number. Quests lie on their side. */
export function Card({ card, speaker, laid = null, form = 'full', width, height, className }: Props) {
  const facts = cardsOf(speaker.game).get(card);
  if (facts === undefined) return null;
  const numbers = shownNumbers(facts, laid);
  const isWide = facts.type === 'quest' && form === 'full';
  const kind = isWide ? 'wide' : form === 'hand' && (height ?? LOW) < LOW ? 'low' : form;
  const shape = SHAPES[kind];
  const [across, down] = isWide ? [height, width] : [width, height];
  const [wide, high] = [across ?? shape.width, down ?? shape.height];
  const art = numbers.length > 0 ? shape.art : shape.plainArt;
  return (
    <span
      className={cx(
        frame.frame,
        styles.card,
        styles[form],
        shape.beside !== undefined && styles.sideways,
        marks.marked,
        className,
      )}
      style={{
        '--w': `${wide}px`,
        '--h': `${high}px`,
        '--rim': `${shape.rim}px`,
        '--plate': `${shape.plate}px`,
        '--art': `${shape.beside ?? art}px`,
      }}
      data-house={facts.house}
      role="img"
      aria-label={cardTold(speaker, facts, laid, { text: true })}
    >
      <span className={cx(frame.body, styles.body)}>
        <span
          className={cx(frame.plate, styles.plate)}
          data-long={isLong(titleOf(speaker, card), wide - 2 * shape.rim - 44, form === 'hand' ? 14 : 16)}
        >
          <Gem card={facts} laid={laid} />
          <Title speaker={speaker} card={facts} />
        </span>
        <Art card={card} isDark={facts.house === 'encounter'} {...figureOf(kind, numbers.length > 0)} />
        <Numbers numbers={numbers} />
        <Text
          speaker={speaker}
          card={facts}
          form={form}
          width={wide - 2 * shape.rim - shape.sides - (shape.beside ?? 0)}
          height={high - 2 * shape.rim - shape.ends - shape.plate - art}
        />
      </span>
    </span>
  );
}

/** Whether a title wants more than two lines, or has a word that does not fit into one. */
const isLong = (title: string, width: number, size: number): boolean =>
  linesNeeded(`${title}  `, width, size) > 2 || isTight(title, width, size);

function figureOf(kind: keyof typeof SHAPES, hasNumbers: boolean) {
  if (kind === 'wide') return { size: 88, height: 150, at: 64 };
  if (kind === 'low') return { size: 80, height: 240, at: hasNumbers ? 72 : 60 };
  return hasNumbers
    ? { size: 52, height: 60, at: 72 }
    : { size: 46, height: kind === 'hand' ? 44 : 54, at: 60 };
}

interface TextProps {
  readonly speaker: Speaker;
  readonly card: CardFacts;
  readonly form: Form;
  /** What there is room for. */
  readonly width: number;
  readonly height: number;
}

function Text({ speaker, card, form, width, height }: TextProps) {
  const say = sayIn(speaker.language);
  const type = wordFor(speaker, 'type', card.type);
  const traits = traitsOf(speaker, card);
  const home = card.house === 'encounter' ? say('encounter') : wordFor(speaker, 'sphere', card.house);
  const heads = linesNeeded(`${type.toUpperCase()} ${traits}`, width, 12.4) * LINE + AROUND;
  const foot = form === 'hand' ? 0 : LINE + AROUND;
  const { size, paragraphs } = useMemo(
    () => fitted(paragraphsOf(speaker, card.id), width, height - heads - foot, form === 'hand' ? 13 : 14),
    [speaker, card, form, width, height, heads, foot],
  );
  return (
    <span className={styles.text}>
      <span className={styles.line}>
        <span>{type}</span> <em>{traits}</em>
      </span>
      <Paragraphs speaker={speaker} paragraphs={paragraphs} size={size} />
      {form !== 'hand' && (
        <span className={styles.foot}>
          <span>
            <Sign of={card.house} /> {home}
          </span>
          <span>{say('set.number', { number: String(card.number).padStart(3, '0') })}</span>
        </span>
      )}
    </span>
  );
}

function paragraphsOf(speaker: Speaker, card: string): readonly Paragraph[] {
  const shadow = shadowOf(speaker, card);
  const lines = linesOf(speaker, card).map((line) => ({ ...line, isShadow: false }));
  return shadow === null
    ? lines
    : [...lines, { lead: sayIn(speaker.language)('shadow'), text: shadow, isShadow: true }];
}

/** All that is printed on a card, at its full length; the shadow effect below a red rule. */
export const Said = ({ speaker, card }: { readonly speaker: Speaker; readonly card: string }) => (
  <Paragraphs speaker={speaker} paragraphs={paragraphsOf(speaker, card)} size={16} />
);

interface ParagraphsProps {
  readonly speaker: Speaker;
  readonly paragraphs: readonly Paragraph[];
  readonly size: number;
}

const Paragraphs = ({ speaker, paragraphs, size }: ParagraphsProps) => (
  <span className={styles.said} data-step={size} lang={speaker.language}>
    {paragraphs.map(({ lead, text, isShadow }, index) => (
      <span key={index} className={isShadow ? styles.shadow : undefined}>
        {lead !== '' && (
          <b>
            {isShadow && <Sign of="shadow" />} {lead}
          </b>
        )}{' '}
        {text}
      </span>
    ))}
  </span>
);

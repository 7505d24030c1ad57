import { thingName } from '@concilio/text';
import { memo } from 'react';
import { cx } from '../../../ui/cx.ts';
import { originOf, shortText, spokenCard, titleOf } from './cards.ts';
import { useTable } from '../context.ts';
import { useProps } from '../../../stage/tableContext.tsx';
import type { Card } from '../facts.ts';
import { contoursOf } from '../../../stage/ground.ts';
import type { Back, Held } from '@concilio/lotr-board/contract';
import { Sign } from '../signs/Sign.tsx';
import { KeyBadge, Piece } from '../../../stage/Piece.tsx';
import { useStanding } from '../../../stage/standing.ts';
import { TokenFace } from '../seats/Token.tsx';
import styles from './Card.module.css';

interface HandProps {
  readonly look: Held;
  /** Whether it is darker while it is no answer: where other cards of the hand are. */
  readonly dims: boolean;
}

/** A card of the own hand. */
export const HandCard = memo(function HandCard({ look, dims }: HandProps) {
  const { facts, speaker, say, show } = useTable('facts', 'speaker', 'say', 'show');
  const id = look.id ?? [];
  const { light, chosen } = useStanding(id, look.card);
  const { isPlayable, isPlaying } = useProps(({ choices, playing }) => ({
    isPlayable: choices.question?.key === 'play-card',
    isPlaying: playing !== null && playing.said.piece === look.id,
  }));
  const card = look.card === null ? undefined : facts.cards.get(look.card);
  if (card === undefined) return <CardBack back={look.back ?? 'adventure'} className={styles.card} />;
  const point = (on: boolean): void => {
    const { symbol, symbols } = card;
    if (on && isPlayable && light === 'lit' && symbol !== null && symbol !== 'star')
      show({ activity: symbol, spaces: symbols });
    else show(null);
  };
  return (
    <Piece
      of={id}
      thing={card.id}
      className={cx(
        styles.card,
        dims && light === 'none' && styles.dim,
        chosen && styles.chosen,
        isPlaying && styles.playing,
      )}
      data={{ frame: card.colour }}
      onPoint={point}
    >
      <span className={styles.face}>
        <Art card={card} />
        <b className={styles.title}>{titleOf(speaker, card)}</b>
        <span className={styles.text}>{shortText(speaker, say, card)}</span>
        {card.symbol !== null && (
          <span className={cx(styles.text, styles.origin)}>{originOf(speaker, say, card)}</span>
        )}
      </span>
      <Symbols card={card} />
      <KeyBadge className={styles.key} />
      {light === 'blocked' && (
        <span className={styles.lock}>
          <Sign of="lock" />
        </span>
      )}
      {chosen && (
        <span className={styles.tick}>
          <Sign of="check" />
        </span>
      )}
      <span className={styles.kind}>
        {card.colour === 'green' ? say('card.story') : thingName(speaker, card.colour)}
      </span>
    </Piece>
  );
});

export const Art = ({ card }: { readonly card: Card }) => (
  <span className={styles.art} data-act={card.symbol ?? 'tale'}>
    <svg
      className={styles.ground}
      viewBox="0 0 120 100"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d={contoursOf(card.id)} />
    </svg>
    <Sign of={card.id} className={styles.engraved} />
  </span>
);

/** The symbols of a card; a card with a story has an hourglass. */
export const Symbols = ({ card }: { readonly card: Card }) => (
  <span className={styles.symbols}>
    {card.symbol === null ? (
      <TokenFace of="tale" />
    ) : (
      Array.from({ length: card.symbols }, (_, index) => <TokenFace key={index} of={card.symbol ?? 'star'} />)
    )}
  </span>
);

/** A card in play or on offer: by its icon and symbols, and its name where there is room. */
export function CardChip({ look, small = false }: { readonly look: Held; readonly small?: boolean }) {
  const { facts, speaker, say } = useTable('facts', 'speaker', 'say');
  const card = look.card === null ? undefined : facts.cards.get(look.card);
  if (card === undefined) return <CardBack back={look.back ?? 'adventure'} className={styles.chipBack} />;
  return (
    <Piece
      of={look.id ?? []}
      thing={card.id}
      label={small ? spokenCard(speaker, say, card) : undefined}
      className={cx(styles.chip, small && styles.small)}
      data={{ frame: card.colour }}
    >
      <span className={styles.chipFace} data-act={card.symbol ?? 'tale'}>
        <Symbols card={card} />
        <Sign of={card.id} className={styles.engraved} />
        {!small && <b>{titleOf(speaker, card)}</b>}
      </span>
    </Piece>
  );
}

/** A card as one sees it fly by: its frame, its icon and its symbols. */
export const CardPicture = ({
  card,
  className,
}: {
  readonly card: Card;
  readonly className?: string | undefined;
}) => (
  <span className={cx(styles.picture, className)} data-data={{ frame: card.colour }}>
    <span className={styles.chipFace} data-act={card.symbol ?? 'tale'}>
      <Sign of={card.id} className={styles.engraved} />
    </span>
  </span>
);

/** Backs differ: adventure cards from legendary ones. */
export function CardBack({
  back,
  className,
}: {
  readonly back: Back;
  readonly className?: string | undefined;
}) {
  const { say } = useTable('say');
  return (
    <span className={cx(styles.back, styles[back], className)} role="img" aria-label={say('card.back')} />
  );
}

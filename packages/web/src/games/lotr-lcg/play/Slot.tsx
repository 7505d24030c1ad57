import type { Look } from '@concilio/kernel';
import type { InPlay } from '@concilio/lotr-lcg/contract';
import { memo, useMemo } from 'react';
import { KeyBadge, Piece } from '../../../stage/Piece.tsx';
import { cx } from '../../../ui/cx.ts';
import { Back, Chip, type ChipForm, laidOf, Mini, Sign, titleOf } from '../cards/index.ts';
import { useHint, useTable, useTag, useView } from '../context.ts';
import { Mark } from '../signs/Mark.tsx';
import styles from './Slot.module.css';

interface Props {
  readonly card: InPlay;
  readonly form?: ChipForm;
}

/** Where a card lies in play: what is attached to it above, its shadow cards behind, and what it is about to do below. */
export const Slot = memo(({ card, form }: Props) => {
  const { speaker } = useTable('speaker');
  const attacks = useView(({ attack }) => attack?.enemy === card.id);
  const isStruck = useView(({ strike }) => strike?.target === card.id);
  const laid = useMemo(() => laidOf(card), [card]);
  // One that has been turned up is over with the attack.
  const shadows = card.shadows.filter((shadow) => shadow.card === null || attacks);
  const isUp = shadows.some((shadow) => shadow.card !== null);
  return (
    <div
      className={cx(styles.slot, card.exhausted && styles.turned)}
      data-shadows={shadows.length === 0 ? undefined : isUp ? 'up' : 'down'}
    >
      <Tucks card={card} />
      <div className={styles.lies}>
        {shadows.map((shadow, index) => (
          <Shadow key={shadow.id ?? index} shadow={shadow} place={index} />
        ))}
        <Piece of={card.id} called={card.card} saysPointed>
          <Chip
            card={card.card}
            speaker={speaker}
            laid={laid}
            form={form}
            back={card.controller === null || card.type === 'enemy' ? 'encounter' : 'player'}
            fighting={attacks || isStruck}
          />
          <KeyBadge className={styles.key} />
          <Tag card={card} isFighting={attacks || isStruck} />
        </Piece>
      </div>
    </div>
  );
});

/** What it would bring to answer with a card, or what is under way with it. */
function Tag({ card, isFighting }: { readonly card: InPlay; readonly isFighting: boolean }) {
  const hint = useHint(card.id);
  const tag = useTag(card);
  if (hint === null && tag === null) return null;
  return (
    <span className={cx(styles.tag, hint !== null && styles.hint, isFighting && styles.fights)}>
      {hint ?? tag}
    </span>
  );
}

/** Attachments lie under their bearer and look out above it; so does an objective under its guard. */
const Tucks = ({ card }: { readonly card: InPlay }) =>
  card.attachments.length + card.guarded.length > 0 && (
    <ul className={styles.tucks}>
      {[...card.attachments, ...card.guarded].map((one) => (
        <li key={one.id}>
          <Tuck one={one} host={card} isGuarded={card.guarded.includes(one)} />
        </li>
      ))}
    </ul>
  );

interface TuckProps {
  readonly one: InPlay;
  readonly host: InPlay;
  readonly isGuarded: boolean;
}

function Tuck({ one, host, isGuarded }: TuckProps) {
  const { speaker, say } = useTable('speaker', 'say');
  if (one.card === null) return null;
  const names = {
    card: titleOf(speaker, one.card),
    host: host.card === null ? '' : titleOf(speaker, host.card),
  };
  return (
    <Piece
      of={one.id}
      called={one.card}
      saysPointed
      className={styles.tuck}
      label={isGuarded ? `${names.card}, ${say('tag.guarded')} ${names.host}` : say('attachment', names)}
      more={[one.exhausted ? say('tag.exhausted') : null]}
    >
      <Mini card={one.card} speaker={speaker} exhausted={one.exhausted}>
        {isGuarded && <Mark of="prisoner" />}
        {one.resources > 0 && <b>{one.resources}</b>}
        <KeyBadge />
      </Mini>
    </Piece>
  );
}

/** Shadow cards look out from behind their enemy; one that is turned up says what it is. */
function Shadow({ shadow: { id, card }, place }: { readonly shadow: Look; readonly place: number }) {
  const { speaker, say } = useTable('speaker', 'say');
  const at = { '--place': place };
  if (id === undefined || card === null)
    return (
      <span className={styles.shadow} style={at} title={say('shadow')}>
        <Back kind="encounter" speaker={speaker} />
        <span className="hidden">{say('shadow')}</span>
      </span>
    );
  return (
    <span className={cx(styles.shadow, styles.up)} style={at}>
      <Piece of={id} called={card} saysPointed label={say('shadow.up', { card: titleOf(speaker, card) })}>
        <Chip card={card} speaker={speaker} form="figure" gem={false} />
        <span className={styles.flame}>
          <Sign of="shadow" /> {say('shadow.word')}
        </span>
      </Piece>
    </span>
  );
}

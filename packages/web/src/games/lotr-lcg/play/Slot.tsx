import type { Speaker } from '@concilio/text';
import { memo } from 'react';
import { cx } from '../../../ui/cx.ts';
import {
  Back,
  Chip,
  type ChipForm,
  type Laid as Drawn,
  laidOf,
  Mini,
  Sign,
  titleOf,
} from '../cards/index.ts';
import { useTable } from '../context.ts';
import { Mark } from '../signs/Mark.tsx';
import type { Look } from '@concilio/kernel';
import type { InPlay } from '@concilio/lotr-lcg/contract';
import { KeyBadge, Thing, useChoice } from './Thing.tsx';
import styles from './Slot.module.css';

interface Props {
  readonly card: InPlay;
  readonly form?: ChipForm;
}

/** Where a card lies in play: what is attached to it above, its shadow cards behind, and what it is about to do below. */
export function Slot({ card, form = 'tall' }: Props) {
  const { speaker, props, view, tagOf, hintOf } = useTable();
  const standing = useChoice(card.id);
  const hint = hintOf(card.id);
  const tag = hint ?? tagOf(card);
  const { attack, strike } = view;
  // One that has been turned up is over with the attack.
  const shadows = card.shadows.filter((shadow) => shadow.card === null || attack?.enemy === card.id);
  const isFighting = attack?.enemy === card.id || strike?.target === card.id;
  const isPointed =
    props.pointed.includes(card.id) || (card.card !== null && props.pointed.includes(card.card));
  return (
    <div
      className={cx(styles.slot, card.exhausted && styles.turned)}
      data-light={standing.light}
      data-shadows={card.shadows.length > 0 || undefined}
    >
      <Tucks card={card} />
      <div className={styles.lies}>
        {shadows.map((shadow, index) => (
          <Shadow key={shadow.id ?? index} shadow={shadow} place={index} />
        ))}
        <Thing id={card.id} more={[tag]}>
          <Picture
            card={card.card}
            speaker={speaker}
            drawn={laidOf(card)}
            so={JSON.stringify(laidOf(card))}
            form={form}
            isEncounter={card.controller === null || card.type === 'enemy'}
            lit={standing.light === 'lit'}
            chosen={standing.chosen}
            dim={standing.light === 'blocked'}
            pointed={isPointed}
            fighting={isFighting}
          />
          <KeyBadge of={standing} />
          {tag !== null && (
            <span
              className={cx(styles.tag, hint !== null && styles.hint, isFighting && styles.fights)}
              aria-hidden="true"
            >
              {tag}
            </span>
          )}
        </Thing>
      </div>
    </div>
  );
}

interface PictureProps {
  readonly card: string | null;
  readonly speaker: Speaker;
  readonly drawn: Drawn | null;
  /** The state in one text: as long as it stays the same, so does the picture. */
  readonly so: string;
  readonly form: ChipForm;
  readonly isEncounter: boolean;
  readonly lit: boolean;
  readonly chosen: boolean;
  readonly dim: boolean;
  readonly pointed: boolean;
  readonly fighting: boolean;
}

const Picture = memo(
  ({ card, speaker, drawn, form, isEncounter, lit, chosen, dim, pointed, fighting }: PictureProps) => (
    <Chip
      card={card}
      speaker={speaker}
      laid={drawn}
      form={form}
      back={isEncounter ? 'encounter' : 'player'}
      lit={lit}
      chosen={chosen}
      dim={dim}
      pointed={pointed}
      fighting={fighting}
    />
  ),
  // The state is a new record with every frame; what it says is not.
  (one, other) =>
    (Object.keys(one) as (keyof PictureProps)[]).every((key) => key === 'drawn' || one[key] === other[key]),
);

/** Attachments lie under their bearer and look out above it; so does an objective under its guard. */
function Tucks({ card }: { readonly card: InPlay }) {
  const upon = [...card.attachments, ...card.guarded];
  if (upon.length === 0) return null;
  return (
    <ul className={styles.tucks}>
      {upon.map((one) => (
        <li key={one.id}>
          <Tuck one={one} host={card} isGuarded={card.guarded.includes(one)} />
        </li>
      ))}
    </ul>
  );
}

interface TuckProps {
  readonly one: InPlay;
  readonly host: InPlay;
  readonly isGuarded: boolean;
}

function Tuck({ one, host, isGuarded }: TuckProps) {
  const { speaker, say } = useTable();
  const standing = useChoice(one.id);
  if (one.card === null) return null;
  const names = {
    card: titleOf(speaker, one.card),
    host: host.card === null ? '' : titleOf(speaker, host.card),
  };
  return (
    <Thing
      id={one.id}
      className={styles.tuck}
      label={isGuarded ? `${names.card}, ${say('tag.guarded')} ${names.host}` : say('attachment', names)}
      more={[one.exhausted ? say('tag.exhausted') : null]}
    >
      <Mini
        card={one.card}
        speaker={speaker}
        exhausted={one.exhausted}
        lit={standing.light === 'lit'}
        chosen={standing.chosen}
        dim={standing.light === 'blocked'}
      >
        {isGuarded && <Mark of="prisoner" />}
        {one.resources > 0 && <b>{one.resources}</b>}
        <KeyBadge of={standing} />
      </Mini>
    </Thing>
  );
}

/** Shadow cards look out from behind their enemy; one that is turned up says what it is. */
function Shadow({ shadow, place }: { readonly shadow: Look; readonly place: number }) {
  const { speaker, say } = useTable();
  const isUp = shadow.card !== null && shadow.id !== undefined;
  return (
    <span
      className={cx(styles.shadow, isUp && styles.up)}
      style={{ '--place': place }}
      title={isUp ? undefined : say('shadow')}
    >
      {isUp ? (
        <Thing id={shadow.id} label={say('shadow.up', { card: titleOf(speaker, shadow.card) })}>
          <Chip card={shadow.card} speaker={speaker} form="figure" gem={false} />
          <span className={styles.flame}>
            <Sign of="shadow" /> {say('shadow.word')}
          </span>
        </Thing>
      ) : (
        <>
          <Back kind="encounter" speaker={speaker} />
          <span className="hidden">{say('shadow')}</span>
        </>
      )}
    </span>
  );
}

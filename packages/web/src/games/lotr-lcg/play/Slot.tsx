import type { Speaker } from '@concilio/text';
import { memo } from 'react';
import { cx } from '../../../ui/cx.ts';
import { Chip, type Laid as Drawn, laidOf, Mini, Back, titleOf } from '../cards/index.ts';
import { useTable } from '../context.ts';
import { Mark } from '../signs/Mark.tsx';
import type { Look } from '@concilio/kernel';
import type { InPlay } from '@concilio/lotr-lcg/contract';
import { KeyBadge, Thing, useChoice } from './Thing.tsx';
import styles from './Slot.module.css';

interface Props {
  readonly card: InPlay;
  readonly small?: boolean;
}

/** Where a card lies in play: what is attached to it above, its shadow cards behind, and what it is about to do below. */
export function Slot({ card, small = false }: Props) {
  const { speaker, props, view, tagOf, hintOf } = useTable();
  const standing = useChoice(card.id);
  const hint = hintOf(card.id);
  const tag = hint ?? tagOf(card);
  const { attack, strike } = view;
  const up = card.shadows.filter((shadow) => shadow.card !== null).length;
  const isFighting = attack?.enemy === card.id || strike?.target === card.id;
  const isPointed =
    props.pointed.includes(card.id) || (card.card !== null && props.pointed.includes(card.card));
  return (
    <div
      className={cx(styles.slot, small && styles.small, card.exhausted && styles.turned)}
      data-light={standing.light}
      data-shadows={card.shadows.length || undefined}
      data-up={up || undefined}
      style={{ '--up': up }}
      data-part-of={card.type}
    >
      <Tucks card={card} />
      <div className={styles.lies}>
        {card.shadows.map((shadow, index) => (
          <Shadow key={shadow.id ?? index} shadow={shadow} place={index} />
        ))}
        <Thing id={card.id} more={[tag]}>
          <Picture
            card={card.card}
            speaker={speaker}
            drawn={laidOf(card)}
            so={JSON.stringify(laidOf(card))}
            small={small}
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
  readonly small: boolean;
  readonly isEncounter: boolean;
  readonly lit: boolean;
  readonly chosen: boolean;
  readonly dim: boolean;
  readonly pointed: boolean;
  readonly fighting: boolean;
}

const Picture = memo(
  ({ card, speaker, drawn, small, isEncounter, lit, chosen, dim, pointed, fighting }: PictureProps) => (
    <Chip
      card={card}
      speaker={speaker}
      laid={drawn}
      small={small}
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

function Shadow({ shadow, place }: { readonly shadow: Look; readonly place: number }) {
  const { speaker, say } = useTable();
  const at = { '--place': place };
  if (shadow.card === null || shadow.id === undefined)
    return (
      <span className={styles.shadow} style={at} title={say('shadow')}>
        <Back kind="encounter" speaker={speaker} />
        <span className="hidden">{say('shadow')}</span>
      </span>
    );
  return (
    <span className={cx(styles.shadow, styles.up)} style={at}>
      <Thing id={shadow.id} label={say('shadow.up', { card: titleOf(speaker, shadow.card) })}>
        <Chip card={shadow.card} speaker={speaker} small />
      </Thing>
    </span>
  );
}

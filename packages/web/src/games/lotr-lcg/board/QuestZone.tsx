import { memo } from 'react';
import { useRoom } from '../../../stage/useRoom.ts';
import { useTable, useView } from '../context.ts';
import { CardPile } from '../piles/CardPile.tsx';
import { fitFor, laidOut } from '../play/fit.ts';
import { Passing, usePassing } from '../play/Passing.tsx';
import { Slot } from '../play/Slot.tsx';
import { Mark } from '../signs/Mark.tsx';
import { Balance } from './Balance.tsx';
import styles from './QuestZone.module.css';

/** What stands above the cards, and how wide the active location may be. */
const HEAD = 22;
const PLACE = 150;
/** Where all stands in one column, cards are so high. */
const COLUMN = { width: 700, height: 112 };
/** So wide is the place of a card that has been revealed. */
const REVEALED = 120;

/** What the players are up against: the quest, where they are, what waits, and whether they are strong enough. */
export const QuestZone = memo(() => {
  const { say } = useTable('say');
  const { quest, location, stages } = useView((view) => ({
    quest: view.quest,
    location: view.location,
    stages: view.stages,
  }));
  const [ref, room] = useRoom<HTMLElement>();
  const high = room.width < COLUMN.width ? COLUMN.height : room.height - HEAD;
  const there = fitFor([[{ cards: location === null ? [] : [location], beside: 0 }]], {
    width: PLACE,
    height: high,
  });
  return (
    <section
      ref={ref}
      className={styles.zone}
      data-part="quest"
      aria-label={say('quest.zone')}
      style={laidOut({ ...there, height: Math.min(there.height, high) })}
    >
      <Wood />
      <div className={styles.quest}>
        <div>
          <h2>
            {say('quest')} <small>{say('stages.left', { count: stages })}</small>
          </h2>
          {quest !== null && <Slot card={quest} form="flat" />}
        </div>
        <div>
          <h2>{say('location')}</h2>
          {location === null ? (
            <p className={styles.none}>{say('location.none')}</p>
          ) : (
            <Slot card={location} form={there.form} />
          )}
        </div>
      </div>
      <Staging />
      <Balance />
      <Piles />
    </section>
  );
});

function Staging() {
  const { say } = useTable('say');
  const staging = useView((view) => view.staging);
  const revealed = usePassing(null);
  const [ref, room] = useRoom<HTMLDivElement>();
  const fit = fitFor([[{ cards: staging, beside: revealed.length * REVEALED }]], {
    width: room.width,
    height: room.height - HEAD,
  });
  return (
    <div ref={ref} className={styles.staging}>
      <h2>{say('staging')}</h2>
      <div
        className={styles.cards}
        data-from="encounter"
        data-fan={fit.lap > 0 || undefined}
        style={laidOut(fit)}
      >
        {staging.length + revealed.length === 0 && <p className={styles.none}>{say('staging.empty')}</p>}
        {staging.map((card) => (
          <Slot key={card.id} card={card} form={fit.form} />
        ))}
        <Passing cards={revealed} form={fit.form} />
      </div>
    </div>
  );
}

/** Piles that are all empty for now are not shown: they would only fill the room. */
const Piles = memo(() => {
  const { encounter, victory, removed, aside } = useView((view) => ({
    encounter: view.encounter,
    victory: view.victory,
    removed: view.removed,
    aside: view.aside,
  }));
  const { deck, discard } = encounter;
  return (
    <div className={styles.piles}>
      <CardPile
        at="encounter"
        label="deck"
        count={deck.count}
        cards={deck.cards}
        top={{ back: 'encounter' }}
      />
      <CardPile at="encounter-discard" label="discard" cards={discard} top="face" />
      <CardPile at="victory" label="victory" cards={victory} top={{ sign: 'victory' }} />
      {aside.length > 0 && <CardPile at="aside" label="aside" cards={aside} top={{ sign: 'aside' }} />}
      {removed.length > 0 && (
        <CardPile at="removed" label="removed" cards={removed} top={{ sign: 'removed' }} />
      )}
    </div>
  );
});

/** A wood behind the quest, as dark as it is in Mirkwood. */
const TREES = Array.from({ length: 26 }, (_, place) => ({
  place,
  size: 70 + ((place * 37) % 53),
}));

const Wood = memo(() => (
  <span className={styles.wood} aria-hidden="true">
    {TREES.map(({ place, size }) => (
      <span key={place} style={{ fontSize: `${size}px` }}>
        <Mark of="pine" />
      </span>
    ))}
  </span>
));

import { useTable } from '../context.ts';
import { fitFor } from '../play/fit.ts';
import { Mark } from '../signs/Mark.tsx';
import { Balance } from './Balance.tsx';
import { Pile } from '../piles/Pile.tsx';
import { useRoom } from '../size.ts';
import { Passing, usePassing } from '../play/Passing.tsx';
import { Slot } from '../play/Slot.tsx';
import styles from './QuestZone.module.css';

/** What stands above the cards, and how wide the active location may be. */
const HEAD = 22;
/** Where all stands in one column, cards are so high. */
const COLUMN = { width: 700, height: 112 };
const PLACE = 150;

/** What the players are up against: the quest, where they are, what waits, and whether they are strong enough. */
export function QuestZone() {
  const { view, say } = useTable();
  const { quest, location, stages } = view;
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
      style={{
        '--cw': `${there.width}px`,
        '--ch': `${Math.min(there.height, high)}px`,
      }}
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
}

function Staging() {
  const { view, say } = useTable();
  const { staging } = view;
  const revealed = usePassing(null);
  const [ref, room] = useRoom<HTMLDivElement>();
  const free = { width: room.width - revealed.length * 120, height: room.height };
  const fit = fitFor([[{ cards: staging, beside: 0 }]], free);
  return (
    <div className={styles.staging}>
      <h2>{say('staging')}</h2>
      <div ref={ref} className={styles.row} data-from="encounter">
        <div
          className={styles.cards}
          data-fan={fit.lap > 0 || undefined}
          style={{ '--cw': `${fit.width}px`, '--ch': `${fit.height}px`, '--lap': `${fit.lap}px` }}
        >
          {staging.length === 0 && revealed.length === 0 && (
            <p className={styles.none}>{say('staging.empty')}</p>
          )}
          {staging.map((card) => (
            <Slot key={card.id} card={card} form={fit.form} />
          ))}
          {revealed.map((one) => (
            <Passing key={one.id} {...one} form={fit.form} />
          ))}
        </div>
      </div>
    </div>
  );
}

/** Piles that are all empty for now are not shown: they would only fill the room. */
function Piles() {
  const { view, say } = useTable();
  const { encounter, victory, removed, aside } = view;
  return (
    <div className={styles.piles}>
      <Pile
        at="encounter"
        label={say('deck')}
        count={encounter.deck.count}
        cards={encounter.deck.cards}
        top={{ back: 'encounter' }}
      />
      <Pile
        at="encounter-discard"
        label={say('discard')}
        count={encounter.discard.length}
        cards={encounter.discard}
        top="face"
      />
      <Pile
        at="victory"
        label={say('victory')}
        count={victory.length}
        cards={victory}
        top={{ sign: 'victory' }}
      />
      {aside.length > 0 && (
        <Pile at="aside" label={say('aside')} count={aside.length} cards={aside} top={{ sign: 'aside' }} />
      )}
      {removed.length > 0 && (
        <Pile
          at="removed"
          label={say('removed')}
          count={removed.length}
          cards={removed}
          top={{ sign: 'removed' }}
        />
      )}
    </div>
  );
}

/** A wood behind the quest, as dark as it is in Mirkwood. */
const TREES = Array.from({ length: 26 }, (_, place) => ({
  place,
  size: 70 + ((place * 37) % 53),
}));

const Wood = () => (
  <span className={styles.wood} aria-hidden="true">
    {TREES.map(({ place, size }) => (
      <span key={place} style={{ fontSize: `${size}px` }}>
        <Mark of="pine" />
      </span>
    ))}
  </span>
);

import { cardsOf, Chip, isOfPlayers } from '../cards/index.ts';
import { useTable } from '../context.ts';
import { fitFor, lapFor } from '../play/fit.ts';
import { Mark } from '../signs/Mark.tsx';
import { useSize } from '../../../table/size.ts';
import { Balance } from './Balance.tsx';
import { Pile } from '../piles/Pile.tsx';
import { useRoom } from '../size.ts';
import { Slot } from '../play/Slot.tsx';
import { Thing } from '../play/Thing.tsx';
import styles from './QuestZone.module.css';

/** What the players are up against: the quest, where they are, what waits, and whether they are strong enough. */
export function QuestZone() {
  const { view, say } = useTable();
  const { quest, location, stages } = view;
  return (
    <section className={styles.zone} data-part="quest" aria-label={say('quest.zone')}>
      <Wood />
      <div className={styles.quest}>
        <div>
          <h2>{say('quest')}</h2>
          {quest !== null && <Slot card={quest} />}
          <p className={styles.stages}>{say('stages.left', { count: stages })}</p>
        </div>
        <div>
          <h2>{say('location')}</h2>
          {location === null ? (
            <p className={styles.none}>{say('location.none')}</p>
          ) : (
            <Slot card={location} />
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
  const size = useSize();
  const { view, say } = useTable();
  const { staging, limbo } = view;
  const [ref, room] = useRoom<HTMLDivElement>();
  const free = { width: room.width - limbo.length * 100, height: room.height };
  const fit = fitFor([{ cards: staging, beside: 0 }], free);
  const lap = size === 'phone' ? 0 : lapFor(staging, free.width, fit);
  return (
    <div className={styles.staging}>
      <h2>{say('staging')}</h2>
      <div ref={ref} className={styles.row} data-from="encounter">
        <div
          className={styles.cards}
          data-fan={lap > 0 || undefined}
          style={{ '--cw': `${fit.width}px`, '--ch': `${fit.height}px`, '--lap': `${-lap}px` }}
        >
          {staging.length === 0 && limbo.length === 0 && (
            <p className={styles.none}>{say('staging.empty')}</p>
          )}
          {staging.map((card) => (
            <Slot key={card.id} card={card} small={fit.small} />
          ))}
          {limbo.map(({ id, card }) =>
            id === undefined || card === null ? null : (
              <Passing key={id} id={id} card={card} small={fit.small} />
            ),
          )}
        </div>
      </div>
    </div>
  );
}

interface PassingProps {
  readonly id: string;
  readonly card: string;
  readonly small: boolean;
}

/** A card on its way: of the encounter deck, or of a hand while it is paid for. */
function Passing({ id, card, small }: PassingProps) {
  const { say, speaker } = useTable();
  const type = cardsOf(speaker.game).get(card)?.type;
  const tag = say(type !== undefined && isOfPlayers(type) ? 'tag.played' : 'tag.revealed');
  return (
    <div className={styles.passing}>
      <Thing id={id} more={[tag]}>
        <Chip card={card} speaker={speaker} gem small={small} pointed />
        <span className={styles.tag} aria-hidden="true">
          {tag}
        </span>
      </Thing>
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

import { LIFE_TOKENS } from '@concilio/lotr-board';
import { listed, thingName } from '@concilio/text';
import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import { CardBack, CardChip } from '../hand/Card.tsx';
import { titleOf } from '../hand/cards.ts';
import { useTable, useView } from '../context.ts';
import { Die } from './Die.tsx';
import { useProps } from '../../../stage/tableContext.tsx';
import { LIVES } from '@concilio/lotr-board/contract';
import { Sign } from '../signs/Sign.tsx';
import { Piece } from '../../../stage/Piece.tsx';
import { Caption, Stack } from '../../../stage/Stack.tsx';
import type { Ids } from '../../../stage/standing.ts';
import { TileFace } from './Tile.tsx';
import styles from './Rail.module.css';

/** The story tiles, the piles, the die and the supply. */
export function Rail() {
  const { say } = useTable('say');
  return (
    <aside className={styles.rail} aria-label={say('piles')} data-part="piles">
      <Story />
      <div className={styles.pair}>
        <TilePile />
        <UsedTiles />
      </div>
      <div className={styles.pair}>
        <Deck />
        <Discard />
      </div>
      <div className={styles.pair}>
        <Legendary />
        <Rolled />
      </div>
      <Supply />
    </aside>
  );
}

/** The tile that is revealed now, or the last one of this turn, and those before it. */
function Story() {
  const { speaker, say, history } = useTable('speaker', 'say', 'history');
  const [tile] = useView((view) => view.tile);
  const [played] = useView((view) => view.inPlay);
  const now = tile?.card ?? history.tiles.at(-1) ?? null;
  const before = history.tiles.slice(0, -1);
  const ids = ['resolve', ...[tile?.id ?? []].flat()];
  const told = useProps(({ playing }) => playing?.name === 'tile.revealed' && playing.said.tile === now);
  return (
    <section className={styles.story} aria-label={say('story')} data-from="tiles">
      {now === null ? (
        <p className={styles.none}>{say('story.none')}</p>
      ) : (
        <Piece of={ids} thing={now} className={cx(styles.tile, told && styles.turned)}>
          <Stack name={thingName(speaker, now)}>
            <TileFace tile={now} className={styles.big} />
          </Stack>
        </Piece>
      )}
      {before.length > 0 && (
        <p
          className={styles.before}
          title={say('story.before', {
            tiles: listed(
              speaker,
              before.map((one) => thingName(speaker, one)),
            ),
          })}
        >
          {before.map((one, index) => (
            <TileFace key={`${one}-${index}`} tile={one} className={styles.small} />
          ))}
        </p>
      )}
      {played !== undefined && (
        <div className={styles.inPlay}>
          <CardChip look={played} />
          <Caption>{say('pile.in-play')}</Caption>
        </div>
      )}
    </section>
  );
}

interface PileProps {
  readonly of?: Ids;
  readonly thing: string | null;
  readonly name: string;
  readonly count: number;
  readonly title?: string | undefined;
  /** What flying cards call it. */
  readonly at?: string;
  readonly children: ReactNode;
}

function Pile({ of = [], thing, name, count, title, at, children }: PileProps) {
  return (
    <Piece of={of} thing={thing} more={[title]} className={styles.pile}>
      <Stack name={name} count={count} title={title} at={at}>
        {children}
      </Stack>
    </Piece>
  );
}

function TilePile() {
  const { speaker, say } = useTable('speaker', 'say');
  const tiles = useView((view) => view.tiles);
  const known = tiles.cards.flatMap(({ card }) => (card === null ? [] : thingName(speaker, card)));
  const title = known.length === 0 ? undefined : say('pile.tiles.known', { tiles: listed(speaker, known) });
  const [top] = tiles.cards;
  return (
    <Pile
      of="reveal"
      thing={top?.card ?? null}
      name={say('pile.tiles')}
      count={tiles.count}
      at="tiles"
      title={title}
    >
      <span className={cx(styles.tileBack, known.length > 0 && styles.known)} />
    </Pile>
  );
}

function UsedTiles() {
  const { say } = useTable('say');
  const used = useView((view) => view.tileDiscard);
  const [top] = used.cards;
  const card = top?.card ?? null;
  return (
    <Pile thing={card} name={say('pile.used')} count={used.count} at="used">
      {card === null ? (
        <span className={styles.emptyTile} />
      ) : (
        <TileFace tile={card} className={styles.medium} />
      )}
    </Pile>
  );
}

function Deck() {
  const { say } = useTable('say');
  const count = useView((view) => view.deck.count);
  return (
    <Pile of="rest-draw" thing={null} name={say('pile.deck')} count={count} at="deck">
      {count === 0 ? (
        <span className={styles.emptyCard} />
      ) : (
        <CardBack back="adventure" className={styles.card} />
      )}
    </Pile>
  );
}

function Discard() {
  const { facts, speaker, say } = useTable('facts', 'speaker', 'say');
  const discard = useView((view) => view.discard);
  const [top] = discard.cards;
  const card = facts.cards.get(top?.card ?? '');
  return (
    <Pile
      thing={card?.id ?? null}
      name={say('pile.discard')}
      title={card && titleOf(speaker, card)}
      count={discard.count}
      at="discard"
    >
      {card === undefined ? (
        <span className={styles.emptyCard} />
      ) : (
        <span className={cx(styles.card, styles.top)} data-frame={card.colour}>
          <Sign of={card.id} />
        </span>
      )}
    </Pile>
  );
}

/** The legendary cards that lie beside this board; in a haven, those of the places to come. */
function Legendary() {
  const { facts, speaker, say } = useTable('facts', 'speaker', 'say');
  const { legendary, place } = useView(({ legendary, place }) => ({ legendary, place }));
  const cards = legendary.flatMap(({ card }) => facts.cards.get(card ?? '') ?? []);
  const here = cards.filter(({ location }) => location === place);
  const [next] = here.length > 0 ? here : cards;
  const names = listed(
    speaker,
    here.map((card) => titleOf(speaker, card)),
  );
  return (
    <Pile
      thing={next?.id ?? null}
      name={say('pile.legendary')}
      title={names === '' ? undefined : `${say('pile.legendary')}: ${names}`}
      count={here.length > 0 ? here.length : cards.length}
      at="legendary"
    >
      {next === undefined ? (
        <span className={styles.emptyCard} />
      ) : (
        <CardBack back="legendary" className={styles.card} />
      )}
    </Pile>
  );
}

function Rolled() {
  const { speaker, say, history, figures } = useTable('speaker', 'say', 'history', 'figures');
  const roll = history.lastRoll;
  const name = roll === null ? say('die') : say('die.rolled', { name: figures[roll.seat]?.name ?? '' });
  const face = roll === null ? say('die.none') : thingName(speaker, roll.face);
  return (
    <Piece of={['roll', 'suffer']} thing={roll?.face ?? null} more={[face]} className={styles.pile}>
      <Stack name={name}>
        <Die />
      </Stack>
    </Piece>
  );
}

/** LOB-8.05: tokens that nobody has; what is gone cannot be taken. */
function Supply() {
  const { speaker, say } = useTable('speaker', 'say');
  const left = useView(({ seats, gold }) => ({
    ...Object.fromEntries(
      LIVES.map((life) => [life, seats.reduce((sum, { lives }) => sum - lives[life], LIFE_TOKENS[life])]),
    ),
    gold: gold.count,
  }));
  return (
    <section className={styles.supply} aria-label={say('supply')}>
      <ul>
        {Object.entries(left).map(([of, count]) => (
          <li key={of} className={styles[of]} title={thingName(speaker, of)}>
            <Sign of={of} title={thingName(speaker, of)} />
            <b>{count}</b>
          </li>
        ))}
      </ul>
      <Caption>{say('supply')}</Caption>
    </section>
  );
}

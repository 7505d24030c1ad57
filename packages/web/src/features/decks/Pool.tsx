import { useId, useState } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { useBox } from './box.ts';
import type { Deck } from './deck.ts';
import { everything, type Filters, isNarrow, passing } from './filters.ts';
import { MainFilters, MoreFilters } from './FilterRows.tsx';
import panel from './panel.module.css';
import styles from './Pool.module.css';
import { PoolTile } from './PoolTile.tsx';

interface Props {
  readonly deck: Deck;
  readonly change: (deck: Deck) => void;
  readonly filters: Filters;
  readonly setFilters: (filters: Filters) => void;
  readonly look: (card: string) => void;
}

/** So many cards are shown at a time: what a screen holds. */
const PAGE = 12;

/** On a wide screen all filters are in sight from the start. */
const isWide = (): boolean => matchMedia('(min-width: 1200px)').matches;

/** All cards that a deck may hold, searched and filtered, a page at a time. */
export function Pool({ deck, change, filters, setFilters, look }: Props) {
  const { bench, say } = useBox();
  const { cards } = bench;
  const id = useId();
  const [open, setOpen] = useState(isWide);
  const [page, setPage] = useState(0);
  const found = passing(cards, filters, deck);
  const last = Math.max(0, Math.ceil(found.length / PAGE) - 1);
  const now = Math.min(page, last);
  const first = now * PAGE;
  const shown = found.slice(first, first + PAGE);
  const narrow = (next: Filters): void => {
    setFilters(next);
    setPage(0);
  };
  return (
    <section className={cx(panel.panel, styles.pool)} data-part="pool" aria-labelledby={`${id}-title`}>
      <header className={panel.head}>
        <h2 id={`${id}-title`}>{say('pool.title')}</h2>
        <p role="status">{say('pool.count', { found: found.length, all: cards.length })}</p>
      </header>
      <div className={styles.search}>
        <Icon name="search" />
        <input
          type="search"
          aria-label={say('pool.search')}
          placeholder={say('pool.search')}
          maxLength={80}
          value={filters.text}
          onChange={({ target }) => narrow({ ...filters, text: target.value })}
        />
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={`${id}-more`}
          onClick={() => setOpen(!open)}
        >
          <Icon name="filter" />
          {say('pool.filters')}
        </button>
      </div>
      <MainFilters filters={filters} change={narrow} />
      <div id={`${id}-more`} className={styles.more} hidden={!open}>
        <MoreFilters filters={filters} change={narrow} />
      </div>
      {shown.length === 0 ? (
        <div className={styles.none}>
          <p>{say('pool.none')}</p>
          <Button small onClick={() => narrow(everything)}>
            {say('pool.clear')}
          </Button>
        </div>
      ) : (
        <ul className={styles.grid}>
          {shown.map((card) => (
            <PoolTile key={card.id} card={card} deck={deck} change={change} look={look} />
          ))}
        </ul>
      )}
      {found.length > 0 && (
        <footer className={styles.pages}>
          <button
            type="button"
            aria-label={say('pool.back')}
            disabled={now === 0}
            onClick={() => setPage(now - 1)}
          >
            <Icon name="left" />
          </button>
          <p>{say('pool.page', { first: first + 1, last: first + shown.length, all: found.length })}</p>
          {isNarrow(filters) && (
            <button type="button" className={styles.clear} onClick={() => narrow(everything)}>
              {say('pool.clear')}
            </button>
          )}
          <button
            type="button"
            aria-label={say('pool.on')}
            disabled={now === last}
            onClick={() => setPage(now + 1)}
          >
            <Icon name="right" />
          </button>
        </footer>
      )}
    </section>
  );
}

import { type ReactNode, useDeferredValue, useEffect, useMemo } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { Dead } from '../../page/Dead.tsx';
import { Page } from '../../page/Page.tsx';
import { useSize } from '../../table/size.ts';
import { Button } from '../../ui/Button.tsx';
import { useSay } from '../../ui/say.ts';
import { Select } from '../../ui/Select.tsx';
import styles from './CardBrowser.module.css';
import type { CardsOfGame, CatalogueCard } from './contract.ts';
import { Filters } from './Filters.tsx';
import { EVERYTHING, found, fromAddress, type Query, toAddress } from './search.ts';
import { SearchField } from './SearchField.tsx';
import { texts } from './text/index.ts';
import { type Open, useCatalogue } from './useCatalogue.ts';

export interface CardsProps {
  readonly game: string;
  readonly cards: CardsOfGame;
  /** The way to the cards of other games, where there are any. */
  readonly others?: ReactNode;
}

/** All cards of a game: looked for by words, by filters, in any order. What is looked for stands in the address. */
export function CardBrowser({ game, cards, others }: CardsProps) {
  const say = useSay(texts);
  const open = useCatalogue(game, cards);
  if (open === 'failed')
    return (
      <Dead
        title={say('cards.title')}
        place="cards"
        text={say('cards.failed')}
        again={() => location.reload()}
        way={{ href: '/', text: 'Concilio' }}
      />
    );
  return (
    <Page title={say('cards.title')} place="cards" className={styles.page}>
      {open === null ? (
        <p className={styles.coming}>{say('cards.loading')}</p>
      ) : (
        <Browser open={open} game={game} cards={cards} others={others} />
      )}
    </Page>
  );
}

/** The card that was looked at last: whoever comes back is where they were. */
let lookedAt: string | null = null;

function Browser({ open, game, cards, others }: CardsProps & { readonly open: Open }) {
  const { speaker, catalogue } = open;
  const say = useSay(texts);
  const [, go] = useLocation();
  const query = fromAddress(catalogue, useSearch());
  const change = (next: Query): void => go(`/cards/${game}${toAddress(next)}`, { replace: true });
  const address = toAddress(query);
  const asked = useDeferredValue(address);
  const shown = useMemo(
    () => found(catalogue, fromAddress(catalogue, asked), speaker.language),
    [catalogue, asked, speaker],
  );
  useEffect(() => {
    if (lookedAt === null) return;
    const before = document.getElementById(lookedAt);
    lookedAt = null;
    before?.scrollIntoView({ block: 'center' });
    before?.focus({ preventScroll: true });
  }, []);
  const { measures, orders } = catalogue;
  return (
    <>
      <header className={styles.head}>
        <h1>{say('cards.title')}</h1>
        {others}
        <SearchField text={query.text} change={(text) => change({ ...query, text })} />
      </header>
      <Filters catalogue={catalogue} query={query} change={change} />
      <section className={styles.results} aria-label={say('cards.title')}>
        <div className={styles.bar}>
          <p role="status">{say('cards.count', { count: shown.length, all: catalogue.cards.length })}</p>
          {address !== '' && (
            <Button small onClick={() => change(EVERYTHING)}>
              {say('cards.clear')}
            </Button>
          )}
          <label className={styles.sort}>
            <span>{say('cards.sort')}</span>
            <Select
              label={say('cards.sort')}
              values={[
                { value: 'number', text: say('sort.number') },
                { value: 'title', text: say('sort.title') },
                ...[...orders, ...measures].map(({ id, text }) => ({ value: id, text })),
              ]}
              value={query.sort}
              choose={(sort) => change({ ...query, sort })}
            />
          </label>
        </div>
        {shown.length === 0 && (
          <div className={styles.none}>
            <p>{say('cards.none')}</p>
            <p>{say('cards.none.hint')}</p>
          </div>
        )}
        <Shown {...open} shown={shown} game={game} cards={cards} address={address} />
      </section>
    </>
  );
}

interface ShownProps extends Open, CardsProps {
  readonly shown: readonly CatalogueCard[];
  readonly address: string;
}

function Shown({ shown, speaker, game, cards: { Card }, address }: ShownProps) {
  const isPhone = useSize() === 'phone';
  return (
    <ul className={styles.cards}>
      {shown.map(({ id, isWide }) => (
        <li key={id} data-wide={isWide || undefined}>
          <Link
            id={id}
            href={`/cards/${game}/${id}${address}`}
            className={styles.card}
            onClick={() => {
              lookedAt = id;
            }}
          >
            <Card card={id} speaker={speaker} isNarrow={isPhone} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

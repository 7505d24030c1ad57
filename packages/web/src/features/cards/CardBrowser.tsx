import { SCENARIOS } from '@concilio/lotr-lcg';
import type { Speaker } from '@concilio/text';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { Dead } from '../../page/Dead.tsx';
import { Page } from '../../page/Page.tsx';
import { Card, type CardFacts, cardsOf } from '../../games/lotr-lcg/cards/index.ts';
import { useSize } from '../../table/size.ts';
import { Button } from '../../ui/Button.tsx';
import { useSay } from '../../ui/say.ts';
import { Select } from '../../ui/Select.tsx';
import styles from './CardBrowser.module.css';
import { Filters } from './Filters.tsx';
import { EVERYTHING, found, fromAddress, type Query, type Sort, SORTS, toAddress } from './search.ts';
import { SearchField } from './SearchField.tsx';
import { sortName } from './names.ts';
import { texts } from './text/index.ts';
import { CARDS, useCards } from './useCards.ts';

/** All cards of the box: looked for by words, by filters, in any order. What is looked for stands in the address. */
export function CardBrowser() {
  const say = useSay(texts);
  const speaker = useCards();
  if (speaker === 'failed')
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
      {speaker === null ? (
        <p className={styles.coming}>{say('cards.loading')}</p>
      ) : (
        <Browser speaker={speaker} />
      )}
    </Page>
  );
}

/** The card that was looked at last: whoever comes back is where they were. */
let lookedAt: string | null = null;

function Browser({ speaker }: { readonly speaker: Speaker }) {
  const say = useSay(texts);
  const [, go] = useLocation();
  const query = fromAddress(useSearch());
  const change = (next: Query): void => go(`${CARDS}${toAddress(next)}`, { replace: true });
  const all = cardsOf(speaker.game);
  const address = toAddress(query);
  const asked = useDeferredValue(address);
  const cards = useMemo(
    () => found(speaker, all.values(), fromAddress(asked), SCENARIOS),
    [speaker, all, asked],
  );
  useEffect(() => {
    if (lookedAt === null) return;
    const before = document.getElementById(lookedAt);
    lookedAt = null;
    before?.scrollIntoView({ block: 'center' });
    before?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <header className={styles.head}>
        <h1>{say('cards.title')}</h1>
        <SearchField text={query.text} change={(text) => change({ ...query, text })} />
      </header>
      <Filters speaker={speaker} query={query} change={change} />
      <section className={styles.results} aria-label={say('cards.title')}>
        <div className={styles.bar}>
          <p role="status">{say('cards.count', { count: cards.length, all: all.size })}</p>
          {address !== '' && (
            <Button small onClick={() => change(EVERYTHING)}>
              {say('cards.clear')}
            </Button>
          )}
          <label className={styles.sort}>
            <span>{say('cards.sort')}</span>
            <Select
              label={say('cards.sort')}
              values={SORTS.map((sort) => ({ value: sort, text: sortName(speaker, say, sort) }))}
              value={query.sort}
              choose={(sort) => change({ ...query, sort: sort as Sort })}
            />
          </label>
        </div>
        {cards.length === 0 && (
          <div className={styles.none}>
            <p>{say('cards.none')}</p>
            <p>{say('cards.none.hint')}</p>
          </div>
        )}
        <Cards cards={cards} speaker={speaker} address={address} />
      </section>
    </>
  );
}

interface CardsProps {
  readonly cards: readonly CardFacts[];
  readonly speaker: Speaker;
  readonly address: string;
}

/** On a phone two cards stand beside each other. */
const NARROW = { width: 170, height: 290 };

function Cards({ cards, speaker, address }: CardsProps) {
  const isPhone = useSize() === 'phone';
  return (
    <ul className={styles.cards}>
      {cards.map(({ id, type }) => (
        <li key={id} data-wide={type === 'quest' || undefined}>
          <Link
            id={id}
            href={`${CARDS}/${id}${address}`}
            className={styles.card}
            onClick={() => {
              lookedAt = id;
            }}
          >
            <Card card={id} speaker={speaker} {...(isPhone && NARROW)} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

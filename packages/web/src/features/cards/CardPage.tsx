import { SCENARIOS } from '@concilio/lotr-lcg';
import type { Speaker } from '@concilio/text';
import { useEffect, useMemo } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { Dead } from '../../page/Dead.tsx';
import { Page } from '../../page/Page.tsx';
import {
  type CardFacts,
  cardsOf,
  Page as CardSheet,
  titleOf,
  wordFor,
} from '../../games/lotr-lcg/cards/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { isTyping } from '../../table/keys.ts';
import { useSay } from '../../ui/say.ts';
import styles from './CardPage.module.css';
import { EVERYTHING, found, fromAddress, scenariosOf, toAddress } from './search.ts';
import { texts } from './text/index.ts';
import { CARDS, useCards } from './useCards.ts';

/** One card at an address of its own, among those that were found with it. */
export function CardPage({ id }: { readonly id: string }) {
  const say = useSay(texts);
  const speaker = useCards();
  const way = { href: CARDS, text: say('card.back') };
  if (speaker === null)
    return (
      <Page title={say('cards.title')} place="cards">
        <p>{say('cards.loading')}</p>
      </Page>
    );
  if (speaker === 'failed')
    return (
      <Dead
        title={say('cards.title')}
        place="cards"
        text={say('cards.failed')}
        again={() => location.reload()}
        way={way}
      />
    );
  const card = cardsOf(speaker.game).get(id);
  if (card === undefined)
    return <Dead title={say('cards.title')} place="cards" text={say('card.unknown', { id })} way={way} />;
  return (
    <Page title={titleOf(speaker, id)} place="cards" className={styles.page}>
      <h1 className="hidden">{titleOf(speaker, id)}</h1>
      <Walk speaker={speaker} card={card} />
      <CardSheet game={speaker.game} thing={id} speaker={speaker} inWords />
      <Scenarios speaker={speaker} card={card} />
    </Page>
  );
}

/** Back to what was found, and through it card by card; the arrow keys do the same. */
function Walk({ speaker, card }: { readonly speaker: Speaker; readonly card: CardFacts }) {
  const say = useSay(texts);
  const [, go] = useLocation();
  const query = fromAddress(useSearch());
  const address = toAddress(query);
  const cards = useMemo(
    () => found(speaker, cardsOf(speaker.game).values(), fromAddress(address), SCENARIOS),
    [speaker, address],
  );
  const at = cards.findIndex(({ id }) => id === card.id);
  const [before, after] = at < 0 ? [] : [cards[at - 1], cards[at + 1]];
  const to = (one: CardFacts | undefined): string | null =>
    one === undefined ? null : `${CARDS}/${one.id}${address}`;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || isTyping(target)) return;
      const next = key === 'ArrowLeft' ? to(before) : key === 'ArrowRight' ? to(after) : null;
      if (next !== null) go(next, { replace: true });
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
  return (
    <nav className={styles.walk} aria-label={say('cards.title')}>
      <Link href={`${CARDS}${address}`} className={styles.back}>
        <Icon name="left" /> {say(address === '' ? 'card.back' : 'card.found')}
      </Link>
      {at >= 0 && <span>{say('card.place', { at: at + 1, count: cards.length })}</span>}
      <Step icon="left" label={say('card.before')} href={to(before)} />
      <Step icon="right" label={say('card.after')} href={to(after)} />
    </nav>
  );
}

interface StepProps {
  readonly icon: 'left' | 'right';
  readonly label: string;
  readonly href: string | null;
}

/** It keeps its place where it leads nowhere. */
const Step = ({ icon, label, href }: StepProps) =>
  href === null ? (
    <span className={styles.step} data-off>
      <Icon name={icon} />
    </span>
  ) : (
    <Link href={href} replace className={styles.step} aria-label={label} title={label}>
      <Icon name={icon} />
    </Link>
  );

/** Where an encounter card comes up, each with its other cards one click away. */
function Scenarios({ speaker, card }: { readonly speaker: Speaker; readonly card: CardFacts }) {
  const say = useSay(texts);
  const scenarios = scenariosOf(card, SCENARIOS);
  return scenarios.length === 0 ? null : (
    <section className={styles.scenarios}>
      <h2>{say('card.scenarios')}</h2>
      <ul>
        {scenarios.map(({ id }) => (
          <li key={id}>
            <Link href={`${CARDS}${toAddress({ ...EVERYTHING, scenarios: [id] })}`}>
              {wordFor(speaker, 'scenario', id)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { Speaker } from '@concilio/text';
import { useEffect, useMemo } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { Dead } from '../../page/Dead.tsx';
import { Page } from '../../page/Page.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { isTyping } from '../../table/keys.ts';
import { useSay } from '../../ui/say.ts';
import styles from './CardPage.module.css';
import type { CardsOfGame, Catalogue, CatalogueCard } from './contract.ts';
import { EVERYTHING, found, fromAddress, toAddress } from './search.ts';
import { texts } from './text/index.ts';
import { useCatalogue } from './useCatalogue.ts';

interface Props {
  readonly game: string;
  readonly cards: CardsOfGame;
  readonly id: string;
}

/** One card at an address of its own, among those that were found with it. */
export function CardPage({ game, cards, id }: Props) {
  const say = useSay(texts);
  const open = useCatalogue(game, cards);
  const way = { href: `/cards/${game}`, text: say('card.back') };
  if (open === null)
    return (
      <Page title={say('cards.title')} place="cards">
        <p>{say('cards.loading')}</p>
      </Page>
    );
  if (open === 'failed')
    return (
      <Dead
        title={say('cards.title')}
        place="cards"
        text={say('cards.failed')}
        again={() => location.reload()}
        way={way}
      />
    );
  const { speaker, catalogue } = open;
  const card = catalogue.cards.find((one) => one.id === id);
  if (card === undefined)
    return <Dead title={say('cards.title')} place="cards" text={say('card.unknown', { id })} way={way} />;
  return (
    <Page title={card.title} place="cards" className={styles.page}>
      <h1 className="hidden">{card.title}</h1>
      <Walk {...open} game={game} card={card} />
      <cards.Page game={speaker.game} thing={id} speaker={speaker} />
      <Others speaker={speaker} game={game} cards={cards} id={id} />
    </Page>
  );
}

interface WalkProps {
  readonly speaker: Speaker;
  readonly catalogue: Catalogue;
  readonly game: string;
  readonly card: CatalogueCard;
}

/** Back to what was found, and through it card by card; the arrow keys do the same. */
function Walk({ speaker, catalogue, game, card }: WalkProps) {
  const say = useSay(texts);
  const [, go] = useLocation();
  const address = toAddress(fromAddress(catalogue, useSearch()));
  const cards = useMemo(
    () => found(catalogue, fromAddress(catalogue, address), speaker.language),
    [catalogue, speaker, address],
  );
  const at = cards.findIndex(({ id }) => id === card.id);
  const [before, after] = at < 0 ? [] : [cards[at - 1], cards[at + 1]];
  const to = (one: CatalogueCard | undefined): string | null =>
    one === undefined ? null : `/cards/${game}/${one.id}${address}`;
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
      <Link href={`/cards/${game}${address}`} className={styles.back}>
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

/** The ways to other cards, each one click away. */
function Others({ speaker, game, cards, id }: Props & { readonly speaker: Speaker }) {
  const ways = cards.waysFrom?.(speaker, id) ?? null;
  return ways === null ? null : (
    <section className={styles.ways}>
      <h2>{ways.title}</h2>
      <ul>
        {ways.links.map(({ text, chosen }) => (
          <li key={text}>
            <Link href={`/cards/${game}${toAddress({ ...EVERYTHING, chosen })}`}>{text}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Notice } from '../../ui/Notice.tsx';
import { NewTable } from '../newTable/lazy.tsx';
import { useBox } from './box.ts';
import { CardDialog } from './CardDialog.tsx';
import { DeckList } from './DeckList.tsx';
import { Drawn } from './Drawn.tsx';
import { Legality } from './Legality.tsx';
import { addDeck } from './library/library.ts';
import { Places } from './Places.tsx';
import panel from './panel.module.css';
import { SampleHand } from './SampleHand.tsx';
import { Shape } from './Shape.tsx';
import { deckIn } from './share.ts';
import styles from './Shared.module.css';
import { Standing } from './Standing.tsx';

/** A deck that somebody has sent as a link: it can be looked at, tried, played, and kept as a copy. */
export function Shared() {
  const { id: game, own, bench, say } = useBox();
  const [, go] = useLocation();
  const link = useFragment();
  const [looked, setLooked] = useState<string | null>(null);
  const [playing, setPlaying] = useState(false);
  const found = deckIn(link, bench, bench.cards);
  if (found === null)
    return (
      <div className={styles.broken}>
        <h1>{say('shared.title')}</h1>
        <Notice kind="trouble" text={say('shared.broken')} />
        <LinkButton href={`/decks/${game}`}>{say('decks.unknown.go')}</LinkButton>
      </div>
    );
  const deck = { ...found, name: found.name === '' ? say('deck.unnamed') : found.name };
  return (
    <div className={styles.shared}>
      <header className={styles.head}>
        <div>
          <p>{say('shared.title')}</p>
          <h1>{deck.name}</h1>
        </div>
        <Standing deck={deck} />
        <div className={styles.acts}>
          <Button onClick={() => setPlaying(true)}>
            <Drawn name="play" />
            {say('do.play')}
          </Button>
          <Button
            kind="main"
            icon="plus"
            onClick={() => go(`/decks/${game}/${addDeck(game, { name: deck.name, deck: own.write(deck) })}`)}
          >
            {say('shared.keep')}
          </Button>
        </div>
      </header>
      <section className={cx(panel.panel, styles.deck)} aria-label={say('part.deck')}>
        <Places deck={deck} look={setLooked} />
        <DeckList deck={deck} look={setLooked} />
        <SampleHand deck={deck} look={setLooked} />
      </section>
      <div className={styles.side}>
        <Legality deck={deck} />
        <Shape deck={deck} />
        {own.Trial !== undefined && <own.Trial deck={deck} />}
      </div>
      {looked !== null && <CardDialog card={looked} deck={deck} close={() => setLooked(null)} />}
      {playing && (
        <NewTable
          first={game}
          where="here"
          decks={[own.write(deck), ...bench.beside(deck)]}
          close={() => setPlaying(false)}
        />
      )}
    </div>
  );
}

/** What stands behind the # of the address. */
function useFragment(): string {
  const read = (): string => location.hash.slice(1);
  const [fragment, setFragment] = useState(read);
  useEffect(() => {
    const changed = (): void => setFragment(read());
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, []);
  return fragment;
}

import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useBox } from './box.ts';
import { type Deck, emptyDeck } from './deck.ts';
import styles from './Decks.module.css';
import { DeckTile } from './DeckTile.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { Keeping } from './Keeping.tsx';
import { addDeck, removeDeck } from './library/library.ts';
import { useDecks } from './library/useDecks.ts';
import { UndoNotice } from './UndoNotice.tsx';

/** My decks, and those that lie in the box. */
export function Decks({ others }: { readonly others: ReactNode }) {
  const { id: game, own, bench, say } = useBox();
  const [, go] = useLocation();
  const [importing, setImporting] = useState(false);
  const decks = useDecks(game, own);
  const keep = (deck: Deck, given = deck.name): void => {
    const name = given === '' ? say('deck.unnamed') : given;
    go(`/decks/${game}/${addDeck(game, { name, deck: own.write({ ...deck, name }) })}`);
  };
  return (
    <>
      <header className={styles.head}>
        <div>
          <div className={styles.title}>
            <h1>{say('decks.title')}</h1>
            {others}
          </div>
          <p>{bench.words.about}</p>
        </div>
        <div className={styles.acts}>
          <Button icon="download" onClick={() => setImporting(true)}>
            {say('decks.import')}
          </Button>
          <Button kind="main" icon="plus" onClick={() => keep(emptyDeck(say('deck.new.name')))}>
            {say('decks.new')}
          </Button>
        </div>
      </header>
      <Keeping />
      <UndoNotice />
      {decks !== null && decks.length === 0 && <p className={styles.none}>{say('decks.none')}</p>}
      {decks !== null && decks.length > 0 && (
        <ul className={styles.tiles} aria-label={say('decks.title')}>
          {decks.map(({ saved, deck }) => (
            <DeckTile
              key={saved.id}
              deck={deck}
              changed={saved.changed}
              href={`/decks/${game}/${saved.id}`}
              copy={() => keep(deck, say('deck.copy.name', { name: deck.name }))}
              remove={() => removeDeck(saved.id)}
            />
          ))}
        </ul>
      )}
      <Panel title={say('decks.starters')} className={styles.starters}>
        <p className={styles.about}>{bench.words.starters}</p>
        <ul className={styles.tiles}>
          {bench.starters.map(({ id, deck }) => (
            <DeckTile key={id} deck={deck} take={() => keep(deck)} />
          ))}
        </ul>
      </Panel>
      {importing && (
        <ImportDialog
          close={() => setImporting(false)}
          keep={(deck) => {
            setImporting(false);
            keep(deck);
          }}
        />
      )}
    </>
  );
}

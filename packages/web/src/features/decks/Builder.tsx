import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '../../icons/Icon.tsx';
import type { IconName as SharedIcon } from '../../icons/paths.ts';
import { cx } from '../../ui/cx.ts';
import { NewTable } from '../newTable/lazy.tsx';
import { useBox } from './box.ts';
import styles from './Builder.module.css';
import { CardDialog } from './CardDialog.tsx';
import { type Deck, withSetting } from './deck.ts';
import { DeckList } from './DeckList.tsx';
import { Drawn } from './Drawn.tsx';
import { ExportDialog } from './ExportDialog.tsx';
import { everything } from './filters.ts';
import { type Deed, Head } from './Head.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { Keeping } from './Keeping.tsx';
import { Legality } from './Legality.tsx';
import { addDeck, changeDeck, forgetUndo, removeDeck, replaceDeck } from './library/library.ts';
import type { MyDeck } from './library/useDecks.ts';
import { Notes } from './Notes.tsx';
import panel from './panel.module.css';
import type { IconName } from './paths.ts';
import { Places } from './Places.tsx';
import { Pool } from './Pool.tsx';
import { SampleHand } from './SampleHand.tsx';
import { Shape } from './Shape.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { Settings } from './Settings.tsx';
import { Thumb } from './Thumb.tsx';
import { UndoNotice } from './UndoNotice.tsx';

/** On a small screen one part is seen at a time. */
const PARTS = ['pool', 'deck', 'shape', 'test'] as const;
type Part = (typeof PARTS)[number];

const signs: Readonly<Record<Part, { shared: SharedIcon } | { own: IconName }>> = {
  pool: { shared: 'search' },
  deck: { shared: 'pile' },
  shape: { own: 'shape' },
  test: { own: 'test' },
};

/** Beside the deck stands the pool; where only one part is seen, it is the deck. */
const isPhone = (): boolean => matchMedia('(max-width: 700px)').matches;

/** A deck of one's own while it is being built: every change is kept at once. */
export function Builder({ mine: { saved, deck } }: { readonly mine: MyDeck }) {
  const { id: game, own, bench, say } = useBox();
  const [, go] = useLocation();
  const [part, setPart] = useState<Part>(() => (isPhone() ? 'deck' : 'pool'));
  const [filters, setFilters] = useState(everything);
  const [looked, setLooked] = useState<string | null>(null);
  const [doing, setDoing] = useState<Exclude<Deed, 'copy' | 'delete'> | null>(null);
  const { id } = saved;
  const parts = PARTS.filter((one) => one !== 'test' || own.Trial !== undefined);
  // Whoever opens a deck has left behind what was done to another.
  useEffect(forgetUndo, [id]);
  const change = (next: Deck): void => changeDeck(id, { deck: own.write(next) });
  const done = (): void => setDoing(null);
  const open = (deckId: string): void => go(`/decks/${game}/${deckId}`);
  const keep = (next: Deck): void => {
    done();
    const name = next.name === '' ? say('deck.unnamed') : next.name;
    open(addDeck(game, { name, deck: own.write({ ...next, name }) }));
  };

  const act = (deed: Deed): void => {
    if (deed === 'copy') {
      const name = say('deck.copy.name', { name: deck.name });
      open(addDeck(game, { name, deck: own.write({ ...deck, name }), notes: saved.notes }));
    } else if (deed === 'delete') {
      go(`/decks/${game}`);
      removeDeck(id);
    } else setDoing(deed);
  };

  return (
    <div className={styles.builder} data-shown={part}>
      <div className={styles.above}>
        <Head
          deck={deck}
          changed={saved.changed}
          rename={(name) => changeDeck(id, { name, deck: own.write({ ...deck, name }) })}
          act={act}
        />
        <Keeping />
        <UndoNotice />
      </div>
      <nav className={styles.parts} aria-label={say('part.name')}>
        {parts.map((one) => {
          const sign = signs[one];
          return (
            <button key={one} type="button" aria-pressed={one === part} onClick={() => setPart(one)}>
              {'own' in sign ? <Drawn name={sign.own} /> : <Icon name={sign.shared} />}
              {say(`part.${one}`)}
            </button>
          );
        })}
      </nav>
      <Pool deck={deck} change={change} filters={filters} setFilters={setFilters} look={setLooked} />
      <section className={cx(panel.panel, styles.deck)} data-part="deck" aria-label={say('part.deck')}>
        <Settings deck={deck} change={(setting, value) => change(withSetting(deck, setting, value))} />
        <Places
          deck={deck}
          change={change}
          choose={(chosen) => {
            setFilters({ ...everything, chosen });
            setPart('pool');
          }}
          look={setLooked}
        />
        <DeckList deck={deck} change={change} look={setLooked} />
        <SampleHand deck={deck} look={setLooked} />
        <Notes notes={saved.notes} change={(notes) => changeDeck(id, { notes })} />
      </section>
      <div className={styles.side}>
        <Legality deck={deck} />
        <Shape deck={deck} />
        {own.Trial !== undefined && <own.Trial deck={deck} />}
      </div>
      <Thumb deck={deck} test={own.Trial === undefined ? null : () => setPart('test')} />
      {looked !== null && (
        <CardDialog card={looked} deck={deck} change={change} close={() => setLooked(null)} />
      )}
      {doing === 'import' && (
        <ImportDialog
          close={done}
          keep={keep}
          replace={(next) => {
            done();
            replaceDeck(id, { deck: own.write({ ...next, name: deck.name }) });
          }}
        />
      )}
      {doing === 'export' && <ExportDialog deck={deck} close={done} />}
      {doing === 'share' && <ShareDialog deck={deck} close={done} />}
      {doing === 'play' && (
        <NewTable first={game} where="here" decks={[own.write(deck), ...bench.beside(deck)]} close={done} />
      )}
    </div>
  );
}

import type { Decks as DeckRules } from '@concilio/cards';
import type { Spoken } from '@concilio/text';
import { Page } from '../../page/Page.tsx';
import { useDeckRules, useGame } from '../../client/useGame.ts';
import { texts as shell } from '../../text/index.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useSay } from '../../ui/say.ts';
import { NotFound } from '../../page/NotFound.tsx';
import { BoxProvider, useBox, useOpenBox } from './box.ts';
import { Builder } from './Builder.tsx';
import styles from './DeckPages.module.css';
import { Decks } from './Decks.tsx';
import { useDecks, useLibrary } from './library/useDecks.ts';
import { Shared } from './Shared.tsx';
import { texts } from './text/index.ts';

/** The one game whose decks are built here so far. */
const GAME = 'lotr-lcg';

interface Props {
  readonly game?: string | undefined;
  /** A deck of one's own, or `shared` for one that comes with the address; none is the list of all. */
  readonly id?: string | undefined;
}

/** All pages of decks: they come with the game, whose cards they show. */
export function DeckPages({ game: name = GAME, id }: Props) {
  const say = useSay(texts);
  const sayShell = useSay(shell);
  const game = useGame(GAME);
  const decks = useDeckRules(GAME);
  useLibrary();
  const mine = useDecks(GAME)?.find(({ saved }) => saved.id === id);
  if (name !== GAME) return <NotFound />;
  return (
    <Page title={mine?.deck.name ?? say('decks.title')} place="decks" className={styles.page}>
      {(game === null || decks === null) && game !== 'failed' && (
        <p className={styles.coming}>{sayShell('ui.loading')}</p>
      )}
      {game === 'failed' && (
        <Notice kind="trouble" text={sayShell('game.failed')} again={() => location.reload()} />
      )}
      {game !== null && game !== 'failed' && decks !== null && <Opened game={game} decks={decks} id={id} />}
    </Page>
  );
}

interface OpenedProps {
  readonly game: Spoken;
  readonly decks: DeckRules;
  readonly id: string | undefined;
}

function Opened({ game, decks, id }: OpenedProps) {
  const box = useOpenBox(game, decks);
  return (
    <BoxProvider value={box}>
      {id === undefined ? <Decks /> : id === 'shared' ? <Shared /> : <Mine key={id} id={id} />}
    </BoxProvider>
  );
}

function Mine({ id }: { readonly id: string }) {
  const { speaker, say } = useBox();
  const decks = useDecks(speaker.game.id);
  const mine = decks?.find(({ saved }) => saved.id === id);
  if (decks === null) return null;
  if (mine !== undefined) return <Builder mine={mine} />;
  return (
    <div className={styles.unknown}>
      <h1>{say('decks.title')}</h1>
      <Notice kind="trouble" text={say('decks.unknown')} />
      <LinkButton href="/decks">{say('decks.unknown.go')}</LinkButton>
    </div>
  );
}

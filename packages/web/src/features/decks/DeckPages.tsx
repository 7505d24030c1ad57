import type { Decks as DeckRules } from '@concilio/cards';
import type { Spoken } from '@concilio/text';
import type { ReactNode } from 'react';
import type { GameId } from '../../client/games.ts';
import { Page } from '../../page/Page.tsx';
import { useDeckRules, useGame } from '../../client/useGame.ts';
import { texts as shell } from '../../text/index.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useSay } from '../../ui/say.ts';
import { BoxProvider, useBox, useOpenBox } from './box.ts';
import { Builder } from './Builder.tsx';
import type { DecksOfGame } from './contract.ts';
import styles from './DeckPages.module.css';
import { Decks } from './Decks.tsx';
import { useDecks, useLibrary } from './library/useDecks.ts';
import { Shared } from './Shared.tsx';
import { texts } from './text/index.ts';

interface Props {
  readonly game: GameId;
  readonly decks: DecksOfGame;
  /** A deck of one's own, or `shared` for one that comes with the address; none is the list of all. */
  readonly id?: string | undefined;
  /** The way to the decks of other games, where there are any. */
  readonly others?: ReactNode;
}

/** All pages of decks: they come with the game, whose cards they show. */
export function DeckPages({ game: name, decks: own, id, others }: Props) {
  const say = useSay(texts);
  const sayShell = useSay(shell);
  const game = useGame(name);
  const rules = useDeckRules(name);
  useLibrary();
  const mine = useDecks(name, own)?.find(({ saved }) => saved.id === id);
  return (
    <Page title={mine?.deck.name ?? say('decks.title')} place="decks" className={styles.page}>
      {(game === null || rules === null) && game !== 'failed' && (
        <p className={styles.coming}>{sayShell('ui.loading')}</p>
      )}
      {game === 'failed' && (
        <Notice kind="trouble" text={sayShell('game.failed')} again={() => location.reload()} />
      )}
      {game !== null && game !== 'failed' && rules !== null && (
        <Opened name={name} game={game} rules={rules} own={own} id={id} others={others} />
      )}
    </Page>
  );
}

interface OpenedProps {
  readonly name: GameId;
  readonly game: Spoken;
  readonly rules: DeckRules;
  readonly own: DecksOfGame;
  readonly id: string | undefined;
  readonly others: ReactNode;
}

function Opened({ name, game, rules, own, id, others }: OpenedProps) {
  const box = useOpenBox(name, game, rules, own);
  return (
    <BoxProvider value={box}>
      {id === undefined ? (
        <Decks others={others} />
      ) : id === 'shared' ? (
        <Shared />
      ) : (
        <Mine key={id} id={id} />
      )}
    </BoxProvider>
  );
}

function Mine({ id }: { readonly id: string }) {
  const { id: game, own, say } = useBox();
  const decks = useDecks(game, own);
  const mine = decks?.find(({ saved }) => saved.id === id);
  if (decks === null) return null;
  if (mine !== undefined) return <Builder mine={mine} />;
  return (
    <div className={styles.unknown}>
      <h1>{say('decks.title')}</h1>
      <Notice kind="trouble" text={say('decks.unknown')} />
      <LinkButton href={`/decks/${game}`}>{say('decks.unknown.go')}</LinkButton>
    </div>
  );
}

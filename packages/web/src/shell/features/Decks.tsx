import { DeckPages } from '../../features/decks/DeckPages.tsx';
import { meantBy } from '../../games/index.ts';
import { NotFound } from '../../page/NotFound.tsx';
import { Feature } from './Feature.tsx';
import { Others } from './Others.tsx';

interface Props {
  /** Without one, the first that has decks. */
  readonly game?: string | undefined;
  readonly id?: string | undefined;
}

/** The decks of a game, or one of them. */
export function Decks({ game, id }: Props) {
  const client = meantBy('decks', game);
  return client === null ? (
    <NotFound />
  ) : (
    <Feature
      key={client.id}
      game={client.id}
      feature="decks"
      page={(decks) => (
        <DeckPages
          game={client.id}
          decks={decks}
          id={id}
          others={<Others feature="decks" place="decks" now={client.id} />}
        />
      )}
    />
  );
}

import { Redirect } from 'wouter';
import { CardBrowser } from '../../features/cards/CardBrowser.tsx';
import { CardPage } from '../../features/cards/CardPage.tsx';
import { gamesWith } from '../../games/index.ts';
import { Feature } from './Feature.tsx';
import { Others } from './Others.tsx';

interface Props {
  /** Without one, the first that has cards. */
  readonly game?: string | undefined;
  readonly card?: string | undefined;
}

/** The cards of a game, or one of them. */
export function Cards({ game, card }: Props) {
  const [first] = gamesWith('cards');
  if (game === undefined) return <Redirect to={`/cards/${first?.id ?? ''}`} replace />;
  return (
    <Feature
      game={game}
      feature="cards"
      page={(cards) =>
        card === undefined ? (
          <CardBrowser
            key={game}
            game={game}
            cards={cards}
            others={<Others feature="cards" place="cards" now={game} />}
          />
        ) : (
          <CardPage key={card} game={game} cards={cards} id={card} />
        )
      }
    />
  );
}

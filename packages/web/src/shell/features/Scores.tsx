import { Scores as Page } from '../../features/scores/Scores.tsx';
import { gamesWith } from '../../games/index.ts';
import { NotFound } from '../../page/NotFound.tsx';
import { Feature } from './Feature.tsx';
import { Others } from './Others.tsx';

/** My score sheets of a game; without one, of the first that has them. */
export function Scores({ game }: { readonly game?: string | undefined }) {
  const [first] = gamesWith('scores');
  const id = game ?? first?.id;
  return id === undefined ? (
    <NotFound />
  ) : (
    <Feature
      key={id}
      game={id}
      feature="scores"
      page={(scores) => (
        <Page id={id} own={scores} others={<Others feature="scores" place="scores" now={id} />} />
      )}
    />
  );
}

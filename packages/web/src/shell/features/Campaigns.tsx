import { Campaign as Page } from '../../features/campaigns/Campaign.tsx';
import { Campaigns as List } from '../../features/campaigns/Campaigns.tsx';
import { useMatches } from '../../features/scores/useMatches.ts';
import { gamesWith, meantBy } from '../../games/index.ts';
import { Loading } from '../../page/Loading.tsx';
import { NotFound } from '../../page/NotFound.tsx';
import { Feature } from './Feature.tsx';
import { Others } from './Others.tsx';

/** My campaigns of a game; without one, of the first that has them. */
export function Campaigns({ game }: { readonly game?: string | undefined }) {
  const client = meantBy('campaign', game);
  return client === null ? (
    <NotFound />
  ) : (
    <Feature
      key={client.id}
      game={client.id}
      feature="campaign"
      page={(own) => (
        <List
          id={client.id}
          own={own}
          others={<Others feature="campaign" place="campaigns" now={client.id} />}
        />
      )}
    />
  );
}

/** One campaign, by one of its matches: whose game it is, the match says. */
export function Campaign({ id }: { readonly id: string }) {
  const [found] = useMatches();
  const [first] = gamesWith('campaign');
  if (found === null) return <Loading />;
  const game = found.matches.find((match) => match.id === id)?.game ?? first?.id ?? '';
  return (
    <Feature
      game={game}
      feature="scores"
      page={(scores) => (
        <Feature
          game={game}
          feature="campaign"
          page={(own) => <Page of={game} id={id} own={own} scores={scores} />}
        />
      )}
    />
  );
}

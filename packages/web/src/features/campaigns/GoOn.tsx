import type { Spoken } from '@concilio/text';
import { useLanguage } from '../../client/language.ts';
import { speakerFor } from '../../table/markup.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { useSay } from '../../ui/say.ts';
import { addressOf } from '../scores/matches.ts';
import { type Campaign, lastOf } from './campaigns.ts';
import type { CampaignsOfGame } from './contract.ts';
import { texts } from './text/index.ts';
import { useGoOn } from './useGoOn.ts';

interface Props {
  readonly game: Spoken;
  readonly own: Pick<CampaignsOfGame, 'stagesOf' | 'stageName'>;
  readonly campaign: Campaign;
  /** Of the match that runs, if it is known. */
  readonly round?: number | undefined;
  readonly kind?: 'main' | 'quiet';
}

/** What comes next in a campaign: the match that runs, the next scenario, or the first one again. */
export function GoOn({ game, own, campaign, round, kind = 'main' }: Props) {
  const say = useSay(texts);
  const language = useLanguage();
  const [goOn, isBusy] = useGoOn(game);
  const last = lastOf(campaign);
  if (last === undefined || campaign.state === 'won') return null;
  if (campaign.state === 'running')
    return (
      <LinkButton href={addressOf(last)} icon="sword" kind={kind}>
        {round === undefined || round === 0 ? say('go.continue') : say('go.round', { round })}
      </LinkButton>
    );
  const next = own.stagesOf(game)[campaign.scores.length] ?? '';
  const scenario = own.stageName(speakerFor(game, language, []), next);
  return (
    <Button icon="sword" kind={kind} disabled={isBusy} onClick={() => goOn(last)}>
      {campaign.state === 'next' ? say('go.next', { scenario }) : say('go.again')}
    </Button>
  );
}

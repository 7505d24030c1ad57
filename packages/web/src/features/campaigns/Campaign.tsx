import type { Speaker, Spoken } from '@concilio/text';
import { Fragment } from 'react';
import { Link } from 'wouter';
import { Dead } from '../../page/Dead.tsx';
import { useLanguage } from '../../client/language.ts';
import { Loading } from '../../page/Loading.tsx';
import { Page } from '../../page/Page.tsx';
import { refusalText } from '../../net/refusal.ts';
import { useGame } from '../../client/useGame.ts';
import { Icon } from '../../icons/Icon.tsx';
import { texts as shell } from '../../text/index.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useSay } from '../../ui/say.ts';
import type { ScoresOfGame } from '../scores/contract.ts';
import { addressOf } from '../scores/matches.ts';
import { MatchSheet } from '../scores/MatchSheet.tsx';
import { useMatches, useTold } from '../scores/useMatches.ts';
import { wordsOf } from '../scores/words.ts';
import styles from './Campaign.module.css';
import { type Campaign as Road, campaignsOf, lastOf, roadsOf } from './campaigns.ts';
import type { CampaignsOfGame } from './contract.ts';
import { GoOn } from './GoOn.tsx';
import { Roads } from './Roads.tsx';
import { texts } from './text/index.ts';
import { campaignTitle, sumKey } from './title.ts';

interface Own {
  readonly own: CampaignsOfGame;
  /** The sheets of its matches. */
  readonly scores: ScoresOfGame;
}

interface CampaignProps extends Own {
  /** The game's id. */
  readonly of: string;
  /** That of one of its matches. */
  readonly id: string;
}

/** One campaign: who plays it, a sheet for each stage, what they come to, and how it went. */
export function Campaign({ of, id, own, scores }: CampaignProps) {
  const say = useSay(texts);
  const shellSay = useSay(shell);
  const language = useLanguage();
  const game = useGame(of);
  const [found, again] = useMatches();
  if (found === null || game === null) return <Loading />;
  const campaigns =
    game === 'failed' ? [] : campaignsOf({ ...own, game: of }, found.matches, own.stagesOf(game).length);
  const campaign = campaigns.find(({ matches }) => matches.some((match) => match.id === id));
  if (game === 'failed' || campaign === undefined) {
    const missing = found.missing === null ? null : refusalText(language, found.missing);
    return (
      <Dead
        title={say('campaigns.title')}
        place="campaigns"
        text={game === 'failed' ? shellSay('game.failed') : (missing ?? say('campaign.unknown'))}
        again={missing === null ? undefined : again}
        way={{ href: '/campaigns', text: say('campaigns.title') }}
      />
    );
  }
  return (
    <Whole game={game} own={own} scores={scores} campaign={campaign} roads={roadsOf(campaigns, campaign)} />
  );
}

interface Props extends Own {
  readonly game: Spoken;
  readonly campaign: Road;
  readonly roads: readonly Road[];
}

function Whole({ game, own, scores, campaign, roads }: Props) {
  const say = useSay(texts);
  const shellSay = useSay(shell);
  const language = useLanguage();
  const told = useTold(game, scores, campaign.matches);
  const last = lastOf(campaign);
  if (last === undefined) return null;
  const speaker = wordsOf(game, language, shellSay, last);
  const title = campaignTitle(own.words(language).nameless, campaign);
  const now = told.get(last.id) ?? null;
  const standing = now === null ? null : own.standing(now);
  const ifWon = campaign.state === 'running' && standing !== null ? standing.ifWon : null;
  const kind = own.kinds(language)[campaign.kind];
  const tolds = campaign.matches.flatMap((match) => told.get(match.id) ?? []);
  const stages = own.stagesOf(game);
  return (
    <Page title={title} place="campaigns" className={styles.campaign}>
      <header className={styles.head}>
        <div>
          <h1>{title}</h1>
          <p>
            {kind?.about}
            {kind?.rules.map((rule) => (
              <Fragment key={rule}>
                {' '}
                <Rule game={campaign.game} id={rule} />
              </Fragment>
            ))}
          </p>
        </div>
        <Sum campaign={campaign} ifWon={ifWon} />
        <CopyButton label={say('campaign.copy')} text={summary(say, title, campaign, speaker, own, stages)} />
        <GoOn game={game} own={own} campaign={campaign} round={standing?.round} />
      </header>
      {now !== null && <own.Party told={now} speaker={speaker} />}
      <section className={styles.sheets} aria-label={say('campaign.sheets')}>
        <h2 className="hidden">{say('campaign.sheets')}</h2>
        {campaign.scores.slice(0, campaign.first).map((score, index) => (
          <article
            key={index}
            className={styles.lost}
            aria-label={own.stageName(speaker, stages[index] ?? '')}
          >
            <h3>{own.stageName(speaker, stages[index] ?? '')}</h3>
            <p>{say('campaign.gone')}</p>
            <b>{score}</b>
          </article>
        ))}
        {campaign.matches.map((match, index) => (
          <MatchSheet
            key={match.id}
            game={game}
            own={scores}
            match={match}
            told={told.get(match.id)}
            number={campaign.first + index + 1}
          >
            {match.phase === 'over' && (
              <Link href={addressOf(match)}>
                <Icon name="replay" />
                {say('campaign.replay')}
              </Link>
            )}
          </MatchSheet>
        ))}
        {stages.slice(campaign.first + campaign.matches.length).map((stage, index) => (
          <article key={stage} className={styles.ahead} aria-label={own.stageName(speaker, stage)}>
            <span aria-hidden="true">{campaign.first + campaign.matches.length + index + 1}</span>
            <h3>{own.stageName(speaker, stage)}</h3>
            <p>{say(campaign.state === 'lost' ? 'campaign.not-reached' : 'campaign.ahead')}</p>
          </article>
        ))}
      </section>
      <div className={styles.below}>
        {tolds.length > 0 && <own.Story tolds={tolds} speaker={speaker} className={styles.chart} />}
        <Panel title={say('roads.title')} aside={say('roads.lower')} className={styles.past}>
          <Roads roads={roads} now={campaign} ifWon={ifWon === null ? null : campaign.total + ifWon} />
        </Panel>
      </div>
    </Page>
  );
}

const Rule = ({ game, id }: { readonly game: string; readonly id: string }) => (
  <Link className={styles.rule} href={`/rules/${game}#${id}`}>
    {id}
  </Link>
);

/** What is scored, what the present match would add, and both together. */
function Sum({ campaign, ifWon }: { readonly campaign: Road; readonly ifWon: number | null }) {
  const say = useSay(texts);
  const { total, scores } = campaign;
  return (
    <dl className={styles.sum}>
      {ifWon !== null && (
        <>
          <div>
            <dt>{say('sum.scored')}</dt>
            <dd>{total}</dd>
          </div>
          <span aria-hidden="true">+</span>
          <div>
            <dt>{say('sum.if-won')}</dt>
            <dd>{ifWon}</dd>
          </div>
          <span aria-hidden="true">=</span>
        </>
      )}
      <div className={styles.all}>
        <dt>{say(sumKey(campaign))}</dt>
        <dd>{scores.length === 0 && ifWon === null ? '–' : total + (ifWon ?? 0)}</dd>
      </div>
    </dl>
  );
}

type Saying = ReturnType<typeof useSay<keyof typeof texts.en>>;

/** The campaign in a few lines, to tell others of it. */
function summary(
  say: Saying,
  title: string,
  campaign: Road,
  speaker: Speaker,
  own: CampaignsOfGame,
  stages: readonly string[],
): string {
  return [
    `${title} (${speaker.names.join(', ')})`,
    ...campaign.scores.map((score, index) => `${own.stageName(speaker, stages[index] ?? '')}: ${score}`),
    `${say(sumKey(campaign))}: ${campaign.total}`,
  ].join('\n');
}

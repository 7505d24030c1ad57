import { type Speaker, thingName } from '@concilio/text';
import type { Spoken } from '@concilio/text';
import { Link } from 'wouter';
import { Dead } from '../../page/Dead.tsx';
import { useLanguage } from '../../client/language.ts';
import { Loading } from '../../page/Loading.tsx';
import { Page } from '../../page/Page.tsx';
import { refusalText } from '../../net/refusal.ts';
import { useGame } from '../../client/useGame.ts';
import type { Part } from '../../games/lotr-lcg/scores/chart.ts';
import type { Chronicle } from '../../games/lotr-lcg/scores/chronicle.ts';
import { scenarioTitle } from '../../games/lotr-lcg/scores/names.ts';
import { Party } from '../../games/lotr-lcg/scores/Party.tsx';
import { texts as sheetTexts } from '../../games/lotr-lcg/scores/text/index.ts';
import { SeatKey, ThreatChart } from '../../games/lotr-lcg/scores/ThreatChart.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { texts as shell } from '../../text/index.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useSay } from '../../ui/say.ts';
import { addressOf } from '../scores/matches.ts';
import { MatchSheet } from '../scores/MatchSheet.tsx';
import { useChronicles, useMatches } from '../scores/useMatches.ts';
import { scenariosOf, wordsOf } from '../scores/words.ts';
import styles from './Campaign.module.css';
import { type Campaign as Road, campaignsOf, lastOf, roadsOf } from './campaigns.ts';
import { GoOn } from './GoOn.tsx';
import { Roads } from './Roads.tsx';
import { texts } from './text/index.ts';
import { campaignTitle, sumKey } from './title.ts';

/** One campaign: its heroes, a sheet for each scenario, what they come to, and how the threat rose. */
export function Campaign({ id }: { readonly id: string }) {
  const say = useSay(texts);
  const shellSay = useSay(shell);
  const language = useLanguage();
  const game = useGame('lotr-lcg');
  const [found, again] = useMatches();
  if (found === null || game === null) return <Loading />;
  const campaigns = game === 'failed' ? [] : campaignsOf(found.matches, scenariosOf(game).length);
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
  return <Whole game={game} campaign={campaign} roads={roadsOf(campaigns, campaign)} />;
}

interface Props {
  readonly game: Spoken;
  readonly campaign: Road;
  readonly roads: readonly Road[];
}

function Whole({ game, campaign, roads }: Props) {
  const say = useSay(texts);
  const shellSay = useSay(shell);
  const sheetSay = useSay(sheetTexts);
  const language = useLanguage();
  const told = useChronicles(game, campaign.matches);
  const last = lastOf(campaign);
  if (last === undefined) return null;
  const speaker = wordsOf(game, language, shellSay, last);
  const title = campaignTitle(say, campaign);
  const now = told.get(last.id) ?? null;
  const ifWon = campaign.state === 'running' && now !== null ? now.sheet.total : null;
  const parts = campaign.matches.flatMap((match): Part[] => {
    const chronicle = told.get(match.id) ?? null;
    return chronicle === null ? [] : [partOf(chronicle, speaker, sheetSay)];
  });
  const scenarios = scenariosOf(game);
  return (
    <Page title={title} place="campaigns" className={styles.campaign}>
      <header className={styles.head}>
        <div>
          <h1>{title}</h1>
          <p>
            {say(`campaign.${campaign.kind}`)}{' '}
            <Rule id={campaign.kind === 'expert' ? 'LCG-29.03' : 'LCG-29.04'} /> <Rule id="LCG-26.02" />
          </p>
        </div>
        <Sum campaign={campaign} ifWon={ifWon} />
        <CopyButton label={say('campaign.copy')} text={summary(say, title, campaign, speaker, scenarios)} />
        <GoOn game={game} campaign={campaign} round={now?.sheet.round} />
      </header>
      {now !== null && <Party chronicle={now} speaker={speaker} />}
      <section className={styles.sheets} aria-label={say('campaign.sheets')}>
        <h2 className="hidden">{say('campaign.sheets')}</h2>
        {campaign.scores.slice(0, campaign.first).map((score, index) => (
          <article
            key={index}
            className={styles.lost}
            aria-label={scenarioTitle(speaker, scenarios[index] ?? '')}
          >
            <h3>{scenarioTitle(speaker, scenarios[index] ?? '')}</h3>
            <p>{say('campaign.gone')}</p>
            <b>{score}</b>
          </article>
        ))}
        {campaign.matches.map((match, index) => (
          <MatchSheet
            key={match.id}
            game={game}
            match={match}
            chronicle={told.get(match.id)}
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
        {scenarios.slice(campaign.first + campaign.matches.length).map((scenario, index) => (
          <article key={scenario} className={styles.ahead} aria-label={scenarioTitle(speaker, scenario)}>
            <span aria-hidden="true">{campaign.first + campaign.matches.length + index + 1}</span>
            <h3>{scenarioTitle(speaker, scenario)}</h3>
            <p>{say(campaign.state === 'lost' ? 'campaign.not-reached' : 'campaign.ahead')}</p>
          </article>
        ))}
      </section>
      <div className={styles.below}>
        {parts.length > 0 && (
          <Panel
            title={sheetSay('chart.title')}
            aside={<SeatKey names={speaker.names} />}
            className={styles.chart}
          >
            <ThreatChart parts={parts} speaker={speaker} />
          </Panel>
        )}
        <Panel title={say('roads.title')} aside={say('roads.lower')} className={styles.past}>
          <Roads roads={roads} now={campaign} ifWon={ifWon === null ? null : campaign.total + ifWon} />
        </Panel>
      </div>
    </Page>
  );
}

const Rule = ({ id }: { readonly id: string }) => (
  <Link className={styles.rule} href={`/rules/lotr-lcg#${id}`}>
    {id}
  </Link>
);

/** What is scored, what the present scenario would add, and both together. */
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

type SheetSay = ReturnType<typeof useSay<keyof typeof sheetTexts.en>>;

function partOf({ sheet, threat, moments }: Chronicle, speaker: Speaker, say: SheetSay): Part {
  return {
    title: scenarioTitle(speaker, sheet.scenario),
    threat,
    isRunning: sheet.result === null,
    moments: moments.map((moment) => ({
      moment,
      text: say(`moment.${moment.kind}`, {
        card: moment.card === null ? '' : thingName(speaker, moment.card),
        name: moment.seat === null ? '' : (speaker.names[moment.seat] ?? ''),
      }),
    })),
  };
}

type Saying = ReturnType<typeof useSay<keyof typeof texts.en>>;

/** The campaign in a few lines, to tell others of it. */
function summary(
  say: Saying,
  title: string,
  campaign: Road,
  speaker: Speaker,
  scenarios: readonly string[],
): string {
  return [
    `${title} (${speaker.names.join(', ')})`,
    ...campaign.scores.map((score, index) => `${scenarioTitle(speaker, scenarios[index] ?? '')}: ${score}`),
    `${say(sumKey(campaign))}: ${campaign.total}`,
  ].join('\n');
}

import { type Spoken } from '@concilio/text';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../../client/language.ts';
import { useKnown } from '../../net/me.ts';
import { Page } from '../../page/Page.tsx';
import { refusalText } from '../../net/refusal.ts';
import { useGame } from '../../client/useGame.ts';
import type { GameId } from '../../client/games.ts';
import { texts as shell } from '../../text/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useSay } from '../../ui/say.ts';
import { NewTable } from '../newTable/lazy.tsx';
import { ResultSign } from '../scores/ResultSign.tsx';
import { SeatSign } from '../scores/SeatSign.tsx';
import { Tabs } from '../scores/Tabs.tsx';
import { useMatches } from '../scores/useMatches.ts';
import { wordsOf } from '../scores/words.ts';
import styles from './Campaigns.module.css';
import { type Campaign, campaignsOf, lastOf } from './campaigns.ts';
import type { CampaignsOfGame } from './contract.ts';
import { GoOn } from './GoOn.tsx';
import { texts } from './text/index.ts';
import { campaignTitle, sumKey } from './title.ts';

interface Props {
  /** The game's id. */
  readonly id: GameId;
  readonly own: CampaignsOfGame;
  /** The way to the campaigns of other games, where there are any. */
  readonly others?: ReactNode;
}

/** All campaigns of mine, those under way first. */
export function Campaigns({ id, own, others }: Props) {
  const say = useSay(texts);
  const shellSay = useSay(shell);
  const language = useLanguage();
  const isOnline = useKnown().is === 'somebody';
  const game = useGame(id);
  const [found, again] = useMatches();
  const [isOpening, setOpening] = useState(false);
  const reason = found?.missing ?? null;
  const missing = reason === null ? null : refusalText(language, reason);
  const campaigns =
    found === null || game === null || game === 'failed'
      ? null
      : campaignsOf({ ...own, game: id }, found.matches, own.stagesOf(game).length);
  return (
    <Page title={say('campaigns.title')} place="campaigns" className={styles.campaigns}>
      <header className={styles.head}>
        <h1>{say('campaigns.title')}</h1>
        <Tabs at="campaigns" />
        {others}
        <Button kind="main" icon="plus" onClick={() => setOpening(true)}>
          {say('campaigns.new')}
        </Button>
      </header>
      {missing !== null && <Notice kind="trouble" text={missing} again={again} />}
      {game === 'failed' && <Notice kind="trouble" text={shellSay('game.failed')} />}
      {campaigns === null && game !== 'failed' && <Notice text={shellSay('ui.loading')} />}
      {campaigns?.length === 0 && <p className={styles.none}>{own.words(language).none}</p>}
      {campaigns !== null && game !== null && game !== 'failed' && (
        <ul className={styles.list}>
          {[...campaigns.filter(isUnderWay), ...campaigns.filter((one) => !isUnderWay(one))].map(
            (campaign) => (
              <Line key={campaign.id} game={game} own={own} campaign={campaign} />
            ),
          )}
        </ul>
      )}
      {isOpening && (
        <NewTable
          first={id}
          where={isOnline ? 'online' : 'here'}
          options={own.begun}
          purpose={{ title: say('campaigns.new'), offered: own.offered }}
          close={() => setOpening(false)}
        />
      )}
    </Page>
  );
}

const isUnderWay = ({ state }: Campaign): boolean => state === 'running' || state === 'next';

interface LineProps {
  readonly game: Spoken;
  readonly own: CampaignsOfGame;
  readonly campaign: Campaign;
}

/** One campaign: where it stands, who plays it, what its scenarios brought. */
function Line({ game, own, campaign }: LineProps) {
  const say = useSay(texts);
  const shellSay = useSay(shell);
  const language = useLanguage();
  const last = lastOf(campaign);
  if (last === undefined) return null;
  const speaker = wordsOf(game, language, shellSay, last);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const { state, scores, kind, began, total } = campaign;
  const title = campaignTitle(own.words(language).nameless, campaign);
  const kindName = own.kinds(language)[kind]?.name ?? kind;
  return (
    <li className={styles.line} data-state={state}>
      <own.Scene stage={own.stageOf(last)} />
      <div className={styles.about}>
        <h2>
          <Link href={`/campaign/${campaign.id}`}>{title}</Link>
        </h2>
        <p>
          {`${kindName} · ${say('campaigns.since', { day: day.format(began) })} · ${say(`where.${last.where}`)}`}
        </p>
        <ul className={styles.names}>
          {speaker.names.map((name, seat) => (
            <li key={seat}>
              <SeatSign seat={seat} />
              {name}
            </li>
          ))}
        </ul>
      </div>
      <ol className={styles.steps}>
        {own.stagesOf(game).map((stage, index) => {
          const score = scores[index];
          const isHere = index === scores.length && (state === 'running' || state === 'lost');
          const stands =
            score !== undefined ? 'won' : isHere ? (state === 'lost' ? 'lost' : 'running') : 'ahead';
          return (
            <li key={stage} data-stands={stands}>
              {stands === 'ahead' ? <i>{index + 1}</i> : <ResultSign of={stands} />}
              <span>{own.stageName(speaker, stage)}</span>
              <b>
                {score ?? say(stands === 'ahead' && state === 'lost' ? 'stands.never' : `stands.${stands}`)}
              </b>
            </li>
          );
        })}
      </ol>
      <div className={styles.total}>
        <span>{say(sumKey(campaign))}</span>
        <b>{scores.length === 0 ? '–' : total}</b>
      </div>
      <div className={styles.ways}>
        {isUnderWay(campaign) && <GoOn game={game} own={own} campaign={campaign} kind="quiet" />}
        <Link href={`/campaign/${campaign.id}`} aria-label={say('campaigns.open', { name: title })}>
          {say('campaigns.look')}
        </Link>
      </div>
    </li>
  );
}

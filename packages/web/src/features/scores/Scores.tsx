import type { Spoken } from '@concilio/text';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../../client/language.ts';
import { Page } from '../../page/Page.tsx';
import { refusalText } from '../../net/refusal.ts';
import { useGame } from '../../client/useGame.ts';
import { Icon } from '../../icons/Icon.tsx';
import { speakerFor } from '../../table/markup.ts';
import { texts as shell } from '../../text/index.ts';
import { Button } from '../../ui/Button.tsx';
import { download } from '../../ui/download.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useSay } from '../../ui/say.ts';
import { Select } from '../../ui/Select.tsx';
import { chronicle } from './chronicles.ts';
import { type LogLine, logLine, toCsv } from './exported.ts';
import type { LogOfGame, ScoresOfGame } from './contract.ts';
import { EVERYTHING, type Filter, filtered, heaps, rateOf, tallyOf } from './history.ts';
import { addressOf, type MyMatch, type MyMatches } from './matches.ts';
import { MatchSheet } from './MatchSheet.tsx';
import { noteOn } from './notes.ts';
import { Rates } from './Rates.tsx';
import styles from './Scores.module.css';
import { Tabs } from './Tabs.tsx';
import { texts } from './text/index.ts';
import { useMatches, useTold } from './useMatches.ts';

/** Sheets that are drawn at a time. */
const SHOWN = 9;

interface Props {
  /** The game's id. */
  readonly id: string;
  readonly own: ScoresOfGame;
  /** The way to the sheets of other games, where there are any. */
  readonly others?: ReactNode;
}

/** My score sheets of a game, how often I win, and my log to take home. */
export function Scores({ id, own, others }: Props) {
  const say = useSay(texts);
  const shellSay = useSay(shell);
  const language = useLanguage();
  const game = useGame(id);
  const [found, again] = useMatches();
  const reason = found?.missing ?? null;
  const missing = reason === null ? null : refusalText(language, reason);
  return (
    <Page title={say('scores.title')} place="campaigns" className={styles.scores}>
      <header className={styles.head}>
        <h1>{say('scores.title')}</h1>
        <Tabs at="scores" />
        {others}
      </header>
      {missing !== null && <Notice kind="trouble" text={missing} again={again} />}
      {game === 'failed' && <Notice kind="trouble" text={shellSay('game.failed')} />}
      {(found === null || game === null) && <Notice text={shellSay('ui.loading')} />}
      {found !== null && game !== null && game !== 'failed' && (
        <Log id={id} game={game} own={own} found={found} />
      )}
    </Page>
  );
}

interface LogProps extends Omit<Props, 'others'> {
  readonly game: Spoken;
  readonly found: MyMatches;
}

function Log({ id, game, own, found }: LogProps) {
  const say = useSay(texts);
  const language = useLanguage();
  const [filter, setFilter] = useState<Filter>(EVERYTHING);
  const [shown, setShown] = useState(SHOWN);
  const speaker = speakerFor(game, language, []);
  const all = found.matches.filter((match) => match.game === id && match.phase === 'over');
  const chosen = filtered(all, own, filter);
  const page = chosen.slice(0, shown);
  const told = useTold(game, own, page);

  if (all.length === 0)
    return (
      <>
        <p className={styles.none}>{own.none(language)}</p>
        {found.matches.length > 0 && <TakeHome id={id} game={game} own={own} matches={found.matches} />}
      </>
    );
  const piles = own.piles.map((pile) => ({
    ...pile,
    ...pile.words(language),
    keys: pile.inOrder(game, [...new Set(all.flatMap(pile.keysOf))]),
  }));
  const players = [...new Set(all.map(({ seats }) => seats.length))].toSorted();
  const change = (next: Partial<Filter>): void => {
    setFilter((before) => ({ ...before, ...next }));
    setShown(SHOWN);
  };
  return (
    <>
      <search className={styles.filters} aria-label={say('filter.name')}>
        {piles.map(({ id: pile, label, any, keys, nameOf }) => (
          <Choice
            key={pile}
            label={label}
            any={any}
            values={keys.map((key) => ({ value: key, text: nameOf(speaker, key) }))}
            value={filter.chosen[pile] ?? null}
            choose={(key) => change({ chosen: { ...filter.chosen, [pile]: key } })}
          />
        ))}
        <Choice
          label={say('filter.players')}
          any={say('filter.players.any')}
          values={players.map((count) => ({
            value: String(count),
            text: say('filter.players.count', { count }),
          }))}
          value={filter.players === null ? null : String(filter.players)}
          choose={(count) => change({ players: count === null ? null : Number(count) })}
        />
        <TakeHome id={id} game={game} own={own} matches={found.matches} />
      </search>
      <Panel title={say('rates.title')} aside={<Whole own={own} matches={chosen} />}>
        <div className={styles.rates}>
          {piles.map(({ id: pile, title, keysOf, nameOf }) => (
            <Rates
              key={pile}
              title={title}
              lines={heaps(chosen, own, keysOf).map(({ key, tally }) => ({
                key,
                name: nameOf(speaker, key),
                tally,
              }))}
            />
          ))}
          <Rates
            title={say('rates.players')}
            lines={heaps(chosen, own, ({ seats }) => [seats.length]).map(({ key, tally }) => ({
              key: String(key),
              name: say('filter.players.count', { count: key }),
              tally,
            }))}
          />
        </div>
      </Panel>
      <h2 className={styles.title} aria-live="polite">
        {say('scores.count', { count: chosen.length })}
      </h2>
      <div className={styles.sheets}>
        {page.map((match) => (
          <MatchSheet key={match.id} game={game} own={own} match={match} told={told.get(match.id)}>
            <Link href={addressOf(match)}>
              <Icon name="replay" />
              {say('scores.replay')}
            </Link>
          </MatchSheet>
        ))}
      </div>
      {chosen.length > shown && (
        <div className={styles.more}>
          <Button onClick={() => setShown(shown + SHOWN)}>{say('scores.more')}</Button>
        </div>
      )}
    </>
  );
}

/** All that is shown, in one line. */
function Whole({ own, matches }: { readonly own: LogOfGame; readonly matches: readonly MyMatch[] }) {
  const say = useSay(texts);
  const language = useLanguage();
  const tally = tallyOf(matches, own);
  const rate = rateOf(tally);
  if (rate === null) return null;
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <span>
      {say('rates.whole', { rate: percent.format(rate), won: tally.won, played: tally.played })}
      {tally.best !== null && ` · ${say('rates.best', { score: tally.best })}`}
    </span>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly any: string;
  readonly values: readonly { readonly value: string; readonly text: string }[];
  readonly value: string | null;
  readonly choose: (value: string | null) => void;
}

const Choice = ({ label, any, values, value, choose }: ChoiceProps) => (
  <div className={styles.choice}>
    <span aria-hidden="true">{label}</span>
    <Select
      label={label}
      values={[{ value: '', text: any }, ...values]}
      value={value ?? ''}
      choose={(next) => choose(next === '' ? null : next)}
    />
  </div>
);

interface TakeHomeProps extends Omit<Props, 'others'> {
  readonly game: Spoken;
  readonly matches: readonly MyMatch[];
}

/** My whole log as a file: every match of every game, here and on the server. */
function TakeHome({ id, game, own, matches }: TakeHomeProps) {
  const say = useSay(texts);
  const [isBusy, setBusy] = useState(false);
  const take = async (as: 'json' | 'csv'): Promise<void> => {
    setBusy(true);
    const lines = await Promise.all(matches.map((match) => lineOf(id, game, own, match)));
    setBusy(false);
    const name = `concilio-log-${new Date().toISOString().slice(0, 10)}`;
    if (as === 'json') download(`${name}.json`, { log: lines });
    else download(`${name}.csv`, toCsv(own, lines), 'text/csv');
  };
  return (
    <div className={styles.take}>
      <Button icon="download" disabled={isBusy} onClick={() => void take('json')}>
        {say('take.json')}
      </Button>
      <Button icon="download" disabled={isBusy} onClick={() => void take('csv')}>
        {say('take.csv')}
      </Button>
    </div>
  );
}

async function lineOf(id: string, game: Spoken, own: ScoresOfGame, match: MyMatch): Promise<LogLine> {
  const isTold = match.game === id && match.phase === 'over';
  return logLine(own, match, {
    told: isTold ? await chronicle(game, own, match).catch(() => null) : null,
    notes: noteOn(match.id),
  });
}

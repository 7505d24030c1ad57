import type { Spoken } from '@concilio/text';
import { useState } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../../client/language.ts';
import { Page } from '../../page/Page.tsx';
import { refusalText } from '../../net/refusal.ts';
import { useGame } from '../../client/useGame.ts';
import { deckTitle, scenarioTitle } from '../../games/lotr-lcg/scores/names.ts';
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
import { decksIn, EVERYTHING, type Filter, filtered, heaps, rateOf, scenarioOf, tallyOf } from './history.ts';
import { addressOf, type MyMatch, type MyMatches } from './matches.ts';
import { MatchSheet } from './MatchSheet.tsx';
import { noteOn } from './notes.ts';
import { Rates } from './Rates.tsx';
import styles from './Scores.module.css';
import { Tabs } from './Tabs.tsx';
import { texts } from './text/index.ts';
import { useChronicles, useMatches } from './useMatches.ts';
import { scenariosOf } from './words.ts';

const GAME = 'lotr-lcg';
/** Sheets that are drawn at a time. */
const SHOWN = 9;

/** My score sheets of the card game, how often I win, and my log to take home. */
export function Scores() {
  const say = useSay(texts);
  const shellSay = useSay(shell);
  const language = useLanguage();
  const game = useGame(GAME);
  const [found, again] = useMatches();
  const reason = found?.missing ?? null;
  const missing = reason === null ? null : refusalText(language, reason);
  return (
    <Page title={say('scores.title')} place="campaigns" className={styles.scores}>
      <header className={styles.head}>
        <h1>{say('scores.title')}</h1>
        <Tabs at="scores" />
      </header>
      {missing !== null && <Notice kind="trouble" text={missing} again={again} />}
      {game === 'failed' && <Notice kind="trouble" text={shellSay('game.failed')} />}
      {(found === null || game === null) && <Notice text={shellSay('ui.loading')} />}
      {found !== null && game !== null && game !== 'failed' && <Log game={game} found={found} />}
    </Page>
  );
}

function Log({ game, found }: { readonly game: Spoken; readonly found: MyMatches }) {
  const say = useSay(texts);
  const language = useLanguage();
  const [filter, setFilter] = useState<Filter>(EVERYTHING);
  const [shown, setShown] = useState(SHOWN);
  const speaker = speakerFor(game, language, []);
  const all = found.matches.filter((match) => match.game === GAME && match.phase === 'over');
  const chosen = filtered(all, filter);
  const page = chosen.slice(0, shown);
  const told = useChronicles(game, page);

  if (all.length === 0)
    return (
      <>
        <p className={styles.none}>{say('scores.none')}</p>
        {found.matches.length > 0 && <TakeHome game={game} matches={found.matches} />}
      </>
    );
  const scenarios = scenariosOf(game).filter((id) => all.some((match) => scenarioOf(match) === id));
  const decks = [...new Set(all.flatMap(decksIn))].toSorted();
  const players = [...new Set(all.map(({ seats }) => seats.length))].toSorted();
  const change = (next: Partial<Filter>): void => {
    setFilter((before) => ({ ...before, ...next }));
    setShown(SHOWN);
  };
  return (
    <>
      <search className={styles.filters} aria-label={say('filter.name')}>
        <Choice
          label={say('filter.scenario')}
          any={say('filter.scenario.any')}
          values={scenarios.map((id) => ({ value: id, text: scenarioTitle(speaker, id) }))}
          value={filter.scenario}
          choose={(scenario) => change({ scenario })}
        />
        <Choice
          label={say('filter.deck')}
          any={say('filter.deck.any')}
          values={decks.map((id) => ({ value: id, text: deckTitle(speaker, id) }))}
          value={filter.deck}
          choose={(deck) => change({ deck })}
        />
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
        <TakeHome game={game} matches={found.matches} />
      </search>
      <Panel title={say('rates.title')} aside={<Whole matches={chosen} />}>
        <div className={styles.rates}>
          <Rates
            title={say('rates.scenario')}
            lines={heaps(chosen, (match) => [scenarioOf(match)]).map(({ key, tally }) => ({
              key,
              name: scenarioTitle(speaker, key),
              tally,
            }))}
          />
          <Rates
            title={say('rates.deck')}
            lines={heaps(chosen, decksIn).map(({ key, tally }) => ({
              key,
              name: deckTitle(speaker, key),
              tally,
            }))}
          />
          <Rates
            title={say('rates.players')}
            lines={heaps(chosen, ({ seats }) => [seats.length]).map(({ key, tally }) => ({
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
          <MatchSheet key={match.id} game={game} match={match} chronicle={told.get(match.id)}>
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
function Whole({ matches }: { readonly matches: readonly MyMatch[] }) {
  const say = useSay(texts);
  const language = useLanguage();
  const tally = tallyOf(matches);
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

/** My whole log as a file: every match of every game, here and on the server. */
function TakeHome({ game, matches }: { readonly game: Spoken; readonly matches: readonly MyMatch[] }) {
  const say = useSay(texts);
  const [isBusy, setBusy] = useState(false);
  const take = async (as: 'json' | 'csv'): Promise<void> => {
    setBusy(true);
    const lines = await Promise.all(matches.map((match) => lineOf(game, match)));
    setBusy(false);
    const name = `concilio-log-${new Date().toISOString().slice(0, 10)}`;
    if (as === 'json') download(`${name}.json`, { log: lines });
    else download(`${name}.csv`, toCsv(lines), 'text/csv');
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

async function lineOf(game: Spoken, match: MyMatch): Promise<LogLine> {
  const isTold = match.game === GAME && match.phase === 'over';
  return logLine(match, {
    chronicle: isTold ? await chronicle(game, match).catch(() => null) : null,
    notes: noteOn(match.id),
  });
}

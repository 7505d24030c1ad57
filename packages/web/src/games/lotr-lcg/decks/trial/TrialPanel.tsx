import { schema } from '@concilio/kernel';
import { lotrLcg } from '@concilio/lotr-lcg';
import { optionText, sentence } from '@concilio/text';
import { useId, useState } from 'react';
import { wordFor } from '../../cards/index.ts';
import { Button } from '../../../../ui/Button.tsx';
import { cx } from '../../../../ui/cx.ts';
import { Notice } from '../../../../ui/Notice.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { Bold } from '../../../../features/decks/Bold.tsx';
import { useWords } from '../words.ts';
import type { Deck } from '../../../../features/decks/deck.ts';
import { standingOf } from '../../../../features/decks/standing.ts';
import { write } from '../deck.ts';
import panel from '../../../../features/decks/panel.module.css';
import { startersBeside } from '../starters.ts';
import type { TrialPlan } from './match.ts';
import { Result } from './Result.tsx';
import styles from './TrialPanel.module.css';
import { type Trial, useTrial } from './useTrial.ts';

const SERIES = ['100', '300', '1000'] as const;
const ALONE = 'alone';

/** Bots play the deck many times over in the background, and what came of it is drawn. */
export function TrialPanel({ deck }: { readonly deck: Deck }) {
  const { speaker, rules, say } = useWords();
  const id = useId();
  const [scenario, setScenario] = useState<string>(SCENARIOS[0] ?? '');
  const [beside, setBeside] = useState(ALONE);
  const [matches, setMatches] = useState<string>(SERIES[0]);
  const [seed, setSeed] = useState('concilio');
  const { trial, start, stop } = useTrial();
  const partners = startersBeside(deck);
  const partner = partners.includes(beside) ? beside : ALONE;
  const problems = rules.check(write(deck));
  const [problem] = standingOf(problems) === 'illegal' ? problems : [];

  const begin = (): void => {
    const seats = partner === ALONE ? 1 : 2;
    const wishes = { scenario, decks: [write(deck), ...(partner === ALONE ? [] : [partner])] };
    const checked = schema.check(lotrLcg.options, wishes);
    if (checked.problems !== undefined) return;
    const plan: TrialPlan = { options: checked.value, seats, seed: seed.trim(), matches: Number(matches) };
    start(plan, JSON.stringify(write(deck)));
  };

  return (
    <section className={cx(panel.panel, styles.trial)} data-part="test" aria-labelledby={id}>
      <header className={panel.head}>
        <h2 id={id}>{say('trial.title')}</h2>
        {trial.is === 'running' ? (
          <Button small icon="close" onClick={stop}>
            {say('trial.stop')}
          </Button>
        ) : (
          <Button small kind="lit" icon="play" disabled={problem !== undefined} onClick={begin}>
            {say(trial.is === 'idle' ? 'trial.start' : 'trial.again')}
          </Button>
        )}
      </header>
      <div className={styles.setup}>
        <Select
          label={say('trial.scenario')}
          value={scenario}
          values={SCENARIOS.map((value) => ({ value, text: sentence(speaker, `scenario.${value}`) }))}
          choose={setScenario}
        />
        <Select
          label={say('trial.beside')}
          value={partner}
          values={[
            { value: ALONE, text: say('trial.alone') },
            ...partners.map((value) => ({ value, text: `+ ${wordFor(speaker, 'sphere', value)}` })),
          ]}
          choose={setBeside}
        />
        <Select
          label={say('trial.matches')}
          value={matches}
          values={SERIES.map((value) => ({
            value,
            text: say('trial.matches.value', { matches: Number(value) }),
          }))}
          choose={setMatches}
        />
      </div>
      {problem !== undefined && (
        <Notice text={say('trial.unplayable', { why: optionText(speaker, { text: problem.message }) })} />
      )}
      {trial.is === 'idle' && problem === undefined && <p className={styles.about}>{say('trial.about')}</p>}
      {trial.is === 'failed' && <Notice kind="trouble" text={say('trial.failed', { why: trial.why })} />}
      {trial.is !== 'idle' && <Progress trial={trial} />}
      {trial.of !== '' && trial.of !== JSON.stringify(write(deck)) && (
        <p className={styles.about}>{say('trial.changed')}</p>
      )}
      {trial.tally.matches > 0 && <Result tally={trial.tally} />}
      <label className={styles.seed} title={say('trial.seed.about')}>
        <span>{say('trial.seed')}</span>
        <input
          type="text"
          maxLength={40}
          spellCheck={false}
          value={seed}
          onChange={({ target }) => setSeed(target.value)}
        />
      </label>
    </section>
  );
}

/** The scenarios of the box, as the options of the game name them. */
const SCENARIOS: readonly string[] = scenarios();

function scenarios(): readonly string[] {
  const { options } = lotrLcg;
  const node = options.is === 'record' ? options.fields.scenario : undefined;
  return node?.is === 'one of' ? node.values.map(String) : [];
}

function Progress({ trial: { is, tally, matches, speed } }: { readonly trial: Trial }) {
  const { say } = useWords();
  const left = speed === 0 ? 0 : Math.ceil((matches - tally.matches) / speed);
  return (
    <div className={styles.progress}>
      <progress aria-label={say('trial.progress')} value={tally.matches} max={Math.max(1, matches)} />
      <p role="status">
        <Bold text={say('trial.played', { played: tally.matches, matches })} />
        {is === 'stopped' && ` · ${say('trial.stopped')}`}
      </p>
      {speed > 0 && (
        <p>
          {say('trial.speed', { speed: Math.max(1, Math.round(speed)) })}
          {is === 'running' && ` · ${say('trial.left', { seconds: left })}`}
        </p>
      )}
    </div>
  );
}

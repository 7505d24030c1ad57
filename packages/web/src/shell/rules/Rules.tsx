import type { Language } from '@concilio/text';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { GAMES, isGameId } from '../../client/games.ts';
import { useLanguage } from '../../client/language.ts';
import { Page } from '../../page/Page.tsx';
import { useGame } from '../../client/useGame.ts';
import { texts } from '../../text/index.ts';
import { cx } from '../../ui/cx.ts';
import { Emblem } from '../../ui/Emblem.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useSay } from '../../ui/say.ts';
import { NotFound } from '../../page/NotFound.tsx';
import { byRule } from '../positions/files.ts';
import { usePositions } from '../positions/usePositions.ts';
import { Contents } from './Contents.tsx';
import { KINDS, ruleLines, sectionsOf } from './lines.ts';
import styles from './Rules.module.css';
import type { RuleLine } from './search.ts';
import { SearchBox } from './SearchBox.tsx';
import { SeeAlso } from './SeeAlso.tsx';
import { Sheet } from './Sheet.tsx';
import { Shown } from './Shown.tsx';
import { useCurrent } from './useCurrent.ts';
import { Words } from './Words.tsx';

export function Rules({ id = GAMES[0] }: { readonly id?: string | undefined }) {
  return isGameId(id) ? <Reference id={id} /> : <NotFound />;
}

/** The rules of one game: contents, search, and every line with its id. */
function Reference({ id }: { readonly id: string }) {
  const say = useSay(texts);
  const language = useLanguage();
  const [, go] = useLocation();
  const game = useGame(id);
  const lines = useMemo(
    () => (game === null || game === 'failed' ? [] : ruleLines(game, language)),
    [game, language],
  );
  const [shown, setShown] = useState<readonly RuleLine['kind'][]>(KINDS);
  const [here, open] = useAnchor(lines.length > 0, language);
  const sections = useMemo(() => sectionsOf(lines), [lines]);
  const current = useCurrent(sections);
  const files = usePositions(id);
  // The rules can be read without them.
  const positions = useMemo(() => byRule(files === null || files === 'failed' ? [] : files), [files]);
  const visible = (line: RuleLine): boolean => shown.includes(line.kind) || line.id === here;
  const isKnown =
    here === null ||
    lines.some((line) => line.id === here) ||
    sections.some((section) => section.id === here);

  return (
    <Page title={say('rules.title')} place="rules" className={styles.page}>
      <h1 className="hidden">{say('rules.title')}</h1>
      <header className={styles.head}>
        <nav className={styles.which} aria-label={say('filter.game')}>
          {GAMES.map((one) => (
            <a
              key={one}
              href={`/rules/${one}`}
              className={cx(one === id && styles.on)}
              aria-current={one === id ? 'page' : undefined}
              onClick={(event) => {
                event.preventDefault();
                go(`/rules/${one}`);
              }}
            >
              <Emblem game={one} className={styles.emblem} />
              <span>{say(`game.${one}.short`)}</span>
            </a>
          ))}
        </nav>
        <SearchBox lines={lines} open={open} />
      </header>
      {game === 'failed' && (
        <Notice kind="trouble" text={say('game.failed')} again={() => location.reload()} />
      )}
      {game === null && <p className={styles.coming}>{say('ui.loading')}</p>}
      {lines.length > 0 && (
        <>
          <Contents sections={sections} current={current} open={open} />
          <div className={styles.middle}>
            {!isKnown && <Notice kind="trouble" text={say('rules.unknown', { id: here ?? '' })} />}
            <Sheet
              game={id}
              positions={positions}
              sections={sections}
              visible={visible}
              here={here}
              open={open}
            />
          </div>
          <Shown lines={lines} shown={shown} change={setShown}>
            <SeeAlso lines={lines} here={here} open={open} />
            <Words
              game={id}
              lines={sections.find((section) => section.id === current)?.lines ?? []}
              open={open}
            />
          </Shown>
        </>
      )}
    </Page>
  );
}

/**
 * The rule that the address names, and how to go to another: the page scrolls there, and the address says so. In another
 * language the same rule stands elsewhere.
 */
function useAnchor(ready: boolean, language: Language): readonly [string | null, (id: string) => void] {
  const read = (): string | null =>
    location.hash.length > 1 ? decodeURIComponent(location.hash.slice(1)) : null;
  const [here, setHere] = useState(read);
  useEffect(() => {
    const onChange = (): void => setHere(read());
    addEventListener('hashchange', onChange);
    addEventListener('popstate', onChange);
    return () => {
      removeEventListener('hashchange', onChange);
      removeEventListener('popstate', onChange);
    };
  }, []);
  useEffect(() => {
    if (!ready || here === null) return;
    document.getElementById(here)?.scrollIntoView({ block: 'center' });
  }, [ready, here, language]);
  const open = (id: string): void => {
    history.pushState(null, '', `#${encodeURIComponent(id)}`);
    setHere(id);
    // The same rule once more: nothing changes but the place of the page.
    if (id === here) document.getElementById(id)?.scrollIntoView({ block: 'center' });
  };
  return [here, open];
}

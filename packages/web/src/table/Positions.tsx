import { botsOf } from '@concilio/bots';
import { type Language, schema, type Shape, Unreadable } from '@concilio/kernel';
import { gameOf, LONGEST, parseSource, start, type Started } from '@concilio/positions';
import type { AnyGame } from '@concilio/words';
import { type ChangeEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { GAMES, type GameId, isGameId, loadGame } from '../app/games.ts';
import { useLanguage } from '../app/language.ts';
import { useGame } from '../app/useGame.ts';
import { texts as shellTexts } from '../text/index.ts';
import { Button } from '../ui/Button.tsx';
import { Segments } from '../ui/Segments.tsx';
import { type Say, useSay } from '../ui/say.ts';
import { levelName } from './Players.tsx';
import styles from './Positions.module.css';
import { Puzzle } from './Puzzle.tsx';
import { type Key, texts } from './text/index.ts';

/** A position that is ready to be played. */
interface Ready {
  readonly game: AnyGame;
  readonly started: Started<Shape>;
  readonly title: string;
}

interface Props {
  /** What stands around the choice. A position that is set up has a screen of its own. */
  readonly frame: (choice: ReactNode) => ReactNode;
}

/** Any position file as a puzzle: pasted, opened, or one of the game's examples. */
export function Positions({ frame }: Props) {
  const say = useSay(texts);
  const shell = useSay(shellTexts);
  const language = useLanguage();
  const [chosen, setChosen] = useState<GameId>(GAMES[0]);
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState<readonly string[]>([]);
  const [ready, setReady] = useState<Ready | null>(null);
  const [who, setWho] = useState('all');
  const [level, setLevel] = useState('simple');
  const game = useGame(chosen);
  const rules = game === null || game === 'failed' ? null : game;
  const seats = useMemo(() => seatsIn(text), [text]);

  const isOwn = useRef(false);
  const show = useCallback((example: string) => {
    isOwn.current = false;
    setText(example);
  }, []);
  const suggest = useCallback((example: string) => {
    if (!isOwn.current) setText(example);
  }, []);
  function write(own: string) {
    isOwn.current = own.trim() !== '';
    setText(own);
    setTrouble([]);
  }

  async function setUp() {
    const result = await readied(text, language, say);
    if ('trouble' in result) setTrouble(result.trouble);
    else {
      setTrouble([]);
      setReady(result);
    }
  }

  async function open({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // The same file may be opened again after it was changed.
    target.value = '';
    if (file === undefined) return;
    if (file.size > LONGEST) setTrouble([say('puzzle.too-large')]);
    else write(await file.text());
  }

  if (ready !== null) return <Puzzle {...ready} who={who} level={level} edit={() => setReady(null)} />;
  return frame(
    <div className={styles.positions}>
      <h1>{say('puzzle.title')}</h1>
      <p>{say('puzzle.about')}</p>
      <Segments
        label={say('puzzle.game')}
        value={chosen}
        values={GAMES.map((id) => ({ value: id, text: shell(`game.${id}.name`) }))}
        choose={setChosen}
      />
      {rules !== null && (
        <Examples game={rules} language={language} choose={show} suggest={suggest} say={say} />
      )}
      <div className={styles.file}>
        <label className={styles.open}>
          {say('puzzle.file')}
          <input type="file" accept=".yaml,.yml,.json,text/*" onChange={(event) => void open(event)} />
        </label>
      </div>
      <label className={styles.text}>
        <span>{say('puzzle.text')}</span>
        <textarea value={text} rows={16} spellCheck={false} onChange={({ target }) => write(target.value)} />
      </label>
      {trouble.length > 0 && (
        <div className={styles.trouble} role="alert">
          <p>{say('puzzle.wrong')}</p>
          <ul>
            {trouble.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.who}>
        <Segments
          label={say('puzzle.you')}
          value={seats.includes(who) ? who : 'all'}
          values={[
            { value: 'all', text: say('puzzle.you.all') },
            ...seats.map((seat) => ({ value: seat, text: seat })),
          ]}
          choose={setWho}
        />
        {rules !== null && seats.includes(who) && (
          <Segments
            label={say('puzzle.bots')}
            value={level}
            values={botsOf(rules).map((one) => ({ value: one, text: levelName(say, one) }))}
            choose={setLevel}
          />
        )}
      </div>
      <Button kind="main" disabled={text.trim() === ''} onClick={() => void setUp()}>
        {say('puzzle.set-up')}
      </Button>
    </div>,
  );
}

interface ExamplesProps {
  readonly game: AnyGame;
  readonly language: Language;
  readonly choose: (text: string) => void;
  /** To be shown unless the reader has written something. */
  readonly suggest: (text: string) => void;
  readonly say: Say<Key>;
}

function Examples({ game, language, choose, suggest, say }: ExamplesProps) {
  useEffect(() => {
    const [first] = game.position.examples;
    if (first !== undefined) suggest(first);
  }, [game, suggest]);
  return (
    <section className={styles.examples}>
      <h2>{say('puzzle.examples')}</h2>
      <ul>
        {game.position.examples.map((example, index) => (
          <li key={example}>
            <Button small onClick={() => choose(example)}>
              {titleIn(example, language) ?? String(index + 1)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The title of a file in the reader's language, if it has one; a file that cannot be read has none. */
function titleIn(text: string, language: Language): string | null {
  try {
    const { title } = schema.recordOf(parseSource(text).value);
    if (typeof title === 'string') return title;
    const titles = schema.recordOf(title);
    const own = titles[language] ?? titles.en ?? Object.values(titles)[0];
    return typeof own === 'string' ? own : null;
  } catch {
    return null;
  }
}

/** The seats that a file names, as far as it can be read. */
function seatsIn(text: string): readonly string[] {
  try {
    return schema.listOf(schema.recordOf(parseSource(text).value).seats).map(String);
  } catch {
    return [];
  }
}

/** Sets a position up. Whatever is wrong with the file is said in sentences with their lines. */
async function readied(
  text: string,
  language: Language,
  say: Say<Key>,
): Promise<Ready | { readonly trouble: readonly string[] }> {
  try {
    const source = parseSource(text);
    const id = gameOf(source);
    if (!isGameId(id)) return { trouble: [say('puzzle.other-game', { game: id })] };
    const game = await loadGame(id);
    const started = start<Shape>(game, source, language);
    return { game, started, title: titleIn(text, language) ?? say('puzzle.title') };
  } catch (problem) {
    if (problem instanceof Unreadable) return { trouble: problem.message.split('\n') };
    if (problem instanceof Error) return { trouble: [say('puzzle.fault', { reason: problem.message })] };
    throw problem;
  }
}

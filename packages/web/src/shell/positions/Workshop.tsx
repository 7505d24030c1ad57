import { botsOf } from '@concilio/bots';
import { schema, type Shape, Unreadable } from '@concilio/kernel';
import { gameOf, LONGEST, parseSource, start, type Started } from '@concilio/positions';
import type { Kit } from '@concilio/catalog';
import type { Language } from '@concilio/text';
import { type ChangeEvent, type ReactNode, useMemo, useState } from 'react';
import { GAMES, type GameId, isGameId, loadKit } from '../../client/games.ts';
import { useLanguage } from '../../client/language.ts';
import { useKit } from '../../client/useGame.ts';
import { Loading } from '../../page/Loading.tsx';
import { texts as shellTexts } from '../../text/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { type Say, useSay } from '../../ui/say.ts';
import { levelName } from '../../table/Players.tsx';
import styles from './Workshop.module.css';
import { Puzzle } from './Puzzle.tsx';
import { type Key, texts } from '../../table/text/index.ts';

/** A position that is ready to be played. */
interface Ready {
  readonly game: Kit;
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
  /** The example that is shown, until the reader has a text of their own. */
  const [example, setExample] = useState(0);
  const [own, setOwn] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<readonly string[]>([]);
  const [ready, setReady] = useState<Ready | null>(null);
  const [who, setWho] = useState('all');
  const [level, setLevel] = useState('simple');
  const game = useKit(chosen);
  const rules = useLast(game === 'failed' ? null : game);
  const text = own ?? rules?.position.examples[example] ?? '';
  const seats = useMemo(() => seatsIn(text), [text]);

  function write(written: string) {
    setOwn(written);
    setTrouble([]);
  }

  function show(which: number) {
    setExample(which);
    setOwn(null);
    setTrouble([]);
  }

  function choose(id: GameId) {
    setChosen(id);
    setExample(0);
    if (text.trim() === '') setOwn(null);
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

  // Nothing is shown before its examples are: they would push all the rest down, and away from under a finger.
  if (rules === null && game !== 'failed') return frame(<Loading />);
  if (ready !== null)
    return <Puzzle {...ready} who={who} level={level} from="file" back={() => setReady(null)} />;
  return frame(
    <div className={styles.positions}>
      <h1>{shell('positions.title')}</h1>
      <p>{say('puzzle.about')}</p>
      <Segments
        label={say('puzzle.game')}
        value={chosen}
        values={GAMES.map((id) => ({ value: id, text: shell(`game.${id}.name`) }))}
        choose={choose}
      />
      {rules !== null && <Examples game={rules} language={language} choose={show} say={say} />}
      <div className={styles.file}>
        <label className={styles.open}>
          {say('puzzle.file')}
          <input type="file" accept=".yaml,.yml,.json,text/*" onChange={(event) => void open(event)} />
        </label>
      </div>
      <label className={styles.text}>
        <span>{say('puzzle.text')}</span>
        <textarea
          value={text}
          rows={16}
          spellCheck={false}
          // Whoever has put the cursor into it is about to write: what comes late must not get between their words.
          onFocus={() => setOwn(text)}
          onBlur={() => own === rules?.position.examples[example] && setOwn(null)}
          onChange={({ target }) => write(target.value)}
        />
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

/** What was there last, for as long as nothing new is. */
function useLast<T>(now: T | null): T | null {
  const [last, setLast] = useState(now);
  if (now !== null && now !== last) setLast(now);
  return now ?? last;
}

interface ExamplesProps {
  readonly game: Kit;
  readonly language: Language;
  readonly choose: (which: number) => void;
  readonly say: Say<Key>;
}

function Examples({ game, language, choose, say }: ExamplesProps) {
  return (
    <section className={styles.examples}>
      <h2>{say('puzzle.examples')}</h2>
      <ul>
        {game.position.examples.map((example, index) => (
          <li key={example}>
            <Button small onClick={() => choose(index)}>
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
    const game = await loadKit(id);
    const started = start<Shape>(game, source, language);
    return { game, started, title: titleIn(text, language) ?? say('puzzle.title') };
  } catch (problem) {
    if (problem instanceof Unreadable) return { trouble: problem.message.split('\n') };
    if (problem instanceof Error) return { trouble: [say('puzzle.fault', { reason: problem.message })] };
    throw problem;
  }
}

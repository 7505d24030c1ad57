import { useLanguage } from '../../client/language.ts';
import { texts } from '../../text/index.ts';
import { Panel } from '../../ui/Panel.tsx';
import { useSay } from '../../ui/say.ts';
import { glossaryOf } from './glossary.ts';
import type { RuleLine } from './search.ts';
import styles from './Words.module.css';
import { wordsUsedIn } from './words.ts';

interface Props {
  readonly game: string;
  /** What is being read. */
  readonly lines: readonly RuleLine[];
  readonly open: (id: string) => void;
}

/** What the words mean that stand in the section that is being read. */
export function Words({ game, lines, open }: Props) {
  const say = useSay(texts);
  const language = useLanguage();
  const words = wordsUsedIn(lines, glossaryOf(game, language));
  return words.length === 0 ? null : (
    <Panel title={say('rules.words')}>
      <dl className={styles.words}>
        {words.map(({ rule, name, means }) => (
          <div key={rule + name}>
            <dt>
              <a
                href={`#${rule}`}
                onClick={(event) => {
                  event.preventDefault();
                  open(rule);
                }}
              >
                {name}
              </a>
            </dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

import { texts } from '../../text/index.ts';
import { Panel } from '../../ui/Panel.tsx';
import { useSay } from '../../ui/say.ts';
import { related, type RuleLine } from './search.ts';
import styles from './SeeAlso.module.css';

interface Props {
  readonly lines: readonly RuleLine[];
  readonly here: string | null;
  readonly open: (id: string) => void;
}

/** The rules that the one in the address names, and those that name it. */
export function SeeAlso({ lines, here, open }: Props) {
  const say = useSay(texts);
  const found = here === null ? [] : related(lines, here);
  return found.length === 0 ? null : (
    <Panel title={say('rules.also')}>
      <ul className={styles.slips}>
        {found.map((line) => (
          <li key={line.id}>
            <a
              href={`#${line.id}`}
              onClick={(event) => {
                event.preventDefault();
                open(line.id);
              }}
            >
              <code>{line.id}</code>
              <span lang={line.foreign ? 'en' : undefined}>{line.text}</span>
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

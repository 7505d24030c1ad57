import { texts } from '../../text/index.ts';
import { useSay } from '../../ui/say.ts';
import { Select } from '../../ui/Select.tsx';
import styles from './Contents.module.css';
import type { Section } from './lines.ts';

interface Props {
  readonly sections: readonly Section[];
  /** The section that is being read. */
  readonly current: string | null;
  readonly open: (id: string) => void;
}

/** The sections: a list beside the sheet, one line above it on a phone. */
export function Contents({ sections, current, open }: Props) {
  const say = useSay(texts);
  return (
    <nav className={styles.contents} aria-label={say('rules.contents')}>
      <h2>{say('rules.contents')}</h2>
      <ol>
        {sections.map(({ id, number, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                open(id);
              }}
            >
              <span>{number}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
      <div className={styles.narrow}>
        <Select
          label={say('rules.contents')}
          values={sections.map(({ id, number, title }) => ({ value: id, text: `${number}. ${title}` }))}
          value={current ?? ''}
          choose={open}
        />
      </div>
    </nav>
  );
}

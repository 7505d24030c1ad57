import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { texts } from '../../text/index.ts';
import { Panel } from '../../ui/Panel.tsx';
import { useSay } from '../../ui/say.ts';
import { KINDS } from './lines.ts';
import type { RuleLine } from './search.ts';
import styles from './Shown.module.css';

interface Props {
  readonly lines: readonly RuleLine[];
  readonly shown: readonly RuleLine['kind'][];
  readonly change: (shown: readonly RuleLine['kind'][]) => void;
  readonly children?: ReactNode;
}

/** What kinds of lines are on the sheet, and what they mean. */
export function Shown({ lines, shown, change, children }: Props) {
  const say = useSay(texts);
  const kinds = KINDS.filter((kind) => lines.some((line) => line.kind === kind));
  return (
    <aside className={styles.margin}>
      <Panel title={say('rules.shown')}>
        <ul className={styles.kinds}>
          {kinds.map((kind) => (
            <li key={kind}>
              <label>
                <input
                  type="checkbox"
                  checked={shown.includes(kind)}
                  onChange={({ target }) =>
                    change(target.checked ? [...shown, kind] : shown.filter((other) => other !== kind))
                  }
                />
                <i aria-hidden="true">
                  <Icon name="check" />
                </i>
                <span>{say(`rules.kind.${kind}`)}</span>
                <small>{lines.filter((line) => line.kind === kind).length}</small>
              </label>
            </li>
          ))}
        </ul>
      </Panel>
      {children}
      {lines.some((line) => line.foreign) && <p className={styles.note}>{say('rules.foreign')}</p>}
      <p className={styles.note}>{say('rules.ids')}</p>
    </aside>
  );
}

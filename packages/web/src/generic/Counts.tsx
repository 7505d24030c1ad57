import type { Count } from '@concilio/text';
import { Drawing } from '../icons/Icon.tsx';
import styles from './Counts.module.css';
import { paths } from './paths.ts';

const isKnown = (field: string): field is keyof typeof paths => Object.hasOwn(paths, field);

/** The sign of a number as an ornament beside its name; nothing where the table has none. */
export const Sign = ({ field }: { readonly field: string }) =>
  isKnown(field) ? <Drawing path={paths[field]} /> : null;

/** The sign of a number, where the table has one; otherwise its name says it. */
const Mark = ({ field, label }: Pick<Count, 'field' | 'label'>) =>
  isKnown(field) ? <Drawing path={paths[field]} title={label} /> : <span>{label}</span>;

const total = ({ changes }: Count): number => changes.reduce((sum, { amount }) => sum + amount, 0);

/** The numbers of a card, each with its sign; one that is not as printed says in which direction. */
export const Numbers = ({ numbers }: { readonly numbers: readonly Count[] }) =>
  numbers.length === 0 ? null : (
    <span className={styles.numbers}>
      {numbers.map((count) => {
        const change = total(count);
        return (
          <span key={count.field} title={count.label} data-change={Math.sign(change)}>
            <Mark {...count} />
            <b>{count.value}</b>
            {change !== 0 && <i aria-hidden="true">{change > 0 ? '▲' : '▼'}</i>}
          </span>
        );
      })}
    </span>
  );

/** What lies on a card and is counted. */
export const Tokens = ({ tokens }: { readonly tokens: readonly Count[] }) =>
  tokens.length === 0 ? null : (
    <span className={styles.tokens}>
      {tokens.map((count) => (
        <span key={count.field} data-token={count.field} title={count.label}>
          <Mark {...count} />
          <b>{count.value}</b>
        </span>
      ))}
    </span>
  );

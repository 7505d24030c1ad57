import { Fragment, lazy, Suspense } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { texts } from '../../text/index.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { cx } from '../../ui/cx.ts';
import { useSay } from '../../ui/say.ts';
import type { PositionFile } from '../positions/files.ts';
import type { Section } from './lines.ts';
import { type RuleLine, withIds } from './search.ts';
import styles from './Sheet.module.css';

// They come with the positions, and with the table that draws them.
const Examples = lazy(async () => ({ default: (await import('./Examples.tsx')).Examples }));
const Tried = lazy(async () => ({ default: (await import('./Tried.tsx')).Tried }));

interface Props {
  readonly game: string;
  /** The positions that show a rule. */
  readonly positions: ReadonlyMap<string, readonly PositionFile[]>;
  readonly sections: readonly Section[];
  readonly visible: (line: RuleLine) => boolean;
  /** The rule that the address names. */
  readonly here: string | null;
  readonly open: (id: string) => void;
}

/** The reference on parchment: each line with its id, where it comes from, and what our own rulings are. */
export function Sheet({ game, positions, sections, visible, here, open }: Props) {
  const ids = new Set(sections.flatMap(({ lines }) => lines.map((line) => line.id)));
  return (
    <article className={styles.sheet}>
      {sections.map(({ id, number, title, lines }) => {
        const shown = lines.filter(visible);
        return shown.length === 0 ? null : (
          <section key={id} className={styles.section} aria-labelledby={id}>
            <h2 id={id}>
              <span>{number}</span>
              {title}
            </h2>
            {shown.map((line) => (
              <Rule
                key={line.id}
                game={game}
                files={positions.get(line.id) ?? NONE}
                line={line}
                ids={ids}
                isHere={line.id === here}
                open={open}
              />
            ))}
          </section>
        );
      })}
    </article>
  );
}

const NONE: readonly PositionFile[] = [];

interface RuleProps {
  readonly game: string;
  readonly files: readonly PositionFile[];
  readonly line: RuleLine;
  readonly ids: ReadonlySet<string>;
  readonly isHere: boolean;
  readonly open: (id: string) => void;
}

function Rule({ game, files, line, ids, isHere, open }: RuleProps) {
  const say = useSay(texts);
  const { id, kind, page, text, foreign } = line;
  return (
    <div
      id={id}
      className={cx(styles.rule, styles[kind], isHere && styles.here)}
      aria-current={isHere || undefined}
    >
      <div className={styles.gutter}>
        <a
          href={`#${id}`}
          onClick={(event) => {
            event.preventDefault();
            open(id);
          }}
        >
          {id}
        </a>
        <CopyButton bare text={`${location.origin}/rules/${game}#${id}`} label={say('rules.copy', { id })} />
        {kind === 'decision' && (
          <span className={styles.ours}>
            <Icon name="seal" />
            {say('rules.kind.decision')}
          </span>
        )}
        {kind === 'example' && <span className={styles.tag}>{say('rules.kind.example')}</span>}
      </div>
      <p lang={foreign ? 'en' : undefined}>
        {withIds(text, ids).map((part, index) =>
          part.id === null ? (
            <Fragment key={index}>{part.text}</Fragment>
          ) : (
            <a
              key={index}
              className={styles.ref}
              href={`#${part.id}`}
              onClick={(event) => {
                event.preventDefault();
                open(part.text);
              }}
            >
              {part.text}
            </a>
          ),
        )}
        {kind === 'implied' && <span className={styles.follows}> {say('rules.follows')}</span>}
      </p>
      <span className={styles.page}>{say('rules.page', { page })}</span>
      {files.length > 0 && (
        <Suspense>
          {kind === 'example' ? <Examples game={game} files={files} /> : <Tried files={files} />}
        </Suspense>
      )}
    </div>
  );
}

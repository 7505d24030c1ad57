import { useState } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../../client/language.ts';
import { texts } from '../../text/index.ts';
import { useSay } from '../../ui/say.ts';
import type { PositionFile } from '../positions/files.ts';
import { titleOf } from '../positions/title.ts';
import styles from './Tried.module.css';

/** The positions that show a rule, each to be played. Their titles are read when somebody wants to see them. */
export function Tried({ files }: { readonly files: readonly PositionFile[] }) {
  const say = useSay(texts);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.tried} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say('rules.positions', { count: files.length })}</summary>
      {isOpen && (
        <ul>
          {files.map((file) => {
            const title = titleOf(file, language);
            return (
              <li key={file.name} lang={title.language}>
                <Link href={`/positions/${file.game}/${file.name}`}>{title.text}</Link>
              </li>
            );
          })}
        </ul>
      )}
    </details>
  );
}

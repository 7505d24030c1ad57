import { useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { texts } from '../text/index.ts';
import styles from './CopyButton.module.css';
import { cx } from './cx.ts';
import { useSay } from './say.ts';

interface Props {
  readonly text: string;
  /** What it does, before it has been done. */
  readonly label: string;
  /** The sign alone, where many stand below each other. */
  readonly bare?: boolean;
}

/** Copies a text, and says so for a moment. */
export function CopyButton({ text, label, bare = false }: Props) {
  const say = useSay(texts);
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      // Not allowed here, or not served safely: the text can still be marked by hand.
      setState('failed');
    }
    setTimeout(() => setState('ready'), 2500);
  };
  const words = state === 'copied' ? say('ui.copied') : state === 'failed' ? say('ui.notCopied') : label;
  return (
    <button
      type="button"
      className={cx(bare ? styles.bare : styles.copy, state === 'copied' && styles.copied)}
      onClick={() => void copy()}
      aria-label={bare ? words : undefined}
      title={bare ? words : undefined}
    >
      <Icon name={state === 'copied' ? 'check' : bare ? 'link' : 'copy'} />
      {!bare && <span aria-live="polite">{words}</span>}
    </button>
  );
}

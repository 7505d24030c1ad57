import { Dialog } from '../ui/Dialog.tsx';
import { useHere } from './here.ts';
import styles from './KeysDialog.module.css';
import type { Key } from './text/index.ts';

/** A key of this page, and what it does. */
export interface KeyLine {
  readonly key: string;
  readonly text: string;
}

const KEYS: readonly (readonly [string, Key])[] = [
  ['1 … 9, 0, A …', 'keys.answer'],
  ['⇧ 1 … 9, 0, A …', 'keys.take-back'],
  ['↵', 'keys.confirm'],
  ['Esc', 'keys.cancel'],
  ['␣', 'keys.skip'],
  ['← → ↑ ↓', 'keys.lists'],
  ['⇧ ↑ ↓', 'keys.order'],
  ['U', 'keys.undo'],
  ['W', 'keys.why'],
  ['I', 'keys.inspect'],
  ['L', 'keys.log'],
  ['C', 'keys.chat'],
  ['?', 'keys.help'],
];

interface Props {
  readonly open: boolean;
  readonly close: () => void;
  readonly more: readonly KeyLine[];
}

export function KeysDialog({ open, close, more }: Props) {
  const { say } = useHere();
  const lines = open ? [...KEYS.map(([key, what]) => ({ key, text: say(what) })), ...more] : [];
  return (
    <Dialog open={open} close={close} title={say('keys.title')}>
      <dl className={styles.keys}>
        {lines.map(({ key, text }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

import { Dialog } from '../ui/Dialog.tsx';
import { useHere } from './here.ts';
import styles from './KeysDialog.module.css';
import type { Key } from './text/index.ts';

const KEYS: readonly (readonly [string, Key])[] = [
  ['1 … 9', 'keys.answer'],
  ['⇧ 1 … 9', 'keys.take-back'],
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

export function KeysDialog({ open, close }: { readonly open: boolean; readonly close: () => void }) {
  const { say } = useHere();
  return (
    <Dialog open={open} close={close} title={say('keys.title')}>
      <dl className={styles.keys}>
        {KEYS.map(([key, what]) => (
          <div key={what}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say(what)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

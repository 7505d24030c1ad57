import { useId } from 'react';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useBox } from './box.ts';
import type { Deck } from './deck.ts';
import { linkOf } from './share.ts';
import styles from './ShareDialog.module.css';

/** A link that is the deck itself. */
export function ShareDialog({ deck, close }: { readonly deck: Deck; readonly close: () => void }) {
  const { id: game, known, bench, say } = useBox();
  const id = useId();
  const link = `${location.origin}/decks/${game}/shared#${linkOf(deck, bench, known)}`;
  return (
    <Dialog
      open
      close={close}
      title={say('share.title')}
      about={say('share.about')}
      footer={<CopyButton text={link} label={say('share.copy')} />}
    >
      <label htmlFor={id} className="hidden">
        {say('share.link')}
      </label>
      <textarea
        id={id}
        className={styles.link}
        rows={4}
        readOnly
        spellCheck={false}
        value={link}
        onFocus={({ target }) => target.select()}
      />
    </Dialog>
  );
}

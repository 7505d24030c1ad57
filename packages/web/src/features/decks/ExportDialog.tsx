import { useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { useBox } from './box.ts';
import { asJson, type Deck } from './deck.ts';
import styles from './ExportDialog.module.css';
import { fileName, formatName } from './formats.ts';
import { saveText } from './saveText.ts';

/** The deck in the forms of other programs: to copy, or as a file. */
export function ExportDialog({ deck, close }: { readonly deck: Deck; readonly close: () => void }) {
  const { decks, say } = useBox();
  const id = useId();
  const [format, setFormat] = useState('ringsdb-text');
  const text = decks.write(asJson(deck), format);
  return (
    <Dialog
      open
      close={close}
      title={say('export.title')}
      footer={
        <>
          <CopyButton text={text} label={say('export.copy')} />
          <Button kind="main" icon="download" onClick={() => saveText(fileName(deck.name, format), text)}>
            {say('export.download')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <Segments
          label={say('export.format')}
          hideLabel
          values={decks.formats.map((value) => ({ value, text: formatName(say, value) }))}
          value={format}
          choose={setFormat}
        />
        <label htmlFor={id} className="hidden">
          {say('export.text')}
        </label>
        <textarea id={id} rows={14} readOnly spellCheck={false} value={text} />
      </div>
    </Dialog>
  );
}

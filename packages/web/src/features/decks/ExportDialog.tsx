import { useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { useBox } from './box.ts';
import type { Deck } from './deck.ts';
import styles from './ExportDialog.module.css';
import { fileName } from './formats.ts';
import { saveText } from './saveText.ts';

/** The deck in the forms of other programs: to copy, or as a file. */
export function ExportDialog({ deck, close }: { readonly deck: Deck; readonly close: () => void }) {
  const { rules, own, bench, say } = useBox();
  const id = useId();
  const [format, setFormat] = useState(bench.forms[0]?.id ?? '');
  const text = rules.write(own.write(deck), format);
  const ending = bench.forms.find((form) => form.id === format)?.ending ?? 'txt';
  return (
    <Dialog
      open
      close={close}
      title={say('export.title')}
      footer={
        <>
          <CopyButton text={text} label={say('export.copy')} />
          <Button kind="main" icon="download" onClick={() => saveText(fileName(deck.name, ending), text)}>
            {say('export.download')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <Segments
          label={say('export.format')}
          hideLabel
          values={bench.forms.map((form) => ({ value: form.id, text: form.text }))}
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

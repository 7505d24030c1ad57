import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { texts } from '../text/index.ts';
import { cx } from './cx.ts';
import styles from './Dialog.module.css';
import { useSay } from './say.ts';

interface Props {
  readonly open: boolean;
  readonly close: () => void;
  readonly title: string;
  /** One sentence below the title, for those who hear it too. */
  readonly about?: string | undefined;
  readonly footer?: ReactNode;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/**
 * A question over the page, in the browser's own dialog: it keeps the focus inside and gives it back, and needs no
 * style of its own making, which the server forbids. Escape, the cross and a click outside close it.
 */
export const Dialog = ({ open, ...rest }: Props) => (open ? <Opened {...rest} /> : null);

function Opened({ close, title, about, footer, wide = false, children }: Omit<Props, 'open'>) {
  const say = useSay(texts);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    // The browser would take the first, which is the cross.
    current?.querySelector<HTMLElement>('[data-focus]')?.focus();
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={cx(styles.dialog, wide && styles.wide)}
      aria-labelledby={`${id}-title`}
      aria-describedby={about === undefined ? undefined : `${id}-about`}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onMouseDown={({ target, currentTarget }) => target === currentTarget && close()}
    >
      <div className={styles.inside}>
        <header className={styles.head}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label={say('ui.close')} onClick={close}>
            <Icon name="close" />
          </button>
        </header>
        {about !== undefined && (
          <p id={`${id}-about`} className={styles.about}>
            {about}
          </p>
        )}
        <div className={styles.body}>{children}</div>
        {footer !== undefined && <footer className={styles.foot}>{footer}</footer>}
      </div>
    </dialog>
  );
}

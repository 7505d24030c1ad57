import styles from './Toasts.module.css';
import { useToast } from './toast.ts';

/** Where passing words are shown, and heard. */
export function Toasts() {
  const toast = useToast();
  return (
    <div className={styles.place} role="status" aria-live="polite">
      {toast && (
        <p key={toast.number} className={styles.toast}>
          {toast.text}
        </p>
      )}
    </div>
  );
}

import { texts } from '../../text/index.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useSay } from '../../ui/say.ts';
import styles from './InviteLink.module.css';

interface Props {
  readonly code: string;
  readonly className?: string | undefined;
}

/** The link that brings friends to this table. */
export function InviteLink({ code, className }: Props) {
  const say = useSay(texts);
  const link = `${location.origin}/join/${code}`;
  return (
    <Panel title={say('invite.title')} className={className}>
      <div className={styles.line}>
        <input
          className={styles.link}
          readOnly
          value={link}
          aria-label={say('invite.title')}
          onFocus={({ target }) => target.select()}
        />
        <CopyButton text={link} label={say('invite.copy')} />
      </div>
      <p className={styles.about}>{say('invite.about')}</p>
    </Panel>
  );
}

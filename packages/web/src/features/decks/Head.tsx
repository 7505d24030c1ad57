import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { ago } from '../../text/clock.ts';
import { useLanguage } from '../../client/language.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { IconName } from '../../icons/paths.ts';
import { texts as shell } from '../../text/index.ts';
import { Button } from '../../ui/Button.tsx';
import { useSay } from '../../ui/say.ts';
import { useBox } from './box.ts';
import type { Deck } from './deck.ts';
import { Drawn } from './Drawn.tsx';
import { LONGEST_NAME } from './name.ts';
import styles from './Head.module.css';
import { Standing } from './Standing.tsx';

export type Deed = 'import' | 'export' | 'share' | 'play' | 'copy' | 'delete';

interface Props {
  readonly deck: Deck;
  readonly changed: number;
  readonly rename: (name: string) => void;
  readonly act: (deed: Deed) => void;
}

/** What the deck is called, how it stands, and what can be done with it as a whole. */
export function Head({ deck, changed, rename, act }: Props) {
  const { id: game, say } = useBox();
  const sayShell = useSay(shell);
  const language = useLanguage();
  const [naming, setNaming] = useState(false);
  const mark = (icon: IconName, label: string, act: () => void) => (
    <button type="button" className={styles.mark} aria-label={label} title={label} onClick={act}>
      <Icon name={icon} />
    </button>
  );
  return (
    <header className={styles.head}>
      <div className={styles.name}>
        <p>
          <Link href={`/decks/${game}`}>{say('decks.title')}</Link>
          <span className={styles.of}>{sayShell(`game.${game}.name`)}</span>
          <span>{say('deck.saved', { when: ago(language, changed, Date.now()) })}</span>
        </p>
        {naming ? (
          <NameForm
            name={deck.name}
            done={(name) => {
              setNaming(false);
              if (name !== null) rename(name);
            }}
          />
        ) : (
          <div className={styles.title}>
            <h1>{deck.name}</h1>
            {mark('quill', say('do.rename'), () => setNaming(true))}
            {mark('copy', say('do.copy'), () => act('copy'))}
            {mark('trash', say('do.delete'), () => act('delete'))}
          </div>
        )}
      </div>
      <div className={styles.standing}>
        <Standing deck={deck} />
      </div>
      <nav className={styles.acts} aria-label={deck.name}>
        <Button icon="download" aria-label={say('do.import')} onClick={() => act('import')}>
          <span>{say('do.import')}</span>
        </Button>
        <Button aria-label={say('do.export')} onClick={() => act('export')}>
          <Drawn name="upload" />
          <span>{say('do.export')}</span>
        </Button>
        <Button icon="share" aria-label={say('do.share')} onClick={() => act('share')}>
          <span>{say('do.share')}</span>
        </Button>
        <Button kind="main" aria-label={say('do.play')} onClick={() => act('play')}>
          <Drawn name="play" />
          <span>{say('do.play')}</span>
        </Button>
      </nav>
    </header>
  );
}

interface NameProps {
  readonly name: string;
  /** With the new name, or `null` where it stays. */
  readonly done: (name: string | null) => void;
}

function NameForm({ name, done }: NameProps) {
  const { say } = useBox();
  const [typed, setTyped] = useState(name);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const given = typed.trim();
    done(given === '' || given === name ? null : given);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <input
        type="text"
        aria-label={say('name.label')}
        maxLength={LONGEST_NAME}
        // Whoever asked to rename it wants to type now.
        ref={(input) => input?.focus()}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && done(null)}
      />
      <Button small submit icon="check" aria-label={say('name.save')} />
    </form>
  );
}

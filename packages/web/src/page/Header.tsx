import type { Language } from '@concilio/text';
import { type KeyboardEvent, useId, useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../icons/Icon.tsx';
import { texts } from '../text/index.ts';
import { Face } from '../ui/Face.tsx';
import { useSay } from '../ui/say.ts';
import { Segments } from '../ui/Segments.tsx';
import styles from './Header.module.css';
import { turnTo } from '../client/loadedGames.ts';
import { useChosenLanguage } from '../client/language.ts';
import { Mark } from './Mark.tsx';
import { introduced, useKnown } from '../net/me.ts';
import { useWaiting } from './waiting.ts';

export type Place = 'play' | 'lobby' | 'campaigns' | 'decks' | 'cards' | 'rules';

const places: readonly { readonly place: Place; readonly href: string }[] = [
  { place: 'play', href: '/' },
  { place: 'lobby', href: '/lobby' },
  { place: 'decks', href: '/decks' },
  { place: 'cards', href: '/cards' },
  { place: 'campaigns', href: '/campaigns' },
  { place: 'rules', href: '/rules' },
];

/** Each language in its own words. */
const languages: readonly {
  readonly value: Language;
  readonly text: string;
  readonly lang: string;
  readonly title: string;
}[] = [
  { value: 'es', text: 'ES', lang: 'es', title: 'Español' },
  { value: 'en', text: 'EN', lang: 'en', title: 'English' },
  { value: 'ro', text: 'RO', lang: 'ro', title: 'Română' },
];

export function Header({ place }: { readonly place: Place | null }) {
  const say = useSay(texts);
  const language = useChosenLanguage();
  const id = useId();
  // On a small screen the menu is folded.
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <header
      className={styles.top}
      onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && close()}
      data-open={open || undefined}
    >
      <Link href="/" className={styles.brand}>
        <Mark />
        Concilio
      </Link>
      <nav id={id} className={styles.menu} aria-label={say('menu.name')}>
        {places.map((one) => (
          <Link
            key={one.place}
            href={one.href}
            aria-current={one.place === place ? 'page' : undefined}
            onClick={close}
          >
            {say(`menu.${one.place}`)}
            {one.place === 'lobby' && <Badge />}
          </Link>
        ))}
        <Link href="/settings" className={styles.folded} onClick={close}>
          {say('menu.settings')}
        </Link>
      </nav>
      <div className={styles.language}>
        <Segments
          label={say('menu.language')}
          hideLabel
          values={languages}
          value={language}
          choose={turnTo}
        />
      </div>
      <Link
        href="/settings"
        className={styles.gear}
        aria-label={say('menu.settings')}
        title={say('menu.settings')}
      >
        <Icon name="gear" />
      </Link>
      <Who />
      <button
        type="button"
        className={styles.fold}
        aria-label={say('menu.name')}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'close' : 'menu'} />
      </button>
    </header>
  );
}

/** How many tables wait for me. */
function Badge() {
  const say = useSay(texts);
  const waiting = useWaiting();
  return waiting === 0 ? null : (
    <span className={styles.badge}>
      <span aria-hidden="true">{waiting}</span>
      <span className="hidden">{say('menu.waiting', { count: waiting })}</span>
    </span>
  );
}

function Who() {
  const say = useSay(texts);
  const known = useKnown();
  if (known.is === 'somebody')
    return (
      <Link href="/me" className={styles.me}>
        <span className="hidden">{say('menu.me', { name: known.me.name })}</span>
        <Face name={known.me.name} beside />
        <span className={styles.name} aria-hidden="true">
          {known.me.name}
        </span>
      </Link>
    );
  return (
    <button
      type="button"
      className={styles.me}
      onClick={() => void introduced()}
      disabled={known.is === 'asking'}
    >
      <span className="hidden">{say('menu.nobody')}</span>
      <Face name={say('menu.nobody')} kind="free" beside />
      <span className={styles.name} aria-hidden="true">
        {say('menu.nobody')}
      </span>
    </button>
  );
}

import { gameName, LANGUAGES } from '@concilio/text';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { setSound, useSettings } from '../client/settings.ts';
import { Icon } from '../icons/Icon.tsx';
import { texts } from '../text/index.ts';
import { useHere } from './here.ts';
import type { MenuItem } from '../ui/Menu.tsx';
import { isWide, useSize } from './size.ts';
import { TableMenu } from './TableMenu.tsx';
import styles from './TopBar.module.css';

interface Props {
  readonly showKeys: () => void;
  readonly menu: readonly MenuItem[];
  readonly children?: ReactNode;
}

/** Whether somebody has given the table a name: those that nobody has named are called by their game, in some language. */
const isNamed = (game: string, name: string): boolean =>
  name !== '' &&
  !LANGUAGES.some((language) =>
    Object.entries(texts[language]).some(([key, text]) => key === `game.${game}.name` && text === name),
  );

/** What is played here, and what goes with every table. */
export function TopBar({ showKeys, menu, children }: Props) {
  const { state, game, speaker, say, custom, props } = useHere();
  const { sound } = useSettings();
  const { around } = state;
  const size = useSize();
  const isPhone = size === 'phone';
  const Top = (size === 'low' ? custom.LowTop : undefined) ?? (isWide(size) ? custom.Top : undefined);
  return (
    <header className={styles.top}>
      <Link href="/" className={styles.brand} aria-label={say('top.home')}>
        <Icon name="ring" />
        <span>Concilio</span>
      </Link>
      <h1 className={isPhone || Top !== undefined ? 'hidden' : styles.where}>
        <b>{gameName(speaker)}</b>
        {around !== null && isNamed(game.id, around.name) && <span>{around.name}</span>}
      </h1>
      {Top !== undefined && <Top {...props} />}
      {around !== null && around.spectators > 0 && (
        <p className={styles.watching}>
          <Icon name="eye" /> {say('top.watching', { count: around.spectators })}
        </p>
      )}
      <nav className={styles.nav}>
        {children}
        {!isPhone && (
          <>
            <a
              className={styles.item}
              href={`/rules/${game.id}`}
              target="_blank"
              rel="noreferrer"
              aria-label={say('top.rules')}
            >
              <Icon name="book" />
              <span>{say('top.rules')}</span>
            </a>
            <button
              type="button"
              className={styles.item}
              aria-pressed={sound}
              aria-label={say(sound ? 'top.sound.on' : 'top.sound.off')}
              title={say(sound ? 'top.sound.on' : 'top.sound.off')}
              onClick={() => setSound(!sound)}
            >
              <Icon name={sound ? 'sound-on' : 'sound-off'} />
            </button>
          </>
        )}
        <TableMenu showKeys={showKeys} more={menu} />
      </nav>
    </header>
  );
}

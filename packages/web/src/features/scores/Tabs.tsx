import { Link } from 'wouter';
import { useSay } from '../../ui/say.ts';
import styles from './Tabs.module.css';
import { texts } from './text/index.ts';

/** Campaigns and single sheets are two sides of one log. */
export function Tabs({ at }: { readonly at: 'campaigns' | 'scores' }) {
  const say = useSay(texts);
  return (
    <nav className={styles.tabs} aria-label={say('tabs.name')}>
      {(['campaigns', 'scores'] as const).map((place) => (
        <Link key={place} href={`/${place}`} aria-current={place === at ? 'page' : undefined}>
          {say(`tabs.${place}`)}
        </Link>
      ))}
    </nav>
  );
}

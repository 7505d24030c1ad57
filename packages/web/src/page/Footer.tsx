import { Link } from 'wouter';
import { texts } from '../text/index.ts';
import { useSay } from '../ui/say.ts';
import styles from './Footer.module.css';

export function Footer() {
  const say = useSay(texts);
  return (
    <footer className={styles.base}>
      <p>{say('footer.credits')}</p>
      <nav aria-label={say('footer.name')}>
        <Link href="/about">{say('footer.about')}</Link>
        <Link href="/positions">{say('positions.title')}</Link>
        <Link href="/settings">{say('menu.settings')}</Link>
        <Link href="/about#privacy">{say('footer.privacy')}</Link>
      </nav>
    </footer>
  );
}

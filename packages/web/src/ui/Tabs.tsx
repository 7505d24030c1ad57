import { Link } from 'wouter';
import styles from './Tabs.module.css';

interface Props {
  readonly label: string;
  readonly tabs: readonly { readonly href: string; readonly text: string; readonly isHere: boolean }[];
}

/** Pages that are sides of one thing, each one click away. */
export const Tabs = ({ label, tabs }: Props) => (
  <nav className={styles.tabs} aria-label={label}>
    {tabs.map(({ href, text, isHere }) => (
      <Link key={href} href={href} aria-current={isHere ? 'page' : undefined}>
        {text}
      </Link>
    ))}
  </nav>
);

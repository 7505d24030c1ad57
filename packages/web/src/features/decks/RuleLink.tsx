import styles from './RuleLink.module.css';

/** A rule by its id, one tap from its place in the reference; what is being built stays where it is. */
export const RuleLink = ({ game, rule }: { readonly game: string; readonly rule: string }) => (
  <a className={styles.rule} href={`/rules/${game}#${rule}`} target="_blank" rel="noreferrer">
    {rule}
  </a>
);

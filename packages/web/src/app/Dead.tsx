import { Notice } from '../ui/Notice.tsx';
import { LinkButton } from '../ui/Button.tsx';
import styles from './Dead.module.css';
import type { Place } from './Header.tsx';
import { Page } from './Page.tsx';

interface Props {
  readonly title: string;
  readonly place?: Place;
  /** Why there is nothing to see. */
  readonly text: string;
  readonly again?: (() => void) | undefined;
  readonly way: { readonly href: string; readonly text: string };
}

/** A page that could not be had: one sentence, perhaps another try, and a way on. */
export function Dead({ title, place, text, again, way }: Props) {
  return (
    <Page title={title} {...(place && { place })} className={styles.dead}>
      <h1>{title}</h1>
      <Notice kind="trouble" text={text} again={again} />
      <LinkButton href={way.href}>{way.text}</LinkButton>
    </Page>
  );
}

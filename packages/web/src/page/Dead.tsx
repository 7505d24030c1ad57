import { texts } from '../text/index.ts';
import { LinkButton } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useSay } from '../ui/say.ts';
import styles from './Dead.module.css';
import type { Place } from './Header.tsx';
import { Page } from './Page.tsx';

interface Props {
  readonly title: string;
  readonly place?: Place;
  /** Why there is nothing to see. */
  readonly text: string;
  readonly again?: (() => void) | undefined;
  /** Where one would most likely go from here. */
  readonly way: { readonly href: string; readonly text: string };
}

/** A page that could not be had: one sentence, perhaps another try, and two ways on. */
export function Dead({ title, place, text, again, way }: Props) {
  const say = useSay(texts);
  const other =
    way.href === '/' ? { href: '/lobby', text: say('room.lobby') } : { href: '/', text: say('trouble.home') };
  return (
    <Page title={title} {...(place && { place })} className={styles.dead}>
      <h1>{title}</h1>
      <Notice kind="trouble" text={text} again={again} />
      <div className={styles.ways}>
        <LinkButton kind="lit" href={way.href}>
          {way.text}
        </LinkButton>
        <LinkButton href={other.href}>{other.text}</LinkButton>
      </div>
    </Page>
  );
}

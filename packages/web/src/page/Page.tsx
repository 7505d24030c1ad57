import { type ReactNode, useEffect, useRef } from 'react';
import { Footer } from './Footer.tsx';
import { Header, type Place } from './Header.tsx';
import styles from './Page.module.css';
import { texts } from '../text/index.ts';
import { cx } from '../ui/cx.ts';
import { useSay } from '../ui/say.ts';
import { useWaiting } from './waiting.ts';

/** Whether this is the first page of the visit: the browser has put the focus and the scroll where they belong. */
let arrived = false;

interface Props {
  readonly title: string;
  readonly place?: Place;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A page with the frame around it. Whoever walks through the pages by ear is told that another one begins. */
export function Page({ title, place, className, children }: Props) {
  const say = useSay(texts);
  const waiting = useWaiting();
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${title} · Concilio`;
  }, [title, waiting]);
  useEffect(() => {
    if (arrived && location.hash === '') {
      scrollTo(0, 0);
      main.current?.focus({ preventScroll: true });
    }
    arrived = true;
  }, []);
  return (
    <>
      <a className={styles.skip} href="#main">
        {say('ui.skip')}
      </a>
      <Header place={place ?? null} />
      <main id="main" ref={main} tabIndex={-1} className={cx(styles.main, className)}>
        {children}
      </main>
      <Footer />
    </>
  );
}

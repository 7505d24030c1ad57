import { useEffect } from 'react';
import { Page } from '../../page/Page.tsx';
import { texts } from '../../text/index.ts';
import { useSay } from '../../ui/say.ts';
import styles from './About.module.css';

const PARTS = ['what', 'games', 'rules', 'privacy', 'credits', 'free'] as const;

const LINKS: readonly {
  readonly name: string;
  readonly href: string;
  readonly key: 'icons' | 'garamond' | 'cinzel';
}[] = [
  { name: 'game-icons.net', href: 'https://game-icons.net', key: 'icons' },
  { name: 'EB Garamond', href: 'https://github.com/octaviopardo/EBGaramond12', key: 'garamond' },
  { name: 'Cinzel', href: 'https://github.com/NDISCOVER/Cinzel', key: 'cinzel' },
];

/** What this is, whom it owes something, and what it is not. */
export function About() {
  const say = useSay(texts);
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <Page title={say('about.title')} className={styles.about}>
      <article className={styles.sheet}>
        <h1>{say('about.title')}</h1>
        {PARTS.map((part) => (
          <section key={part} id={part} aria-labelledby={`${part}-title`}>
            <h2 id={`${part}-title`}>{say(`about.${part}.title`)}</h2>
            <p>{say(`about.${part}`)}</p>
            {part === 'credits' && (
              <ul>
                {LINKS.map(({ name, href, key }) => (
                  <li key={key}>
                    <a href={href} rel="noreferrer" target="_blank">
                      {name}
                    </a>
                    : {say(`about.credits.${key}`)}
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </article>
    </Page>
  );
}

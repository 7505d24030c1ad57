import { useLanguage } from '../../client/language.ts';
import { useSay } from '../../ui/say.ts';
import { rateOf, type Tally } from './history.ts';
import styles from './Rates.module.css';
import { texts } from './text/index.ts';

interface Props {
  readonly title: string;
  readonly lines: readonly { readonly key: string; readonly name: string; readonly tally: Tally }[];
}

/** How often matches of some kind were won: a bar each, and the same in numbers. */
export function Rates({ title, lines }: Props) {
  const say = useSay(texts);
  const language = useLanguage();
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <section className={styles.rates}>
      <h3>{title}</h3>
      <ul>
        {lines.map(({ key, name, tally }) => {
          const rate = rateOf(tally) ?? 0;
          return (
            <li key={key}>
              <span className={styles.name}>{name}</span>
              <b>{percent.format(rate)}</b>
              <small>{say('rates.of', { won: tally.won, played: tally.played })}</small>
              <span className={styles.bar} aria-hidden="true">
                <span style={{ inlineSize: `${rate * 100}%` }} />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

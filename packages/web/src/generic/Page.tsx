import { gameText, printedOn, thingName, type AnyGame, type Words } from '@concilio/words';
import { useSay } from '../ui/say.ts';
import { Ground } from './Card.tsx';
import { hueOf } from './ground.ts';
import { typeOf } from './kinds.ts';
import styles from './Page.module.css';
import { texts } from './text/index.ts';

interface Props {
  readonly game: AnyGame;
  readonly thing: string;
  readonly words: Words;
}

/** One thing, large. */
export function Page({ game, thing, words }: Props) {
  const say = useSay(texts);
  const type = typeOf(words, thing);
  const copies = game.position.things.find(({ id }) => id === thing)?.copies ?? 0;
  const facts = Object.entries(game.content?.find(({ id }) => id === thing)?.facts ?? {}).flatMap(
    ([field, value]) => {
      const label = gameText(words, `fact.${field}`);
      const isPlain = typeof value === 'string' || typeof value === 'number';
      return label === undefined || !isPlain ? [] : [{ field, label, value: String(value) }];
    },
  );
  return (
    <article className={styles.page} style={{ '--tint': hueOf(thing) }}>
      <Ground id={thing} />
      <div className={styles.text}>
        <h2>{thingName(words, thing)}</h2>
        {type !== null && <p className={styles.type}>{type}</p>}
        <p className={styles.printed}>{printedOn(words, thing) ?? say('page.nothing')}</p>
        {facts.length > 0 && (
          <dl>
            {facts.map(({ field, label, value }) => (
              <div key={field}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {copies > 0 && <p className={styles.copies}>{say('page.copies', { count: copies })}</p>}
      </div>
    </article>
  );
}

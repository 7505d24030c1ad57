import type { SeenView } from '@concilio/kernel';
import {
  type Spoken,
  type Count,
  factName,
  factsOn,
  type Piece,
  piecesIn,
  printed,
  printedOn,
  readView,
  thingName,
  type Speaker,
} from '@concilio/text';
import { useContext } from 'react';
import { hasDecks } from '../client/games.ts';
import { HereContext } from '../table/here.ts';
import { useSay } from '../ui/say.ts';
import { Ground } from './Card.tsx';
import { Sign } from './Counts.tsx';
import { familyOf, typeOf } from './kinds.ts';
import styles from './Page.module.css';
import { texts } from './text/index.ts';

interface Props {
  readonly game: Spoken;
  readonly thing: string;
  readonly speaker: Speaker;
}

/** One thing, large: what is printed on it, and what its numbers are now where it lies in play. */
export function Page({ game, thing, speaker }: Props) {
  const say = useSay(texts);
  const here = useContext(HereContext);
  const lying = here === null ? [] : lyingIn(speaker, here.frame.view, thing);
  const content = game.content.find(({ id }) => id === thing)?.facts ?? {};
  // Of cards that players bring there is no number in any box.
  const boxed = !hasDecks(game.id) || content['copies'] !== undefined;
  const copies = boxed ? (game.things.find(({ id }) => id === thing)?.copies ?? 0) : 0;
  const facts = factsOn(speaker, thing, 'fact');
  const line = [typeOf(speaker, thing), ...wordsIn(speaker, content)]
    .filter((word) => word !== null)
    .join(' · ');
  const numbers = printed(speaker, thing);
  return (
    <article className={styles.page} style={{ '--tint': familyOf(speaker, thing) }}>
      <Ground id={thing} />
      <div className={styles.text}>
        <h2>{thingName(speaker, thing)}</h2>
        {line !== '' && <p className={styles.type}>{line}</p>}
        <p className={styles.printed}>{printedOn(speaker, thing) ?? say('page.nothing')}</p>
        {numbers.length + facts.length > 0 && (
          <dl>
            {numbers.map(({ field, label, value }) => (
              <div key={field}>
                <dt>
                  <Sign field={field} /> {label}
                </dt>
                <dd>
                  {value}
                  <Now field={field} pieces={lying} />
                </dd>
              </div>
            ))}
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

/** The words of a card that the game has texts for: its sphere, its traits. */
function wordsIn(speaker: Speaker, content: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(content).flatMap(([field, value]) => {
    if (field === 'type') return [];
    const all: readonly unknown[] = Array.isArray(value) ? value : [value];
    return all.flatMap((one) => {
      if (typeof one !== 'string') return [];
      const name = factName(speaker, field, one);
      return name === one ? [] : [name];
    });
  });
}

/** What the number is now, where it is not as printed, and why. */
function Now({ field, pieces }: { readonly field: string; readonly pieces: readonly Piece[] }) {
  const changed = pieces.flatMap(({ numbers }) =>
    numbers.filter((count) => count.field === field && count.changes.length > 0),
  );
  return changed.map(({ value, changes }, index) => (
    <span key={index} className={styles.now}>
      {` → ${value} (${changes.map(reason).join(', ')})`}
    </span>
  ));
}

const reason = ({ by, amount }: Count['changes'][number]): string =>
  `${amount > 0 ? '+' : '−'}${Math.abs(amount)} ${by}`;

/** All pieces of a thing that lie in play. */
const lyingIn = (speaker: Speaker, view: SeenView, thing: string): readonly Piece[] =>
  piecesIn(readView(speaker, view)).flatMap(({ piece }) =>
    piece.thing === thing && piece.isLaid ? [piece] : [],
  );

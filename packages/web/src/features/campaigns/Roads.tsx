import { Link } from 'wouter';
import { useLanguage } from '../../client/language.ts';
import { useSay } from '../../ui/say.ts';
import { ResultSign } from '../scores/ResultSign.tsx';
import type { Campaign } from './campaigns.ts';
import styles from './Roads.module.css';
import { texts } from './text/index.ts';

interface Props {
  /** Of the same players, the earliest first. */
  readonly roads: readonly Campaign[];
  readonly now: Campaign;
  /** What the present one would come to if its scenario were won now. */
  readonly ifWon: number | null;
}

/** So many stand beside each other. */
const MOST = 6;

/** The campaigns of one group compared: a lower road is a better one. */
export function Roads({ roads, now, ifWon }: Props) {
  const say = useSay(texts);
  const language = useLanguage();
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' });
  const shown = withPresent(roads, now);
  const scoreOf = (road: Campaign): number | null =>
    road.id === now.id && road.state === 'running'
      ? ifWon
      : road.state === 'lost' || road.scores.length === 0
        ? null
        : road.total;
  const done = roads.filter(({ state }) => state === 'won').map(({ total }) => total);
  const best = done.length === 0 ? null : Math.min(...done);
  const scores = shown.flatMap((road) => scoreOf(road) ?? []);
  const [low, high] = [Math.min(...scores, best ?? Infinity), Math.max(...scores, best ?? -Infinity)];
  /** From the foot, as a share of the height. */
  const height = (score: number): number =>
    high === low ? 0.5 : 0.22 + (0.62 * (score - low)) / (high - low);
  return (
    <div className={styles.roads}>
      {best !== null && (
        <p className={styles.best} style={{ bottom: `calc(52px + ${height(best)} * (100% - 92px))` }}>
          {say('roads.best', { score: best })}
        </p>
      )}
      <ol>
        {shown.map((road) => {
          const score = scoreOf(road);
          const isNow = road.id === now.id;
          const kind = isNow && road.state !== 'won' ? 'now' : road.total === best ? 'best' : 'done';
          return (
            <li key={road.id} data-kind={score === null ? 'lost' : kind}>
              <Link href={`/campaign/${road.id}`} aria-current={isNow ? 'page' : undefined}>
                <span
                  className={styles.stem}
                  style={{ height: `calc(${score === null ? 0.12 : height(score)} * (100% - 92px))` }}
                />
                <span
                  className={styles.head}
                  style={{ bottom: `calc(52px + ${score === null ? 0.12 : height(score)} * (100% - 92px))` }}
                >
                  {score === null ? (
                    <ResultSign of={road.state === 'lost' ? 'fallen' : 'running'} />
                  ) : (
                    <>
                      <b>{score}</b>
                      <i aria-hidden="true" />
                    </>
                  )}
                </span>
                <span className={styles.foot}>
                  <span>{day.format(road.began)}</span>
                  <em>{footOf(say, road)}</em>
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

type Saying = ReturnType<typeof useSay<keyof typeof texts.en>>;

function footOf(say: Saying, { state, scores }: Campaign): string {
  if (state === 'won') return say('roads.whole');
  return state === 'lost' ? say('roads.lost', { scenario: scores.length + 1 }) : say('roads.so-far');
}

/** The last ones, and the one that is looked at among them. */
function withPresent(roads: readonly Campaign[], now: Campaign): readonly Campaign[] {
  const last = roads.slice(-MOST);
  return last.some(({ id }) => id === now.id) ? last : [now, ...last.slice(1)];
}

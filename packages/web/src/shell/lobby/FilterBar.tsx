import { GAMES } from '../../client/games.ts';
import { texts } from '../../text/index.ts';
import { useSay } from '../../ui/say.ts';
import { Segments } from '../../ui/Segments.tsx';
import styles from './FilterBar.module.css';
import type { Filters } from './filters.ts';

interface Props {
  readonly filters: Filters;
  readonly change: (filters: Filters) => void;
}

/** What tables to show. All of it in sight on a wide screen; folded away on a narrow one. */
export function FilterBar({ filters, change }: Props) {
  const say = useSay(texts);
  const any = { value: 'any', text: say('filter.any') } as const;
  const groups = (
    <>
      <Segments
        label={say('filter.game')}
        values={[any, ...GAMES.map((id) => ({ value: id as string, text: say(`game.${id}.short`) }))]}
        value={filters.game}
        choose={(game) => change({ ...filters, game })}
      />
      <Segments
        label={say('filter.pace')}
        values={[
          any,
          { value: 'live', text: say('table.clock.live') },
          { value: 'slow', text: say('table.clock.slow') },
          { value: 'none', text: say('table.clock.none') },
        ]}
        value={filters.pace}
        choose={(pace) => change({ ...filters, pace })}
      />
      <Segments
        label={say('filter.free')}
        values={[any, { value: '1', text: '1' }, { value: '2', text: '2' }, { value: '3', text: '3+' }]}
        value={filters.free}
        choose={(free) => change({ ...filters, free })}
      />
      <Segments
        label={say('filter.bots')}
        values={[
          any,
          { value: 'with', text: say('filter.bots.with') },
          { value: 'without', text: say('filter.bots.without') },
        ]}
        value={filters.bots}
        choose={(bots) => change({ ...filters, bots })}
      />
    </>
  );
  return (
    <search className={styles.place} aria-label={say('filter.name')}>
      <div className={styles.filters}>{groups}</div>
      <details className={styles.folded}>
        <summary>{say('filter.name')}</summary>
        <div>{groups}</div>
      </details>
    </search>
  );
}

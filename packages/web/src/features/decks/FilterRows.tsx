import { Sign, wordFor } from '../../games/lotr-lcg/cards/index.ts';
import { Chips } from '../../ui/Chips.tsx';
import { cx } from '../../ui/cx.ts';
import { toggled } from '../../ui/toggled.ts';
import { useBox } from './box.ts';
import { SPHERES, TYPES } from './cards.ts';
import styles from './FilterRows.module.css';
import { COSTS, deeds, type Filters, traitsOf } from './filters.ts';
import sphereStyles from './sphere.module.css';

interface Props {
  readonly filters: Filters;
  readonly change: (filters: Filters) => void;
}

/** Sphere and type, which everybody looks for first. */
export function MainFilters({ filters, change }: Props) {
  const { speaker, say } = useBox();
  const where = (value: 'in' | 'missing') =>
    change({ ...filters, where: filters.where === value ? 'all' : value });
  return (
    <>
      <Chips
        dense
        label={say('filter.sphere')}
        values={SPHERES.map((value) => ({
          value,
          text: wordFor(speaker, 'sphere', value),
          sign: (
            <span className={cx(sphereStyles.sphere, styles.sign)} data-sphere={value}>
              <Sign of={value} />
            </span>
          ),
        }))}
        chosen={filters.spheres}
        toggle={(value) => change({ ...filters, spheres: toggled(filters.spheres, value) })}
      />
      <Chips
        dense
        label={say('filter.type')}
        values={[
          ...TYPES.map((value) => ({ value, text: wordFor(speaker, 'type', value) })),
          { value: 'in' as const, text: say('pool.in') },
          { value: 'missing' as const, text: say('pool.missing') },
        ]}
        chosen={filters.where === 'all' ? filters.types : [...filters.types, filters.where]}
        toggle={(value) =>
          value === 'in' || value === 'missing'
            ? where(value)
            : change({ ...filters, types: toggled(filters.types, value) })
        }
      />
    </>
  );
}

/** So many traits stand beside each other; the others are in a list. */
const TRAITS = 4;

export function MoreFilters({ filters, change }: Props) {
  const { cards, say } = useBox();
  const all = traitsOf(cards);
  const shown = all.filter(({ id }, index) => index < TRAITS || filters.traits.includes(id));
  const others = all
    .filter((trait) => !shown.includes(trait))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  return (
    <>
      <Chips
        dense
        label={say('filter.cost')}
        values={COSTS.map((value) => ({
          value,
          text: value === '5' ? say('filter.cost.most') : value.toUpperCase(),
        }))}
        chosen={filters.costs}
        toggle={(value) => change({ ...filters, costs: toggled(filters.costs, value) })}
      />
      <Chips
        dense
        label={say('filter.trait')}
        values={shown.map(({ id, name }) => ({ value: id, text: name }))}
        chosen={filters.traits}
        toggle={(value) => change({ ...filters, traits: toggled(filters.traits, value) })}
      >
        <select
          className={styles.more}
          aria-label={say('filter.trait.more')}
          value=""
          onChange={({ target }) => change({ ...filters, traits: toggled(filters.traits, target.value) })}
        >
          <option value="">{say('filter.trait.more')}</option>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </Chips>
      <Chips
        dense
        label={say('filter.text')}
        values={deeds.map((value) => ({ value, text: say(`deed.${value}`) }))}
        chosen={filters.deeds}
        toggle={(value) => change({ ...filters, deeds: toggled(filters.deeds, value) })}
      />
    </>
  );
}

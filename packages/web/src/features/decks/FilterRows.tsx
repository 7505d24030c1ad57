import { Chips } from '../../ui/Chips.tsx';
import { toggled } from '../../ui/toggled.ts';
import type { Facet } from '../cards/contract.ts';
import { chosenOf, choosing } from '../cards/search.ts';
import { useBox } from './box.ts';
import styles from './FilterRows.module.css';
import type { Filters } from './filters.ts';

interface Props {
  readonly filters: Filters;
  readonly change: (filters: Filters) => void;
}

/** What everybody looks for first; beside the last of it, whether a card is in the deck. */
export function MainFilters({ filters, change }: Props) {
  const { bench, say } = useBox();
  const last = bench.facets.main.at(-1);
  const where = (value: 'in' | 'missing') =>
    change({ ...filters, where: filters.where === value ? 'all' : value });
  return bench.facets.main.map((facet) =>
    facet !== last ? (
      <Row key={facet.id} facet={facet} filters={filters} change={change} />
    ) : (
      <Chips
        key={facet.id}
        dense
        label={facet.label}
        values={[
          ...facet.values,
          { value: 'in', text: say('pool.in') },
          { value: 'missing', text: say('pool.missing') },
        ]}
        chosen={[...chosenOf(filters, facet), filters.where]}
        toggle={(value) =>
          value === 'in' || value === 'missing'
            ? where(value)
            : change(choosing(filters, facet, toggled(chosenOf(filters, facet), value)))
        }
      />
    ),
  );
}

export function MoreFilters(props: Props) {
  const { bench } = useBox();
  return bench.facets.more.map((facet) => <Row key={facet.id} facet={facet} {...props} />);
}

/** So many values of a long list stand beside each other; the others are folded. */
const SHOWN = 4;

function Row({ facet, filters, change }: Props & { readonly facet: Facet }) {
  const { speaker, say } = useBox();
  const chosen = chosenOf(filters, facet);
  const toggle = (value: string): void => change(choosing(filters, facet, toggled(chosen, value)));
  const isLong = facet.form === 'list';
  const shown = isLong
    ? facet.values.filter(({ value }, index) => index < SHOWN || chosen.includes(value))
    : facet.values;
  const others = facet.values
    .filter((value) => !shown.includes(value))
    .toSorted((one, other) => one.text.localeCompare(other.text, speaker.language));
  return (
    <Chips dense label={facet.label} values={shown} chosen={chosen} toggle={toggle}>
      {others.length > 0 && (
        <select
          className={styles.more}
          aria-label={`${facet.label}: ${say('filter.more')}`}
          value=""
          onChange={({ target }) => toggle(target.value)}
        >
          <option value="">{say('filter.more')}</option>
          {others.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Chips>
  );
}

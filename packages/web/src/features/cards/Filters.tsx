import { type ReactNode, useState } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { Button } from '../../ui/Button.tsx';
import { Chips } from '../../ui/Chips.tsx';
import { useSay } from '../../ui/say.ts';
import { Select } from '../../ui/Select.tsx';
import { toggled } from '../../ui/toggled.ts';
import { isWide, useSize } from '../../table/size.ts';
import type { Catalogue, Facet } from './contract.ts';
import styles from './Filters.module.css';
import { chosenOf, choosing, type Condition, filterCount, type Query } from './search.ts';
import { texts } from './text/index.ts';

interface Props {
  readonly catalogue: Catalogue;
  readonly query: Query;
  readonly change: (query: Query) => void;
}

/** All filters in sight where there is room; folded into one line elsewhere. */
export function Filters(props: Props) {
  const say = useSay(texts);
  const size = useSize();
  const count = filterCount(props.query);
  const title = count === 0 ? say('cards.filters') : say('cards.filters.count', { count });
  return isWide(size) ? (
    <aside className={styles.filters} aria-label={say('cards.filters')}>
      <Groups {...props} />
    </aside>
  ) : (
    <details className={styles.folded}>
      <summary>
        <Icon name="filter" /> {title}
      </summary>
      <div className={styles.filters}>
        <Groups {...props} />
      </div>
    </details>
  );
}

function Groups({ catalogue, query, change }: Props) {
  const { facets, measures } = catalogue;
  const group = (facet: Facet) => (
    <Group
      key={facet.id}
      facet={facet}
      chosen={chosenOf(query, facet)}
      change={(chosen) => change(choosing(query, facet, chosen))}
    />
  );
  // What is ticked says more about what the others have found, and so stands last.
  return (
    <>
      {facets.filter(({ form }) => form !== 'tick').map(group)}
      {measures.length > 0 && <Numbers catalogue={catalogue} query={query} change={change} />}
      {facets.filter(({ form }) => form === 'tick').map(group)}
    </>
  );
}

interface GroupProps {
  readonly facet: Facet;
  readonly chosen: readonly string[];
  readonly change: (chosen: readonly string[]) => void;
}

function Group({ facet: { label, form, values }, chosen, change }: GroupProps) {
  const [only] = values;
  if (form === 'chips')
    return (
      <Chips
        label={label}
        values={values}
        chosen={chosen}
        toggle={(value) => change(toggled(chosen, value))}
      />
    );
  if (form === 'list') return <Several label={label} values={values} chosen={chosen} change={change} />;
  return only === undefined ? null : (
    <label className={styles.tick}>
      <input
        type="checkbox"
        checked={chosen.length > 0}
        onChange={({ target }) => change(target.checked ? [only.value] : [])}
      />
      <span>{only.text}</span>
    </label>
  );
}

interface SeveralProps {
  readonly label: string;
  readonly values: readonly { readonly value: string; readonly text: string }[];
  readonly chosen: readonly string[];
  readonly change: (chosen: readonly string[]) => void;
}

/** A long list to choose from; what is chosen stands below it and can be taken away. */
function Several({ label, values, chosen, change }: SeveralProps) {
  const say = useSay(texts);
  const left = values.filter(({ value }) => !chosen.includes(value));
  return (
    <div className={styles.group}>
      <span className={styles.label}>{label}</span>
      <Select
        label={label}
        values={[{ value: '', text: say('cards.any') }, ...left]}
        value=""
        choose={(value) => value !== '' && change([...chosen, value])}
      />
      <Taken>
        {values
          .filter(({ value }) => chosen.includes(value))
          .map(({ value, text }) => (
            <Take key={value} name={text} take={() => change(chosen.filter((one) => one !== value))} />
          ))}
      </Taken>
    </div>
  );
}

/** Conditions such as “attack at least 3”: put together, then added. */
function Numbers({ catalogue: { measures }, query, change }: Props) {
  const say = useSay(texts);
  const [condition, setCondition] = useState<Condition>({
    measure: measures[0]?.id ?? '',
    how: 'min',
    value: 2,
  });
  const key = ({ measure, how }: Condition) => `${measure} ${how}`;
  const named = ({ measure, how, value }: Condition): string =>
    say('cards.condition', {
      name: measures.find(({ id }) => id === measure)?.text ?? measure,
      how: say(`cards.${how}`),
      value,
    });
  const others = query.conditions.filter((one) => key(one) !== key(condition));
  return (
    <form
      className={styles.group}
      onSubmit={(event) => {
        event.preventDefault();
        change({ ...query, conditions: [...others, condition] });
      }}
    >
      <span className={styles.label}>{say('cards.numbers')}</span>
      <div className={styles.condition}>
        <Select
          label={say('cards.measure')}
          values={measures.map(({ id, text }) => ({ value: id, text }))}
          value={condition.measure}
          choose={(measure) => setCondition({ ...condition, measure })}
        />
        <Select
          label={say('cards.how')}
          values={[
            { value: 'min', text: say('cards.min') },
            { value: 'max', text: say('cards.max') },
          ]}
          value={condition.how}
          choose={(how) => setCondition({ ...condition, how: how === 'max' ? 'max' : 'min' })}
        />
        <input
          type="number"
          min={0}
          max={50}
          required
          aria-label={say('cards.value')}
          value={condition.value}
          onChange={({ target }) =>
            setCondition({ ...condition, value: Math.min(99, Math.max(0, Math.trunc(Number(target.value)))) })
          }
        />
        <Button small submit>
          {say('cards.add')}
        </Button>
      </div>
      <Taken>
        {query.conditions.map((one) => (
          <Take
            key={key(one)}
            name={named(one)}
            take={() => change({ ...query, conditions: query.conditions.filter((other) => other !== one) })}
          />
        ))}
      </Taken>
    </form>
  );
}

const Taken = ({ children }: { readonly children: readonly ReactNode[] }) =>
  children.length === 0 ? null : <div className={styles.taken}>{children}</div>;

function Take({ name, take }: { readonly name: string; readonly take: () => void }) {
  const say = useSay(texts);
  return (
    <button type="button" className={styles.take} aria-label={say('cards.remove', { name })} onClick={take}>
      {name} <Icon name="close" />
    </button>
  );
}

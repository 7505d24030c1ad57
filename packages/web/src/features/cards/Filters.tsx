import { SCENARIOS } from '@concilio/lotr-lcg';
import type { Speaker } from '@concilio/text';
import { type ReactNode, useState } from 'react';
import {
  CARD_TYPES,
  cardsOf,
  CARD_FAMILIES,
  KEYWORDS,
  Sign,
  wordFor,
} from '../../games/lotr-lcg/cards/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Button } from '../../ui/Button.tsx';
import { Chips } from '../../ui/Chips.tsx';
import { useSay } from '../../ui/say.ts';
import { Select } from '../../ui/Select.tsx';
import { toggled } from '../../ui/toggled.ts';
import { isWide, useSize } from '../../table/size.ts';
import styles from './Filters.module.css';
import { conditionName, houseName } from './names.ts';
import { type Condition, COSTS, filterCount, type Measure, MEASURES, type Query } from './search.ts';
import { texts } from './text/index.ts';

interface Props {
  readonly speaker: Speaker;
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

function Groups({ speaker, query, change }: Props) {
  const say = useSay(texts);
  const cards = [...cardsOf(speaker.game).values()];
  const traits = namedBy(speaker, 'trait', [...new Set(cards.flatMap((card) => card.traits))]);
  const sets = namedBy(speaker, 'set', [...new Set(cards.flatMap((card) => card.set ?? []))]);
  const scenarios = SCENARIOS.map(({ id }) => ({ value: id, text: wordFor(speaker, 'scenario', id) }));
  return (
    <>
      <Chips
        label={say('cards.house')}
        values={CARD_FAMILIES.map((value) => ({
          value,
          text: houseName(speaker, say, value),
          sign: <Sign of={value} />,
        }))}
        chosen={query.houses}
        toggle={(value) => change({ ...query, houses: toggled(query.houses, value) })}
      />
      <Chips
        label={say('cards.type')}
        values={CARD_TYPES.map((value) => ({ value, text: wordFor(speaker, 'type', value) }))}
        chosen={query.types}
        toggle={(value) => change({ ...query, types: toggled(query.types, value) })}
      />
      <Chips
        label={say('cards.cost')}
        values={COSTS.map((value) => ({
          value,
          text: value === '5' ? say('cards.cost.5') : value.toUpperCase(),
        }))}
        chosen={query.costs}
        toggle={(value) => change({ ...query, costs: toggled(query.costs, value) })}
      />
      <Chips
        label={say('cards.keyword')}
        values={KEYWORDS.map((value) => ({ value, text: wordFor(speaker, 'keyword', value) }))}
        chosen={query.keywords}
        toggle={(value) => change({ ...query, keywords: toggled(query.keywords, value) })}
      />
      <Several
        label={say('cards.trait')}
        values={traits}
        chosen={query.traits}
        change={(chosen) => change({ ...query, traits: chosen })}
      />
      <Several
        label={say('cards.scenario')}
        values={scenarios}
        chosen={query.scenarios}
        change={(chosen) => change({ ...query, scenarios: chosen })}
      />
      <Several
        label={say('cards.set')}
        values={sets}
        chosen={query.sets}
        change={(chosen) => change({ ...query, sets: chosen })}
      />
      <Numbers speaker={speaker} query={query} change={change} />
      <label className={styles.unique}>
        <input
          type="checkbox"
          checked={query.unique}
          onChange={({ target }) => change({ ...query, unique: target.checked })}
        />
        <span>◆ {say('cards.unique')}</span>
      </label>
    </>
  );
}

const namedBy = (speaker: Speaker, kind: string, ids: readonly string[]) =>
  ids
    .map((value) => ({ value, text: wordFor(speaker, kind, value) }))
    .toSorted((one, other) => one.text.localeCompare(other.text, speaker.language));

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
function Numbers({ speaker, query, change }: Props) {
  const say = useSay(texts);
  const [condition, setCondition] = useState<Condition>({ measure: 'willpower', how: 'min', value: 2 });
  const key = ({ measure, how }: Condition) => `${measure} ${how}`;
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
          values={MEASURES.map((value) => ({ value, text: wordFor(speaker, 'stat', value) }))}
          value={condition.measure}
          choose={(measure) => setCondition({ ...condition, measure: measure as Measure })}
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
            name={conditionName(speaker, say, one)}
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

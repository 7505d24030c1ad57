import type { Speaker } from '@concilio/text';
import type { CardFacts } from './facts.ts';
import frame from './frame.module.css';
import type { Laid, Shown } from './laid.ts';
import { Sign, type SignName } from './Sign.tsx';
import { titleOf } from './told.ts';

/** The title on its plate, with the mark of what there is only one of. */
export const Title = ({ speaker, card }: { readonly speaker: Speaker; readonly card: CardFacts }) => (
  <span>
    {card.isUnique && <span className={frame.unique}>◆</span>}
    {titleOf(speaker, card.id)}
  </span>
);

/** The numbers of a card, always in this order from its left edge. One that is not as printed says so. */
export const Numbers = ({ numbers }: { readonly numbers: readonly Shown[] }) =>
  numbers.length === 0 ? null : (
    <span className={frame.numbers} data-part="numbers">
      {numbers.map(({ stat, now, way }) => (
        <span key={stat} className={frame.number} data-stat={stat} data-way={way ?? undefined}>
          <Sign of={stat} />
          <b>{now}</b>
        </span>
      ))}
    </span>
  );

/** What it takes to meet the card: its cost, a hero's threat, an enemy's engagement cost, the number of a stage. */
export function Gem({ card, laid = null }: { readonly card: CardFacts; readonly laid?: Laid | null }) {
  const { kind, value, sign } = gemOf(card, laid);
  return (
    <span className={frame.gem} data-kind={kind} data-part="gem">
      {sign === null ? value : <Sign of={sign} />}
    </span>
  );
}

function gemOf(card: CardFacts, laid: Laid | null): GemFace {
  const { cost, threatCost, engagementCost, stage, type } = card;
  const face = (kind: string, value: number | string): GemFace => ({
    kind,
    value: String(value).toUpperCase(),
    sign: null,
  });
  if (cost !== null) return face('cost', cost);
  if (threatCost !== null) return face('threat-cost', threatCost);
  if (engagementCost !== null) return face('engagement-cost', laid?.engagementCost ?? engagementCost);
  if (stage !== null) return face('stage', stage);
  return { kind: 'sign', value: '', sign: type === 'location' || type === 'objective' ? type : 'encounter' };
}

interface GemFace {
  readonly kind: string;
  readonly value: string;
  /** Where there is no number to show. */
  readonly sign: SignName | null;
}

interface TokenProps {
  readonly kind: 'resource' | 'damage' | 'progress';
  readonly count: number;
  readonly sign: SignName;
}

/** Tokens are counted one by one up to two; from three on, one of them bears the number. */
const Tokens = ({ kind, count, sign }: TokenProps) =>
  count < 3 ? (
    Array.from({ length: count }, (_, index) => (
      <span key={index} className={frame.token} data-kind={kind}>
        <Sign of={sign} />
      </span>
    ))
  ) : (
    <span className={frame.token} data-kind={kind} data-many>
      <Sign of={sign} />
      <b>{count}</b>
    </span>
  );

/** All tokens on a card. A hero's resources bear the sign of the hero's sphere. */
export function TokensOn({ laid, card }: { readonly laid: Laid; readonly card: CardFacts | null }) {
  const { resources, damage, progress } = laid;
  if (resources + damage + progress === 0) return null;
  const house = card?.house ?? 'encounter';
  return (
    <span className={frame.tokens} data-part="tokens">
      <Tokens kind="resource" count={resources} sign={house === 'encounter' ? 'resource' : house} />
      <Tokens kind="damage" count={damage} sign="damage" />
      {card?.type !== 'quest' && <Tokens kind="progress" count={progress} sign="progress" />}
    </span>
  );
}

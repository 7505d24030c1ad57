import type { Json, Shape } from '@concilio/kernel';
import { offersCalled, resolve } from './resolve.ts';
import type { Session } from './session.ts';
import { type Addressed, addressee, refuseTypos, type Tried, type Wish } from './wish.ts';

/** Looks whether something is blocked at the question that the wish is addressed to. */
export function tryCannot<G extends Shape>(session: Session<G>, wish: Wish): Tried {
  const asked = addressee(session, wish);
  if (asked === null) return 'elsewhere';
  const { cannot = null, rule } = wish.entry;
  const rules = rule === undefined ? null : Array.isArray(rule) ? rule.map(String) : [String(rule)];
  const { lexicon, match } = session;
  if (typeof cannot === 'string' && offersCalled(asked.offered, cannot).length > 0)
    return asked.unfit({ offered: cannot }, true);
  const resolved = resolve(lexicon, match.table.state, asked.open.question, asked.offered, cannot);
  if ('pick' in resolved) return asked.unfit({ offered: cannot }, true);
  if ('unlike' in resolved) return asked.unfit(resolved, false);
  if ('missing' in resolved) {
    const tried = blockedBy(asked, resolved.missing, rules);
    if (tried !== 'done') refuseTypos(lexicon, resolved.missing, asked);
    return tried;
  }
  // The question refuses it by itself, and names no rule.
  return rules === null ? 'done' : asked.unfit(resolved, true);
}

function blockedBy({ blocked, unfit }: Addressed, name: string, rules: readonly Json[] | null): Tried {
  const [by] = offersCalled(blocked, name);
  if (by === undefined)
    return unfit({ blocked: 'it is not offered, and no rule is said to block it' }, false);
  return rules === null || rules.includes(by.rule) ? 'done' : unfit({ blocked: by.rule }, true);
}

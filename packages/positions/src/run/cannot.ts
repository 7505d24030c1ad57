import type { Json, Shape } from '@concilio/kernel';
import { offersCalled, resolve } from './resolve.ts';
import type { Session } from './session.ts';
import {
  type Addressed,
  addressee,
  asWritten,
  notOffered,
  refuseTypos,
  type Tried,
  type Wish,
} from './wish.ts';

/** Looks whether something is blocked at the question that the wish is addressed to. */
export function tryCannot<G extends Shape>(session: Session<G>, wish: Wish): Tried {
  const asked = addressee(session, wish);
  if (asked === null) return 'elsewhere';
  const { cannot = null, rule } = wish.entry;
  const rules = rule === undefined ? null : Array.isArray(rule) ? rule.map(String) : [String(rule)];
  const { lexicon, match } = session;
  if (typeof cannot === 'string' && offersCalled(asked.offered, cannot).length > 0)
    return isOffered(asked, cannot);
  const resolved = resolve(lexicon, match.table.state, asked.open.question, asked, cannot);
  if ('pick' in resolved) return isOffered(asked, cannot);
  if ('unlike' in resolved) return asked.unfit(resolved, false, resolved.unlike);
  if ('missing' in resolved) {
    const tried = blockedBy(asked, resolved.missing, rules);
    if (tried !== 'done') refuseTypos(lexicon, resolved.missing, asked);
    return tried;
  }
  // The question refuses it by itself, and names no rule.
  return rules === null
    ? 'done'
    : asked.unfit(resolved, true, `no rule blocks it; the question itself refuses it: ${resolved.refused}`);
}

const isOffered = ({ unfit }: Addressed, choice: Json): Tried =>
  unfit({ offered: choice }, true, `nothing blocks it: ${asWritten(choice)} may be chosen`);

function blockedBy(asked: Addressed, name: string, rules: readonly Json[] | null): Tried {
  const [by] = offersCalled(asked.blocked, name);
  if (by === undefined)
    return asked.unfit({}, false, `no rule is said to block it: ${notOffered(asked, name, null)}`);
  return rules === null || rules.includes(by.rule)
    ? 'done'
    : asked.unfit({ blocked: by.rule }, true, `${by.rule} blocks it, not ${rules.join(' or ')}`);
}

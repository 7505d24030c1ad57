/** What cannot be at any table is refused in one sentence, where it is written. */
import { attachmentsOn, cardsIn, ownerOf } from '@concilio/cards';
import { type PieceId, type Seat, seat as seatAt } from '@concilio/kernel';
import { printed } from '../rules/sets.ts';
import { on, playOf, supportOf } from '../rules/zones.ts';
import { vitalityLeft, woundsOn } from '../rules/stats.ts';
import { canBear } from '../rules/playing.ts';
import { isCharacter, nameOf, siteNumber, sitesOf } from '../rules/select.ts';
import type { State } from '../state.ts';

type Path = readonly (string | number)[];
export const misfit = (path: Path, sentence: string): Error => new Error(sentence, { cause: path });

const AREAS = { inPlay: playOf, support: supportOf } as const;
type Area = keyof typeof AREAS;

export function mustBePossible(state: State): void {
  for (const seat of state.players.keys())
    for (const area of ['inPlay', 'support'] as const)
      for (const card of cardsIn(state.cards, AREAS[area](seatAt(seat)))) {
        const path = ['seats', seat, area];
        mustStandThere(state, card, area, path);
        mustBear(state, card, path);
        mustLive(state, card, path);
      }
  for (const site of cardsIn(state.cards, 'path')) mustBear(state, site, ['path']);
  for (const seat of state.players.keys()) {
    mustBeUnique(state, seatAt(seat));
    mustHavePassed(state, seatAt(seat));
  }
}

/** TCG-1.09, TCG-7.15: companions and minions before their player, allies and what nobody bears in the support area. */
function mustStandThere(state: State, card: PieceId, area: Area, path: Path): void {
  const { type, bearer } = printed(state, card);
  const name = nameOf(state, card);
  if (bearer !== null)
    throw misfit(path, `${name} is borne by another card: write it under "bears" of that one`);
  if (type === 'event' || type === 'ring') throw misfit(path, `${name} does not stay in play by itself`);
  const belongs = type === 'companion' || type === 'minion' ? 'inPlay' : 'support';
  if (belongs !== area) throw misfit(path, `${name}, of the type ${type}, lies under "${belongs}"`);
}

/** TCG-7.15, TCG-25.09, TCG-25.10 */
function mustBear(state: State, host: PieceId, path: Path): void {
  for (const card of attachmentsOn(state.cards, host)) {
    const { bearer, type } = printed(state, card);
    const [name, on_] = [nameOf(state, card), nameOf(state, host)];
    if (type === 'ring') {
      if (state.players.every(({ ringBearer }) => ringBearer !== host))
        throw misfit(path, `${on_} is not the Ring-bearer, and does not bear ${name}`);
    } else if (bearer === null) throw misfit(path, `nobody bears ${name}: write it under "support"`);
    else if (!bearer(state, host, card) || !canBear(state, host, card))
      throw misfit(path, `${on_} cannot bear ${name}`);
  }
}

/** TCG-20.01: nobody who has taken as many wounds as he has vitality is still there. */
function mustLive(state: State, card: PieceId, path: Path): void {
  const left = isCharacter(state, card) ? vitalityLeft(state, card) : 1;
  if (left > 0) return;
  const wounds = woundsOn(state, card);
  throw misfit(
    path,
    `${nameOf(state, card)} has ${wounds} wounds and a vitality of ${wounds + left}, and would be dead: write fewer wounds, or write it under "dead" or "discard"`,
  );
}

/** TCG-23.01 */
function mustBeUnique(state: State, seat: Seat): void {
  const { cards } = state;
  const laid = state.players.flatMap((_, other) =>
    [playOf(seatAt(other)), supportOf(seatAt(other))].flatMap((zone) => cardsIn(cards, zone)),
  );
  const own = [...laid, ...cardsIn(cards, 'path')]
    .flatMap((card) => [card, ...cardsIn(cards, on(card))])
    .filter((card) => ownerOf(cards, card) === seat && printed(state, card).unique);
  const titles = own.map((card) => printed(state, card).title);
  const second = own.find((_, place) => titles.indexOf(titles[place] ?? '') < place);
  if (second !== undefined)
    throw misfit(
      ['seats', seat],
      `${nameOf(state, second)} is unique, and another card of its title is in play already`,
    );
}

/** TCG-26.02: control is taken of a site that all have passed. */
function mustHavePassed(state: State, seat: Seat): void {
  for (const site of sitesOf(state, seat)) {
    const number = siteNumber(state, site);
    if (state.players.some(({ marker, out }) => !out && marker <= number))
      throw misfit(
        ['seats', seat, 'support'],
        `nobody controls ${nameOf(state, site)}, site ${number}, before all have passed it: write a higher "site" for all`,
      );
  }
}

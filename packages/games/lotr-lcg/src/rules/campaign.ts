import { cardsIn, tokensOn, whereIs } from '@concilio/cards';
import { type Ended, type PieceId, type Seat, type Sequel, seatsOf, Unreadable } from '@concilio/kernel';
import type { Campaign, Carried, CarriedPlayer, LotrLcg, Options, State } from '../state.ts';
import { cardNamed, type LcgSet, setOf } from './sets.ts';
import { nameOf } from './select.ts';
import { added, scoreOf } from './scoring.ts';

/**
 * LCG-29.03 to LCG-29.10: three scenarios in a row. Each is a match of its own; what goes over from one to the next
 * stands in the options of the next, so that a campaign is kept, sent and gone on with like any match.
 */

const NOTHING_CARRIED: Carried = { scores: [], players: [] };

/** The campaign that a match belongs to, if what it is told of it fits together. */
export function campaignOf(
  { scenarios }: LcgSet,
  { campaign: kind, carried, scenario }: Options,
  seats: number,
): Campaign | null {
  const { scores, players } = carried;
  if (kind === 'none') {
    if (scores.length + players.length > 0)
      throw new Unreadable('Only a campaign carries something over: "campaign" is expert or nightmare then.');
    return null;
  }
  const expected = scenarios[scores.length];
  if (expected === undefined)
    throw new Unreadable(`A campaign has ${scenarios.length} scenarios, and ${scores.length} are done.`);
  if (scenario !== expected.id)
    throw new Unreadable(
      `Scenario ${scores.length + 1} of a campaign is "${expected.id}", not "${scenario}".`,
    );
  const wanted = kind === 'nightmare' && scores.length > 0 ? seats : 0;
  if (players.length !== wanted)
    throw new Unreadable(
      wanted === 0
        ? 'Nothing is carried over for players here: only the later scenarios of a nightmare do that.'
        : `A nightmare goes on with the same players: something is carried over for ${players.length} and not for ${seats}.`,
    );
  return { kind, scores: [...scores] };
}

/** What is played next: the next scenario after a win, the first one again after a defeat. */
export function sequel({ state, options, outcome }: Ended<LotrLcg>): Sequel<LotrLcg> | null {
  const { campaign } = state;
  const { scenarios } = setOf(state);
  if (campaign === null) return null;
  const won = outcome.winners.length > 0;
  const scores = [...campaign.scores, scoreOf(state)];
  if (won && scores.length === scenarios.length) return null;
  // LCG-29.05: in the plain expert game only the score goes over.
  const players =
    won && campaign.kind === 'nightmare'
      ? seatsOf(state.players.length).map((seat) => left(state, seat))
      : [];
  // LCG-29.10; where no hero lives there is nobody to go on.
  const over = !won || (players.length > 0 && players.every(({ out }) => out));
  const carried: Carried = over
    ? NOTHING_CARRIED
    : { scores, players: players.map(({ carried }) => carried) };
  const scenario = scenarios[carried.scores.length]?.id ?? options.scenario;
  return {
    options: { ...options, scenario, carried },
    offer: over
      ? { key: 'sequel.again' }
      : { key: 'sequel.next', with: { scenario: scores.length + 1, score: added(scores) } },
  };
}

/**
 * LCG-29.06, LCG-29.07, LCG-29.09: what a nightmare leaves a player with. Whatever is not named goes back into the deck;
 * tokens other than damage, and all encounter cards, go back where they came from.
 */
function left(state: State, seat: Seat): { readonly out: boolean; readonly carried: CarriedPlayer } {
  const { cards, players } = state;
  const own = cards.owners.flatMap((owner, place): PieceId[] => (owner === seat ? [`#${place}`] : []));
  const living = own.filter((card) => isHero(state, card) && lives(state, card));
  const names = (of: readonly PieceId[]) => of.map((card) => nameOf(state, card));
  const fallen = own.filter((card) => isHero(state, card) && !living.includes(card));
  // An event that has won the match was played all the same.
  const played = own.filter((card) => whereIs(cards, card) === 'limbo');
  const discard = cardsIn(cards, `discard/${seat}`).filter((card) => !isHero(state, card));
  const damage = living.flatMap((card): [string, number][] => {
    const tokens = tokensOn(cards, card, 'damage');
    return tokens > 0 ? [[nameOf(state, card), tokens]] : [];
  });
  return {
    out: living.length === 0,
    carried: {
      threat: players[seat]?.threat ?? 0,
      damage: Object.fromEntries(damage),
      discard: names([...played, ...discard, ...fallen]),
      removed: names(own.filter((card) => whereIs(cards, card) === 'removed')),
    },
  };
}

const isHero = (state: State, card: PieceId) => cardNamed(state, nameOf(state, card)).type === 'hero';

/** LCG-11.15: without its attachments, which go back into the deck, a hero may have no hit points left. */
const lives = (state: State, card: PieceId): boolean =>
  whereIs(state.cards, card).startsWith('play/') &&
  tokensOn(state.cards, card, 'damage') < hitPointsOf(setOf(state), nameOf(state, card));

const hitPointsOf = (set: LcgSet, hero: string): number => set.named(hero).stats['hit-points'] ?? 0;

/** LCG-29.08: no threat is below what the heroes who are left cost. */
export const carriedThreat = ({ threat }: CarriedPlayer, costs: number): number => Math.max(threat, costs);

/** What is carried over for a player must be of the deck that the player brings. */
export function mustFit(
  set: LcgSet,
  { damage, discard, removed }: CarriedPlayer,
  heroes: readonly string[],
  deck: readonly string[],
): void {
  const there = [...heroes, ...deck];
  for (const name of [...discard, ...removed]) {
    const index = there.indexOf(name);
    if (index < 0) throw new Unreadable(`"${name}" is carried over more often than the deck has it.`);
    there.splice(index, 1);
  }
  for (const [hero, tokens] of Object.entries(damage).toSorted()) {
    if (!heroes.includes(hero) || !there.includes(hero))
      throw new Unreadable(`Damage is carried over for "${hero}", who is no living hero of the deck.`);
    if (tokens >= hitPointsOf(set, hero))
      throw new Unreadable(
        `The damage of "${hero}" is carried over below ${hitPointsOf(set, hero)} only: with more, the hero is dead.`,
      );
  }
}

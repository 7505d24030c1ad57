/** What cannot be at any table is refused in one sentence, where it is written. */
import { attachmentsOn, cardsIn, has, statusOf, tokensOn } from '@concilio/cards';
import { ELIMINATION } from '../contract/limits.ts';
import { type PieceId, type Seat, seatsOf } from '@concilio/kernel';
import type { CardType } from '../content/vocabulary.ts';
import { basics } from '../rules/basics.ts';
import { guardedBy, shadowOn } from '../rules/zones.ts';
import { hitPointsLeft } from '../rules/stats.ts';
import { printed, nameOf } from '../rules/select.ts';
import { inOrder, playerAt, type State } from '../state.ts';

type Path = readonly (string | number)[];
const misfit = (path: Path, sentence: string): Error => new Error(sentence, { cause: path });

const CHARACTERS: readonly CardType[] = ['hero', 'ally'];
const STAGED: readonly CardType[] = ['enemy', 'location', 'objective'];
const ENCOUNTER: readonly CardType[] = [...STAGED, 'treachery'];
/** LCG-11.17: a hero is never in a hand or in a deck. */
const DECK: readonly CardType[] = ['ally', 'attachment', 'event'];
const OWN: readonly CardType[] = ['hero', ...DECK];
const ATTACHED: readonly CardType[] = ['attachment', 'objective', 'treachery'];

interface Place {
  readonly zone: string;
  readonly path: Path;
  /** What may lie there. */
  readonly types: readonly CardType[];
  readonly most?: number;
}

/** LCG-3: what lies where. */
const places = (state: State): Place[] => [
  { zone: 'quest', path: ['quest'], types: ['quest'], most: 1 },
  { zone: 'quests', path: ['quests'], types: ['quest'] },
  { zone: 'location', path: ['location'], types: ['location'], most: 1 },
  { zone: 'staging', path: ['staging'], types: STAGED },
  { zone: 'encounter', path: ['encounter', 'deck'], types: ENCOUNTER },
  { zone: 'encounter-discard', path: ['encounter', 'discard'], types: ENCOUNTER },
  ...state.players.flatMap((_, seat): Place[] => [
    { zone: `hand/${seat}`, path: ['seats', seat, 'hand'], types: DECK },
    { zone: `deck/${seat}`, path: ['seats', seat, 'deck'], types: DECK },
    { zone: `discard/${seat}`, path: ['seats', seat, 'discard'], types: OWN },
    { zone: `on-deck/${seat}`, path: ['seats', seat, 'onDeck'], types: ['treachery'] },
    { zone: `play/${seat}`, path: ['seats', seat, 'inPlay'], types: CHARACTERS },
    { zone: `engaged/${seat}`, path: ['seats', seat, 'engaged'], types: ['enemy'] },
  ]),
];

export function mustBePossible(state: State): void {
  for (const { zone, path, types, most } of places(state)) {
    const lying = cardsIn(state.cards, zone);
    for (const card of lying) {
      mustBeOf(state, card, types, path);
      mustBear(state, card, path);
    }
    if (most !== undefined && lying.length > most)
      throw misfit(path, `there is at most ${most} card here, not ${lying.length}`);
  }
  mustBeUnique(state);
  for (const seat of seatsOf(state.players.length)) mustBeIn(state, seat);
  if (inOrder(state).length === 0) throw misfit(['seats'], 'somebody must still be in the game');
  if (playerAt(state, state.first).out)
    throw misfit(['first'], 'whoever is eliminated is not the first player: LCG-24.09');
}

function mustBeOf(state: State, card: PieceId, types: readonly CardType[], path: Path): void {
  const { type } = printed(state, card);
  if (!types.includes(type))
    throw misfit(
      path,
      `${nameOf(state, card)} is of the type ${type}, and here lies only: ${types.join(', ')}`,
    );
}

/** What lies on a card, and what it bears. */
function mustBear(state: State, card: PieceId, path: Path): void {
  const { cards } = state;
  const name = nameOf(state, card);
  const { type } = printed(state, card);
  const shadows = cardsIn(cards, shadowOn(card));
  const guarded = cardsIn(cards, guardedBy(card));
  for (const shadow of shadows) mustBeOf(state, shadow, ENCOUNTER, path);
  for (const objective of guarded) mustBeOf(state, objective, ['objective'], path);
  if (shadows.length > 0 && type !== 'enemy')
    throw misfit(path, `${name} is no enemy, and has no shadow cards`);
  if (guarded.length > 0 && type !== 'enemy' && type !== 'location')
    throw misfit(path, `${name} is neither an enemy nor a location, and guards nothing`);
  for (const attachment of attachmentsOn(cards, card)) mustBeAttached(state, attachment, card, path);
  mustHaveTokens(state, card, path);
  if (state.committed.includes(card) && !CHARACTERS.includes(type))
    throw misfit(path, `${name} is no character, and is not committed to the quest`);
  if (state.attacked.includes(card) && type !== 'enemy')
    throw misfit(path, `${name} is no enemy, and has not attacked`);
  if (statusOf(cards, card).facedown && type === 'ally')
    throw misfit(path, `${name} is no hero, and is not taken prisoner`);
}

/** LCG-6.04, LCG-17.08: what may be attached to it. */
function mustBeAttached(state: State, card: PieceId, host: PieceId, path: Path): void {
  mustBeOf(state, card, ATTACHED, path);
  const { attachTo } = printed(state, card);
  const fits = attachTo === undefined ? printed(state, host).type === 'hero' : attachTo(state, card, host);
  if (!fits) throw misfit(path, `${nameOf(state, card)} cannot be attached to ${nameOf(state, host)}`);
}

/** LCG-11.15: nobody with as much damage as hit points is still there. */
function mustHaveTokens(state: State, card: PieceId, path: Path): void {
  const name = nameOf(state, card);
  const { type } = printed(state, card);
  const damage = tokensOn(state.cards, card, 'damage');
  if (damage > 0 && !has(basics, state, card, 'hit-points')) throw misfit(path, `${name} takes no damage`);
  if (damage > 0 && hitPointsLeft(state, card) <= 0)
    throw misfit(
      path,
      `${name} has ${damage} damage and ${damage + hitPointsLeft(state, card)} hit points, and would be defeated: write less damage, or write it under "discard"`,
    );
  if (tokensOn(state.cards, card, 'progress') > 0 && type !== 'location' && type !== 'quest')
    throw misfit(path, `${name} is neither a location nor a stage, and bears no progress`);
}

/** LCG-21.01: of what is unique there is one at the table. A prisoner who lies face down is not counted. */
function mustBeUnique(state: State): void {
  const titles: string[] = [];
  for (const { zone, path } of places(state).filter(({ types }) => types === CHARACTERS))
    for (const character of cardsIn(state.cards, zone))
      for (const card of [character, ...attachmentsOn(state.cards, character)]) {
        if (!printed(state, card).unique) continue;
        const title = nameOf(state, card);
        if (titles.includes(title))
          throw misfit(path, `${title} is unique, and another card of its title is in play already`);
        titles.push(title);
      }
}

/** LCG-24.02, LCG-24.04, LCG-24.06: whoever is eliminated has nothing left but a discard pile. */
function mustBeIn(state: State, seat: Seat): void {
  const { out, threat } = playerAt(state, seat);
  const path = ['seats', seat];
  if (!out && threat >= ELIMINATION)
    throw misfit(path, `with a threat of ${ELIMINATION} a player is eliminated: write "out: true" too`);
  const left = ['engaged', 'on-deck'].find(
    (kind) => out && cardsIn(state.cards, `${kind}/${seat}`).length > 0,
  );
  if (left !== undefined)
    throw misfit(path, 'whoever is eliminated is engaged with nobody, and nothing lies on the deck');
}

import {
  attachmentsOn,
  cardsIn,
  controllerOf,
  statusOf,
  modifiersOf,
  statOf,
  tokensOn,
  workedOut,
} from '@concilio/cards';
import { type Viewer, isKnown, type Look, looksTo, type PieceId, type Seat } from '@concilio/kernel';
import type { Stat } from './content/vocabulary.ts';
import { basics } from './rules/basics.ts';
import { guardedBy, shadowOn } from './rules/zones.ts';
import { attackOf, defenseOf, hitPointsLeft, questPointsOf, threatOf, willpowerOf } from './rules/stats.ts';
import { attackSum } from './rules/enemy-attacks.ts';
import { playerAttackSum } from './rules/player-attacks.ts';
import { stagedThreat, threatParts, totalWillpower, willpowerParts } from './rules/quest.ts';
import { scoreLine, scoreNow } from './rules/scoring.ts';
import { activeLocation, questNow, typeOf } from './rules/select.ts';
import { attackNow, type State } from './state.ts';
import type { InPlay, View } from './contract/index.ts';

/** What may be seen: LCG-27.03 to LCG-27.07. */
export function view(state: State, viewer: Viewer): View {
  const { cards } = state;
  const shown = looksTo(cards.pieces, viewer);
  /** A pile that is not looked through: how many there are, and those at the top that are known. */
  const pile = (zone: string) => {
    const ids = cardsIn(cards, zone);
    const known = ids.findLastIndex((id) => isKnown(cards.pieces, id, viewer)) + 1;
    return { count: ids.length, cards: ids.slice(0, known).map(shown) };
  };
  const all = (zone: string) => cardsIn(cards, zone).map(shown);
  const laid = (card: PieceId) => laidOut(state, card, shown);
  const hiddenOn = (enemy: PieceId) =>
    cardsIn(cards, shadowOn(enemy)).filter((card) => shown(card).card === null).length;
  const location = activeLocation(state);
  const quest = questNow(state);
  const attack = attackNow(state);
  return {
    scenario: state.options.scenario,
    campaign:
      state.campaign === null ? null : { kind: state.campaign.kind, scores: [...state.campaign.scores] },
    round: state.round,
    phase: state.phase,
    first: state.first,
    quest: quest === null ? null : laid(quest),
    stages: cardsIn(cards, 'quests').length,
    location: location === null ? null : laid(location),
    staging: cardsIn(cards, 'staging').map(laid),
    willpower: totalWillpower(state),
    threat: stagedThreat(state),
    willpowerFrom: willpowerParts(state),
    threatFrom: threatParts(state),
    encounter: { deck: pile('encounter'), discard: all('encounter-discard') },
    limbo: all('limbo'),
    aside: all('aside'),
    victory: all('victory'),
    removed: all('removed'),
    seats: state.players.map(({ threat, out, deck }, seat) => ({
      threat,
      out,
      deckName: deck,
      deck: { ...pile(`deck/${seat}`), shackles: cardsIn(cards, `on-deck/${seat}`).map(laid) },
      hand: all(`hand/${seat}`),
      discard: all(`discard/${seat}`),
      inPlay: cardsIn(cards, `play/${seat}`).map(laid),
      engaged: cardsIn(cards, `engaged/${seat}`).map(laid),
      score: scoreLine(state, seat as Seat),
    })),
    attack:
      attack === null
        ? null
        : {
            enemy: attack.enemy,
            seat: attack.seat,
            defenders: [...attack.defenders],
          },
    strike:
      state.strike === null
        ? null
        : {
            target: state.strike.target,
            seat: state.strike.seat,
            attackers: [...state.strike.attackers],
          },
    attackSum: attack === null ? null : attackSum(state, attack, hiddenOn(attack.enemy)),
    strikeSum: state.strike === null ? null : playerAttackSum(state, state.strike),
    score: scoreNow(state),
    alliesPlayed: state.alliesPlayed,
    effects: cards.lasting.map((effect) => {
      const { on, amount } = workedOut(basics, state, effect);
      const { from, number, until } = effect;
      return { card: from, number, amount, on: [...on], until: until.split('/', 1)[0] ?? until };
    }),
  };
}

type Shown = (card: PieceId) => Look;

/** A card in play, with all that it bears and what its numbers are now. What is face down has no face to show. */
function laidOut(state: State, card: PieceId, shown: Shown): InPlay {
  const { cards } = state;
  const mark = statusOf(cards, card);
  const attachments = attachmentsOn(cards, card);
  const shadows = cardsIn(cards, shadowOn(card));
  const guarded = cardsIn(cards, guardedBy(card));
  // Field by field: an engine that copies fields from another record takes several times as long.
  const laid: InPlay = {
    // A card that lies in play can be pointed at, whether its face is seen or not.
    id: card,
    card: shown(card).card,
    type: typeOf(state, card),
    exhausted: mark.exhausted,
    facedown: mark.facedown,
    controller: controllerOf(cards, card),
    damage: tokensOn(cards, card, 'damage'),
    progress: tokensOn(cards, card, 'progress'),
    resources: tokensOn(cards, card, 'resource'),
    committed: state.committed.includes(card),
    prisoner: state.prisoners.includes(card),
    attachments: attachments.map((one) => laidOut(state, one, shown)),
    shadows: shadows.map(shown),
    guarded: guarded.map((one) => laidOut(state, one, shown)),
  };
  return Object.assign(laid, numbersOf(state, card));
}

/** LCG-15: the numbers that matter on a card of this type, as they count now. */
function numbersOf(state: State, card: PieceId): Partial<InPlay> {
  // Whoever is a prisoner can do nothing, but may have been hurt before.
  if (state.prisoners.includes(card)) return { hitPoints: hitPointsLeft(state, card), changed: [] };
  switch (typeOf(state, card)) {
    case 'hero':
    case 'ally':
      return {
        willpower: willpowerOf(state, card),
        attack: attackOf(state, card),
        defense: defenseOf(state, card),
        hitPoints: hitPointsLeft(state, card),
        changed: changed(state, card, ['willpower', 'attack', 'defense', 'hit-points']),
      };
    case 'enemy':
      return {
        engagementCost: statOf(basics, state, card, 'engagement-cost'),
        threat: threatOf(state, card),
        attack: attackOf(state, card),
        defense: defenseOf(state, card),
        hitPoints: hitPointsLeft(state, card),
        changed: changed(state, card, ['threat', 'attack', 'defense', 'hit-points']),
      };
    case 'location':
      return {
        threat: threatOf(state, card),
        questPoints: questPointsOf(state, card),
        changed: changed(state, card, ['threat', 'quest-points']),
      };
    case 'quest':
      return { questPoints: questPointsOf(state, card) };
    default:
      return {};
  }
}

/** Where every point comes from that is not printed. */
const changed = (state: State, card: PieceId, numbers: readonly Stat[]): NonNullable<InPlay['changed']> =>
  numbers.flatMap((number) =>
    modifiersOf(basics, state, card, number).map(({ source, amount }) => ({ number, source, amount })),
  );

/** The cards that look alike from behind: each player's own, those of the encounter deck, the stages. */
export function backs(state: State): PieceId[][] {
  const groups: PieceId[][] = [];
  state.cards.owners.forEach((owner, place) => {
    const card = `#${place}` as const;
    // The stages, the encounter deck, then the seats.
    const group = owner === null ? (typeOf(state, card) === 'quest' ? 0 : 1) : 2 + owner;
    (groups[group] ??= []).push(card);
  });
  return groups.filter((group) => group !== undefined);
}

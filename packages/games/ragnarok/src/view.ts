import { type Viewer, type Look, looksTo, type PieceId, type Seat, seat as seatAt } from '@concilio/kernel';
import { WHEEL } from './content/box.ts';
import type { Attribute } from './content/effects.ts';
import { allArmies, regionId, type Standing } from './rules/armies.ts';
import { scoreOf } from './rules/scores.ts';
import { battleValueOf } from './rules/battle.ts';
import { landOf, mapOf, regionOf } from './rules/map.ts';
import { coversOf, spacesOf } from './rules/hits.ts';
import { limitOf } from './rules/resources.ts';
import { killsOf, templesOf } from './rules/victory.ts';
import { aroundYggdrasil } from './rules/turn.ts';
import { boxOf, type Deck, named, playerAt, type Side, type State } from './state.ts';
import type { View } from './contract/index.ts';

/**
 * What may be seen: all but the Combat cards in other hands, the Monster's hand for those who do not play it, and the order
 * of the decks (LOR-8.14, LOR-37.01, LOR-34.04).
 */
export function view(state: State, viewer: Viewer): View {
  const shown = looksTo(state.pieces, viewer);
  const all = (cards: readonly PieceId[]) => cards.map(shown);
  const deck = ({ cards, discard }: Deck) => ({ deck: cards.length, discard: all(discard) });
  const { leader } = boxOf(state);
  const armies = allArmies(state);
  return {
    round: state.round,
    stage: state.stage,
    active: state.active,
    first: state.first,
    lastTurns: state.lastTurns === null ? null : [...state.lastTurns],
    regions: state.regions.map((_, place) => region(state, place + 1, armies)),
    seas: mapOf(state).seas.map(({ id, beside, regions, label }) => ({
      id,
      x: label[0],
      y: label[1],
      beside: [...beside],
      regions: regions.map(regionId),
      drakkars: state.players.flatMap(({ drakkar }, seat) => (drakkar === id ? [seatAt(seat)] : [])),
    })),
    realms: state.realms.map(({ id, allies }) => {
      const { regions, label } = named(mapOf(state).realms, id);
      return { id, x: label[0], y: label[1], regions: regions.map(regionId), allies: [...allies] };
    }),
    monuments: state.monuments.map(({ god, region: number, level, priests }) => ({
      id: god,
      region: regionId(number),
      level,
      priests: [...priests],
    })),
    wheel: Object.fromEntries(WHEEL.map((action) => [action, [...state.wheel[action]]])),
    temples: state.temples.left,
    omens: state.omens.map(({ id, down }) => ({ card: id, down })),
    monsters: state.monsters.map(({ id, at, dead, ring, artifact }) => ({
      card: id,
      region: at === null ? null : regionId(at),
      dead,
      ring,
      artifact,
      hits: hits(state, id),
    })),
    leader: {
      card: leader.id,
      region: state.leader.at === null ? null : regionId(state.leader.at),
      hits: hits(state, leader.id),
    },
    reserve: { ...state.reserve },
    slayerTokens: state.slayerTokens,
    combat: deck(state.combat),
    attacks: deck(state.attacks),
    events: deck(state.events),
    blessings: deck(state.blessings),
    drafted: all(state.drafted),
    draft:
      state.draft === null ? null : { heroes: [...state.draft.heroes], origins: [...state.draft.origins] },
    battle: battle(state, all),
    hunt: hunt(state, all),
    seats: state.players.map((player, seat) => ({
      hero: player.hero,
      origin: player.origin,
      heroAt: player.heroAt === null ? null : regionId(player.heroAt),
      drakkar: player.drakkar,
      authority: attributeOf(state, seatAt(seat), 'authority'),
      power: attributeOf(state, seatAt(seat), 'power'),
      wisdom: attributeOf(state, seatAt(seat), 'wisdom'),
      limit: limitOf(state, seatAt(seat)),
      hand: all(player.hand),
      runes: { ...player.runes },
      priests: player.priests,
      priestsLeft: player.priestsLeft,
      armiesLeft: player.armies.filter(({ at }) => at === null).length,
      artifacts: player.artifacts.map(({ id, charged }) => ({ card: id, charged })),
      blessings: all(player.blessings),
      slain: [...player.slain],
      slayerTokens: player.slayerTokens,
      kills: killsOf(state, seatAt(seat)),
      templesHeld: templesOf(state, seatAt(seat)),
      aroundYggdrasil: aroundYggdrasil(state, seatAt(seat)),
    })),
  };
}

const attributeOf = (state: State, seat: Seat, attribute: Attribute) => ({
  ...playerAt(state, seat).attributes[attribute],
  score: scoreOf(state, seat, attribute),
});

function region(state: State, number: number, all: readonly Standing[]): View['regions'][number] {
  const { population, icons, beside, label } = regionOf(state, number);
  const { owner, forge, rune, temple } = state.regions[number - 1] ?? {};
  return {
    id: regionId(number),
    land: landOf(state, number).id,
    x: label[0],
    y: label[1],
    beside: beside.map(regionId),
    // LOR-5.05, LOR-5.06
    population: owner === null ? population : 0,
    icons: [...icons],
    owner: owner ?? null,
    forge: forge ?? null,
    rune: rune ?? false,
    temple: temple ?? false,
    armies: all
      .filter(({ army }) => army.at === number)
      .map(({ id, seat, army }) => ({ id, seat, value: army.value })),
    heroes: state.players.flatMap(({ heroAt }, seat) => (heroAt === number ? [seatAt(seat)] : [])),
    monsters: state.monsters.filter(({ at }) => at === number).map(({ id }) => id),
    leader: state.leader.at === number,
  };
}

const hits = (state: State, prey: string): View['leader']['hits'] =>
  spacesOf(state, prey).map(({ icons, reward }, space) => ({
    icons: [...icons],
    reward: reward ?? null,
    by: coversOf(state, prey)[space] ?? null,
  }));

type All = (cards: readonly PieceId[]) => Look[];

function battle(state: State, all: All): View['battle'] {
  const { battle: now } = state;
  if (now === null) return null;
  const side = (one: Side): NonNullable<View['battle']>['attacker'] => ({
    seat: one.seat,
    cards: all(playerAt(state, one.seat).played),
    passed: one.passed,
    value: battleValueOf(state, one),
  });
  return { region: regionId(now.region), attacker: side(now.attacker), defender: side(now.defender) };
}

function hunt(state: State, all: All): View['hunt'] {
  const { hunt: now } = state;
  if (now === null) return null;
  return {
    seat: now.hunter,
    against: now.against,
    monster: now.prey,
    deck: state.attacks.cards.length,
    attacks: all(state.attacks.hand),
    attack: all(state.attacks.played),
    defence: all(now.defence),
    hits: now.hits,
  };
}

import type { JsonRecord, Seat } from '@concilio/kernel';
import { MARCH } from '../rules/maneuvers.ts';
import { RINGS } from '../rules/monsters.ts';
import { PRIESTS } from '../rules/setup.ts';
import { counterOf } from '../rules/temple.ts';
import { victoryOf } from '../rules/victory.ts';
import { boxOf, cardOf, type State } from '../state.ts';
import { COLOURS } from '../text/colours.ts';
import { giveDivine } from './board.ts';
import { called, misfit } from './misfit.ts';
import { type Kind, KINDS, kindOf, zones } from './zones.ts';

/** Which cards each place can hold, by the path without the seat. */
const holds = (path: string): Kind => {
  const [pile = '', , own] = path.split('.');
  if (pile === 'seats') return own === 'blessings' ? 'blessings' : 'combat';
  return pile === 'drafted' ? 'blessings' : (pile as Kind);
};

/** Refuses what lies where it never can. */
export function piecesMustFit(state: State): void {
  for (const { path, pieces } of zones(state)) {
    const at = path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    const kind = holds(path);
    const stray = pieces.find((piece) => kindOf(state, piece) !== kind);
    if (stray !== undefined)
      throw misfit(
        at,
        `${called(cardOf(state, stray))} is a ${KINDS[kindOf(state, stray)]}, and here lie ${KINDS[kind]}s only`,
      );
    if (path === 'attacks.played' && pieces.length > 1)
      throw misfit(at, `a Monster plays one Attack card at a time, not ${pieces.length}`);
  }
}

/** Counts what follows from the rest, and refuses numbers that contradict each other. */
export function allMustFit(state: State, given: JsonRecord): void {
  giveDivine(state, given);
  artifactsMustFit(state);
  runesMustFit(state);
  priestsMustFit(state);
  slayersMustFit(state);
  templesMustFit(state);
  ringsMustFit(state);
  usesMustFit(state);
  playedMustFit(state);
  nobodyHasWon(state);
}

/** What was used is there to be used. */
function usesMustFit(state: State): void {
  for (const [place, use] of state.used.entries()) {
    const [seat = '', card = ''] = use.split('/');
    if (card === MARCH) continue;
    const { blessings = [], hero, artifacts = [] } = state.players[Number(seat)] ?? {};
    const own = [hero, ...blessings.map((piece) => cardOf(state, piece)), ...artifacts.map(({ id }) => id)];
    if (!own.includes(card))
      throw misfit(
        ['used', place],
        `${colourOf(Number(seat))} has no ${called(card)} that could have been used`,
      );
  }
}

/** LOR-33.06 */
function playedMustFit({ battle, players }: State): void {
  for (const [seat, { played }] of players.entries())
    if (played.length > 0 && battle?.attacker.seat !== seat && battle?.defender.seat !== seat)
      throw misfit(
        ['seats', seat, 'played'],
        `${colourOf(seat)} fights no Battle, and so has played no card: write the "battle"`,
      );
}

const colourOf = (seat: number): string => COLOURS[seat] ?? String(seat);

/** LOR-1.05 */
function artifactsMustFit(state: State): void {
  const all = state.players.flatMap(({ artifacts }, seat) => artifacts.map(({ id }) => ({ id, seat })));
  const twice = all.find(({ id }, place) => all.findIndex((other) => other.id === id) < place);
  if (twice !== undefined)
    throw misfit(
      ['seats', twice.seat, 'artifacts'],
      `there is one ${called(twice.id)}, and it is written twice`,
    );
}

/** LOR-1.10: what is neither on a Forge nor with a player is in the Reserve. */
function runesMustFit(state: State): void {
  const { runes, runesOfEach } = boxOf(state);
  for (const rune of runes) {
    const forged = state.regions.filter((region) => region.rune && region.forge === rune).length;
    const held = state.players.reduce((sum, player) => sum + (player.runes[rune] ?? 0), 0);
    const left = runesOfEach - forged - held;
    if (left < 0) {
      const last = state.players.findLastIndex((player) => (player.runes[rune] ?? 0) > 0);
      throw misfit(
        ['seats', last, 'runes'],
        `there are ${runesOfEach} ${called(rune)} Runes; ${held} with the players and ${forged} on Forges are too many`,
      );
    }
    state.reserve[rune] = left;
  }
}

/** LOR-12.04, LOR-19.10 */
function priestsMustFit(state: State): void {
  const { priestSpaces } = boxOf(state);
  for (const { god, priests } of state.monuments)
    if (priests.length > priestSpaces)
      throw misfit(
        ['monuments'],
        `the Monument of ${called(god)} has ${priestSpaces} spaces for Priests, and ${priests.length} are written`,
      );
  for (const [seat, player] of state.players.entries()) {
    const sent = state.monuments.reduce(
      (sum, { priests }) => sum + priests.filter((whose) => whose === seat).length,
      0,
    );
    if (player.priests + sent > PRIESTS)
      throw misfit(
        ['seats', seat, 'priests'],
        `${colourOf(seat)} has ${PRIESTS} Priests; ${player.priests} in Resources and ${sent} on Monuments are too many`,
      );
    player.priestsLeft = PRIESTS - player.priests - sent;
  }
}

/** LOR-1.04, LOR-32.08 */
function slayersMustFit(state: State): void {
  const { slayerTokens } = boxOf(state);
  const held = state.players.reduce((sum, player) => sum + player.slayerTokens, 0);
  if (held > slayerTokens)
    throw misfit(['seats'], `there are ${slayerTokens} Slayer tokens, and ${held} are written`);
  state.slayerTokens = slayerTokens - held;
  const slain = state.players.flatMap((player, seat) => player.slain.map((id) => ({ id, seat })));
  const twice = slain.find(({ id }, place) => slain.findIndex((other) => other.id === id) < place);
  if (twice !== undefined)
    throw misfit(['seats', twice.seat, 'slain'], `${called(twice.id)} dies once, and is written twice`);
}

/** LOR-16.04 */
function templesMustFit(state: State): void {
  const { temples } = counterOf(state);
  const built = state.regions.filter(({ temple }) => temple).length;
  if (built > temples)
    throw misfit(
      ['regions'],
      `with ${state.players.length} seats there are ${temples} Temples, and ${built} are written`,
    );
  state.temples.left = temples - built;
}

/** LOR-29.15 */
function ringsMustFit(state: State): void {
  for (const [seat] of state.players.entries()) {
    const own = state.monsters.filter(({ ring }) => ring === seat).length;
    if (own > RINGS)
      throw misfit(
        ['monsters'],
        `${colourOf(seat)} has ${RINGS} rings, and ${own} Monsters are written with one`,
      );
  }
}

/** LOR-2.09: nothing would look for it before the next Region changes hands. */
function nobodyHasWon(state: State): void {
  for (const [seat] of state.players.entries())
    if (victoryOf(state, seat as Seat) !== null)
      throw misfit(
        ['seats', seat, 'regions'],
        `with these Regions ${colourOf(seat)} would have won already: leave one out`,
      );
}

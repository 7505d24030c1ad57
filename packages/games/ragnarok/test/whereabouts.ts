import { drakkarOf } from '../src/rules/figures.ts';
import { idOf, regionId } from '../src/rules/armies.ts';
import { boardOf } from '../src/rules/monsters.ts';
import { boxOf, type State } from '../src/state.ts';

const SUPPLY = 'the supply';
const region = (at: number | null): string => (at === null ? SUPPLY : regionId(at));

/** Where every figure, tile and card stands that is open to all, by the ids that views and events use. */
export function whereabouts(state: State): Record<string, string> {
  const at: Record<string, string> = {};
  for (const id of state.heroes) at[id] = SUPPLY;
  for (const id of [...state.origins, ...(state.passing === null ? [] : [state.passing])]) at[id] = SUPPLY;
  for (const id of [...(state.draft?.heroes ?? []), ...(state.draft?.origins ?? [])]) at[id] = 'the draft';
  for (const { id, artifact } of state.monsters) at[boardOf(state, id).artifact] = artifact ? id : SUPPLY;
  for (const [index, player] of state.players.entries()) {
    const seat = index as Parameters<typeof idOf>[0];
    for (const [place, army] of player.armies.entries()) at[idOf(seat, place)] = region(army.at);
    if (player.hero !== null) at[player.hero] = region(player.heroAt);
    if (player.origin !== null) at[player.origin] = `seat ${seat}`;
    at[drakkarOf(seat)] = player.drakkar ?? SUPPLY;
    for (const { id } of player.artifacts) at[id] = `seat ${seat}`;
  }
  for (const { id, at: where, dead } of state.monsters) at[id] = dead ? slayerOf(state, id) : region(where);
  at[boxOf(state).leader.id] = region(state.leader.at);
  for (const { god, level } of state.monuments) at[god] = `level ${level}`;
  for (const { id, down } of state.omens) at[id] = down ? 'face down' : 'face up';
  return at;
}

const slayerOf = ({ players }: State, id: string): string =>
  `slain by ${players.findIndex(({ slain }) => slain.includes(id))}`;

/** What each seat has of what is only counted. */
export const counted = (state: State): readonly string[] =>
  state.players.map(({ runes, priests, priestsLeft, slayerTokens }) =>
    JSON.stringify([Object.entries(runes).toSorted(), priests, priestsLeft, slayerTokens]),
  );

import { chooseOne, type Play, type Seat } from '@concilio/kernel';
import type { HitSpace, Reward } from '../content/box.ts';
import { boxOf, playerAt, type Ragnarok, type State } from '../state.ts';
import { formAlliance, openRealms } from './alliances.ts';
import { armyNamed, canGrow, onBoard, raise } from './armies.ts';
import { trigger } from './trigger.ts';
import { boardOf, monsterNamed } from './monsters.ts';
import { armyOption, hitOption } from './options.ts';
import { gainPriest, gainRunes, reserveRunes } from './resources.ts';
import { slayLeader } from './victory.ts';

/** LOR-32: Hits, Rewards, killing Monsters. */

/** LOR-32.09 */
const FOR_A_TOKEN = 4;

export const isLeader = (state: State, prey: string): boolean => prey === boxOf(state).leader.id;

/** The Hit spaces of a Monster or of the Leader, and who covers them. */
export const spacesOf = (state: State, prey: string): readonly HitSpace[] =>
  isLeader(state, prey) ? boxOf(state).leader.hits : boardOf(state, prey).hits;

export const coversOf = (state: State, prey: string): (Seat | null)[] =>
  isLeader(state, prey) ? state.leader.hits : monsterNamed(state, prey).hits;

/** What cards count as for a Hit, each its icon or `null` for any; `null` alone stands for a Hit without cards. */
export type Icons = readonly (string | null)[] | null;

/** Uncovered spaces that these icons match. LOR-30.05: all icons of a space are needed. */
export const openSpaces = (state: State, prey: string, icons: Icons): number[] =>
  spacesOf(state, prey).flatMap((space, place) =>
    coversOf(state, prey)[place] === null && (icons === null || matches(space, icons)) ? [place] : [],
  );

const matches = ({ icons: wanted }: HitSpace, icons: readonly (string | null)[]): boolean => {
  const left = [...icons];
  return wanted.every((icon) => {
    const place = left.indexOf(left.includes(icon) ? icon : null);
    if (place < 0) return false;
    left.splice(place, 1);
    return true;
  });
};

/** LOR-31.25, LOR-31.26, LOR-32.16: one space is covered, and what is printed on it gained in a Hunt. */
export function hitOnce(play: Play<Ragnarok>, seat: Seat, prey: string, icons: Icons, inHunt: boolean): void {
  const open = openSpaces(play.state, prey, icons);
  const space = Number(
    play
      .ask(
        seat,
        chooseOne(
          'hit',
          open.map((place) => hitOption(prey, place)),
          { obvious: true, with: { monster: prey } },
        ),
      )
      .slice(prey.length + 1),
  );
  cover(play, seat, prey, space, inHunt);
}

export function cover(play: Play<Ragnarok>, seat: Seat, prey: string, space: number, inHunt: boolean): void {
  const { state } = play;
  coversOf(state, prey)[space] = seat;
  play.tell('monster.hit', { seat, monster: prey, space });
  if (inHunt && state.hunt !== null) {
    state.hunt.placed.push(space);
    state.hunt.hits += 1;
    const { reward } = spacesOf(state, prey)[space] ?? {};
    if (reward !== undefined) gainReward(play, seat, reward);
  }
  if (!coversOf(state, prey).includes(null)) dies(play, seat, prey, inHunt);
}

/** LOR-32.03 to LOR-32.07 */
function gainReward(play: Play<Ragnarok>, seat: Seat, reward: Reward): void {
  const { state } = play;
  play.tell('reward.gained', { seat, reward });
  if (reward === 'priest') gainPriest(play, seat);
  else if (reward === 'rune') gainRunes(play, seat, 1, () => reserveRunes(state));
  else if (reward === 'realm') {
    const open = openRealms(state, seat);
    if (open.length > 0)
      formAlliance(
        play,
        seat,
        play.ask(
          seat,
          chooseOne(
            'ally',
            open.map((id) => ({ id })),
            { obvious: true },
          ),
        ),
      );
  } else {
    const armies = onBoard(state, seat).filter(canGrow);
    if (armies.length > 0)
      raise(
        play,
        armyNamed(state, play.ask(seat, chooseOne('raise-army', armies.map(armyOption), { obvious: true }))),
      );
  }
  trigger(play, seat, 'reward');
}

/** LOR-32.08 to LOR-32.13, LOR-32.15 */
function dies(play: Play<Ragnarok>, seat: Seat, prey: string, inHunt: boolean): void {
  const { state } = play;
  if (inHunt && state.hunt !== null) state.hunt.over = 'killed';
  play.tell('monster.killed', { seat, monster: prey });
  if (isLeader(state, prey)) return slayLeader(play, seat);
  const monster = monsterNamed(state, prey);
  playerAt(state, seat).slain.push(prey);
  for (const [other, player] of state.players.entries()) {
    const markers = monster.hits.filter((one) => one === other).length;
    if (other === seat || markers < FOR_A_TOKEN || state.slayerTokens === 0) continue;
    state.slayerTokens -= 1;
    player.slayerTokens += 1;
    play.tell('slayer.gained', { seat: other as Seat });
  }
  // LOR-32.24: with it goes what nobody can win any more.
  if (!inHunt && monster.artifact) {
    monster.artifact = false;
    play.tell('artifact.lost', { card: boardOf(state, prey).artifact });
  }
  // LOR-32.10
  monster.hits = monster.hits.map(() => null);
  monster.at = null;
  monster.dead = true;
  monster.ring = null;
}

/** The Hunt goes on no more: LOR-31.31, LOR-31.32. */
export function failHunt({ hunt }: State): void {
  if (hunt !== null && hunt.over === null) hunt.over = 'failed';
}

/** One marker of this Hunt comes off again; what it brought is kept. */
export function undoHit(play: Play<Ragnarok>): void {
  const { state } = play;
  const { hunt } = state;
  if (hunt === null || hunt.placed.length === 0) return;
  const space = Number(
    play
      .ask(
        hunt.against,
        chooseOne(
          'undo-hit',
          hunt.placed.map((place) => hitOption(hunt.prey, place)),
          { obvious: true, with: { monster: hunt.prey } },
        ),
      )
      .slice(hunt.prey.length + 1),
  );
  coversOf(state, hunt.prey)[space] = null;
  hunt.placed = hunt.placed.filter((one) => one !== space);
  play.tell('hit.undone', { monster: hunt.prey, space });
}

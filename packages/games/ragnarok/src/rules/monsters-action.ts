import { chooseOne, type Play, type Seat } from '@concilio/kernel';
import { boxOf, playerAt, type Ragnarok, type State, type Steps } from '../state.ts';
import { activatable, monstersIn } from './monsters.ts';
import { deed } from './options.ts';
import { mayHuntLeader } from './victory.ts';

/** LOR-26: special action E, Monsters. */

/** LOR-26.02 */
const MOST = 2;

/** LOR-26.03, LOR-26.04: whom the Hero may Hunt. */
export function preysOf(state: State, seat: Seat): string[] {
  const { heroAt } = playerAt(state, seat);
  const leader = heroAt !== null && state.leader.at === heroAt && mayHuntLeader(state, seat);
  return [...monstersIn(state, heroAt).map(({ id }) => id), ...(leader ? [boxOf(state).leader.id] : [])];
}

/** Activates one or two, or Hunts: LOR-26.01, LOR-26.05 to LOR-26.07. */
export function monsters(play: Play<Ragnarok>, { activated }: Steps['monsters']): void {
  const { state } = play;
  const seat = state.active;
  const isFirst = activated.length === 0;
  const open =
    activated.length >= MOST ? [] : activatable(state, seat).filter(({ id }) => !activated.includes(id));
  const options = [
    ...open.map(({ id }) => deed('activate', id, 'option.activate-monster')),
    ...(isFirst ? preysOf(state, seat).map((id) => deed('hunt', id)) : [{ id: 'done' }]),
  ];
  if (open.length === 0 && !isFirst) return;
  if (options.length === 0) return;
  const pick = play.ask(
    seat,
    chooseOne('monsters', options, {
      obvious: true,
      blocked: () =>
        isFirst &&
        state.leader.at !== null &&
        state.leader.at === playerAt(state, seat).heroAt &&
        !mayHuntLeader(state, seat)
          ? [{ ...deed('hunt', boxOf(state).leader.id), rule: 'LOR-2.07' }]
          : [],
    }),
  );
  const [word, id = ''] = pick.split('/');
  if (word === 'hunt') return play.then('huntBegins', { prey: id });
  if (word !== 'activate') return;
  play.then('activate', { monster: id, by: seat });
  play.then('monsters', { activated: [...activated, id] });
}

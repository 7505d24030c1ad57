import { type Wheel, WHEEL } from '../content/box.ts';
import { preysOf } from '../rules/monsters-action.ts';
import type { State } from '../state.ts';
import { called, listed, misfit } from './misfit.ts';

/** Refuses a step that the rules could not come to on the table as it is. */

export function mustBeAction(action: string): void {
  if (!WHEEL.includes(action as Wheel))
    throw misfit(['with', 'action'], `${called(action)} is not on the wheel; there is ${listed(WHEEL)}`);
}

export function mustBeOnBoard(state: State, monster: string): void {
  const here = state.monsters.filter(({ at }) => at !== null).map(({ id }) => id);
  if (!here.includes(monster))
    throw misfit(
      ['with', 'monster'],
      `${called(monster)} is not on the board: write its "region" among "monsters" (there is ${listed(here)})`,
    );
}

export function mustHaveLeader({ leader }: State): void {
  if (leader.at === null)
    throw misfit(['step'], 'the Leader is not on the board: write "leader: { region: NUMBER }"');
}

export function mustBeFought({ battle }: State): void {
  if (battle === null)
    throw misfit(
      ['step'],
      'no Battle is being fought: write "battle" in "given", or begin at the step battles',
    );
}

export function mustHaveWinner({ battle }: State): void {
  if (battle?.winner === null) throw misfit(['step'], 'nobody has won yet: write the "winner" of "battle"');
}

/** LOR-26.03, LOR-26.04 */
export function mustBePrey(state: State, prey: string): void {
  const open = preysOf(state, state.active);
  if (!open.includes(prey))
    throw misfit(
      ['with', 'prey'],
      `the active player cannot Hunt ${called(prey)}: its Region and the Hero’s must be the same, and the Leader needs Monsters killed first (now there is ${listed(open)})`,
    );
}

export function mustBeHunted({ hunt }: State): void {
  if (hunt === null)
    throw misfit(['step'], 'no Hunt is under way: write "hunt" in "given", or begin at the step huntBegins');
}

export function mustHaveAttack({ attacks }: State): void {
  if (attacks.played.length === 0)
    throw misfit(['step'], 'the Monster has played no card: write it as "attacks: { played: [NAME] }"');
}

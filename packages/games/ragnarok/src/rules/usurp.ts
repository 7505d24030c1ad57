import { chooseOne, type Play, type Seat } from '@concilio/kernel';
import { clockwiseFrom, playerAt, type Ragnarok, type State } from '../state.ts';
import { numberFor } from './abilities.ts';
import { armiesIn, canRecruit, retreat, valueOf } from './armies.ts';
import { scoreOf } from './scores.ts';
import { takeControl, populationFor } from './control.ts';
import { helped } from './trigger.ts';
import { standing } from './map.ts';
import { recruitAt } from './recruiting.ts';

/** LOR-27: special action F, Usurp. */

export function mayUsurp(state: State, seat: Seat): boolean {
  const { heroAt } = playerAt(state, seat);
  if (heroAt === null || state.players.some((other, place) => place !== seat && other.heroAt === heroAt))
    return false;
  if (standing(state, heroAt).owner === seat) return false;
  return (
    numberFor(state, seat, 'usurp-power', scoreOf(state, seat, 'power')) >= powerFor(state, seat, heroAt)
  );
}

/** LOR-27.02, LOR-27.04, LOR-27.05: the Power that it takes. */
function powerFor(state: State, seat: Seat, region: number): number {
  const { owner } = standing(state, region);
  return owner === null ? populationFor(state, seat, region) : valueOf(state, owner, region);
}

/** LOR-27.03 to LOR-27.10: Armies Retreat, control changes, an Army may be recruited. */
export function usurp(play: Play<Ragnarok>): void {
  const { state } = play;
  const seat = state.active;
  const { heroAt } = playerAt(state, seat);
  if (heroAt === null) return;
  play.tell('region.usurped', { seat, region: heroAt });
  if (scoreOf(state, seat, 'power') < powerFor(state, seat, heroAt)) helped(play, seat, 'usurp-power');
  for (const whose of clockwiseFrom(state, seat + 1))
    if (whose !== seat && armiesIn(state, heroAt).some((army) => army.seat === whose))
      retreat(play, whose, heroAt);
  takeControl(play, seat, heroAt, false);
  if (state.ending !== null || !canRecruit(state, seat)) return;
  const pick = play.ask(
    seat,
    chooseOne('recruit-here', [{ id: 'yes' }, { id: 'no' }], { with: { region: heroAt } }),
  );
  if (pick === 'yes') recruitAt(play, seat, heroAt);
}

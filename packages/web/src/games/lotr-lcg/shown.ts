import type { Frame, SeenEvent } from '@concilio/tables';
import { useMemo, useRef } from 'react';
import type { Look } from '@concilio/kernel';
import type { InPlay, Player, View } from '@concilio/lotr-lcg/contract';

/**
 * The table while the events of a frame are told one after the other: a card of which something is still to be told
 * lies where it lay and is as it was, so that each is seen to move when its event is told.
 */
export function useShown(frame: Frame, view: View, playing: SeenEvent | null): View {
  const last = useRef<{ readonly frame: Frame; readonly view: View; readonly before: View | null }>({
    frame,
    view,
    before: null,
  });
  if (last.current.frame !== frame) {
    // Whoever changes seats or takes back sees another table, and nothing has moved.
    const isSame = last.current.frame.seat === frame.seat && last.current.frame.undos === frame.undos;
    last.current = { frame, view, before: isSame ? last.current.view : null };
  }
  const { before } = last.current;
  const at = playing === null ? -1 : frame.events.indexOf(playing);
  return useMemo(
    () => (before === null || at < 0 ? view : shownView(before, view, frame.events.slice(at + 1))),
    [before, view, frame, at],
  );
}

/** The later table, with all of the earlier one of which these events are still to be told. */
export function shownView(before: View, after: View, pending: readonly SeenEvent[]): View {
  if (pending.length === 0 || before.seats.length !== after.seats.length) return after;
  const ids = new Set(pending.flatMap(({ said }) => Object.values(said)));
  const waits = (id: string | undefined) => id !== undefined && ids.has(id);
  const comes = new Set(pending.map(({ name }) => name));
  const one = (was: InPlay | null, is: InPlay | null) => (waits(was?.id) || waits(is?.id) ? was : is);
  const cards = <C extends Look>(was: readonly C[], is: readonly C[]) => laidSoFar(was, is, waits);
  const staging = cards(before.staging, after.staging);
  const players = after.seats.map((player, seat) => {
    const was = before.seats[seat] ?? player;
    return playerSoFar(was, player, pending, seat, cards);
  });
  return {
    ...after,
    round: comes.has('round.begun') ? before.round : after.round,
    phase: comes.has('phase.begun') ? before.phase : after.phase,
    first: comes.has('first.passed') ? before.first : after.first,
    quest: one(before.quest, after.quest),
    location: one(before.location, after.location),
    staging,
    limbo: cards(before.limbo, after.limbo),
    victory: cards(before.victory, after.victory),
    encounter: {
      deck: after.encounter.deck,
      discard: cards(before.encounter.discard, after.encounter.discard),
    },
    seats: players,
    threat: after.threat + stagedThreat(staging) - stagedThreat(after.staging),
    willpower: after.willpower + questing(players) - questing(after.seats),
    attack: comes.has('attack.begun') || comes.has('defender.declared') ? before.attack : after.attack,
    strike: comes.has('strike.begun') ? before.strike : after.strike,
  };
}

const stagedThreat = (cards: readonly InPlay[]) => cards.reduce((sum, { threat }) => sum + (threat ?? 0), 0);
const questing = (players: readonly Player[]) =>
  players
    .flatMap(({ inPlay }) => inPlay)
    .reduce((sum, { committed, willpower }) => sum + (committed ? (willpower ?? 0) : 0), 0);

type Merge = <C extends Look>(was: readonly C[], is: readonly C[]) => readonly C[];

function playerSoFar(
  was: Player,
  is: Player,
  pending: readonly SeenEvent[],
  seat: number,
  cards: Merge,
): Player {
  const raised = pending.some(
    ({ name, said }) => (name === 'threat.raised' || name === 'threat.lowered') && said.seat === seat,
  );
  return {
    ...is,
    threat: raised ? was.threat : is.threat,
    hand: cards(was.hand, is.hand),
    discard: cards(was.discard, is.discard),
    inPlay: cards(was.inPlay, is.inPlay),
    engaged: cards(was.engaged, is.engaged),
  };
}

/** What waits to come is not there yet, what waits to go still is, and what waits to change is as it was. */
function laidSoFar<C extends Look>(
  was: readonly C[],
  is: readonly C[],
  waits: (id: string | undefined) => boolean,
): readonly C[] {
  const so = is.flatMap((card) => {
    if (!waits(card.id)) return [card];
    const old = was.find(({ id }) => id === card.id);
    return old === undefined ? [] : [old];
  });
  for (const [place, card] of was.entries())
    if (waits(card.id) && !is.some(({ id }) => id === card.id)) so.splice(place, 0, card);
  return so;
}

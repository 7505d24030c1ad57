import type { Seat } from '@concilio/kernel';
import { BOARDS, FACES, HAVENS, havenNamed, JOURNEY, TILES, trialNamed } from '../content/index.ts';
import { boardNow, openTracks, placeNow, playerAt, type State } from '../state.ts';
import { called, listed, misfit } from './misfit.ts';
import { kindOf } from '../things.ts';

/** Refuses a step that the rules could not come to on the table as it is. */
export function mustBeFought(state: State): void {
  const place = placeNow(state);
  if (havenNamed(place) !== undefined)
    throw misfit(
      ['step'],
      `${called(place)} is a haven, and this step belongs to a conflict; write another "place"`,
    );
}

/** LOB-12.01: with the last event, or at the end of the main track, the conflict is over, and only the turn goes on. */
export function mustBeOpenOrOver(state: State): void {
  mustBeFought(state);
  const { id, main, events } = boardNow(state);
  const fix = 'its conflict is over: write a lower number, or "over: true"';
  if (state.conflict.over) return;
  if (state.conflict.events === events.length)
    throw misfit(['step'], `all ${events.length} "events" of ${called(id)} have been reached, so ${fix}`);
  if (!openTracks(state).includes(main))
    throw misfit(['step'], `the main track of ${called(id)}, "${main}", is complete, so ${fix}`);
}

/** LOB-12.05, LOB-13.01: after all conflicts but the last one. */
export function mustGoOn(state: State): void {
  mustBeFought(state);
  if (state.place === JOURNEY.length - 1)
    throw misfit(['step'], `after ${called(placeNow(state))} comes Mount Doom: write the step mountDoom`);
}

export function mustBeAtMountDoom(state: State): void {
  const last = JOURNEY[JOURNEY.length - 1] ?? '';
  if (placeNow(state) !== last)
    throw misfit(['step'], `Mount Doom comes after ${called(last)}: write "place: ${called(last)}"`);
}

export function mustBeIn(state: State, seat: Seat): void {
  const { out, hobbit } = playerAt(state, seat);
  if (out) throw misfit(['with', 'seat'], `${called(hobbit)} is out of the game`);
}

export function mustHaveTile(state: State): void {
  if (state.tile.length === 0)
    throw misfit(['step'], 'no tile is revealed: write which one, as "tile: [NAME]" in "given"');
}

/** LOB-6.01: the marker is on an event. */
export function mustHaveReachedEvent(state: State): void {
  const { id, events } = boardNow(state);
  if (state.conflict.events === 0)
    throw misfit(
      ['step'],
      `no event has been reached: "conflict.events" in "given" must be 1 to ${events.length} in ${called(id)}`,
    );
}

/** LOB-11.01, LOB-13.02: the Ring-bearer, once in each conflict. */
export function mustHaveRing({ bearer, conflict }: State): void {
  if (bearer === null) throw misfit(['step'], 'nobody bears the Ring: write a "bearer"');
  if (conflict.ringWorn)
    throw misfit(
      ['step'],
      'the Ring is put on once in a conflict: leave "ringWorn: true" out, this step sets it',
    );
}

export function mustBeFace(face: string): void {
  const faces = FACES.map(({ id }) => id);
  if (!faces.includes(face))
    throw misfit(['with', 'face'], `${called(face)} is no face of the threat die; there is ${listed(faces)}`);
}

export function mustBeOpenTrack(state: State, track: string): void {
  const open: readonly string[] = openTracks(state);
  if (!open.includes(track))
    throw misfit(
      ['with', 'track'],
      `the marker of "${called(track)}" cannot advance; here there is ${open.join(', ') || 'none'}`,
    );
}

/** LOB-3.04, LOB-6.01, LOB-5.09: the actions of this haven; or the events of this board, and what tiles bring. */
export function mustBeTrialHere(state: State, trial: string): void {
  const haven = havenNamed(placeNow(state));
  const onTiles = TILES.flatMap((tile) => tile.trial?.id ?? []);
  const here = haven?.actions.map(({ id }) => id) ?? [
    ...boardNow(state).events.map(({ id }) => id),
    ...onTiles,
  ];
  if (here.includes(trial)) {
    if (haven === undefined && onTiles.includes(trial)) mustBeOpenOrOver(state);
    return;
  }
  const printed =
    HAVENS.find(({ actions }) => actions.some(({ id }) => id === trial)) ??
    BOARDS.find(({ events }) => events.some(({ id }) => id === trial));
  const what =
    printed === undefined
      ? `is a ${kindOf(trial)}`
      : `is printed on ${called(printed.id)}, and "place" is ${called(placeNow(state))}`;
  throw misfit(['with', 'trial'], `${called(trial)} ${what}; here there is ${listed(here)}`);
}

export function mustDemand(trial: string): void {
  if (trialNamed(trial).demand === undefined)
    throw misfit(['with', 'trial'], `${called(trial)} asks for nothing: write the step trial`);
}

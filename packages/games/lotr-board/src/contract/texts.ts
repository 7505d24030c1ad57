import { texts, view } from '@concilio/kernel';

/** What the sentences on options hold. */
export const TEXTS = texts({
  'option.for-demand': { trial: view.thing(), stars: view.counter() },
  'option.gandalf': { card: view.thing() },
  'option.play': { card: view.thing() },
  'option.player': { player: view.seat() },
  'option.roll': { rolls: view.counter() },
  'option.runes': { runes: view.counter() },
  'option.track': { track: view.thing(), gives: view.list(view.thing()) },
  'option.useless': { card: view.thing() },
  'why.colour-played': { card: view.thing(), colour: view.word() },
  'why.two-played': { first: view.thing(), second: view.thing() },
});

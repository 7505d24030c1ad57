import { texts, view } from '@concilio/kernel';

/** What the sentences on options hold. */
export const TEXTS = texts({
  'option.join': { card: view.thing(), twilight: view.counter() },
  'option.move-on': { site: view.counter() },
  'option.number': { number: view.counter() },
  'option.place': { place: view.counter() },
  'option.play-for': { card: view.thing(), twilight: view.counter() },
  'option.player': { player: view.seat() },
  'option.use': { card: view.thing(), ability: view.word() },
  'option.use-for': { card: view.thing(), other: view.thing() },
});

import { texts, view } from '@concilio/kernel';

/** A component, and the Rune that is spent for it, if one is. */
const forRune = { what: view.thing(), rune: view.thing() };
const what = { what: view.thing() };

/** What the sentences on options hold. */
export const TEXTS = texts({
  'option.activate': forRune,
  'option.activate-leader': forRune,
  'option.activate-monster': what,
  'option.ally': forRune,
  'option.army': { player: view.seat(), value: view.counter(), region: view.counter() },
  'option.attribute': forRune,
  'option.control': forRune,
  'option.heal': what,
  'option.hunt': what,
  'option.priest': what,
  'option.raise': { value: view.counter(), region: view.counter() },
  'option.rune-action': forRune,
  'option.sea': what,
  'option.use': what,
});

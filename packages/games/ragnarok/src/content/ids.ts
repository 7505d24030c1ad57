import type { Box } from './box.ts';

const once = (ids: readonly string[]): string[] => ids.filter((id, place) => ids.indexOf(id) === place);
const of = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);

/** Everything in a box that has a name: things, and the weapons of its cards. */
export function idsIn(box: Box) {
  return {
    thing: [
      ...box.runes,
      ...of([...box.maps, ...box.realms, ...box.gods, ...box.heroes, ...box.origins, ...box.blessings]),
      ...of([...box.artifacts, ...box.monsters, box.leader, ...box.combat, ...box.attacks]),
      ...of([...box.events, ...box.omens]),
      ...once(box.maps.flatMap(({ seas, lands }) => of([...seas, ...lands]))),
    ],
    icon: once(box.combat.map(({ icon }) => icon)),
  };
}

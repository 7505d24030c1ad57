import type { Feature } from '../../games/contract.ts';
import { gamesWith } from '../../games/index.ts';
import { texts } from '../../text/index.ts';
import { useSay } from '../../ui/say.ts';
import { Tabs } from '../../ui/Tabs.tsx';

interface Props {
  readonly feature: Feature;
  /** The place of its pages: each game has an address below it. */
  readonly place: 'cards' | 'decks' | 'scores' | 'campaigns';
  readonly now: string;
}

/** The games that have a feature, each one click away; where there is one only, there is nothing to choose. */
export function Others({ feature, place, now }: Props) {
  const say = useSay(texts);
  const games = gamesWith(feature);
  return games.length < 2 ? null : (
    <Tabs
      label={say(place === 'scores' ? 'menu.campaigns' : `menu.${place}`)}
      tabs={games.map(({ id }) => ({
        href: `/${place}/${id}`,
        text: say(`game.${id}.name`),
        isHere: id === now,
      }))}
    />
  );
}

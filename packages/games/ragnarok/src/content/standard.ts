import type { Box } from './box.ts';
import artifacts from './base/artifacts.json' with { type: 'json' };
import attacks from './base/attacks.json' with { type: 'json' };
import blessings from './base/blessings.json' with { type: 'json' };
import combat from './base/combat.json' with { type: 'json' };
import events from './base/events.json' with { type: 'json' };
import gods from './base/gods.json' with { type: 'json' };
import heroes from './base/heroes.json' with { type: 'json' };
import leader from './base/leader.json' with { type: 'json' };
import maps from './base/maps.json' with { type: 'json' };
import monsters from './base/monsters.json' with { type: 'json' };
import omens from './base/omens.json' with { type: 'json' };
import origins from './base/origins.json' with { type: 'json' };
import realms from './base/realms.json' with { type: 'json' };
import supply from './base/supply.json' with { type: 'json' };
import temples from './base/temples.json' with { type: 'json' };

/** The box of the base game. That it is one is tested; the files say it in the words of `effects.ts`. */
export const STANDARD: Box = {
  ...supply,
  maps,
  realms,
  ...gods,
  heroes,
  origins,
  blessings,
  artifacts,
  ...monsters,
  leader,
  combat,
  attacks,
  events,
  omens,
  counters: temples,
} as unknown as Box;

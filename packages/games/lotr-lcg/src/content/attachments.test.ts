import { cardsIn } from '@concilio/cards';
import { parseSource, start } from '@concilio/suite';
import { expect, test } from 'vitest';
import { kit as lotrLcg } from '../kit.ts';
import { hostsFor } from '../rules/planning.ts';
import { nameOf } from '../rules/select.ts';

/** One card of each kind on the table, and every attachment of the box in one hand. */
const FILE = `game: lotr-lcg
seed: "1"
seats: [Tom]
options: { decks: [tactics] }
at: { step: planning, with: { seat: Tom } }
given:
  location: [Forest Gate]
  staging: [Old Forest Road, King Spider]
  seats:
    Tom:
      inPlay: [Gimli, Veteran Axehand]
      engaged: [Wargs]
      hand: [Steward of Gondor, Celebrían’s Stone, Blade of Gondolin, Citadel Plate, Dwarven Axe, Horn of Gondor, The Favor of the Lady, Power in the Earth, Unexpected Courage, Forest Snare, Protector of Lórien, Dark Knowledge, Self Preservation]
`;

test('LCG-6.04, LCG-14.12: each attachment says what it may be attached to', () => {
  const { state } = start(lotrLcg, parseSource(FILE)).match.table;
  const hosts = Object.fromEntries(
    cardsIn(state.cards, 'hand/0').map((card) => [
      nameOf(state, card),
      hostsFor(state, card).map((host) => nameOf(state, host)),
    ]),
  );
  const hero = ['gimli'];
  expect(hosts).toEqual({
    'steward-of-gondor': hero,
    'celebrians-stone': hero,
    'blade-of-gondolin': hero,
    'citadel-plate': hero,
    'dwarven-axe': hero,
    'horn-of-gondor': hero,
    'the-favor-of-the-lady': hero,
    'unexpected-courage': hero,
    'protector-of-lorien': hero,
    'dark-knowledge': hero,
    'self-preservation': ['gimli', 'veteran-axehand'],
    'power-in-the-earth': ['forest-gate', 'old-forest-road'],
    'forest-snare': ['wargs'],
  });
});

import type { PositionFormat } from '@concilio/positions/format';
import { STANDARD } from '../content/standard.ts';
import type { Ragnarok } from '../state.ts';
import { examples } from './examples.ts';
import { GIVEN, putAway, read, write, zones } from './given.ts';
import { AT } from './steps.ts';

const HAND = 12;

/** How position files speak of this game. */
export const position: PositionFormat<Ragnarok> = {
  seats: {
    rule: 'The colours, clockwise in this order. Two: green, red; three: also blue; four: also yellow.',
  },
  at: AT,
  draws: [
    { kind: 'die', stream: 'monster', text: 'The Monster die.', faces: ['move', 'attack', 'choice'] },
    { kind: 'die', stream: 'draft', text: 'Who begins the draft, at set-up.', faces: 'seats' },
    {
      kind: 'die',
      stream: 'discard',
      text: 'Which card of a hand is discarded at random, counted from 1.',
      faces: Array.from({ length: HAND }, (_, place) => place + 1),
    },
    {
      kind: 'shuffle',
      stream: 'combat',
      text: 'The Combat deck: at set-up (where "at" is left out), and whenever it is used up.',
    },
    {
      kind: 'shuffle',
      stream: 'attacks',
      text: 'The Monster Attack cards: at set-up (where "at" is left out), and before each Hunt; the first two are then the Monster’s hand.',
    },
    {
      kind: 'shuffle',
      stream: 'events',
      text: 'The Event deck: at set-up, where the first card places the Leader and the next ones, one a player, place Monsters; and whenever it is used up.',
    },
    {
      kind: 'shuffle',
      stream: 'blessings',
      text: 'The Blessings: at set-up, and whenever the deck is used up.',
    },
    {
      kind: 'shuffle',
      stream: 'forges',
      text: 'The Forge tokens at set-up, in the order of the Regions; with two players drawn twice, first the one that is not of each type, then all.',
      values: STANDARD.runes,
    },
    {
      kind: 'shuffle',
      stream: 'monsters',
      text: 'The boards of the two Monsters of a Rune at set-up, once for each Rune.',
      values: STANDARD.monsters.map(({ id }) => id),
    },
    {
      kind: 'shuffle',
      stream: 'heroes',
      text: 'The Hero tiles, before each player drafts: the first two are drawn.',
      values: STANDARD.heroes.map(({ id }) => id),
    },
    {
      kind: 'shuffle',
      stream: 'origins',
      text: 'The Origin cards that are not handed on, before each player drafts: the first two are drawn.',
      values: STANDARD.origins.filter(({ passed }) => passed !== true).map(({ id }) => id),
    },
  ],
  given: GIVEN,
  zones,
  putAway,
  read,
  write,
  examples,
};

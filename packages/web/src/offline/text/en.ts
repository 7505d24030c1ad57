/** What matches on one device say. */
export const en = {
  'local.loading': 'The table is being set up…',
  'local.unknown': 'This device keeps no such match. It may have been deleted, or played in another browser.',
  'local.failed': 'This browser cannot keep matches: allow this site to store data, and try again.',
  'local.home': 'To the start page',
  'hand.title': 'Hand the device to {name}',
  'hand.about': 'The cards are hidden until {name} has it.',
  'hand.take': 'I am {name}',
  'hand.give': 'Hand over to {name}',
  'hands.title': 'Your seats',
  'hands.asked': 'asked',
  'hands.turn': 'Answer as {name}',
  'hands.key': 'The table from your next seat',
};

export type Key = keyof typeof en;

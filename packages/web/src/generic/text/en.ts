/** What the table says that is drawn from a view alone. */
export const en = {
  'table.shared': 'The table',
  'table.others': 'The other players',
  'table.own': 'Your place',
  'table.you': 'you',
  'table.asked': 'is asked',
  'table.parts': 'Parts of the table',
  'table.calling': 'something to choose',
  'zones.empty': 'Empty: {zones}',
  'zone.empty': 'empty',
  'zone.unfold': 'Show all {count}',
  'zone.fold': 'Show fewer',
  'card.backs': '{count, plural, one {# face down} other {# face down}}',
  'card.unseen': 'face down',
  'card.key': 'key {key}',
  'card.chosen': 'chosen',
  'card.blocked': 'not now: why?',
  'card.option': 'can be chosen',
  'track.at': '{label}: {at} of {max}',
  'page.copies': '{count, plural, =0 {} one {One in the box.} other {# in the box.}}',
  'page.nothing': 'Nothing is printed on it.',
};

export type Key = keyof typeof en;

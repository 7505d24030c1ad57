/** What can be done about somebody at a table. */
export const en = {
  'person.menu': 'About {name}',
  'person.mute': 'Mute at this table',
  'person.block': 'Block {name}',
  'person.unblock': 'Unblock {name}',
  'person.complain': 'Complain about {name}',
  'person.complain.line': 'Complain about this line',
  'person.blocked':
    '{name} is blocked: you read nothing from them any more, and sit at no new table together.',
  'person.unblocked': '{name} is no longer blocked.',
  'person.is-muted': '{name} is muted.',
  'person.is-blocked': 'blocked',
  'complain.title': 'Complain about {name}?',
  'complain.about':
    'Those who keep this server read it, with your name and the table; {name} hears nothing of it.',
  'complain.about.line':
    'Those who keep this server read this line, with your name and the table; {name} hears nothing of it.',
  'complain.no': 'Leave it',
  'complain.yes': 'Complain',
  'complain.done': 'Your complaint has arrived.',
  'blocked.title': 'People you have blocked',
  'blocked.none': 'Nobody. At a table, the menu beside a name blocks somebody.',
};

export type Key = keyof typeof en;

/** What every game says alike. */
export const en = {
  'outcome.conceded': 'Given up.',
  'outcome.together.won': 'The players have won.',
  'outcome.together.lost': 'The players have lost.',
  'outcome.winners': '{count, plural, =0 {Nobody wins.} one {{names} wins.} other {{names} share the win.}}',
  'answer.yes': 'Yes',
  'answer.no': 'No',
  'answer.pass': 'Pass',
  'answer.none': 'None',
  'answer.done': 'Done',
};

export type Key = keyof typeof en;

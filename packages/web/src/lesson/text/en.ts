/** What stands around the words of a coach, whatever the game. */
export const en = {
  'lesson.title': 'Your first game',
  'lesson.loading': 'The first game is being set up…',
  'lesson.failed': 'This browser cannot keep matches: allow this site to store data, and try again.',
  'lesson.home': 'To the start page',
  'lesson.again': 'Begin the first game again',
  coach: 'Coach',
  'coach.quiet': 'Play on. I speak up when something new comes.',
  'coach.all': 'You have met everything there is. Play on.',
  'coach.count': '{at} of {count}',
  'coach.back': 'The one before',
  'coach.forward': 'The one after',
  'coach.more': 'More',
  'coach.fold': 'Fold the coach away',
  'coach.unfold': 'Unfold the coach',
  'coach.rule': 'Rule {id}',
  'keys.more': 'Coach: more, or the one after',
  'keys.back': 'Coach: the one before',
};

export type Key = keyof typeof en;

import { asOptions, seedFrom } from '@concilio/kernel';
import type { LocalPlan } from '../../../net/local/messages.ts';
import type { Names } from '../../../features/lesson/course.ts';

/**
 * Aragorn, Théodred and Glóin alone through Mirkwood, in the easy mode: the first game should be won by whoever thinks
 * along. The seed settles how the decks lie, so that everything worth a word comes up.
 */
export const plan = async (names: Names): Promise<LocalPlan> => ({
  game: 'lotr-lcg',
  name: names.match,
  options: asOptions({ scenario: 'passage-through-mirkwood', decks: ['leadership'], easy: true }),
  seed: seedFrom('first game 9'),
  seats: [{ name: names.me, bot: null }],
});

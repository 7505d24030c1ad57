/** Which bot plays lotr-tcg better, with the starter decks. */
import { bots } from './bots.mjs';

export default bots('lotr-tcg', 'seats and decks');

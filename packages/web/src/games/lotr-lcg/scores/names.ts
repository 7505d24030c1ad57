import { gameText, type Words } from '@concilio/words';

/** What a scenario is called; one that the game has no text for, by its id. */
export const scenarioTitle = (words: Words, scenario: string): string =>
  gameText(words, `scenario.${scenario}`) ?? scenario;

/** What a deck is called: starter decks by the game, others by whoever made them. */
export const deckTitle = (words: Words, deck: string): string => gameText(words, `deck.${deck}`) ?? deck;

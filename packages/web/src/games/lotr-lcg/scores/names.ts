import { gameText, type Speaker } from '@concilio/text';

/** What a scenario is called; one that the game has no text for, by its id. */
export const scenarioTitle = (speaker: Speaker, scenario: string): string =>
  gameText(speaker, `scenario.${scenario}`) ?? scenario;

/** What a deck is called: starter decks by the game, others by whoever made them. */
export const deckTitle = (speaker: Speaker, deck: string): string =>
  gameText(speaker, `deck.${deck}`) ?? deck;

import { hash, readContract, storedContract } from '@concilio/kernel';
import type { KeptReplay } from '@concilio/tables';
import { LANGUAGES, type Language, type Spoken, type Texts } from '@concilio/text';

/** Whether the game still shows what it showed then: its own table can draw the match. */
export function isShownAlike(game: Spoken, replay: KeptReplay): boolean {
  const things = new Set(game.things.map(({ id }) => id));
  return (
    replay.things.every(({ id }) => things.has(id)) &&
    hash(storedContract(game.contract)) === hash(replay.contract)
  );
}

/**
 * The game as it is spoken of and drawn in a match of an older version. Its rules are still those of today: a kept
 * replay has no state that they could be asked about, and they never are.
 */
export function gameOfReplay(game: Spoken, replay: KeptReplay): Spoken {
  // The texts that the options of the match brought are among those that were kept.
  const { textFor: _textFor, ...today } = game;
  if (isShownAlike(game, replay))
    return { ...today, text: inEach((language) => ({ ...game.text[language], ...replay.text[language] })) };
  const { version, kind, text, content, things, seatNames } = replay;
  return {
    ...today,
    version,
    kind,
    text,
    content,
    contract: readContract(replay.contract),
    things,
    seatNames,
  };
}

const inEach = (texts: (language: Language) => Texts): Readonly<Record<Language, Texts>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, texts(language)])) as Record<Language, Texts>;

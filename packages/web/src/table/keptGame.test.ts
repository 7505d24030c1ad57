import { answerOpen, atTable, botNamed, type Playable } from '@concilio/bots';
import { Match, seedFrom, type Shape } from '@concilio/kernel';
import { kit as lotrLcg } from '@concilio/lotr-lcg/kit';
import { orchard } from '@concilio/suite/orchard';
import { beginningOf, type KeptReplay, replayOf } from '@concilio/tables';
import {
  eventText,
  outcomeText,
  readView,
  seatNames,
  type Language,
  LANGUAGES,
  type Spoken,
} from '@concilio/text';
import { expect, test } from 'vitest';
import { speakerFor } from './markup.ts';
import { gameOfReplay, isShownAlike } from './keptGame.ts';
import { keptTape, newTape } from './tape.ts';

/** A game with its texts in all languages. */
type InAll = Playable & Spoken<Shape, Language>;

const names = ['Ana', 'Bo'];

/** A match that bots have played, and what is kept of it. */
function played(game: InAll) {
  const seed = seedFrom('kept');
  const bot = botNamed(game, 'simple', { playouts: 1 }) ?? botNamed(game, 'random', { playouts: 1 });
  if (bot === null) throw new Error('Nobody can play.');
  const match = Match.create(game, { seats: 2, options: {}, seed });
  const player = atTable(game, [bot, bot], seed);
  while (match.outcome === null) answerOpen(match, player);
  const seats = names.map((name) => ({ name, bot: null }));
  const replay = replayOf(
    game,
    { ...beginningOf(match), name: '', seats, clock: null, began: 0 },
    match.answers.map((answer) => ({ kind: 'answer', at: 0, ...answer, by: 'person' })),
  );
  return { match, replay: JSON.parse(JSON.stringify(replay)) as KeptReplay };
}

const cards = lotrLcg as unknown as InAll;
const quest = played(cards);

/** The same game after a new version: other views, fewer things, other words. */
function nextVersion(game: InAll): InAll {
  const { contract, things, text } = game;
  const { view } = orchard.second.contract;
  return {
    ...game,
    version: game.version + 1,
    contract: { ...contract, view, events: {}, texts: {} },
    things: things.slice(0, 1),
    seatNames: null,
    text: { en: { 'game.name': text.en['game.name'] ?? '' }, es: {}, ro: {} },
    content: [],
  };
}

test('a kept replay shows at every moment what the match itself shows', () => {
  const { match, replay } = played(orchard.first);
  const [tape, kept] = [newTape(orchard.first, match.save()), keptTape(replay)];
  expect(kept).toMatchObject({ length: tape.length, outcome: match.outcome, branch: null });
  expect([kept.seats, kept.answered]).toEqual([tape.seats, tape.answered]);
  for (const viewer of ['referee', 'audience', ...match.seats] as const)
    for (let moment = 0; moment <= tape.length; moment++) {
      expect(kept.frame(moment, viewer)).toEqual(tape.frame(moment, viewer));
      expect(kept.next(moment, viewer)).toEqual(tape.next(moment, viewer));
    }
});

test('the game’s own table draws it as long as the game shows the same, by whatever rules', () => {
  const { replay } = played(orchard.first);
  const { first, second } = orchard;
  expect(isShownAlike(first, replay)).toBe(true);
  expect(isShownAlike({ ...first, version: 2, create: second.create, steps: second.steps }, replay)).toBe(
    true,
  );
  expect(isShownAlike(second, replay)).toBe(false);
  expect(gameOfReplay(second, replay)).toMatchObject({
    version: 1,
    contract: { events: { watered: { data: { seat: { is: 'seat' } } } } },
  });
});

test('a game that no longer has the cards of a match does not draw it with its own table', () => {
  const { replay } = quest;
  const [gone] = replay.things;
  const things = cards.things.filter(({ id }) => id !== gone?.id);
  expect(isShownAlike(cards, replay)).toBe(true);
  expect(isShownAlike({ ...cards, things }, replay)).toBe(false);
});

test('everything is read and said as it was, though the game has forgotten it, in every language', () => {
  const { match, replay } = quest;
  const then = gameOfReplay(nextVersion(cards), replay);
  const tape = keptTape(replay);
  for (const language of LANGUAGES) {
    const [was, is] = [speakerFor(cards, language, names), speakerFor(then, language, names)];
    for (let moment = 0; moment <= tape.length; moment += 23) {
      const { view, events } = tape.frame(moment, 'referee');
      expect(readView(is, view)).toEqual(readView(was, view));
      expect(seatNames(is, view)).toEqual(seatNames(was, view));
      for (const event of events.slice(-5)) expect(eventText(is, event)).toBe(eventText(was, event));
    }
    const { outcome } = match;
    if (outcome === null) throw new Error('The match is not over.');
    expect(outcomeText(is, outcome)).toBe(outcomeText(was, outcome));
  }
});

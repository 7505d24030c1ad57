/** What players may say to each other at a table of lotr-lcg, and what nobody hears. */
import type { Playable } from '../packages/bots/src/index.ts';
import { expect, test } from 'vitest';
import { asOptions, seat, seedFrom, frameFor, type Shape } from '../packages/kernel/src/index.ts';
import { kit as lotrLcg } from '../packages/games/lotr-lcg/src/kit.ts';
import { bodyOf, lineFor, said } from '../packages/server/src/chat.ts';
import { LiveTable, PHRASES, type Said } from '../packages/tables/src/index.ts';
import { LANGUAGES } from '../packages/text/src/index.ts';
import { texts } from '../packages/web/src/table/text/index.ts';

const game = lotrLcg as unknown as Playable<Shape>;
const [tom, kris] = [seat(0), seat(1)];

/** A table of two, each of whom looks at an opening hand. */
function table(): LiveTable {
  const opened = LiveTable.open(
    game,
    {
      game: game.id,
      version: game.version,
      options: asOptions({ decks: ['spirit', 'leadership'] }),
      seed: seedFrom('talk'),
      start: null,
      name: 'Talk',
      seats: [
        { name: 'Tom', bot: null },
        { name: 'Kris', bot: null },
      ],
      clock: null,
      began: 0,
    },
    [],
  );
  for (const at of [tom, kris]) {
    const [question] = opened.frameFor(at, null).questions;
    opened.command(at, { do: 'answer', question: question?.question ?? '', pick: 'seat-0' }, 0);
  }
  return opened;
}

/** What Tom says, as Kris reads it. */
function heard(at: LiveTable, words: Omit<Said, 'do'>) {
  const body = bodyOf(said.parse({ do: 'say', ...words }) as Said);
  const message = { number: 1, at: 0, player: null, seat: tom, body: { ...body } };
  return lineFor(message, at, kris);
}

interface Shown {
  readonly id?: string;
  readonly card?: string | null;
}
const handOf = (at: LiveTable, whose: number, viewer: typeof tom) => {
  const view = frameFor(at.match, viewer).view as unknown as { seats: readonly { hand: readonly Shown[] }[] };
  return view.seats[whose]?.hand ?? [];
};

test('LCG-27.01: whatever players say to each other arrives word for word', () => {
  const plan = 'I can defend twice; you quest with Éowyn, and keep 2 resources for the treachery!';
  expect(heard(table(), { text: plan })).toMatchObject({ text: plan, seat: tom });
});

test('LCG-27.02: what a player holds is not told by pointing at it, nor by anything else that is sent', () => {
  const at = table();
  const own = handOf(at, 0, tom);
  expect(own).toHaveLength(6);
  for (const { id, card } of own) {
    expect(card).toEqual(expect.any(String));
    expect(heard(at, { phrase: 'keep-this', at: id ?? '' })).not.toHaveProperty('at');
  }
  expect(handOf(at, 0, kris).map(({ card }) => card ?? null)).toEqual(own.map(() => null));
  const sent = JSON.stringify(at.frameFor(kris, null));
  for (const { card } of own) expect(sent).not.toContain(`"${card}"`);
});

test('LCG-27.05: there are preset hints in every language, and none of them names a card', () => {
  for (const phrase of PHRASES) expect(heard(table(), { phrase })).toMatchObject({ phrase });
  for (const language of LANGUAGES) {
    const names = lotrLcg.content.map(({ id }) => lotrLcg.text[language][`thing.${id}`] ?? id);
    const hints = PHRASES.map((phrase) => texts[language][`phrase.${phrase}`]);
    expect(new Set(hints).size).toBe(PHRASES.length);
    for (const hint of hints)
      for (const name of names) expect(hint.toLowerCase()).not.toContain(name.toLowerCase());
  }
});

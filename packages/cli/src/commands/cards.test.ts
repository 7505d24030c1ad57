import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '@concilio/text';
import { afterAll, expect, test } from 'vitest';
import { testTerminal } from '../../test/terminal.ts';
import { madeRun, OWN_TESTS } from '../../test/covered.ts';
import { type Call, UsageError } from '../command.ts';
import { type Kit, gameNamed } from '../games.ts';
import { type Place, placeAt } from '../coverage/place.ts';
import { cardsCommand, showCards } from './cards.ts';

const root = mkdtempSync(join(tmpdir(), 'concilio-cards-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const embers = [1, 2, 3, 4, 5, 6].map((value) => `ember-${value}`);

/** Two tests: one in which these cards are laid, and one in which all are drawn and the first is laid. */
const cards = (
  laid: readonly string[],
  json: boolean,
  language: Language = 'en',
  changes: Partial<Kit> = {},
) => {
  const place = madeRun(root, {
    files: {
      [OWN_TESTS]: [
        { title: 'some are laid', told: { tutorial: { 'card.laid': laid } } },
        {
          title: 'all are drawn',
          told: { tutorial: { 'card.drawn': embers, 'card.laid': laid.slice(0, 1) } },
        },
      ],
    },
  });
  return cardsAt(place, json, language, changes);
};

async function cardsAt(place: Place, json: boolean, language: Language, changes: Partial<Kit>) {
  const printed: string[] = [];
  const notes: string[] = [];
  const call: Call = {
    operands: ['tutorial'],
    values: {},
    json,
    language,
    print: (text) => void printed.push(text),
    note: (text) => void notes.push(text),
  };
  const code = await showCards(
    { ...gameNamed('tutorial'), ...changes },
    call,
    testTerminal([]).terminal,
    place,
  );
  expect(printed).toHaveLength(1);
  return { code, output: printed.join(), notes };
}

test('--json has all that is printed, and whether it was used', async () => {
  const { code, output } = await cards(embers, true);
  expect(code).toBe(0);
  const listed = JSON.parse(output);
  expect(listed).toHaveLength(6);
  expect(listed[0]).toEqual({
    id: 'ember-1',
    names: { es: 'Brasa 1', en: 'Ember 1', ro: 'Jar 1' },
    type: 'ember',
    facts: { value: 1, copies: 3 },
    text: { es: 'Suma 1 al fuego.', en: 'Adds 1 to the fire.', ro: 'Adaugă 1 la foc.' },
    playable: true,
    tests: 2,
    plainFunctions: 0,
  });
  expect(listed[1]).toMatchObject({ id: 'ember-2', playable: true, tests: 1 });
});

test('a card that was drawn and never laid is not playable', async () => {
  const { code, output } = await cards(embers.slice(0, 5), true);
  expect(code).toBe(1);
  expect(JSON.parse(output)[5]).toMatchObject({ id: 'ember-6', playable: false, tests: 0 });
});

test('for people: a table for each type, and what is not playable', async () => {
  const { code, output } = await cards(embers.slice(0, 4), false);
  expect(code).toBe(1);
  expect(output.split('\n')).toEqual([
    'Beacon',
    '',
    'Embers  4 of 6',
    '  ✓ Ember 1  ember-1  2 tests',
    '      Adds 1 to the fire.',
    '  ✓ Ember 2  ember-2  1 test',
    '      Adds 2 to the fire.',
    '  ✓ Ember 3  ember-3  1 test',
    '      Adds 3 to the fire.',
    '  ✓ Ember 4  ember-4  1 test',
    '      Adds 4 to the fire.',
    '  ✗ Ember 5  ember-5  0 tests  never told: card.laid',
    '      Adds 5 to the fire.',
    '  ✗ Ember 6  ember-6  0 tests  never told: card.laid',
    '      Adds 6 to the fire, but not to a cold one, unless the hand holds nothing',
    '      else.',
    '',
    '4 of 6 are playable, with 0 functions of their own.',
    'Not playable: Ember 5, Ember 6',
  ]);
});

test('for people in their language', async () => {
  const { code, output } = await cards(embers, false, 'ro');
  expect(code).toBe(0);
  expect(output).toContain('Jar  6 din 6\n  ✓ Jar 1  ember-1  2 teste\n');
  expect(output).toContain('Se pot juca 6 din 6, cu 0 funcții proprii.');
});

test('code of its own and uses that nothing tells of are remarked upon', async () => {
  const content = [
    { id: 'ember-1', type: 'ember', facts: {}, uses: ['card.laid', 'card.burnt'], plainFunctions: 1 },
    { id: 'coal', type: 'coal', facts: {}, uses: [], plainFunctions: 0 },
  ];
  const { code, output } = await cards(embers, false, 'en', { content });
  expect(code).toBe(1);
  expect(output.split('\n').slice(2)).toEqual([
    'Embers  0 of 1',
    '  ✗ Ember 1  ember-1  2 tests  1 function of its own; never told: card.burnt',
    '      Adds 1 to the fire.',
    '',
    'coal  0 of 1',
    '  ✗ coal  coal  0 tests  no event tells of its use',
    '',
    '0 of 2 are playable, with 1 function of their own.',
    'Not playable: Ember 1, coal',
  ]);
});

test('a game without a list of its cards is refused', async () => {
  await expect(cards(embers, true, 'en', { content: [] })).rejects.toThrow(
    '“tutorial” has no list of its cards.',
  );
});

test('without a report the cards are read all the same, and none counts as playable', async () => {
  const nowhere = placeAt(join(root, 'nothing'));
  const { code, output, notes } = await cardsAt(nowhere, false, 'es', {});
  expect(code).toBe(1);
  expect(output).toContain('Brasas  6\n  · Brasa 1  ember-1\n      Suma 1 al fuego.\n');
  expect(output).not.toMatch(/[✓✗]|Se pueden jugar/);
  expect(notes.join()).toContain('No se conoce ninguna ejecución de los tests');
  const { output: document } = await cardsAt(nowhere, true, 'es', {});
  expect(JSON.parse(document)[0]).toMatchObject({ id: 'ember-1', playable: false, tests: 0 });
});

test.each([
  [[], '“cards” needs GAME: see “npx concilio cards --help”.'],
  [['tutorial', 'x'], '“cards” takes no further word “x”.'],
  [['tutoral'], 'There is no game “tutoral”; did you mean “tutorial”?'],
])('%j is refused', async (operands, message) => {
  const command = cardsCommand(testTerminal([]).terminal, placeAt(join(root, 'nothing')));
  const call = {
    operands,
    values: {},
    json: false,
    language: 'en',
    print: () => {},
    note: () => {},
  } as const;
  await expect(command.run(call)).rejects.toSatisfy(
    (problem: unknown) => problem instanceof UsageError && problem.message === message,
  );
});

test('numbers that the game has a word for, and what a card says in the shadow', async () => {
  const { text } = gameNamed('tutorial');
  const more = { 'stat.value': 'Heat', 'shadow.ember-1': 'It smokes.' };
  const changes = { text: { ...text, en: { ...text.en, ...more } } };
  const { output } = await cards(embers, false, 'en', changes);
  expect(output).toMatch(/Heat 1\n +Adds 1 to the fire\.\n +Shadow: It smokes\./);
  const [first, second] = JSON.parse((await cards(embers, true, 'en', changes)).output);
  expect(first.shadow).toEqual({ en: 'It smokes.' });
  expect(second).not.toHaveProperty('shadow');
});

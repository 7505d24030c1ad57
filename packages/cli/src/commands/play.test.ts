import { kit as beacon } from '@concilio/tutorial/kit';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { run } from '../../test/terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'concilio-play-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const first = (count: number): string[] => Array.from({ length: count }, () => '1');

test('a whole match is played through a pipe', async () => {
  const { code, output, errors } = await run(
    ['play', 'tutorial', '--seed', '7', '--bots', 'random'],
    first(30),
  );
  expect(errors).toBe('');
  expect(output).toContain('Which card do you lay on the fire?');
  expect(output).toMatch(/(Ana|Bo) wins\.|share the win/);
  expect(code).toBe(0);
});

test('the table shows the own hand and the backs of others', async () => {
  const { output } = await run(['play', 'tutorial', '--seed', '7'], []);
  expect(output).toMatch(/▸ Ana \(you\) {3}Points 0 {3}Hand Ember \d · Ember \d · Ember \d\n/);
  expect(output).toMatch(/ {2}Bo {10}Points 0 {3}Hand ▒▒▒\n/);
  expect(output).not.toContain('Bo draws');
  expect(output).not.toContain('\u001b');
});

test('it speaks the reader’s language', async () => {
  const { output } = await run(['play', 'tutorial', '--seed', '7'], ['help'], { LANG: 'es' });
  expect(output).toContain('¿Qué carta echas al fuego?');
  expect(output).toContain('deshace tu última respuesta');
});

test('what is not allowed says why', async () => {
  const { output } = await run(['play', 'tutorial', '--seed', '21', '--bots', 'random'], ['1', '?a']);
  expect(output).toMatch(/a {2}Ember 6 – A six may not be laid on a cold fire.*\n.*\[TUT-3\]/);
});

test('an undo rolls nothing again, not even a bot', async () => {
  const { output } = await run(
    ['play', 'tutorial', '--seed', '7', '--bots', 'random'],
    ['1', 'u', '1', 'u', '1'],
  );
  const answers = [...output.matchAll(/Bo lays Ember \d: the fire has \d+\./g)]
    .map(([line]) => line)
    .slice(1);
  expect(answers).toHaveLength(3);
  expect(new Set(answers).size).toBe(1);
});

describe('who sits where', () => {
  const seated = async (...words: string[]) => {
    const file = join(mkdtempSync(join(folder, 'seated-')), 'match.json');
    await run(['play', 'tutorial', '--seed', '1', ...words], [`save ${file}`, '', `save ${file}`]);
    return JSON.parse(readFileSync(file, 'utf8')).players;
  };
  const person = (name: string) => ({ name, bot: null });

  test('left out: one person and as many bots as are needed', async () => {
    expect(await seated('--bots', 'random')).toEqual([person('Ana'), { name: 'Bo', bot: 'random' }]);
  });
  test('a number of seats', async () => {
    const players = await seated('--seats', '4', '--bots', 'random,strong');
    expect(players.map((player: { bot: string }) => player.bot)).toEqual([
      null,
      'random',
      'strong',
      'strong',
    ]);
  });
  test('names, and which of them are people', async () => {
    expect(await seated('--seats', 'Tom,Kris,Lu', '--as', 'Kris,Tom', '--bots', 'random')).toEqual([
      person('Tom'),
      person('Kris'),
      { name: 'Lu', bot: 'random' },
    ]);
  });
  test('a name of one’s own', async () => {
    const [me, other] = await seated('--as', 'Bo', '--bots', 'random');
    expect(me).toEqual(person('Bo'));
    expect(other.name).toBe('Ana');
  });
  test('several bots bring their own seats', async () => {
    expect(await seated('--bots', 'random,random')).toHaveLength(3);
  });
});

test('a match that was saved goes on where it was', async () => {
  const file = join(folder, 'going.json');
  const start = ['play', 'tutorial', '--seed', '7', '--bots', 'random'];
  await run(start, ['1', `save ${file}`]);
  const whole = await run([...start], ['1', 'view', 'quit']);
  const table = (text: string) => text.slice(text.lastIndexOf('──'), text.lastIndexOf('Bo '));
  for (const words of [
    ['play', '--resume', file],
    ['play', 'tutorial', '--resume', file],
  ]) {
    const { code, output } = await run(words, ['view']);
    expect(code).toBe(0);
    expect(table(output)).toBe(table(whole.output));
    expect(output).toContain(`npx concilio play --resume ${file}`);
  }
});

test('a position is played by whoever is asked', async () => {
  const file = join(folder, 'position.yaml');
  writeFileSync(file, beacon.position.examples[0] ?? '');
  const { code, output, errors } = await run(['play', '--position', file, '--bots', 'random'], ['?', '1']);
  expect(errors).toBe('');
  expect(output).toMatch(/▸ Ana \(you\)/);
  expect(output).toContain('Fire Ember 5 · Ember 1');
  expect(code).toBe(0);
  const other = await run(['play', 'tutorial', '--position', file, '--as', 'Bo', '--bots', 'random'], []);
  expect(other.output).toContain('Bo (you)');
});

test.each([
  [['--seed', '1'], '--seed does not go with --position'],
  [['--as', 'Cleo'], 'No seat is called “Cleo”'],
])('a position with %j is refused', async (words, sentence) => {
  const file = join(folder, 'refused.yaml');
  writeFileSync(file, beacon.position.examples[0] ?? '');
  const { code, errors } = await run(['play', '--position', file, ...words]);
  expect(errors).toContain(sentence);
  expect(code).toBe(2);
});

test('with --json the conversation is on standard error, and one document on standard output', async () => {
  const { code, output, errors } = await run(['play', 'tutorial', '--seed', '7', '--json'], first(30));
  expect(code).toBe(0);
  expect(errors).toContain('Which card do you lay on the fire?');
  expect(JSON.parse(output)).toMatchObject({ game: 'tutorial', outcome: { reason: expect.any(String) } });
});

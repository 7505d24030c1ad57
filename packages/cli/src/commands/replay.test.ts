import { Match, type MatchRecord, seedFrom } from '@concilio/kernel';
import { beacon } from '@concilio/tutorial';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { run } from '../../test/terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'concilio-replay-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'match.json');

/** A match of ten answers, each the first that is offered. */
const match = Match.create(beacon, { seats: 2, seed: seedFrom('replay') });
for (let answer = 0; answer < 10; answer++) {
  const [open] = match.open;
  if (open === undefined || open.question.kind !== 'one') break;
  match.answer({ question: open.fingerprint, seat: open.seat, pick: open.question.options[0]?.id });
}
const players = [
  { name: 'Ana', bot: null },
  { name: 'Bo', bot: 'random' },
];
writeFileSync(file, JSON.stringify({ ...match.save(), players }));

const replayed = async (...words: string[]) => {
  const { code, output, errors } = await run(['replay', file, '--json', ...words]);
  return { code, errors, ...JSON.parse(output) };
};

test('a saved match comes to the same place again', async () => {
  const { code, hash, answers, events, view, pending } = await replayed();
  expect(code).toBe(0);
  expect(hash).toBe(match.hash);
  expect(answers).toEqual(match.answers.map(({ seat, pick, by }) => ({ seat, pick, by })));
  expect(events).toHaveLength(match.events('referee').length);
  expect(view).toEqual(match.view('referee'));
  expect(pending).toMatchObject([{ seat: match.waitingFor[0], question: 'lay', kind: 'one' }]);
});

test('--to stops earlier', async () => {
  const { hash, answers } = await replayed('--to', '3');
  expect(answers).toHaveLength(3);
  expect(hash).toBe(match.branch(3).hash);
  expect((await replayed('--to', '0')).answers).toEqual([]);
});

test.each(['11', '-1', 'x', '1.5'])('--to %s is refused', async (to) => {
  const { code, errors } = await run(['replay', file, `--to=${to}`]);
  expect(errors).toContain('--to takes a number from 0 to 10');
  expect(code).toBe(2);
});

test.each(['1', 'Bo'])('--seat %s sees what Bo saw', async (name) => {
  const { events, view, answers } = await replayed('--seat', name);
  expect(events).toHaveLength(match.events(1 as never).length);
  const [ana, bo] = view.seats;
  expect(ana.hand.every((card: { card: unknown }) => card.card === null)).toBe(true);
  expect(bo.hand.every((card: { card: unknown }) => typeof card.card === 'string')).toBe(true);
  expect(JSON.stringify({ events, view, answers })).not.toMatch(/"#\d\d?"/);
});

test('a seat that is not there is refused', async () => {
  const { code, errors } = await run(['replay', file, '--seat', 'Cleo']);
  expect(errors).toBe('No seat is called “Cleo”; the names are Ana, Bo.\n');
  expect(code).toBe(2);
});

test('a number that no seat has is refused with those that there are', async () => {
  const { code, errors } = await run(['replay', file, '--seat', '5']);
  expect(errors).toBe('There is no seat 5; they are numbered 0 to 1, and called Ana, Bo.\n');
  expect(code).toBe(2);
});

test('for people it tells the story, the table and the question', async () => {
  const { code, output } = await run(['replay', file], [], { LANG: 'es' });
  expect(code).toBe(0);
  expect(output).toMatch(/^ +1 {2}Ana roba Brasa \d\.\n/);
  expect(output).toContain('── Almenara ──');
  expect(output).toMatch(/Se pregunta a (Ana|Bo): ¿Qué carta echas al fuego\?/);
  expect(output).toContain(`10 respuestas, huella ${match.hash}`);
});

test('a match that is not over is shown whole only with a word of warning', async () => {
  const whole = await run(['replay', file]);
  expect(whole.errors).toContain('--seat shows one side');
  const side = await run(['replay', file, '--seat', 'Bo']);
  expect(side.errors).toBe('');
  const [waiting = 0] = match.waitingFor;
  const [asked, other] = [players[waiting]?.name ?? '', players[1 - waiting]?.name ?? ''];
  const own = await run(['replay', file, '--seat', asked]);
  expect(own.output).toContain(`${asked} is asked: Which card do you lay on the fire?`);
  expect((await run(['replay', file, '--seat', other])).output).toContain(`${asked} is asked.\n`);
});

describe('a record with a fault', () => {
  const broken = join(folder, 'broken.json');

  test('that no longer occurs is played to its end', async () => {
    writeFileSync(broken, JSON.stringify({ ...match.save(), fault: 'It was so.' }));
    const { code, output } = await run(['replay', broken, '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(output).hash).toBe(match.hash);
  });

  test('is played up to it, and it is shown', async () => {
    // The table at its first question, with an agenda that leads to a step that is not there.
    const saved: MatchRecord = JSON.parse(readFileSync(file, 'utf8'));
    const [open] = match.branch(0).open;
    const start = match.branch(0).from.checkpoint;
    const agenda = [{ step: 'nowhere', with: {} }, ...start.agenda];
    const table = { ...start, agenda, state: { ...start.state, hands: start.state.hands.map(() => []) } };
    writeFileSync(broken, JSON.stringify({ ...saved, start: table, log: [], fault: 'It has no hand.' }));
    expect(open).toBeDefined();
    const { code, output } = await run(['replay', broken, '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(output)).toMatchObject({ hash: null, fault: expect.stringContaining('failed') });
  });
});

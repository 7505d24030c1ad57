import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';

const command = fileURLToPath(new URL('../bin/concilio.mjs', import.meta.url));
const built = fileURLToPath(new URL('../dist/concilio.mjs', import.meta.url));
const build = fileURLToPath(new URL('../../../tools/build.mjs', import.meta.url));

const run = (words: readonly string[], input = '', environment: NodeJS.ProcessEnv = {}) =>
  spawnSync(process.execPath, [command, ...words], {
    input,
    encoding: 'utf8',
    env: { ...process.env, LANG: 'en', LC_ALL: '', LC_MESSAGES: '', ...environment },
  });

beforeAll(() => {
  if (!existsSync(built)) spawnSync(process.execPath, [build], { stdio: 'inherit' });
});

test('the built command prints one document', () => {
  const { status, stdout, stderr } = run(['games', '--json']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(JSON.parse(stdout)).toContainEqual(expect.objectContaining({ id: 'tutorial' }));
});

test('the built command plays through a pipe, and ends when the pipe does', () => {
  const { status, stdout, stderr } = run(['play', 'tutorial', '--seed', '7'], '1\n');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('Which card do you lay on the fire?');
  expect(stdout).toContain('The match is not over.');
});

test('the built command refuses in one sentence, in the language of the environment', () => {
  const { status, stdout, stderr } = run(['gams'], '', { LANG: 'es_ES.UTF-8' });
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toBe('No existe la orden «gams»; ¿quizá «games»?\n');
});

test('a reader that goes away is no fault', async () => {
  const child = spawn(process.execPath, [command, 'games', '--json'], { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.destroy();
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += String(chunk);
  });
  const [code] = await once(child, 'close');
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
});

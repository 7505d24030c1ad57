import { chmodSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { UsageError } from './command.ts';
import { readInput } from './files.ts';

const folder = mkdtempSync(join(tmpdir(), 'concilio-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

async function complaint(path: string, most = 1_000_000): Promise<string> {
  try {
    return `read: ${await readInput(path, most)}`;
  } catch (problem) {
    expect(problem).toBeInstanceOf(UsageError);
    return (problem as UsageError).message;
  }
}

test('a text is read, without its byte order mark', async () => {
  expect(await readInput(file('text', '\uFEFFgame: añil\n'), 100)).toBe('game: añil\n');
});

test('a file of just the limit is read, and one byte more is not', async () => {
  const path = file('limit', 'x'.repeat(100));
  expect(await readInput(path, 100)).toHaveLength(100);
  expect(await complaint(path, 99)).toBe(`"${path}" is larger than 99 B, which is the most that is read.`);
});

test('a large file is not read at all', async () => {
  const path = file('large', '');
  truncateSync(path, 50_000_000);
  expect(await complaint(path)).toBe(`"${path}" is larger than 1 MB, which is the most that is read.`);
});

test('a device without end is not read to its end', async () => {
  expect(await complaint('/dev/zero')).toBe(
    '"/dev/zero" is larger than 1 MB, which is the most that is read.',
  );
});

test('what is no text file is refused in one sentence', async () => {
  const loop = join(folder, 'loop');
  symlinkSync(loop, loop);
  expect(await complaint(join(folder, 'nothing'))).toBe(`"${join(folder, 'nothing')}" does not exist.`);
  expect(await complaint(folder)).toBe(`"${folder}" is a directory, not a file.`);
  expect(await complaint(file('empty', ''))).toMatch(/ is empty\.$/);
  expect(await complaint(file('binary', new Uint8Array([1, 0, 2])))).toMatch(
    / is a binary file, not text\.$/,
  );
  expect(await complaint(file('latin', new Uint8Array([0x61, 0xf1])))).toMatch(/ is not text in UTF-8\.$/);
  expect(await complaint(join(file('plain', 'x'), 'below'))).toMatch(
    / a part of its path is not a directory\.$/,
  );
  expect(await complaint(loop)).toMatch(/ is a link that leads back to itself\.$/);
  expect(await complaint(join(folder, 'n'.repeat(300)))).toMatch(/ has too long a name\.$/);
  expect(await complaint('a\0b')).toMatch(/ cannot be read \(ERR_INVALID_ARG_VALUE\)\.$/);
});

test.skipIf(process.getuid?.() === 0)('a file that may not be read', async () => {
  const path = file('secret', 'x');
  chmodSync(path, 0);
  expect(await complaint(path)).toBe(`"${path}" may not be read by you.`);
});

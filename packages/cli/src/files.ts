import { open } from 'node:fs/promises';
import { UsageError } from './command.ts';

/** What the system says when a file cannot be opened, in words. */
const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  ENOTDIR: 'does not exist: a part of its path is not a directory',
  EACCES: 'may not be read by you',
  EPERM: 'may not be read by you',
  EISDIR: 'is a directory, not a file',
  ELOOP: 'is a link that leads back to itself',
  ENAMETOOLONG: 'has too long a name',
};

/**
 * Reads a text file of at most so many bytes. Whatever is wrong with it is one sentence; nothing is read of a file
 * that is too large, and no more than the limit of a pipe or device, which has no size.
 */
export async function readInput(path: string, most: number): Promise<string> {
  const refuse = (why: string) => new UsageError(`"${path}" ${why}.`);
  const tooLarge = () => refuse(`is larger than ${inWords(most)}, which is the most that is read`);
  let bytes: Buffer;
  try {
    const file = await open(path);
    try {
      const { size } = await file.stat();
      if (size > most) throw tooLarge();
      bytes = await readAll(file, most + 1);
    } finally {
      await file.close();
    }
  } catch (problem) {
    if (problem instanceof UsageError) throw problem;
    const code = problem instanceof Error && 'code' in problem ? String(problem.code) : '';
    throw refuse(reasons[code] ?? `cannot be read${code === '' ? '' : ` (${code})`}`);
  }
  if (bytes.length > most) throw tooLarge();
  if (bytes.length === 0) throw refuse('is empty');
  if (bytes.includes(0)) throw refuse('is a binary file, not text');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refuse('is not text in UTF-8');
  }
}

type OpenFile = Awaited<ReturnType<typeof open>>;

async function readAll(file: OpenFile, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for (let length = 0; length < most; ) {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(Math.min(65_536, most - length)), 0);
    if (bytesRead === 0) break;
    chunks.push(buffer.subarray(0, bytesRead));
    length += bytesRead;
  }
  return Buffer.concat(chunks);
}

const inWords = (bytes: number): string =>
  bytes >= 1_000_000 ? `${Math.floor(bytes / 1_000_000)} MB` : `${bytes} bytes`;

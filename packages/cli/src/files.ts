import { open } from 'node:fs/promises';
import type { Key } from './text/index.ts';
import { Misuse } from './text/say.ts';

/** What the system says when a file cannot be opened, as a sentence of ours. */
const reasons: Readonly<Record<string, Key>> = {
  ENOENT: 'file.absent',
  ENOTDIR: 'file.path',
  EACCES: 'file.forbidden',
  EPERM: 'file.forbidden',
  EISDIR: 'file.directory',
  ELOOP: 'file.loop',
  ENAMETOOLONG: 'file.name',
};

/**
 * Reads a text file of at most so many bytes. Whatever is wrong with it is one sentence; nothing is read of a file
 * that is too large, and no more than the limit of a pipe or device, which has no size.
 */
export async function readInput(path: string, most: number): Promise<string> {
  const tooLarge = () => new Misuse('file.large', { file: path, most: inWords(most) });
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
    throw problem instanceof Misuse ? problem : reasonFor(problem, path);
  }
  if (bytes.length > most) throw tooLarge();
  if (bytes.length === 0) throw new Misuse('file.empty', { file: path });
  if (bytes.includes(0)) throw new Misuse('file.binary', { file: path });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Misuse('file.encoding', { file: path });
  }
}

/** What the system has said, in our words. */
export function reasonFor(problem: unknown, file: string): Misuse {
  const code = codeOf(problem);
  return new Misuse(reasons[code] ?? 'file.unread', { file, code });
}

export const codeOf = (problem: unknown): string =>
  problem instanceof Error && 'code' in problem ? String(problem.code) : '?';

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
  bytes >= 1_000_000 ? `${Math.floor(bytes / 1_000_000)} MB` : `${bytes} B`;

import { isRecord, Match, type MatchRecord, readRecord, type Shape, Unreadable } from '@concilio/kernel';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readInput } from './files.ts';
import { type Kit, gameNamed } from './games.ts';
import { Misuse } from './text/say.ts';

/** Who sits at a seat: a person, or the bot of that name. */
export interface Player {
  readonly name: string;
  readonly bot: string | null;
}

/** A match in a file: the kernel's record, and beside it the players, of whom the rules know nothing. */
export interface Saved {
  readonly game: Kit;
  readonly record: MatchRecord;
  readonly players: readonly Player[] | null;
}

/** A match is a few kilobytes; one that began at a position holds that too. */
const MOST = 20_000_000;

/** Reads a saved match, as far as it can be judged without playing it. */
export async function readSaved(file: string): Promise<Saved> {
  const value = parse(file, await readInput(file, MOST));
  const record = readRecord(value);
  return { game: gameNamed(record.game), record, players: playersIn(value, record.seats) };
}

/** Plays a saved match again. A file that was tampered with can make rules fail in any way: that is the file's fault. */
export function loadSaved(file: string, { game, record }: Saved): Match<Shape> {
  try {
    return Match.load(game, record);
  } catch (problem) {
    if (problem instanceof Unreadable) throw problem;
    const message = problem instanceof Error ? problem.message : String(problem);
    throw new Misuse('misuse.saved', { file, message });
  }
}

/** Writes a match beside its place and moves it there, so that no crash leaves half a file. */
export async function writeSaved(
  file: string,
  record: MatchRecord,
  players: readonly Player[],
): Promise<void> {
  // A name that nobody else has, so that no other file is written over.
  const draft = `${file}.${randomUUID()}.new`;
  const text = `${JSON.stringify({ ...record, players })}\n`;
  try {
    await writeFile(draft, text, { flag: 'wx' });
    await rename(draft, file);
  } catch (problem) {
    await rm(draft, { force: true });
    throw problem;
  }
}

/** What stands in the place of a file that is to be written. */
export async function contentOf(file: string): Promise<'nothing' | 'match' | 'other'> {
  if (!existsSync(file)) return 'nothing';
  try {
    readRecord(JSON.parse(await readInput(file, MOST)));
    return 'match';
  } catch {
    return 'other';
  }
}

/** The first name of the form `tutorial-1.json` that is free in a folder. */
export function freeName(folder: string, stem: string): string {
  for (let number = 1; ; number++) {
    const name = join(folder, `${stem}-${number}.json`);
    if (!existsSync(name)) return name;
  }
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Misuse('misuse.json', { file });
  }
}

function playersIn(value: unknown, seats: number): readonly Player[] | null {
  const players = isRecord(value) ? value.players : undefined;
  if (!Array.isArray(players) || players.length !== seats) return null;
  const whole = players.every(
    (player) =>
      isRecord(player) &&
      typeof player.name === 'string' &&
      (player.bot === null || typeof player.bot === 'string'),
  );
  return whole ? (players as Player[]) : null;
}

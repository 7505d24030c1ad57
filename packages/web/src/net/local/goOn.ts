import { asOptions, Match, type TableOptions, type AnyGame } from '@concilio/kernel';
import { type LocalLine, localMatches, localRecord, startLocal } from './host.ts';

/**
 * What is played after a match of this device, and its id: the next scenario where it was part of a campaign, else the
 * same again. One that has been begun already and is not over is gone on with.
 */
export async function goOn(line: LocalLine, game: AnyGame): Promise<string> {
  const begun = (await localMatches()).find(({ rematchOf, over }) => rematchOf === line.id && !over);
  if (begun !== undefined) return begun.id;
  const { game: which, name, seats, alone } = line;
  const options = (await sequelOf(line.id, game)) ?? line.options;
  return startLocal({ game: which, name, seats, options, alone, rematchOf: line.id });
}

async function sequelOf(id: string, game: AnyGame): Promise<TableOptions | null> {
  const kept = await localRecord(id);
  // What comes next is for the rules to say that it was played by.
  const sequel = kept?.played.format === 'concilio match 1' ? Match.load(game, kept.played).sequel : null;
  return sequel === null ? null : asOptions(sequel.options);
}

import { Match, schema, seat, seedFrom, type Shape } from '@concilio/kernel';
import { gameOf, LONGEST, parseSource, start } from '@concilio/positions';
import { randomBytes } from 'node:crypto';
import type { Call } from '../command.ts';
import { readInput } from '../files.ts';
import { type Kit, gameNamed } from '../games.ts';
import { checkedOptions } from '../options.ts';
import { loadSaved, type Player, readSaved } from '../saved.ts';
import { Misuse } from '../text/say.ts';
import { playersAt, seatPlayers, type Wishes } from './seating.ts';

/** A match that is about to be played. */
export interface Begun {
  readonly match: Match<Shape>;
  readonly game: Kit;
  readonly players: readonly Player[];
  /** The saved match that it goes on from. */
  readonly file: string | null;
}

/** Sets up what the words ask for: a new match, a position, or a match that was saved. */
export async function begin(call: Call): Promise<Begun> {
  const [name, unwanted] = call.operands;
  if (unwanted !== undefined) throw new Misuse('misuse.operands', { command: 'play', given: unwanted });
  const resume = textOf(call.values.resume);
  if (resume !== undefined) return await fromSaved(call, resume, name);
  const position = textOf(call.values.position);
  if (position !== undefined) return noted(await fromPosition(call, position, name));
  if (name === undefined) throw new Misuse('misuse.operand', { command: 'play', operand: 'GAME' });
  return noted(fromSetup(call, gameNamed(name)));
}

function fromSetup(call: Call, game: Kit): Begun {
  const seed = textOf(call.values.seed);
  const players = seatPlayers(game, wishesOf(call));
  const match = Match.create(game, {
    seats: players.length,
    options: checkedOptions(game, call.values.option),
    seed: seed === undefined ? randomBytes(16).toString('hex') : seedFrom(seed),
  });
  return { match, game, players, file: null };
}

/** A position says who sits there; whoever is asked first is the person, unless `--as` says otherwise. */
async function fromPosition(call: Call, file: string, name: string | undefined): Promise<Begun> {
  mustNotHave(call, ['seats', 'option', 'seed'], 'position');
  const source = parseSource(await readInput(file, LONGEST));
  const game = gameNamed(gameOf(source));
  mustBeOf(game, name, file);
  const { match, file: written } = start(game, source, call.language);
  const names = schema.listOf(written.seats).map(String);
  const asked = match.waitingFor.flatMap((index) => names[index] ?? []).slice(0, 1);
  const usual = asked.length > 0 ? asked : names.slice(0, 1);
  return { match, game, players: playersAt(game, names, usual, wishesOf(call)), file: null };
}

/** A saved match has its seats, its players, its options and its chance already. */
async function fromSaved(call: Call, file: string, name: string | undefined): Promise<Begun> {
  mustNotHave(call, ['seats', 'bots', 'as', 'option', 'seed', 'position'], 'resume');
  const saved = await readSaved(file);
  mustBeOf(saved.game, name, file);
  const match = loadSaved(file, saved);
  const seats = String(saved.record.seats);
  const players = saved.players ?? seatPlayers(saved.game, { seats, bots: undefined, as: undefined });
  return { match, game: saved.game, players, file };
}

/** The log says who is a person and who a bot; the rules never ask. */
function noted(begun: Begun): Begun {
  for (const [index, { bot }] of begun.players.entries())
    begun.match.note({ kind: 'seat', seat: seat(index), who: bot === null ? 'person' : 'bot' });
  return begun;
}

function mustNotHave({ values }: Call, options: readonly string[], beside: string): void {
  const fixed = options.find((option) => values[option] !== undefined);
  if (fixed !== undefined) throw new Misuse('misuse.beside', { option: `--${fixed}`, beside: `--${beside}` });
}

function mustBeOf(game: Kit, name: string | undefined, file: string): void {
  if (name !== undefined && gameNamed(name) !== game)
    throw new Misuse('misuse.file.game', { file, game: game.id, given: name });
}

const wishesOf = ({ values }: Call): Wishes => ({
  seats: textOf(values.seats),
  bots: textOf(values.bots),
  as: textOf(values.as),
});

const textOf = (value: Call['values'][string]): string | undefined =>
  typeof value === 'string' ? value : undefined;

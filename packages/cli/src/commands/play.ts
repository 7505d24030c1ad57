import { type Bot, botNamed } from '@concilio/bots';
import { derive, type Match, type Player, type Seat, seat, type Shape } from '@concilio/kernel';
import type { Call, Command } from '../command.ts';
import type { AnyGame } from '../games.ts';
import { type Begun, begin } from '../play/begin.ts';
import { newHearing } from '../play/hearing.ts';
import { Lines } from '../play/lines.ts';
import { quickBot } from '../play/seating.ts';
import { playSession } from '../play/session.ts';
import type { Screen, Sitting } from '../play/sitting.ts';
import type { Terminal } from '../terminal.ts';
import { spokenAt } from '@concilio/words';
import { paintFor, plainPaint } from '../words/paint.ts';
import { goOn } from './sequel.ts';

/** How long a bot that looks ahead thinks about one decision: counted, not timed, so that it thinks the same again. */
const THINKING = { playouts: 500 };

export const playCommand = (terminal: Terminal): Command => ({
  name: 'play',
  operands: '[GAME]',
  options: {
    seats: { type: 'string' },
    bots: { type: 'string' },
    as: { type: 'string' },
    option: { type: 'string', multiple: true },
    seed: { type: 'string' },
    position: { type: 'string' },
    resume: { type: 'string' },
  },
  async run(call) {
    const { code, match } = await play(await begin(call), call, terminal);
    if (call.json) {
      const { hash, answers, outcome } = match;
      call.print(JSON.stringify({ game: match.game.id, hash, answers: answers.length, outcome }));
    }
    return code;
  },
});

interface Played {
  readonly code: number;
  /** The last match that was played. */
  readonly match: Match<Shape>;
}

/** One match, and as many more as belong to it and are wanted. */
async function play(begun: Begun, call: Call, terminal: Terminal): Promise<Played> {
  // With --json standard output is for the document alone, and the conversation goes to standard error.
  const screen: Screen = call.json ? terminal.errors : terminal.output;
  const paint = call.json ? plainPaint : paintFor(terminal);
  const lines = new Lines(terminal, screen);
  const { seed } = call.values;
  try {
    for (let next = begun; ; ) {
      const sitting = sittingAt(next, { language: call.language, paint, lines, screen });
      const code = await playSession(sitting);
      const following = await goOn(sitting, typeof seed === 'string' ? seed : undefined);
      if (following === null) return { code, match: next.match };
      next = following;
    }
  } finally {
    lines.close();
  }
}

type Around = Pick<Sitting, 'lines' | 'screen'> & Pick<Sitting['words'], 'language' | 'paint'>;

function sittingAt({ match, players, file }: Begun, { language, paint, lines, screen }: Around): Sitting {
  const { game } = match;
  const { seed } = match.save();
  return {
    match,
    words: {
      game: spokenAt(game, match.options),
      language,
      names: players.map((player) => player.name),
      paint,
    },
    players,
    bots: players.map(({ bot }, index) =>
      bot === null ? null : steady(botFor(game, bot), match, seat(index), seed),
    ),
    lines,
    screen,
    news: players.map(() => []),
    heard: players.map(() => 0),
    folder: '.',
    watcher: null,
    answerer: null,
    called: null,
    hearing: newHearing(),
    lulls: 'new',
    public: 0,
    file,
    kept: match.log.length,
  };
}

/**
 * Gives a bot a chance of its own for every moment of the match, so that an undo rolls nothing again: asked the same
 * once more, the bot answers the same.
 */
function steady(bot: Bot, match: Match<Shape>, at: Seat, seed: string): Player<Shape> {
  return (asked, question, optional, here) => {
    const moment = derive(seed, `answer ${match.answers.length}`);
    return bot.player(match.game, at, moment)(asked, question, optional, here);
  };
}

/** A file may name a bot that this game has no longer: then the usual one sits down. */
function botFor(game: AnyGame, name: string): Bot {
  const bot = botNamed(game, name, THINKING) ?? botNamed(game, quickBot(game), THINKING);
  if (bot === null) throw new Error(`"${game.id}" has no bot.`);
  return bot;
}

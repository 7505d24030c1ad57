import type { Match, Shape } from '@concilio/kernel';
import type { Call, Command } from '../command.ts';
import { type Begun, begin } from '../play/begin.ts';
import { Lines } from '../play/lines.ts';
import { playSession } from '../play/session.ts';
import { newSitting, type Screen } from '../play/sitting.ts';
import type { Terminal } from '../terminal.ts';
import { paintFor, plainPaint } from '../screen/paint.ts';
import { goOn } from './sequel.ts';

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
      const sitting = newSitting(next, { language: call.language, paint, lines, screen, folder: '.' });
      const code = await playSession(sitting);
      const following = await goOn(sitting, typeof seed === 'string' ? seed : undefined);
      if (following === null) return { code, match: next.match };
      next = following;
    }
  } finally {
    lines.close();
  }
}

import type { Playable } from '@concilio/bots';
import { type Outcome, seat } from '@concilio/kernel';
import { LiveTable } from '@concilio/tables';
import { type Course, type Situation, situationOf } from './course.ts';

const ME = seat(0);

/**
 * Plays a course's match with the simple bot's own answers for the player, and shows every moment while it is looked at.
 * Returns how it ended, if it was looked at until then.
 */
export async function simulate(
  course: Course,
  game: Playable,
  look: (moment: Situation) => boolean,
): Promise<Outcome | null> {
  const plan = await course.plan({ match: 'Lesson', me: 'Ana', bot: (number) => `Bot ${number}` });
  const live = LiveTable.open(
    game,
    {
      game: game.id,
      version: game.version,
      options: plan.options,
      seed: plan.seed ?? '',
      start: plan.start ?? null,
      name: plan.name,
      seats: plan.seats,
      clock: null,
      began: 0,
    },
    [],
  );
  for (;;) {
    // As at a real table: bots speak first, unless they wait for whoever may interject.
    const bot = live.botTurn(() => true);
    const frame = live.frameFor(ME, null);
    if (frame.outcome !== null) return frame.outcome;
    const question = frame.questions.find(({ optional }) => !optional) ?? frame.questions[0] ?? null;
    if (bot === null) {
      const moment = situationOf(frame, question, frame.events);
      if (moment === null || !look(moment)) return null;
    }
    const turn = bot ?? { seat: ME, level: 'simple', optional: question?.optional === true };
    const asked = live.questionTo(turn.seat);
    if (asked === null) throw new Error('Nobody is asked, and the match is not over.');
    const { refusal } = live.answerByBot(turn, asked, live.think(turn), 0);
    if (refusal !== null) throw new Error(`The answer was refused: ${refusal}.`);
  }
}

import { seat } from '@concilio/kernel';
import { LiveTable } from '@concilio/tables';
import { game } from '../games/lotr-board/testing.ts';
import { type Moment, momentOf } from './moment.ts';
import { lessonPlan } from './plan.ts';

const ME = seat(0);

/** Plays the lesson's match with the simple bot's own answers for the player, and shows every moment while it is looked at. */
export function simulate(look: (moment: Moment) => boolean): void {
  const plan = lessonPlan(game, { match: 'Lesson', me: 'Ana', bot: (number) => `Bot ${number}` });
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
    const question = frame.questions.find(({ optional }) => !optional) ?? frame.questions[0] ?? null;
    if (bot === null) {
      const moment = momentOf(frame, question, frame.events);
      if (moment === null || !look(moment)) return;
    }
    const turn = bot ?? { seat: ME, level: 'simple', optional: question?.optional === true };
    const asked = live.questionTo(turn.seat);
    if (asked === null) throw new Error('Nobody is asked, and the match is not over.');
    const { refusal } = live.answerByBot(turn, asked, live.think(turn), 0);
    if (refusal !== null) throw new Error(`The answer was refused: ${refusal}.`);
  }
}

import { NOTHING_DECLINED, type Seat, seatsOf } from '@concilio/kernel';
import type { SetupSeat } from './entry.ts';
import type { ChairState } from './snapshot.ts';

/** The bot that sits in for whoever has left. */
export const STAND_IN = 'simple';

/** How a seat is taken, and what its person has let pass or wants to be asked. */
export interface Chair extends ChairState {
  readonly name: string;
  readonly person: boolean;
  bot: string | null;
  /** Whether the bot only stands in until the person is back. */
  away: boolean;
  conceded: boolean;
  timeouts: number;
  autoAnswers: ChairState['autoAnswers'];
  /** How many lines of the log say so. */
  settingLines: number;
  /** What the seat has let pass, so that it is not asked the same again. */
  declined: ChairState['declined'];
}

/** The seats of a table. */
export class Chairs {
  readonly all: readonly Chair[];

  constructor(seats: readonly SetupSeat[]) {
    this.all = seats.map(({ name, bot }) => ({
      name,
      person: bot === null,
      bot,
      away: false,
      conceded: false,
      timeouts: 0,
      autoAnswers: { interject: 'always', lulls: 'new' },
      settingLines: 0,
      declined: NOTHING_DECLINED,
    }));
  }

  of(seat: Seat): Chair {
    const chair = this.all[seat];
    if (chair === undefined) throw new Error(`There is no seat ${seat}.`);
    return chair;
  }

  /** The seats that people play now. */
  get people(): readonly Seat[] {
    return seatsOf(this.all.length).filter((seat) => this.of(seat).bot === null);
  }

  giveUp(seat: Seat): void {
    const chair = this.of(seat);
    chair.conceded = true;
    // The others play on, and somebody must answer for the seat.
    chair.bot ??= STAND_IN;
  }

  /** After an undo nothing counts as let pass. */
  forgetDeclined(): void {
    for (const chair of this.all) chair.declined = NOTHING_DECLINED;
  }

  get state(): readonly ChairState[] {
    return this.all.map(({ bot, away, conceded, timeouts, autoAnswers, settingLines, declined }) => {
      return { bot, away, conceded, timeouts, autoAnswers, settingLines, declined };
    });
  }

  restore(states: readonly ChairState[]): void {
    for (const [place, chair] of this.all.entries()) Object.assign(chair, states[place]);
  }
}

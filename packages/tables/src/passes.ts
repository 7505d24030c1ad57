import { canonical, type Match, type Open, optionsOf, type Pick, type Shape } from '@concilio/kernel';

/** What `Passes` remembers, as plain data. */
export interface PassesState {
  readonly questions: readonly string[];
  readonly offers: readonly string[];
  readonly moment: string | null;
}

/** Who has let pass what they might do in somebody else's question, and need not be waited for. */
export class Passes {
  readonly #match: Match<Shape>;
  /** The very questions, by fingerprint. */
  #questions: readonly string[] = [];
  /** What was offered to people, in the moment that goes on. */
  #offers: readonly string[] = [];
  /** The main question that others may interject into. */
  #moment: string | null;

  constructor(match: Match<Shape>) {
    this.#match = match;
    this.#moment = momentOf(match);
  }

  /** A seat lets a question pass. A bot may think differently after anything has happened; a person is remembered. */
  add(open: Open, isPerson: boolean): void {
    this.#questions = [...this.#questions, open.fingerprint];
    if (isPerson) this.#offers = [...this.#offers, offerOf(open)];
  }

  /** Whether this very question was let pass. */
  has({ fingerprint }: Open): boolean {
    return this.#questions.includes(fingerprint);
  }

  /** Whether a person has let the same pass before, in the moment that goes on. */
  hasOffer(open: Open): boolean {
    return this.#offers.includes(offerOf(open));
  }

  /**
   * An answer was taken; `picked` is what it was if it was to the main question. The same moment goes on while the same is
   * asked of the same seat. What that seat has picked is then no longer there to be picked (a card that was put up); if it
   * is, the same moment has come once more (the next tile).
   */
  answered(picked: Pick | null): void {
    this.#questions = [];
    const moment = momentOf(this.#match);
    if (moment === null) return;
    const [main] = this.#match.open;
    const comesAgain =
      main !== undefined && picked !== null && optionsOf(main.question).some(({ id }) => id === picked);
    if (moment !== this.#moment || comesAgain) this.#offers = [];
    this.#moment = moment;
  }

  get state(): PassesState {
    return { questions: this.#questions, offers: this.#offers, moment: this.#moment };
  }

  restore({ questions, offers, moment }: PassesState): void {
    this.#questions = questions;
    this.#offers = offers;
    this.#moment = moment;
  }

  /** Answers were taken back. */
  forget(): void {
    this.#questions = [];
    this.#offers = [];
    this.#moment = momentOf(this.#match);
  }
}

function momentOf({ how, step, open: [main] }: Match<Shape>): string | null {
  if (how !== 'any' || main === undefined) return null;
  const { seat, question } = main;
  return canonical([step, seat, question.key, question.with ?? null]);
}

const offerOf = ({ seat, question }: Open): string =>
  canonical([seat, question.key, question.with ?? null, optionsOf(question)]);

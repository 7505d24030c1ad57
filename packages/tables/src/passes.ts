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
  /** What was offered to people, while the same window is open. */
  #offers: readonly string[] = [];
  /** The main question that others may interject into. */
  #window: string | null;

  constructor(match: Match<Shape>) {
    this.#match = match;
    this.#window = windowOf(match);
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

  /** Whether a person has let the same pass before, while the same window is open. */
  hasOffer(open: Open): boolean {
    return this.#offers.includes(offerOf(open));
  }

  /**
   * An answer was taken; `picked` is what it was if it was to the main question. The same window is open while the same is
   * asked of the same seat. What that seat has picked is then no longer there to be picked (a card that was put up); if it
   * is, another window has opened (the next tile).
   */
  answered(picked: Pick | null): void {
    this.#questions = [];
    const window = windowOf(this.#match);
    if (window === null) return;
    const [main] = this.#match.open;
    const comesAgain =
      main !== undefined && picked !== null && optionsOf(main.question).some(({ id }) => id === picked);
    if (window !== this.#window || comesAgain) this.#offers = [];
    this.#window = window;
  }

  get state(): PassesState {
    return { questions: this.#questions, offers: this.#offers, moment: this.#window };
  }

  restore({ questions, offers, moment: window }: PassesState): void {
    this.#questions = questions;
    this.#offers = offers;
    this.#window = window;
  }

  /** Answers were taken back. */
  forget(): void {
    this.#questions = [];
    this.#offers = [];
    this.#window = windowOf(this.#match);
  }
}

function windowOf({ how, step, open: [main] }: Match<Shape>): string | null {
  if (how !== 'any' || main === undefined) return null;
  const { seat, question } = main;
  return canonical([step, seat, question.key, question.with ?? null]);
}

const offerOf = ({ seat, question }: Open): string =>
  canonical([seat, question.key, question.with ?? null, optionsOf(question)]);

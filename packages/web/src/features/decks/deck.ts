/** A deck as these pages turn it about: whatever game it is for, it has sections with cards in them. */
export interface Deck {
  readonly name: string;
  /** By section: how many of each card, in the order in which they came in. */
  readonly sections: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** What else is settled about it, such as the format that it is for. */
  readonly settings: Readonly<Record<string, string>>;
}

export const emptyDeck = (name: string): Deck => ({ name, sections: {}, settings: {} });

/** What lies in a section, by card. */
export const cardsIn = (
  { sections }: Deck,
  section: string,
): readonly (readonly [id: string, copies: number])[] => Object.entries(sections[section] ?? {});

/** The same card by card, each as often as it is there. */
export const everyCardIn = (deck: Deck, section: string): readonly string[] =>
  cardsIn(deck, section).flatMap(([id, copies]) => Array.from({ length: Math.max(0, copies) }, () => id));

export const countIn = (deck: Deck, section: string): number =>
  cardsIn(deck, section).reduce((sum, [, copies]) => sum + copies, 0);

const copiesIn = ({ sections }: Deck, section: string, id: string): number => sections[section]?.[id] ?? 0;

/** How many of a card the deck holds, wherever they lie. */
export const copiesOf = (deck: Deck, id: string): number =>
  Object.keys(deck.sections).reduce((sum, section) => sum + copiesIn(deck, section, id), 0);

/** The deck with so many copies of a card in a section; none of them takes it out. */
export function withCopies(deck: Deck, section: string, id: string, copies: number): Deck {
  const { [id]: _before, ...others } = deck.sections[section] ?? {};
  const next = copies <= 0 ? others : { ...deck.sections[section], [id]: copies };
  return { ...deck, sections: { ...deck.sections, [section]: next } };
}

export const withOneMore = (deck: Deck, section: string, id: string): Deck =>
  withCopies(deck, section, id, copiesIn(deck, section, id) + 1);

export const withOneLess = (deck: Deck, section: string, id: string): Deck =>
  withCopies(deck, section, id, copiesIn(deck, section, id) - 1);

/** Takes one of a card away, of several sections from the last that has it. */
export function withoutOne(deck: Deck, sections: readonly string[], id: string): Deck {
  const section = sections.findLast((one) => copiesIn(deck, one, id) > 0);
  return section === undefined ? deck : withOneLess(deck, section, id);
}

export const withSetting = (deck: Deck, id: string, value: string): Deck => ({
  ...deck,
  settings: { ...deck.settings, [id]: value },
});

import type { JsonRecord } from '@concilio/kernel';
import type { Content } from '@concilio/text';
import {
  ADVENTURE,
  BOARDS,
  type Card,
  FACES,
  GANDALF,
  HAVENS,
  HOBBITS,
  LEGENDARY,
  TILES,
  type Trial,
} from './content/index.ts';

/** Plain data as it is declared, without what is only its name. */
function factsOf(declared: object): JsonRecord {
  const { id: _id, ...facts } = declared as JsonRecord;
  return facts;
}

const entry = (type: string, declared: { readonly id: string }, uses: readonly string[]): Content => ({
  id: declared.id,
  type,
  facts: factsOf(declared),
  uses,
  // Everything printed is said in the words of content/: no card or event has code of its own.
  plainFunctions: 0,
});

const cardEntry = (type: string) => (card: Card) =>
  entry(type, card, card.power === undefined ? ['card.played', 'card.paid'] : ['story.played']);

/** A trial that asks for something can be met and can fail; one that asks for nothing just happens. */
const trialEntry = (type: string) => (trial: Trial) =>
  entry(
    type,
    trial,
    trial.demand === undefined && trial.condition === undefined
      ? ['trial.met']
      : ['trial.met', 'trial.failed'],
  );

/** All that is printed, for the list of components and for whether each of them was seen to work. */
export const content: readonly Content[] = [
  ...HOBBITS.map((hobbit) => entry('hobbit', hobbit, ['ability.used'])),
  ...ADVENTURE.map(cardEntry('adventure')),
  ...LEGENDARY.map(cardEntry('legendary')),
  ...GANDALF.map((card) => entry('gandalf', card, ['gandalf.used'])),
  ...TILES.map((tile) => entry('tile', tile, ['tile.resolved'])),
  ...HAVENS.flatMap(({ actions }) => actions.map(trialEntry('action'))),
  ...BOARDS.flatMap(({ events }) => events.map(trialEntry('event'))),
  ...BOARDS.map((board) => ({ ...board, events: board.events.map(({ id }) => id) })).map((board) =>
    entry('conflict', board, ['conflict.begun', 'conflict.ended']),
  ),
  // LOB-10.05: of a blank there is nothing to suffer.
  ...FACES.map((face) => entry('die', face, [face.symbols === 0 ? 'die.rolled' : 'die.suffered'])),
];

import { lookup } from '@concilio/kernel';
import { ADVENTURE, type Card, LEGENDARY } from './cards.ts';
import { FACES, type Face } from './die.ts';
import { GANDALF, type GandalfCard } from './gandalf.ts';
import { HAVENS } from './havens.ts';
import { HOBBITS, type Hobbit } from './hobbits.ts';
import { BOARDS } from './journey.ts';
import { type Tile, TILES } from './tiles.ts';
import type { Trial } from './trial.ts';

/** Finds content by its id. */
const finder = <Item extends { readonly id: string }>(kind: string, items: readonly Item[]) =>
  lookup(
    kind,
    items.map((item) => [item.id, item]),
  );

export const CARDS: readonly Card[] = [...ADVENTURE, ...LEGENDARY];
/** Every trial: the actions of the havens, the events of the boards, and what tiles bring. */
export const TRIALS: readonly Trial[] = [
  ...HAVENS.flatMap((haven) => haven.actions),
  ...BOARDS.flatMap((board) => board.events),
  ...TILES.flatMap((tile) => tile.trial ?? []),
];

export const tileNamed: (id: string) => Tile = finder('tile', TILES);
export const trialNamed: (id: string) => Trial = finder('trial', TRIALS);
export const hobbitNamed: (id: string) => Hobbit = finder('hobbit', HOBBITS);
export const gandalfNamed: (id: string) => GandalfCard = finder('Gandalf card', GANDALF);
export const faceNamed: (id: string) => Face = finder('face', FACES);

/** The faces of a thing's copies: `star-brown/3` is the third one. */
export const facesOf = ({ id, copies }: { readonly id: string; readonly copies: number }): string[] =>
  Array.from({ length: copies }, (_, index) => `${id}/${index + 1}`);

export { ADVENTURE, type Card, LEGENDARY, type Power, type Waived } from './cards.ts';
export { FACES, type Face } from './die.ts';
export { type Aid, CALL, GANDALF } from './gandalf.ts';
export { HAVENS } from './havens.ts';
export { HOBBITS, type Hobbit } from './hobbits.ts';
export { boardNamed, BOARDS, havenNamed, JOURNEY } from './journey.ts';
export { type Tile, TILES } from './tiles.ts';
export type { Board, Space } from './board.ts';
export type { Condition, Demand, Effect, Trial, Whom } from './trial.ts';
export {
  ACTIVITIES,
  type Activity,
  type CardSymbol,
  type Colour,
  GOLD_RUNES,
  type Life,
  LIFE_TOKENS,
  LIVES,
  SYMBOLS,
} from './vocabulary.ts';

import type { Activity, CardSymbol, Life } from './vocabulary.ts';

/** Whom an effect befalls; `payer` is whoever had the demand before them, and `others` are all but the active player. */
export type Whom = 'bearer' | 'each' | 'others' | 'payer';

/** What printed instructions do. The rules know these words, and no event by name. */
export type Effect =
  | { readonly does: 'sauron'; readonly spaces: number }
  | { readonly does: 'corrupt'; readonly whom: Whom; readonly spaces: number }
  | { readonly does: 'heal'; readonly whom: Whom }
  | { readonly does: 'roll'; readonly whom: Whom; readonly times: number }
  | { readonly does: 'draw'; readonly whom: Whom; readonly cards: number }
  | { readonly does: 'discard'; readonly whom: Whom; readonly cards: number }
  | { readonly does: 'loseRunes'; readonly whom: Whom; readonly runes: number }
  /** The active player takes a legendary card that still lies beside the board. */
  | { readonly does: 'take'; readonly card: string }
  /** The legendary cards of this conflict that nobody has taken leave the game. */
  | { readonly does: 'clearLegendary' }
  | { readonly does: 'nextEvent' }
  /** The payer has one of the two. */
  | { readonly does: 'either'; readonly of: readonly Effect[] }
  /** LOB-3.15 */
  | { readonly does: 'dealLegendary' }
  /** Each player in turn passes a card, face down, to the left. */
  | { readonly does: 'passLeft' }
  /** LOB-3.09: cards of the deck are revealed, and the Ring-bearer gives them out. */
  | { readonly does: 'giveOut'; readonly cards: number }
  /** LOB-6.17 */
  | { readonly does: 'loseTheGame' };

/** Who is to meet a demand: LOB-6.04 and LOB-6.05; `one` is any single player who will. */
export type Demanded = 'group' | 'one' | 'each' | 'active' | 'bearer';

/** What is to be given, moved or risked so that the worse does not happen. All of it, or none (LOB-5.16). */
export interface Demand {
  readonly of: Demanded;
  readonly symbols?: Readonly<Partial<Record<CardSymbol, number>>>;
  /** LOB-6.10: symbols like those of the card that is revealed. */
  readonly matching?: number;
  readonly cards?: number;
  /** One certain card. */
  readonly card?: string;
  readonly runes?: number;
  readonly lives?: Readonly<Partial<Record<Life, number>>>;
  readonly anyLife?: number;
  readonly corruption?: number;
  readonly rolls?: number;
}

/** What must be so: these tracks are complete, or this one has come at least so far. */
export interface Condition {
  readonly complete?: readonly Activity[];
  readonly reached?: { readonly track: Activity; readonly space: number };
}

/** An event, an action of a haven, or what a tile without an activity brings. */
export interface Trial {
  readonly id: string;
  readonly demand?: Demand;
  readonly condition?: Condition;
  /** What follows: at once, or when the demand is met, or when it is so. */
  readonly then: readonly Effect[];
  readonly otherwise: readonly Effect[];
  /** LOB-18.07: a player who lacks the token asked for may be spared. */
  readonly lacking?: true;
  /** LOB-17.12: it cannot be ignored. */
  readonly inevitable?: true;
}

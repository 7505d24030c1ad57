import type { PieceId, Seat } from '@concilio/kernel';
import type { Attribute, Leave, TriggerName, NumberName } from './content/effects.ts';

interface Own {
  readonly seat: Seat;
}
interface Card {
  readonly piece: PieceId;
  readonly card: string;
}
interface ArmyAt extends Own {
  readonly army: string;
  readonly region: number;
}

/** What is told of a match. */
export interface Events {
  'map.laid': { readonly map: string };
  'draft.shown': Own & { readonly heroes: readonly string[]; readonly origins: readonly string[] };
  'hero.drafted': Own & { readonly hero: string; readonly origin: string; readonly back: readonly string[] };
  'turn.begun': Own & { readonly round: number };
  'army.raised': ArmyAt & { readonly value: number };
  'army.lowered': ArmyAt & { readonly value: number };
  'army.recruited': ArmyAt & { readonly value: number };
  'army.died': ArmyAt;
  'army.placed': ArmyAt;
  'army.moved': Own & { readonly army: string; readonly from: number; readonly to: number };
  'army.trampled': Own & { readonly monster: string; readonly army: string };
  'armies.retreated': Own & {
    readonly from: number;
    readonly to: number;
    readonly count: number;
    readonly armies: readonly string[];
  };
  'region.taken': Own & { readonly region: number };
  'land.ruled': Own & { readonly land: string };
  'region.usurped': Own & { readonly region: number };
  'hero.moved': Own & { readonly hero: string; readonly region: number };
  'hero.placed': Own & { readonly hero: string; readonly region: number };
  'hero.injured': Own & { readonly attribute: Attribute };
  'hero.healed': Own & { readonly attribute: Attribute };
  'attribute.raised': Own & { readonly attribute: Attribute; readonly space: number };
  'drakkar.moved': Own & { readonly drakkar: string; readonly sea: string };
  'combat.drawn': Own & Card;
  'cards.drawn': Own & { readonly count: number };
  'combat.discarded': Own & Card;
  'hand.seen': Own & { readonly player: Seat };
  'deck.shuffled': { readonly deck: string };
  'rune.gained': Own & { readonly rune: string };
  'rune.spent': Own & { readonly rune: string };
  'rune.forged': Own & { readonly rune: string; readonly region: number };
  'rune.action': Own & { readonly action: string };
  'priest.gained': Own;
  'priest.sent': Own & { readonly god: string };
  'realm.allied': Own & { readonly realm: string };
  'bonus.taken': Own & { readonly realm: string };
  'action.chosen': Own & { readonly action: string };
  'temple.built': Own & { readonly region: number };
  'blessing.shown': Card;
  'blessing.taken': Own & Card;
  'blessings.discarded': { readonly pieces: readonly PieceId[]; readonly cards: readonly string[] };
  'artifact.gained': Own & { readonly card: string };
  'artifact.lost': { readonly card: string };
  'artifact.used': Own & { readonly card: string; readonly moment: TriggerName };
  /** What a component says has happened, or has made a difference. */
  'ability.used': Own & {
    readonly card: string;
    readonly moment: TriggerName | NumberName | Leave | 'rune-action';
  };
  /** Of several things that a component offers: `alfheim/1`. */
  'choice.made': Own & { readonly card: string; readonly choice: string };
  'origin.applied': Own & { readonly card: string };
  /** The favour of a god at a level: `odin/2`. */
  'favour.gained': Own & { readonly god: string; readonly favour: string };
  'monument.built': Own & { readonly god: string; readonly level: number };
  'omen.fulfilled': { readonly card: string };
  'wheel.cleared': { readonly priests: readonly Seat[]; readonly regions: readonly number[] };
  'event.drawn': Card;
  'monster.placed': { readonly monster: string; readonly region: number };
  'monster.rolled': Own & { readonly monster: string; readonly face: string };
  'monster.moved': Own & { readonly monster: string; readonly region: number };
  'monster.attacked': Own & { readonly monster: string; readonly region: number };
  'monster.controlled': Own & { readonly monster: string };
  'monster.freed': Own & { readonly monster: string };
  'monster.hit': Own & { readonly monster: string; readonly space: number };
  'hit.undone': { readonly monster: string; readonly space: number };
  'monster.killed': Own & { readonly monster: string };
  'slayer.gained': Own;
  'reward.gained': Own & { readonly reward: string };
  'leader.placed': Own & { readonly leader: string; readonly region: number };
  'leader.activated': Own & { readonly leader: string };
  'hunt.begun': Own & { readonly monster: string };
  'hunt.card': Own & { readonly monster: string; readonly card: string };
  'hunt.effect': Own & { readonly card: string };
  'hunt.shield': Own & { readonly card: string };
  'hunt.failed': Own & { readonly monster: string };
  'hunt.ended': Own & { readonly monster: string };
  'attack.drawn': Own & Card;
  'attacks.drawn': { readonly monster: string; readonly count: number };
  'attacks.shuffled': object;
  'attack.resolved': { readonly monster: string } & Card;
  'attack.discarded': { readonly monster: string } & Card;
  'attack.played': { readonly monster: string } & Card;
  'attack.blocked': Own & { readonly card: string };
  'attack.struck': Own & { readonly card: string };
  'special.attack': Own & { readonly monster: string };
  'battle.begun': { readonly region: number; readonly attacker: Seat; readonly defender: Seat };
  'battle.card': Own & Card;
  'battle.effect': Own & { readonly card: string };
  'battle.passed': Own;
  'battle.won': Own & {
    readonly region: number;
    readonly attack: number;
    readonly defence: number;
    /** LOR-33.11: whose value was greater; a tie is the defender's. */
    readonly how: 'attack' | 'defence' | 'tie';
  };
  'cards.resolved': Own & { readonly pieces: readonly PieceId[] };
  'card.cancelled': Own & Card;
  'card.taken-back': Own & Card;
  'ragnarok.begun': Own;
  'ragnarok.ended': Own;
  victory: Own & { readonly how: string };
}

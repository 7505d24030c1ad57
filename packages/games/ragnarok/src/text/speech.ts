import type { EventCard, OmenTest, Reward } from '../content/box.ts';
import type {
  Condition,
  Count,
  TriggerName,
  NumberName,
  Op,
  RuneCost,
  Where,
  Whom,
} from '../content/effects.ts';
import type english from './en/speech.json';

/** What the things of a box are called. */
export interface Naming {
  readonly thing: (id: string) => string;
  readonly icon: (id: string) => string;
}

/** The sentences that a language says effects with. */
export type Sentences = Readonly<Record<keyof typeof english, string>>;

/** How the words of effects are said in a language. */
export type Speech = ReturnType<typeof speechIn>;

/** Each is a whole sentence with its full stop, unless it says otherwise. */
export function speechIn(sentences: Sentences) {
  const said = (key: keyof Sentences, values: Readonly<Record<string, string | number>> = {}): string =>
    sentences[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  const counted = (what: 'cards' | 'runes' | 'injuries', count: number) =>
    count === 1 ? said(`${what}.one`) : said(`${what}.other`, { count });
  const where = (place: Where) => said(`where.${place}`);
  const who = (whom: Whom) => said(`who.${whom}`);
  /** Behind a word: with the space before it, if there is anything to say. */
  const behind = (words: string | null) => (words === null ? '' : ` ${words}`);
  const per = (count: Count | null) => behind(count === null ? null : said(`per.${count}`));
  const and = (words: readonly string[]) => words.join(` ${said('and')} `);
  const or = (all: readonly string[]) =>
    all
      .map((sentence, index) => (index === 0 ? sentence : said('or', { sentence: inside(sentence) })))
      .join(' ');

  function op(op: Op, say: (ops: readonly Op[]) => string, name: Naming): string {
    switch (op.op) {
      case 'raise-army': {
        if (op.where === 'battle') return said('op.raise-army.battle');
        const there = behind(op.where === undefined ? null : where(op.where));
        const times = op.times ?? 1;
        return times > 1
          ? said('op.raise-army.times', { where: there, times })
          : said('op.raise-army', { where: there });
      }
      case 'lower-army': {
        if (op.by === 'owner' && op.whom === 'opponent') return said('op.lower-army.owner');
        if (op.whom === 'opponent')
          return said(op.least === undefined ? 'op.lower-army.opponent' : 'op.lower-army.opponent.least');
        const otherwise =
          op.otherwise === undefined
            ? null
            : said('op.lower-army.otherwise', { sentence: inside(say(op.otherwise)) });
        return `${said('op.lower-army.hunter')}${behind(otherwise)}`;
      }
      case 'lower-armies':
        return said(op.of === 'all' ? 'op.lower-armies.all' : 'op.lower-armies.each');
      case 'lower-beside':
        return said(op.regions === 'one' ? 'op.lower-beside.one' : 'op.lower-beside.each', {
          armies: op.armies,
        });
      case 'draw':
        return said('op.draw', { cards: counted('cards', op.cards) });
      case 'discard': {
        const cards = counted('cards', op.cards);
        if (op.how === 'by-monster') return said('op.discard.by-monster', { cards });
        const random = behind(op.how === 'at-random' ? said('op.discard.at-random') : null);
        return op.whom === undefined
          ? said('op.discard', { cards, random })
          : said('op.discard.whom', { who: who(op.whom), cards, random });
      }
      case 'gain-runes':
        if (op.same === true) return said('op.gain-runes.same', { runes: counted('runes', op.runes) });
        return op.different === true
          ? said('op.gain-runes.different', { count: op.runes })
          : said('op.gain-runes.chosen', { runes: counted('runes', op.runes) });
      case 'lose-rune': {
        const isLowering = op.otherwise.every((other) => other.op === 'lower-armies');
        const sentence = isLowering ? said('op.lose-rune.lower') : inside(say(op.otherwise));
        return said('op.lose-rune', { who: who(op.whom), sentence });
      }
      case 'injure': {
        const injuries = counted('injuries', op.injuries);
        const more =
          op.moreIfInjured === undefined ? '' : said('op.injure.more', { count: op.moreIfInjured });
        return said(op.whom === 'heroes-here' ? 'op.injure.here' : 'op.injure', { injuries, more });
      }
      case 'raise-attribute':
        return said(`op.raise-attribute.${op.attribute}`);
      case 'recruit':
        return op.value === undefined
          ? said('op.recruit', { where: where(op.where) })
          : said('op.recruit.value', { where: where(op.where), value: op.value });
      case 'move-army':
        return said(op.regions === 1 ? 'op.move-army.one' : 'op.move-army.other', { regions: op.regions });
      case 'move-drakkar':
        return said(op.seas === 1 ? 'op.move-drakkar.one' : 'op.move-drakkar.other', { seas: op.seas });
      case 'place-army':
      case 'place-hero':
        return said(`op.${op.op}`, { where: where(op.where) });
      case 'activate-army':
        return op.where === undefined
          ? said('op.activate-army')
          : said('op.activate-army.where', { where: where(op.where) });
      case 'control-monster':
        return said(op.where === 'hero' ? 'op.control-monster.hero' : 'op.control-monster.near');
      case 'hit':
        return op.icon === undefined ? said('op.hit') : said('op.hit.icon', { icon: name.icon(op.icon) });
      case 'battle-value':
        return said('op.battle-value', {
          change: signed(op.amount),
          per: per(op.per ?? null),
          bound: behind(op.most === undefined ? null : said('bound.most', { limit: op.most })),
        });
      case 'rage':
        return said('op.rage', { change: signed(op.amount) });
      case 'monster-hand': {
        const least = op.least === undefined ? '' : said('op.monster-hand.least', { least: op.least });
        return op.amount < 0
          ? said('op.monster-hand.fewer', { count: -op.amount, least })
          : said('op.monster-hand.more', { count: op.amount });
      }
      case 'few-hits':
        return said(op.hits === 1 ? 'op.few-hits.one' : 'op.few-hits.other', { hits: op.hits });
      case 'choose':
        return or(op.among.map(say));
      default:
        // What has nothing to fill in.
        return said(`op.${op.op}`);
    }
  }

  return {
    op,
    or,
    /** `if …`, small: it stands after a moment, or before a sentence. */
    given: (conditions: readonly string[]) => said('given', { conditions: and(conditions) }),
    /** After “if”. */
    condition: (condition: Condition, name: Naming) =>
      typeof condition === 'object'
        ? said('condition.icon', { icon: name.icon(condition.icon) })
        : said(`condition.${condition}`),
    /** In front of what happens then. */
    moment: (moment: TriggerName) => said(`moment.${moment}`),
    number(of: NumberName, amount: number, count: Count | null, limit: number | null): string {
      const bound = limit === null ? '' : behind(said(amount < 0 ? 'bound.least' : 'bound.most', { limit }));
      // What it brings to a Battle is bounded only where it is counted.
      const isBounded = of !== 'battle-value' || count !== null;
      return said(`number.${of}`, {
        change: signed(amount),
        per: per(count),
        bound: isBounded ? bound : '',
      });
    },
    leave: (to: 'retreat-anywhere' | 'count-as-ally' | 'any-icon' | 'long-march') => said(`leave.${to}`),
    /** Small, as `given`: after the moment at which somebody may do something. */
    optional: said('optional'),
    once: (how: 'turn' | 'hunt', sentence: string) => said(`once.${how}`, { sentence }),
    runeAction(cost: RuneCost, name: Naming, whole: string): string {
      const sentence = inside(whole);
      return 'different' in cost
        ? said('rune-action.different', { count: cost.different, sentence })
        : said('rune-action', { runes: and(cost.runes.map(name.thing)), sentence });
    },

    /** A name: `Region 7`. */
    region: (number: number) => said('region', { number }),
    /** A name: `Army 3`. */
    army: (number: number) => said('army', { number }),
    /** A name: `Event 3`. */
    eventName: (number: number) => said('event', { number }),
    event({ region, place, activate, leader }: EventCard, name: Naming): string {
      const [first, ...others] = activate.map(name.thing);
      return [
        said('event.place', { rune: name.thing(place), region }),
        ...(first === undefined
          ? []
          : [
              said('event.activate', {
                runes: [first, ...others.map((rune) => said('event.then', { rune }))].join(''),
              }),
            ]),
        ...(leader ? [said('event.leader')] : []),
      ].join(' ');
    },
    omen(test: OmenTest): string {
      const many = test.least === 1 ? 'one' : 'other';
      const { least } = test;
      return 'one' in test
        ? said(`omen.one.${test.one}.${many}`, { least })
        : said(`omen.all.${test.all}.${many}`, { least });
    },
    favour: (level: number, sentence: string) => said('favour', { level, sentence: inside(sentence) }),
    /** What a Hit space asks for, and what it brings; no sentence. */
    hit(weapons: readonly string[], reward: Reward | undefined): string {
      const icons = weapons.join(' + ');
      return reward === undefined ? icons : said('hit.reward', { icons, reward: said(`reward.${reward}`) });
    },
    regionAttack: (sentence: string) => said('region-attack', { sentence: inside(sentence) }),
    specialAttack: (sentence: string) => said('special-attack', { sentence: inside(sentence) }),
    activation: (sentence: string) => said('activation', { sentence: inside(sentence) }),
    bars: said('bars'),
    /** The numbers of a Combat card. */
    combat: (icon: string, value: number, casualties: number) =>
      said(casualties === 0 ? 'combat' : casualties === 1 ? 'combat.one' : 'combat.other', {
        icon,
        value,
        casualties,
      }),
    shield: said('shield'),
    /** When in a Hunt or in a Battle; no sentence. */
    hunt: (on: 'play' | 'hit', discards: number) =>
      said('hunt', {
        hit: on === 'hit' ? said('hunt.hit') : '',
        cost:
          discards === 0
            ? ''
            : said(discards === 1 ? 'hunt.cost.one' : 'hunt.cost.other', { count: discards }),
      }),
    battle: (on: 'won' | 'lost' | undefined) => said(on === undefined ? 'battle' : `battle.${on}`),
    /** The numbers of a Monster Attack card. */
    attack: (rage: number, weakness: number, hand: number, shieldsFail: boolean) =>
      `${said('attack', { rage, weakness, hand })}${behind(shieldsFail ? said('attack.shields') : null)}`,
    realm: (action: string, rune: string, sentence: string) =>
      said('realm', { action, rune, sentence: inside(sentence) }),
    map: (regions: number, lands: readonly string[], seas: number) =>
      said('map', { regions, lands: lands.length, names: lands.join(', '), seas }),
    god: (attribute: string, favours: readonly string[]) =>
      said('god', { attribute, favours: favours.join(' ') }),
  };
}

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** A sentence that goes on inside another one begins small. */
export const inside = (sentence: string): string =>
  TERM.test(sentence) ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** Words of the game, which are written large wherever they stand. */
const TERM = /^(Arm|Attack|Drak|Ej|Ero|Hero|Mon|Neutral Reg|Preo|Priest|Regi|Run|Sacer)/;

export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

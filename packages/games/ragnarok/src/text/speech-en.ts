import type { Reward } from '../content/box.ts';
import type { Count } from '../content/effects.ts';
import { inside, type Speech, type Where, type Whom } from './speech.ts';

const WHERE: Readonly<Record<Where, string>> = {
  anywhere: 'in any Region',
  own: 'in one of your Regions',
  'own-settlement': 'in one of your Regions with a Settlement',
  'own-empty': 'in one of your Regions without Armies of yours',
  coast: 'in a Region that touches the Sea of your Drakkar',
  battle: 'in the Region of the Battle',
  'hero-land': 'in the Land where your Hero is',
  'near-hero': 'in your Hero’s Region or beside it',
};

const WHO: Readonly<Record<Whom, string>> = {
  opponent: 'Your opponent',
  hunter: 'The hunter',
  'each-here': 'Each player with Armies here',
  'each-holding': 'Each player who controls this Region or has Armies in it',
  'heroes-here': 'Each player whose Hero is here',
};

const cards = (count: number) => (count === 1 ? '1 Combat card' : `${count} Combat cards`);
const runes = (count: number) => (count === 1 ? '1 Rune' : `${count} Runes`);
const place = (where: Where | undefined) => (where === undefined ? '' : ` ${WHERE[where]}`);
const each = (per: Count | null) =>
  ({
    none: '',
    slain: ' for each Monster you have killed',
    'armies-in-battle': ' for each of your Armies in the Battle',
  })[per ?? 'none'];
const atMost = (most: number | undefined) => (most === undefined ? '' : ` (at most ${most})`);
const signed = (amount: number) => (amount < 0 ? `−${-amount}` : `+${amount}`);

const REWARD: Readonly<Record<Reward, string>> = {
  realm: 'an Alliance',
  priest: 'a Priest',
  army: 'Army +1',
  rune: 'a Rune',
};

export const speechEn: Speech = {
  op(op, say, name) {
    switch (op.op) {
      case 'raise-army':
        if (op.where === 'battle') return 'Raise by 1 one of your Armies that fought in the Battle.';
        return (op.times ?? 1) > 1
          ? `Raise your Armies${place(op.where)} by 1, ${op.times} times in all.`
          : `Raise one of your Armies${place(op.where)} by 1.`;
      case 'lower-army': {
        const otherwise = op.otherwise === undefined ? '' : ` If there is none: ${inside(say(op.otherwise))}`;
        if (op.by === 'owner' && op.whom === 'opponent')
          return 'Your opponent lowers one of their Armies in the Battle by 1.';
        if (op.whom === 'opponent')
          return op.least === undefined
            ? 'Lower one of your opponent’s Armies in the Battle by 1.'
            : 'Lower one of your opponent’s Armies in the Battle by 1, never below 1.';
        return `One of the hunter’s Armies in the Hero’s Region or beside it is lowered by 1.${otherwise}`;
      }
      case 'lower-armies':
        return op.of === 'all'
          ? 'Lower every Army in this Region by 1.'
          : 'Each player with Armies in this Region lowers one of them by 1.';
      case 'lower-beside':
        return op.regions === 'one'
          ? `Lower up to ${op.armies} Armies in one Region beside this one by 1 each.`
          : `Lower one Army by 1 in each of up to ${op.armies} Regions beside this one.`;
      case 'retreat-all':
        return 'All Armies in this Region Retreat.';
      case 'draw':
        return `Draw ${cards(op.cards)}.`;
      case 'discard': {
        const who = op.whom === undefined ? null : WHO[op.whom];
        if (op.how === 'by-monster')
          return `Whoever plays the Monster looks at the hunter’s hand and discards ${cards(op.cards)} from it.`;
        const random = op.how === 'at-random' ? ' at random' : '';
        return who === null
          ? `Discard ${cards(op.cards)}${random}.`
          : `${who} discards ${cards(op.cards)}${random}.`;
      }
      case 'gain-runes':
        if (op.same === true) return `Take ${runes(op.runes)} of the same type from the Reserve.`;
        return `Take ${op.different === true ? `${op.runes} different Runes` : `${runes(op.runes)} of your choice`}.`;
      case 'lose-rune':
        return `${WHO[op.whom]} discards 1 Rune. Whoever has none: ${op.otherwise.every((other) => other.op === 'lower-armies') ? 'lowers one of their Armies here by 1.' : inside(say(op.otherwise))}`;
      case 'gain-priest':
        return 'Take 1 Priest.';
      case 'heal':
        return 'Heal 1 Injury.';
      case 'injure': {
        const more =
          op.moreIfInjured === undefined ? '' : `, and ${op.moreIfInjured} more if it is injured already`;
        const many = op.injuries === 1 ? '1 Injury' : `${op.injuries} Injuries`;
        return op.whom === 'heroes-here'
          ? `Every Hero in this Region suffers ${many}${more}.`
          : `The Hero suffers ${many}${more}.`;
      }
      case 'prevent-injury':
        return 'Ignore 1 Injury.';
      case 'raise-attribute':
        return `Raise ${{ authority: 'Authority', power: 'Power', wisdom: 'Wisdom' }[op.attribute]} by 1.`;
      case 'ally':
        return 'Form an Alliance with any Realm.';
      case 'recruit':
        return op.value === undefined
          ? `Recruit an Army ${WHERE[op.where]}.`
          : `Recruit an Army of value ${op.value} ${WHERE[op.where]}.`;
      case 'move-army':
        return op.regions === 1
          ? 'Move one of your Armies 1 Region.'
          : `Move one of your Armies up to ${op.regions} Regions.`;
      case 'place-army':
        return `Place one of your Armies from the board ${WHERE[op.where]}.`;
      case 'move-drakkar':
        return op.seas === 1 ? 'Move your Drakkar 1 Sea.' : `Move your Drakkar up to ${op.seas} Seas.`;
      case 'place-hero':
        return `Place your Hero ${WHERE[op.where]}.`;
      case 'activate-army':
        return op.where === undefined ? 'Activate 1 more Army.' : `Activate 1 more Army ${WHERE[op.where]}.`;
      case 'control-monster':
        return op.where === 'hero'
          ? 'Take control of a neutral Monster in your Hero’s Region.'
          : 'Take control of a neutral Monster in your Hero’s Region or beside it.';
      case 'hit':
        return op.icon === undefined
          ? 'Inflict 1 Hit on any free space of the Monster you Hunt or, outside a Hunt, of a Monster in your Hero’s Region.'
          : `Inflict 1 more Hit on a free space with this weapon: ${name.icon(op.icon)}.`;
      case 'realm-bonus':
        return 'Take the bonus of a Realm you are allied with.';
      case 'place-leader':
        return 'Place the Leader in any other Region.';
      case 'mischief':
        return 'Each player with Armies in the Leader’s Region discards 1 Rune or 1 Combat card; whoever has neither lowers one Army there by 1.';
      case 'begin':
        return 'You are the first player.';
      case 'battle-value':
        return `${signed(op.amount)} Battle value${each(op.per ?? null)}${atMost(op.most)}.`;
      case 'spare-casualty':
        return 'Ignore 1 of your Casualty icons in this Battle.';
      case 'spare-loss':
        return 'Your Armies lose no value for losing.';
      case 'cancel-card':
        return 'Cancel the Battle effect, not the value, of the last card your opponent played.';
      case 'take-back':
        return 'Take back 1 Combat card you played in it.';
      case 'look-at-hand':
        return 'Look at your opponent’s Combat cards.';
      case 'any-icon':
        return 'Your next Hit may be on a space with any weapon.';
      case 'rage':
        return `The next attack has ${signed(op.amount)} Rage.`;
      case 'monster-hand': {
        const least = op.least === undefined ? '' : `, at least ${op.least}`;
        return op.amount < 0
          ? `The Monster draws ${-op.amount} fewer at the end of its next turn${least}.`
          : `The Monster draws ${op.amount} more at the end of its turn.`;
      }
      case 'few-hits':
        return `The hunter inflicts at most ${op.hits === 1 ? '1 Hit' : `${op.hits} Hits`} in the next Hero turn.`;
      case 'undo-hit':
        return 'Remove 1 marker that the hunter put there in this Hunt; its Reward is kept.';
      case 'no-card':
        return 'The hunter draws no card for having defended this turn.';
      case 'end-hunt':
        return 'The Hunt ends without success.';
      case 'special-attack':
        return 'Resolve the Special Attack of the Monster or the Leader.';
      case 'shields-help':
        return 'In this Hunt, Shields help once against an attack they do not help against.';
      case 'choose':
        return speechEn.or(op.among.map(say));
    }
  },
  given: (conditions) => `if ${conditions.join(' and ')}`,
  condition(condition, name) {
    if (typeof condition === 'object') return `the weapon of the card is ${name.icon(condition.icon)}`;
    return {
      attacker: 'you attack',
      defender: 'you defend',
      'battle-in-hero-land': 'the Battle is in the Land where your Hero is',
      'region-in-hero-land': 'it is in the Land where your Hero is',
      'hero-beside-realm': 'the Realm is beside your Hero’s Region',
      'two-armies': 'you have two or more Armies in the Battle',
      'army-beside-battle': 'you have an Army in a Region beside the Battle',
      'settlement-here': 'the Region has a Settlement',
      'temple-or-monument-here': 'the Region has a Temple or a Monument',
      'without-battle': 'there was no Battle',
      'own-monster': 'you control the Monster',
    }[condition];
  },
  moment: (moment) =>
    ({
      prayer: 'In your Prayer step',
      'hero-step': 'In your Hero step, instead of an option',
      'runes-begin': 'At the start of your Rune step',
      'rune-step': 'In your Rune step, besides your Rune action',
      maneuvers: 'In your Maneuvers step',
      prepare: 'When you choose Prepare',
      'temple-built': 'When you build a Temple',
      'rune-forged': 'When your Hero takes a Rune from a Forge',
      'marker-covered': 'When your marker on the wheel is covered',
      'realm-bonus': 'When you take the bonus of a Realm',
      'control-taken': 'When you take control of a Region',
      'army-died': 'When one of your Armies dies',
      injured: 'When your Hero has suffered an Injury',
      injury: 'When your Hero would suffer an Injury',
      'before-battle': 'Before a Battle',
      'before-hunt': 'Before a Hunt',
      'battle-begins': 'When a Battle of yours begins',
      'battle-value': 'In a Battle, after the cards are played',
      'battle-won': 'When you have won a Battle',
      'battle-lost': 'When you have lost a Battle',
      'battle-over': 'After a Battle of yours',
      'hunt-begins': 'When your Hunt begins',
      'hero-turn': 'In your turn of a Hunt',
      reward: 'When you gain a Reward',
      'hunt-over': 'After your Hunt',
    })[moment],
  number(of, amount, per, limit) {
    const change = signed(amount);
    const bound = limit === null ? '' : amount < 0 ? ` (at least ${limit})` : ` (at most ${limit})`;
    return {
      'recruit-value': `Armies you Recruit have ${change} value${bound}.`,
      population: `Neutral Regions have ${change} Population Strength for you${bound}.`,
      'usurp-power': `Your Power counts ${change} for Usurp.`,
      'hero-move': `In the Hero step your Hero moves ${change} Region.`,
      'hero-options': `In the Hero step you have ${change} option, another one.`,
      limit: `Your limits of Runes and of Combat cards are ${change}.`,
      'favour-level': `Priests you send bring the favour of ${change} level${bound}.`,
      'prepare-options': `When you choose Prepare, you have ${change} option.`,
      'monster-move': `When activated, it may move further: ${change} Region.`,
      trample: `Monsters that you move lower what they Trample by ${change}.`,
      rage: `Attacks against you have ${change} Rage.`,
      'battle-value': `${change} Battle value${each(per)}${per === null ? '' : bound}.`,
    }[of];
  },
  leave: (to) =>
    ({
      'retreat-anywhere': 'Your Armies may Retreat to any of your Regions.',
      'count-as-ally': 'When bonuses are taken, you may count as its ally.',
      'any-icon': 'In a Hunt it hits a space with any weapon.',
      'long-march': 'Once a turn, an Army you activate may move 2 Regions.',
    })[to],
  optional: 'if you wish',
  once: (how, sentence) => `Once a ${how === 'turn' ? 'turn' : 'Hunt'}. ${sentence}`,
  runeAction: (cost, name, sentence) =>
    'different' in cost
      ? `Rune action, ${cost.different} different Runes: ${inside(sentence)}`
      : `Rune action, ${cost.runes.map(name.thing).join(' and ')}: ${inside(sentence)}`,
  or: (sentences) =>
    sentences.map((sentence, index) => (index === 0 ? sentence : `Or: ${inside(sentence)}`)).join(' '),
  region: (number) => `Region ${number}`,
  army: (number) => `Army ${number}`,
  eventName: (number) => `Event ${number}`,
  event: ({ region, place: rune, activate, leader }, name) =>
    [
      `Place the next Monster of ${name.thing(rune)} in Region ${region}.`,
      ...(activate.length === 0
        ? []
        : [`Activate the Monsters of ${activate.map(name.thing).join(', then of ')}.`]),
      ...(leader ? ['Activate the Leader.'] : []),
    ].join(' '),
  omen(test) {
    const many = (one: string, more: string) => `at least ${test.least} ${test.least === 1 ? one : more}`;
    if ('one' in test)
      return {
        kills: `One player has killed ${many('Monster', 'Monsters')} (Slayer tokens count).`,
        lands: `One player controls ${many('Land', 'Lands')}.`,
        temples: `One player controls ${many('Region', 'Regions')} with a Temple.`,
      }[test.one];
    return {
      temples: `On the board there are ${many('Temple', 'Temples')}.`,
      'monuments-complete': `On the board there are ${many('complete Monument', 'complete Monuments')}.`,
    }[test.all];
  },
  favour: (level, sentence) => `Level ${level}: ${inside(sentence)}`,
  hit: (icons, reward) =>
    reward === undefined ? icons.join(' + ') : `${icons.join(' + ')} (Reward: ${REWARD[reward]})`,
  regionAttack: (sentence) => `Region Attack: ${inside(sentence)}`,
  specialAttack: (sentence) => `Special Attack: ${inside(sentence)}`,
  activation: (sentence) => `Activation: ${inside(sentence)}`,
  bars: 'Armies cannot move into its Region.',
  combat: (icon, value, casualties) =>
    `${icon}, value ${value}${casualties === 0 ? '' : `, ${casualties === 1 ? '1 Casualty' : `${casualties} Casualties`}`}.`,
  shield: 'In a Hunt it only defends: it stops an attack whatever its Rage, unless Shields do not help.',
  hunt: (on, discards) => {
    const cost =
      discards === 0 ? '' : `, for ${discards === 1 ? 'another card' : `${discards} other cards`} discarded`;
    return `Hunt${on === 'hit' ? ', after the Hit' : ''}${cost}`;
  },
  battle: (on) => `Battle${on === undefined ? '' : on === 'won' ? ', if you win' : ', if you lose'}`,
  attack: (rage, weakness, hand, shieldsFail) =>
    `Rage ${rage}, Weakness ${weakness}, Monster hand ${hand}.${shieldsFail ? ' Shields do not help.' : ''}`,
  realm: (action, rune, sentence) => `Alliance for ${rune}. Bonus with ${action}: ${inside(sentence)}`,
  map: (regions, lands, seas) =>
    `${regions} Regions in ${lands.length} Lands (${lands.join(', ')}), and ${seas} Seas around them.`,
  god: (attribute, sentences) => `A Priest raises ${attribute} by 1. ${sentences.join(' ')}`,
};

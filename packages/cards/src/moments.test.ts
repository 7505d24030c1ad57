import { breachOfLaws, isKnown, type PieceId, type Play, type Seat, seat, frameFor } from '@concilio/kernel';
import { describe, expect, test } from 'vitest';
import {
  ability,
  answer,
  asked,
  begin,
  type Bench,
  benchRules,
  card,
  laid,
  says,
  stateOf,
} from '../test/bench.ts';
import { type Choice, type Moment, momentOf } from './ability.ts';
import type { CardRules } from './rules.ts';
import { addTokens, cardsIn, tokensOn } from './cards.ts';
import { triggerMoment, triggerTogether, lastUsed, unusable, usable } from './moments.ts';
import { moveTo, turn } from './zones.ts';

const deed = momentOf('deed');
const window = momentOf('action');
const handOf: CardRules<Bench>['held'] = ({ cards }, who) => {
  const hand = cardsIn(cards, `hand/${who}`);
  return hand.length === 0 ? null : hand;
};

/** Something happens at a table. */
function happening(
  definitions: Parameters<typeof benchRules>[0],
  table: Parameters<typeof begin>[1],
  {
    moment = deed,
    before,
    ...more
  }: Partial<CardRules<Bench>> & { moment?: Moment; before?: (play: Play<Bench>) => void } = {},
) {
  const rules = benchRules(definitions, more);
  const match = begin(rules, table, (play) => {
    before?.(play);
    triggerMoment(play, moment);
  });
  return { rules, match, said: () => match.table.state.said, state: match.table.state };
}

const horn = card('horn', { abilities: [ability('horn')] });
const bell = card('bell', { abilities: [ability('bell')] });

describe('what happens together', () => {
  const about = (name: string, more: object = {}) =>
    ability(name, {
      does: [{ word: 'say', apply: (play, at) => play.state.said.push(`${name} ${at.moment.card}`) }],
      ...more,
    });
  const of = (card: PieceId) => momentOf('deed', { card, what: 'one' });
  const together = (abilities: ReturnType<typeof about>[]) => {
    const rules = benchRules([card('one', { abilities }), horn]);
    return begin(rules, { 'play/0': ['one', 'horn/1', 'horn/2'] }, (play) =>
      triggerTogether(play, [of('#1'), of('#2')]),
    );
  };

  test('is one moment: what must happen for all of it comes before what anybody may do', () => {
    const match = together([about('must', { mandatory: true }), about('may')]);
    expect(match.table.state.said).toEqual(['must #1', 'must #2']);
    expect(asked(match)?.options).toEqual(['#0/may', '#1/horn', '#2/horn', 'pass']);
  });

  test('is answered one after the other', () => {
    const match = together([about('may')]);
    answer(match, '#0/may');
    answer(match, '#0/may');
    expect(match.table.state.said).toEqual(['may #1', 'may #2']);
    expect(asked(match)?.options).toEqual(['#1/horn', '#2/horn', 'pass']);
  });

  test('is answered in any order where it matters which', () => {
    const match = together([about('may', { each: true })]);
    expect(asked(match)?.options).toEqual(expect.arrayContaining(['#0/may/#1', '#0/may/#2']));
    answer(match, '#0/may/#2');
    // Which is left is plain.
    answer(match, '#0/may');
    expect(match.table.state.said).toEqual(['may #2', 'may #1']);
  });

  test('is said by its question: what the seat may answer, and all else', () => {
    const rules = benchRules([card('one', { abilities: [about('may', { when: onlySecond })] })]);
    const match = begin(rules, { 'play/0': ['one'], deck: ['one/1', 'one/2'] }, (play) =>
      triggerTogether(play, [of('#1'), of('#2')]),
    );
    const [open] = match.open;
    expect(open?.question.with).toMatchObject({ also: [{}] });
    answer(match, '#0/may');
    expect(match.table.state.said).toEqual(['may #2']);
  });
  const onlySecond = (_state: unknown, at: { moment: { card: PieceId | null } }) => at.moment.card === '#2';

  test('tells what was used last, and for which of it', () => {
    const args = { moment: of('#1'), also: [of('#2')], turn: 0, passes: 0 };
    expect(lastUsed({ ...args, done: [] })).toBeNull();
    expect(lastUsed({ ...args, done: ['#0/may'] })).toEqual({ key: '#0/may', moment: of('#1') });
    expect(lastUsed({ ...args, done: ['#0/may', '#3/may 1'] })).toEqual({ key: '#3/may', moment: of('#2') });
  });
});

describe('what must happen', () => {
  const knell = card('knell', { abilities: [ability('knell', { mandatory: true })] });
  const doom = card('doom', { abilities: [ability('doom', { mandatory: true })] });

  test('happens before anybody is asked what they want', () => {
    const { match, said } = happening([horn, knell], { 'play/0': ['horn', 'knell'] });
    expect(said()).toEqual(['knell']);
    expect(asked(match)).toEqual({ seat: 0, key: 'respond', options: ['#0/horn', 'pass'] });
  });

  test('happens in the order that is chosen by whoever decides, each thing once', () => {
    const { match, said } = happening(
      [knell, doom],
      { 'play/0': ['knell'], 'play/1': ['doom'] },
      { decides: () => seat(1) },
    );
    expect(asked(match)).toEqual({ seat: 1, key: 'which-first', options: ['#0/knell', '#1/doom'] });
    answer(match, '#1/doom');
    expect(said()).toEqual(['doom', 'knell']);
    expect(match.outcome).not.toBeNull();
  });

  test('is not put in order where all of it is the same', () => {
    const { match, said } = happening([knell], { 'play/0': ['knell/1', 'knell/2'] });
    expect(said()).toEqual(['knell', 'knell']);
    expect(match.answered).toBe(0);
  });

  test('is done by whoever controls the card, and else by whoever decides', () => {
    const who = (id: string) =>
      card(id, {
        abilities: [
          ability(id, {
            mandatory: true,
            does: [{ word: 'say', apply: (play, at) => play.state.said.push(`${id} ${at.seat}`) }],
          }),
        ],
      });
    const { said } = happening(
      [who('mine')],
      { 'play/0': ['mine/1'], 'play/1': ['mine/2'], play: ['mine/3'] },
      { decides: () => seat(0) },
    );
    expect(said().toSorted()).toEqual(['mine 0', 'mine 0', 'mine 1']);
  });

  test('does not happen beyond its limit, nor where its requirements are not met or its costs cannot be paid', () => {
    const never = card('never', {
      abilities: [
        ability('a', { mandatory: true, requires: [{ rule: 'no', holds: () => false }] }),
        ability('b', {
          mandatory: true,
          costs: [{ word: 'no', rule: 'no', can: () => false, pay: () => undefined }],
        }),
        ability('c', { mandatory: true, when: () => false }),
        ability('d', { mandatory: true, limit: { times: 1, per: 'round' } }),
      ],
    });
    const rules = benchRules([never]);
    const match = begin(rules, { 'play/0': ['never'] }, (play) => {
      triggerMoment(play, deed);
      triggerMoment(play, deed);
    });
    expect(match.table.state.said).toEqual(['d']);
  });

  test('may itself make something happen, which is heard first', () => {
    const first = card('first', {
      abilities: [
        ability('first', {
          mandatory: true,
          does: [says('first'), { word: 'more', apply: (play) => triggerMoment(play, momentOf('echo')) }],
        }),
        ability('echo', { on: 'echo', mandatory: true }),
      ],
    });
    const rules = benchRules([first, horn]);
    const match = begin(rules, { 'play/0': ['first', 'horn'] }, (play) => triggerMoment(play, deed));
    expect(match.table.state.said).toEqual(['first', 'echo']);
    expect(asked(match)?.options).toEqual(['#1/horn', 'pass']);
  });
});

describe('what is due', () => {
  const toll = ability('toll', { mandatory: true, from: 'due' });
  const chime = card('chime', { abilities: [toll] });
  const must = card('must', { abilities: [ability('must', { mandatory: true })] });

  test('takes its turn with all that must happen, by the name of the card that said so', () => {
    const due: CardRules<Bench>['due'] = ({ said }) =>
      said.includes('toll') ? [] : [{ card: '#0', what: 'chime', ability: toll }];
    const option: CardRules<Bench>['option'] = (_state, piece, { name }, what) => ({
      id: `${piece}/${name}`,
      of: what,
    });
    const { match, said } = happening([must, chime], { 'play/0': ['must'] }, { due, option });
    expect(asked(match)).toEqual({ seat: 0, key: 'which-first', options: ['#0/must', '#0/toll'] });
    expect(match.open[0]?.question).toMatchObject({ options: [{ of: 'must' }, { of: 'chime' }] });
    answer(match, '#0/toll');
    expect(said()).toEqual(['toll', 'must']);
  });
});

describe('the order', () => {
  test('goes on with whoever comes next, though the one who has acted is there no more', () => {
    const order: CardRules<Bench>['order'] = ({ said }) =>
      said.includes('horn') ? [seat(1), seat(2)] : [seat(0), seat(1), seat(2)];
    const { match } = happening(
      [horn, bell],
      { 'play/0': ['horn'], 'play/1': ['bell'], 'play/2': ['bell/2'] },
      { order, moment: deed },
    );
    answer(match, '#0/horn');
    expect(asked(match)?.seat).toBe(1);
  });
});

describe('responses', () => {
  const table = { 'play/0': ['horn', 'bell'], 'play/1': ['horn/2'] };

  test('are asked for in turn, by what each seat may use', () => {
    const { match } = happening([horn, bell], table);
    expect(asked(match)).toEqual({ seat: 0, key: 'respond', options: ['#0/horn', '#1/bell', 'pass'] });
    expect(match.open[0]?.question.with).toEqual({ moment: 'deed' });
    answer(match, '#1/bell');
    expect(asked(match)).toEqual({ seat: 1, key: 'respond', options: ['#2/horn', 'pass'] });
  });

  test('are used once each, and it is over when all have passed in a row', () => {
    const { match, said } = happening([horn, bell], table);
    answer(match, '#1/bell');
    answer(match, 'pass');
    expect(asked(match)).toEqual({ seat: 0, key: 'respond', options: ['#0/horn', 'pass'] });
    answer(match, '#0/horn');
    expect(asked(match)).toEqual({ seat: 1, key: 'respond', options: ['#2/horn', 'pass'] });
    answer(match, 'pass');
    expect(match.outcome).not.toBeNull();
    expect(said()).toEqual(['bell', 'horn']);
  });

  test('may be used again where they say so, until all have passed', () => {
    const drum = card('drum', { abilities: [ability('beat', { again: true })] });
    const { match, said } = happening([drum, horn], { 'play/0': ['drum', 'horn'] });
    answer(match, '#0/beat');
    answer(match, '#1/horn');
    expect(asked(match)?.options).toEqual(['#0/beat', 'pass']);
    answer(match, '#0/beat');
    answer(match, 'pass');
    expect(match.outcome).not.toBeNull();
    expect(said()).toEqual(['beat', 'horn', 'beat']);
  });

  test('are not asked of whoever has none, where all can see it', () => {
    const { match } = happening([horn], { 'play/1': ['horn'] });
    expect(asked(match)?.seat).toBe(1);
    expect(happening([horn], { 'hand/0': ['horn'], 'play/0': [] }).match.outcome).not.toBeNull();
  });

  test('are those of other moments no less at those, and only at those', () => {
    const { match } = happening([horn], { 'play/0': ['horn'] }, { moment: momentOf('other') });
    expect(match.outcome).not.toBeNull();
  });

  test('are not those of a card that lies on its back, or does not count now', () => {
    const before = (play: Play<Bench>) => turn(benchRules([horn]), play.state.cards, '#0', true);
    expect(happening([horn], { 'play/0': ['horn'] }, { before }).match.outcome).not.toBeNull();
    const counts = (_state: Bench['state'], piece: PieceId) => piece !== '#0';
    const { match } = happening([horn], { 'play/0': ['horn', 'horn/2'] }, { counts });
    expect(asked(match)?.options).toEqual(['#1/horn', 'pass']);
  });

  test('that are too dear whatever is chosen are not offered, and nothing is looked up that might be chosen', () => {
    let looked = 0;
    const choice: Choice<Bench> = {
      as: 'whom',
      key: 'choose',
      of: () => {
        looked += 1;
        return [{ id: 'a' }, { id: 'b' }];
      },
      open: true,
      rule: 'nobody',
    };
    const dear = (payable: boolean) =>
      ability('dear', {
        chooses: [choice],
        costs: [{ word: 'pay', rule: 'too-dear', fixed: true, can: () => payable, pay: () => undefined }],
      });
    const rules = (payable: boolean) => benchRules([card('ring', { abilities: [dear(payable)] })]);
    const state = stateOf(laid(rules(true), { 'play/0': ['ring'] }));
    expect(usable(rules(false), state, seat(0), deed)).toEqual([]);
    expect(looked).toBe(0);
    expect(unusable(rules(false), state, seat(0), deed)).toEqual([
      { id: '#0/dear', of: '#0', rule: 'too-dear' },
    ]);
    expect(usable(rules(true), state, seat(0), deed)).toHaveLength(1);
  });

  test('that cannot be used are listed as blocked with the rule, and not offered', () => {
    const dear = card('dear', {
      abilities: [
        ability('dear', {
          costs: [{ word: 'gold', rule: 'too-dear', can: () => false, pay: () => undefined }],
        }),
        ability('deaf', { when: () => false }),
        ability('must', { mandatory: true }),
      ],
    });
    const { match, rules, state } = happening([horn, dear], {
      'play/0': ['horn', 'dear'],
      'play/1': ['dear/2'],
    });
    expect(asked(match)?.options).toEqual(['#0/horn', 'pass']);
    const blocked = [
      { id: '#1/dear', of: '#1', rule: 'too-dear' },
      { id: '#1/deaf', of: '#1', rule: 'not-now' },
    ];
    expect(match.open[0]?.question.blocked?.()).toEqual(blocked);
    expect(unusable(rules, state, seat(0), deed)).toEqual(blocked);
    expect(usable(rules, state, seat(0), deed).map(({ card: piece }) => piece)).toEqual(['#0']);
  });

  test('and what else might be looked for is named too, unless it is spoken of already', () => {
    const idle = () => [
      { id: '#0', rule: 'asleep' },
      { id: '#1', rule: 'asleep' },
      { id: '#2', rule: 'asleep' },
    ];
    const dear = card('dear', {
      abilities: [
        ability('dear', {
          costs: [{ word: 'gold', rule: 'too-dear', can: () => false, pay: () => undefined }],
        }),
      ],
    });
    const { match } = happening(
      [horn, bell, dear],
      { 'play/0': ['horn', 'dear'], 'play/1': ['bell'] },
      { idle },
    );
    expect(match.open[0]?.question.blocked?.()).toEqual([
      { id: '#1/dear', of: '#1', rule: 'too-dear' },
      { id: '#2', rule: 'asleep' },
    ]);
  });

  test('of a card that has gone are heard when the moment is about it, by what it was', () => {
    const ghost = card('ghost', {
      abilities: [ability('haunt', { on: 'died', from: 'gone' }), ability('walk', { on: 'died' })],
    });
    const rules = benchRules([ghost]);
    const match = begin(rules, { 'play/1': ['ghost/1', 'ghost/2'] }, (play) => {
      moveTo(rules, play.state.cards, '#0', 'pile');
      triggerMoment(play, momentOf('died', { card: '#0', what: 'ghost' }));
    });
    expect(asked(match)).toEqual({ seat: 1, key: 'respond', options: ['#1/walk', '#0/haunt', 'pass'] });
  });
});

describe('a window', () => {
  const drum = card('drum', { abilities: [ability('beat', { on: 'action' })] });

  test('lets everything be used again and again, until all have passed in a row', () => {
    const { match, said } = happening(
      [drum],
      { 'play/0': ['drum'], 'play/1': ['drum/2'] },
      { moment: window },
    );
    expect(asked(match)).toEqual({ seat: 0, key: 'window', options: ['#0/beat', 'pass'] });
    answer(match, 'pass');
    answer(match, '#1/beat');
    // A pass is no farewell: the one who passed is asked again.
    expect(asked(match)?.seat).toBe(0);
    answer(match, '#0/beat');
    expect(asked(match)?.seat).toBe(1);
    answer(match, 'pass');
    expect(match.outcome).toBeNull();
    answer(match, 'pass');
    expect(match.outcome).not.toBeNull();
    expect(said()).toEqual(['beat', 'beat']);
  });

  test('begins with whoever is first in order', () => {
    const order = () => [seat(1), seat(0)];
    const { match } = happening(
      [drum],
      { 'play/0': ['drum'], 'play/1': ['drum/2'] },
      { moment: window, order },
    );
    expect(asked(match)?.seat).toBe(1);
  });

  test('closes for what has a limit', () => {
    const once = card('once', {
      abilities: [ability('beat', { on: 'action', limit: { times: 1, per: 'round', eachPlayer: true } })],
    });
    const { match, said } = happening([once], { play: ['once'] }, { moment: window, mayUse: () => true });
    answer(match, '#0/beat');
    expect(asked(match)).toEqual({ seat: 1, key: 'window', options: ['#0/beat', 'pass'] });
    answer(match, '#0/beat');
    expect(match.outcome).not.toBeNull();
    expect(said()).toEqual(['beat', 'beat']);
  });
});

describe('a hand', () => {
  const dodge = card('dodge', { abilities: [ability('dodge', { from: 'hand' })] });
  const stone = card('stone');

  test('that might hold an answer is asked, whether it does or not, and the questions look alike', () => {
    const options = (table: Parameters<typeof begin>[1]) => {
      const { match } = happening([dodge, stone], table, { held: handOf });
      return asked(match);
    };
    expect(options({ 'hand/1': ['stone'] })).toEqual({ seat: 1, key: 'respond', options: ['pass'] });
    expect(options({ 'hand/1': ['dodge'] })).toEqual({
      seat: 1,
      key: 'respond',
      options: ['#0/dodge', 'pass'],
    });
  });

  test('tells the other seat nothing, neither by what it holds nor by who is waited for', () => {
    const seen = (held: string) => {
      const before = (play: Play<Bench>) =>
        moveTo(benchRules([dodge, stone]), play.state.cards, '#0', 'hand/1');
      const { match } = happening([dodge, stone], { 'deck/1': [held] }, { held: handOf, before });
      expect(isKnown(match.table.state.cards.pieces, '#0', seat(1))).toBe(true);
      return frameFor(match, seat(0));
    };
    expect(seen('dodge')).toEqual(seen('stone'));
  });

  test('that all can see to hold no answer is not asked', () => {
    const { match } = happening([dodge], { 'hand/1': ['dodge'] });
    expect(match.outcome).not.toBeNull();
  });

  test('is for its own seat only, even if anybody may use what is in play', () => {
    const { match } = happening(
      [dodge],
      { 'hand/0': ['dodge/1'], 'hand/1': ['dodge/2'] },
      { held: handOf, mayUse: () => true },
    );
    expect(asked(match)).toEqual({ seat: 0, key: 'respond', options: ['#0/dodge', 'pass'] });
    answer(match, 'pass');
    expect(asked(match)).toEqual({ seat: 1, key: 'respond', options: ['#1/dodge', 'pass'] });
  });

  test('is not where abilities of cards in play are used, nor the other way round', () => {
    const both = card('both', { abilities: [ability('held', { from: 'hand' }), ability('laid')] });
    const { match } = happening([both], { 'hand/0': ['both/1'], 'play/0': ['both/2'] }, { held: handOf });
    expect(asked(match)?.options).toEqual(['#1/laid', '#0/held', 'pass']);
  });

  test('may be another zone that a seat uses cards from', () => {
    const rise = card('rise', {
      abilities: [ability('rise', { from: 'under' }), ability('stay', { from: 'hand' })],
    });
    const held = ({ cards }: Bench['state'], who: Seat) =>
      who === seat(1) ? cardsIn(cards, 'under/#0') : null;
    const { match } = happening([stone, rise], { 'play/1': ['stone'], 'under/#0': ['rise'] }, { held });
    expect(asked(match)).toEqual({ seat: 1, key: 'respond', options: ['#1/rise', 'pass'] });
  });
});

test('what is used from a hand may be laid open before anything is chosen for it', () => {
  const dodge = card('dodge', {
    abilities: [
      ability('dodge', {
        from: 'hand',
        chooses: [
          {
            as: 'side',
            key: 'choose',
            of: () => [{ id: 'left' }, { id: 'right' }],
            open: true,
            rule: 'none',
          },
        ],
      }),
    ],
  });
  const laidOpen: unknown[] = [];
  const { match, rules, said } = happening(
    [dodge],
    { 'hand/1': ['dodge'] },
    {
      held: handOf,
      announced(play, { from }, piece, who) {
        laidOpen[0] = [from, piece, who];
        moveTo(rules, play.state.cards, piece, 'pile');
      },
    },
  );
  answer(match, '#0/dodge');
  expect(laidOpen).toEqual([['hand', '#0', seat(1)]]);
  expect(asked(match)).toEqual({ seat: 1, key: 'choose', options: ['left', 'right'] });
  expect(isKnown(match.table.state.cards.pieces, '#0', seat(0))).toBe(true);
  answer(match, 'left');
  expect(said()).toEqual(['dodge']);
});

test('nothing that waits on the agenda is reachable by two paths', () => {
  const choice: Choice<Bench> = {
    as: 'x',
    key: 'choose',
    of: () => [{ id: 'a' }, { id: 'b' }],
    open: true,
    rule: 'none',
  };
  const { match } = happening([card('horn', { abilities: [ability('blow', { chooses: [choice] })] })], {
    'play/0': ['horn'],
  });
  answer(match, '#0/blow');
  expect(asked(match)?.key).toBe('choose');
  expect(breachOfLaws(match.from.checkpoint)).toBeNull();
});

test('between two uses everything is looked at anew', () => {
  const tired = ability('blow', {
    when: ({ cards }) => tokensOn(cards, '#0', 'wound') === 0,
    does: [{ word: 'wound', apply: ({ state }) => addTokens(state.cards, '#0', 'wound', 1) }],
  });
  const { match } = happening([card('horn', { abilities: [tired] })], {
    'play/0': ['horn'],
    'play/1': ['horn/2'],
  });
  answer(match, '#0/blow');
  // The other horn waits for the same, and it is no longer so.
  expect(match.outcome).not.toBeNull();
  expect(tokensOn(match.table.state.cards, '#0', 'wound')).toBe(1);
});

describe('windows with names of their own', () => {
  const signal = card('signal', { abilities: [ability('signal', { on: 'action/night' })] });

  test('offer only what is meant for them, again and again', () => {
    const night = momentOf('action/night');
    const { match } = happening([horn, signal], { 'play/0': ['horn', 'signal'] }, { moment: night });
    expect(asked(match)).toEqual({ seat: 0, key: 'window', options: ['#1/signal', 'pass'] });
    answer(match, '#1/signal');
    expect(asked(match)).toEqual({ seat: 0, key: 'window', options: ['#1/signal', 'pass'] });
  });

  test('may be for some seats only', () => {
    const { match } = happening(
      [signal],
      { 'play/1': ['signal'] },
      {
        moment: momentOf('action/night'),
        order: (_state, { name }) => (name === 'action/night' ? [seat(1)] : [seat(0)]),
      },
    );
    expect(asked(match)?.seat).toBe(1);
  });
});

test('a card that counts and is mute is not heard', () => {
  const { match } = happening(
    [horn, bell],
    { 'play/0': ['horn', 'bell'] },
    { isMute: (_state, one) => one === '#0' },
  );
  expect(asked(match)?.options).toEqual(['#1/bell', 'pass']);
});

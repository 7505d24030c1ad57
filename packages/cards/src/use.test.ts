import { seat, frameFor } from '@concilio/kernel';
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
  pieceAt,
  says,
  saysLater,
} from '../test/bench.ts';
import { type Ability, type Choice, type Cost, momentOf } from './ability.ts';
import { addTokens, tokensOn } from './cards.ts';
import { isSpent } from './limits.ts';
import { abilityOf } from './use.ts';
import { moveTo, shuffleZone } from './zones.ts';

const exert: Cost<Bench> = {
  word: 'exert',
  rule: 'tired',
  can: ({ cards }, { self }) => tokensOn(cards, self, 'wound') === 0,
  pay: (play, { self }) => {
    addTokens(play.state.cards, self, 'wound', 1);
    play.state.said.push('paid');
  },
};
const choice = (as: 'one' | 'other', ids: string[], open = true): Choice<Bench> => ({
  as,
  key: `choose-${as}`,
  of: () => ids.map((id) => ({ id })),
  open,
  rule: 'nothing',
});

/** Uses the ability of the only card in play. */
function using(blow: Ability<Bench>, more: Parameters<typeof benchRules>[1] = {}) {
  const rules = benchRules([card('horn', { abilities: [blow] }), card('orc')], more);
  const match = begin(rules, { 'play/1': ['horn'], deck: ['orc'] }, (play) =>
    play.then('use', { seat: seat(1), card: '#0', what: 'horn', ability: 'blow', moment: momentOf('deed') }),
  );
  return { match, said: () => match.table.state.said, cards: () => match.table.state.cards };
}

describe('a use', () => {
  test('chooses first, then pays, then begins, then does all of it, then ends', () => {
    const { match, said } = using(
      ability('blow', {
        chooses: [choice('one', ['a', 'b'])],
        costs: [exert],
        does: [
          { word: 'say', apply: (play, at) => play.state.said.push(`did ${at.chosen.one}`) },
          says('more'),
        ],
      }),
      {
        begun: (play) => play.state.said.push('begun'),
        done: (play) => play.state.said.push('done'),
      },
    );
    expect(asked(match)).toEqual({ seat: 1, key: 'choose-one', options: ['a', 'b'] });
    expect(match.open[0]?.question.with).toEqual({ card: 'horn' });
    expect(said()).toEqual([]);
    answer(match, 'b');
    expect(said()).toEqual(['paid', 'begun', 'did b', 'more', 'done']);
    expect(match.events(seat(0)).map(({ name, said }) => [name, said])).toEqual([
      ['ability.used', { seat: 1, piece: '#0', card: 'horn', ability: 'blow' }],
    ]);
  });

  test('asks for one thing after the other, and each may look at what was chosen before', () => {
    const second = {
      ...choice('other', []),
      of: (_: unknown, at: { chosen: Record<string, string> }) => [
        { id: `${at.chosen.one}1` },
        { id: `${at.chosen.one}2` },
      ],
    };
    const { match } = using(ability('blow', { chooses: [choice('one', ['a', 'b']), second] }));
    answer(match, 'a');
    expect(asked(match)).toEqual({ seat: 1, key: 'choose-other', options: ['a1', 'a2'] });
  });

  test('takes a single option where all can see that it is single, and asks where they cannot', () => {
    expect(using(ability('blow', { chooses: [choice('one', ['a'])] })).said()).toEqual(['blow']);
    const { match } = using(ability('blow', { chooses: [choice('one', ['a'], false)] }));
    expect(asked(match)).toEqual({ seat: 1, key: 'choose-one', options: ['a'] });
  });

  test('with nothing to choose from does nothing and costs nothing', () => {
    const { match, said, cards } = using(ability('blow', { chooses: [choice('one', [])], costs: [exert] }));
    expect(match.outcome).not.toBeNull();
    expect(said()).toEqual([]);
    expect(tokensOn(cards(), '#0', 'wound')).toBe(0);
  });

  test('counts against its limit', () => {
    const limit = { times: 1, per: 'round' };
    const { cards } = using(ability('blow', { limit }));
    expect(isSpent(cards(), limit, '#0/blow')).toBe(true);
  });

  test('pays what the rules of the game add to its costs', () => {
    const { said } = using(ability('blow'), { costs: () => [exert] });
    expect(said()).toEqual(['paid', 'blow']);
  });
});

describe('an effect', () => {
  test('comes before what the effect ahead of it has put on the agenda', () => {
    const { said } = using(ability('blow', { does: [saysLater('later'), says('at once')] }));
    expect(said()).toEqual(['at once', 'later']);
  });

  test('that waits comes after it, with what was chosen, and the use ends after both', () => {
    const { match, said } = using(
      ability('blow', {
        chooses: [choice('one', ['a', 'b'])],
        costs: [exert],
        does: [
          saysLater('first'),
          {
            word: 'say',
            waits: true,
            apply: (play, at) => play.then('say', { text: `second ${at.chosen.one}` }),
          },
          says('third', { waits: true }),
          says('fourth'),
        ],
      }),
      { done: (play) => play.state.said.push('done') },
    );
    answer(match, 'b');
    expect(said()).toEqual(['paid', 'first', 'second b', 'third', 'fourth', 'done']);
    expect(match.events('referee')).toHaveLength(1);
  });
});

test('what is done part by part goes on once what a part has put on the agenda is over, and the rest waits for it', () => {
  const { match, said } = using(
    ability('blow', {
      chooses: [choice('one', ['a', 'b'])],
      does: [
        {
          word: 'say',
          apply: () => undefined,
          part: (play, { chosen }, left) => {
            const due = left ?? 3;
            play.then('say', { text: `${chosen.one} ${due}` });
            play.state.said.push(`part ${due}`);
            return due > 1 ? due - 1 : null;
          },
        },
        says('rest', { waits: true }),
      ],
    }),
  );
  answer(match, 'b');
  expect(said()).toEqual(['part 3', 'b 3', 'part 2', 'b 2', 'part 1', 'b 1', 'rest']);
});

test('a card that has gone and was mixed with others is named as what it was', () => {
  const mourn = ability('mourn', { on: 'died', from: 'gone', chooses: [choice('one', ['a', 'b'])] });
  const rules = benchRules([card('elf', { abilities: [mourn] }), card('orc')], { mayUse: () => true });
  const match = begin(rules, { 'play/1': ['elf'], 'deck/1': ['orc/1', 'orc/2', 'orc/3'] }, (play) => {
    const { cards } = play.state;
    const elf = pieceAt(cards, 'play/1');
    moveTo(rules, cards, elf, 'deck/1');
    // The elf lies on top of the deck now, and an orc where the elf went.
    shuffleZone(cards, 'deck/1', 'deck', {
      below: () => 0,
      die: (_stream, faces) => faces[0] as never,
      shuffle: (_stream, faces) => void faces.reverse(),
    });
    play.then('use', {
      seat: seat(1),
      card: elf,
      what: 'elf',
      ability: 'mourn',
      moment: momentOf('died', { card: elf, what: 'elf' }),
    });
  });
  expect(match.open[0]?.question.with).toEqual({ card: 'elf' });
  answer(match, 'a');
  expect(match.events(seat(0)).at(-1)?.said).toMatchObject({ card: 'elf' });
  expect(JSON.stringify(frameFor(match, seat(0)))).not.toContain('orc');
});

test('an ability that a card does not have is refused by name', () => {
  const rules = benchRules([card('horn', { abilities: [ability('blow')] })]);
  const cards = laid(rules, {});
  expect(abilityOf(rules, cards, 'horn', 'blow').name).toBe('blow');
  expect(() => abilityOf(rules, cards, 'horn', 'sing')).toThrow('"horn" has no ability "sing".');
});

describe('a use that others may answer', () => {
  const answered = (isCancelled: boolean) =>
    using(ability('blow', { costs: [exert], does: [says('did')] }), {
      answered: (play) => {
        play.state.said.push('answered');
        return true;
      },
      isCancelled: () => isCancelled,
      done: (play) => play.state.said.push('done'),
    }).said();

  test('is paid, then heard of by the others, and then does what it does', () => {
    expect(answered(false)).toEqual(['paid', 'answered', 'did', 'done']);
  });

  test('stays paid and does nothing where it was cancelled', () => {
    expect(answered(true)).toEqual(['paid', 'answered', 'done']);
  });
});

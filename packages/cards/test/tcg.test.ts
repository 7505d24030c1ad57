import { Match, type PieceId, seat } from '@concilio/kernel';
import { describe, expect, test } from 'vitest';
import {
  addTokens,
  attachmentsOn,
  cardsIn,
  controllerOf,
  modifiersOf,
  numberOf,
  ownerOf,
  spotted,
  tokensOn,
  whereIs,
} from '../src/index.ts';
import { answer, asked } from './bench.ts';
import { box, companions, is, laidOut, type State, strengthOf, tcg, type Tcg, woundsOn } from './tcg.ts';
import './tcg-cards.ts';

const now = (match: Match<Tcg>): State => match.table.state;
const answers = (match: Match<Tcg>, ...picks: string[]) => picks.forEach((pick) => answer(match, pick));
const blocked = (match: Match<Tcg>) => match.open[0]?.question.blocked?.().map(({ id, rule }) => [id, rule]);
const events = (match: Match<Tcg>) => match.events('referee').map(({ name, said }) => [name, said]);

describe('a response to a wound: Éowyn takes the strain, and the wound is prevented', () => {
  const table = { 'play/0': ['eowyn', 'merry', 'frodo'], 'play/1': ['uruk'] };
  const [eowyn, merry, frodo] = ['#0', '#1', '#2'] as const;

  test('of an unbound companion, for an exertion and a token', () => {
    const match = laidOut('assignment', table);
    answer(match, merry);
    expect(asked(match)).toEqual({ seat: 0, key: 'respond', options: [`${eowyn}/response`, 'pass'] });
    expect(woundsOn(now(match), merry)).toBe(0);
    answer(match, `${eowyn}/response`);
    // It may be repeated, but there is nothing left to respond to.
    expect(match.outcome).not.toBeNull();
    expect([eowyn, merry].map((card) => woundsOn(now(match), card))).toEqual([1, 0]);
    expect(now(match).twilight).toBe(1);
    expect(now(match).cards.attempts).toEqual([]);
    expect(events(match)).toContainEqual(['card.exerted', { piece: eowyn }]);
    expect(events(match)).not.toContainEqual(['card.wounded', { piece: merry }]);
  });

  test('or is left alone', () => {
    const match = laidOut('assignment', table);
    answers(match, merry, 'pass');
    expect([eowyn, merry].map((card) => woundsOn(now(match), card))).toEqual([0, 1]);
    expect(now(match).twilight).toBe(0);
  });

  test('but not of one who is ring-bound, nor when she cannot exert', () => {
    const bound = laidOut('assignment', table);
    answer(bound, frodo);
    expect(bound.outcome).not.toBeNull();
    expect(woundsOn(now(bound), frodo)).toBe(1);
    const tired = laidOut('assignment', table, {
      prepare: ({ cards }) => addTokens(cards, eowyn, 'wound', 2),
    });
    answer(tired, merry);
    expect(tired.outcome).not.toBeNull();
    expect([eowyn, merry].map((card) => woundsOn(now(tired), card))).toEqual([2, 1]);
  });
});

test('what cannot be prevented is not responded to; the next wound may be', () => {
  const match = laidOut(
    'assignment',
    { 'play/0': ['eowyn', 'merry'], 'play/1': ['uruk'], 'hand/1': ['no-shield-will-help'] },
    { twilight: 1 },
  );
  answers(match, 'pass', '#1');
  expect(asked(match)).toEqual({ seat: 1, key: 'window', options: ['#3/play', 'pass'] });
  answer(match, '#3/play');
  // Straight on to the wound of the skirmish that is lost.
  expect(woundsOn(now(match), '#1')).toBe(1);
  expect(whereIs(now(match).cards, '#3')).toBe('discard/1');
  expect(asked(match)).toEqual({ seat: 0, key: 'respond', options: ['#0/response', 'pass'] });
  answer(match, '#0/response');
  expect(woundsOn(now(match), '#1')).toBe(1);
});

describe('an exertion as a cost of something that is then prevented', () => {
  const table = { 'play/0': ['boromir', 'frodo'], 'play/1': ['orthanc-champion'] };

  test('stays paid', () => {
    const match = laidOut('assignment', table);
    expect(asked(match)).toEqual({ seat: 1, key: 'window', options: ['#2/hunt', 'pass'] });
    answer(match, '#2/hunt');
    // Boromir is the only one who is unbound. His player is asked, after it was paid.
    expect(asked(match)).toEqual({ seat: 0, key: 'prevent', options: ['yes', 'no'] });
    expect(woundsOn(now(match), '#2')).toBe(1);
    answer(match, 'yes');
    expect(['#0', '#2'].map((card) => woundsOn(now(match), card as PieceId))).toEqual([1, 1]);
    expect(now(match).assigned).toEqual([]);
    // The champion cannot exert again, so that nothing but the assignment is left.
    expect(asked(match)).toEqual({ seat: 0, key: 'assign', options: ['#0', '#1', 'nobody'] });
  });

  test('is worth its cost, if it is not prevented', () => {
    const match = laidOut('assignment', table);
    answers(match, '#2/hunt', 'no');
    expect(now(match).phase).toBe('regroup');
    expect(woundsOn(now(match), '#0')).toBe(1);
    expect(events(match)).toContainEqual(['skirmish.won', { piece: '#2' }]);
  });

  test('cannot be prevented by one who cannot exert, and nobody is asked', () => {
    const match = laidOut('assignment', table, {
      prepare: ({ cards }) => addTokens(cards, '#0', 'wound', 2),
    });
    answer(match, '#2/hunt');
    expect(match.outcome).not.toBeNull();
    expect(whereIs(now(match).cards, '#0')).toBe('dead/0');
  });
});

test('what was spotted when the cost was paid counts, whatever becomes of it', () => {
  const match = laidOut(
    'assignment',
    {
      'play/0': ['merry', 'frodo'],
      'play/1': ['wild-man'],
      'hand/1': ['death-to-the-strawheads', 'no-shield-will-help', 'uruk'],
    },
    { twilight: 4, prepare: ({ cards }) => addTokens(cards, '#0', 'wound', 3) },
  );
  answers(match, 'pass', '#0', '#3/play');
  expect(asked(match)).toEqual({ seat: 1, key: 'how-many-companions', options: ['0', '1', '2'] });
  expect(now(match).twilight).toBe(4);
  answer(match, '2');
  expect(now(match).twilight).toBe(1);
  expect(strengthOf(now(match), '#2')).toBe(7);
  answer(match, '#4/play');
  // Merry is dead, one companion is left, and it is still two.
  expect(whereIs(now(match).cards, '#0')).toBe('dead/0');
  expect(companions(now(match))).toEqual(['#1']);
  expect(asked(match)).toEqual({ seat: 1, key: 'window', options: ['pass'] });
  expect(modifiersOf(box, now(match), '#2', 'strength')).toEqual([
    { source: 'death-to-the-strawheads', amount: 2 },
  ]);
  answer(match, 'pass');
  expect(now(match).phase).toBe('regroup');
  expect(strengthOf(now(match), '#2')).toBe(5);
});

describe('culture tokens', () => {
  const table = {
    'play/0': ['gimli', 'merry'],
    'support/0': ['stout-and-strong'],
    'play/1': ['wild-man/1', 'wild-man/2'],
  };
  const fought = () => {
    const match = laidOut('assignment', table);
    answers(match, '#0', '#1');
    return match;
  };

  test('are put on the condition when a Dwarf wins, once each time', () => {
    const match = fought();
    expect(asked(match)).toEqual({ seat: 0, key: 'window', options: ['#2/spend', 'pass'] });
    answer(match, 'pass');
    expect(asked(match)).toEqual({ seat: 0, key: 'respond', options: ['#2/each-time', 'pass'] });
    answer(match, '#2/each-time');
    expect(tokensOn(now(match).cards, '#2', 'dwarven')).toBe(1);
    // On to Merry's skirmish.
    expect(now(match).skirmish).toBe('#1');
    expect(asked(match)?.key).toBe('window');
  });

  test('are counted before the condition goes, and go with it', () => {
    const match = fought();
    answers(match, 'pass', '#2/each-time', '#2/spend');
    expect(asked(match)).toEqual({ seat: 0, key: 'choose-companion', options: ['#0', '#1'] });
    answer(match, '#1');
    expect(whereIs(now(match).cards, '#2')).toBe('discard/0');
    expect(tokensOn(now(match).cards, '#2', 'dwarven')).toBe(0);
    // 3 and 1 are not enough against 5: Merry has lost.
    expect(woundsOn(now(match), '#1')).toBe(1);
  });

  test('count up to three, and win a skirmish', () => {
    const match = laidOut('assignment', table, {
      prepare: ({ cards }) => addTokens(cards, '#2', 'dwarven', 5),
    });
    answers(match, 'nobody', '#1', '#2/spend', '#1');
    expect(woundsOn(now(match), '#1')).toBe(0);
    expect(whereIs(now(match).cards, '#4')).toBe('discard/1');
    expect(match.table.state.cards.lasting).toEqual([]);
  });
});

describe('stacking', () => {
  test('a minion that has won goes under a site that its player controls, and is not in play there', () => {
    const match = laidOut('assignment', {
      'play/0': ['frodo'],
      'play/1': ['dunlending-looter'],
      'support/1': ['site-1', 'site-2'],
    });
    answer(match, '#0');
    expect(asked(match)).toEqual({ seat: 1, key: 'respond', options: ['#1/each-time', 'pass'] });
    answer(match, '#1/each-time');
    expect(asked(match)).toEqual({ seat: 1, key: 'choose-site', options: ['#2', '#3'] });
    answer(match, '#3');
    expect(whereIs(now(match).cards, '#1')).toBe('stack/#3');
    expect(spotted(box, now(match), (card) => is(now(match), card, 'culture/dunland'))).toEqual([]);
  });

  test('it is played from there for two less, by whoever controls the site', () => {
    const table = { 'play/0': ['frodo'], 'support/1': ['site-1'], 'stack/#1': ['dunlending-looter'] };
    const match = laidOut('shadow', table, { twilight: 1 });
    expect(asked(match)).toEqual({ seat: 1, key: 'window', options: ['#2/return', 'pass'] });
    answer(match, '#2/return');
    expect(whereIs(now(match).cards, '#2')).toBe('play/1');
    expect(now(match).twilight).toBe(0);
    const poor = laidOut('shadow', table);
    expect(asked(poor)).toEqual({ seat: 1, key: 'window', options: ['pass'] });
    expect(blocked(poor)).toEqual([['#2/return', 'TCG-19.04']]);
  });

  test('it stays there while nobody controls the site', () => {
    const match = laidOut('shadow', {
      'play/0': ['frodo'],
      path: ['site-1'],
      'stack/#1': ['dunlending-looter'],
    });
    expect(match.outcome).not.toBeNull();
  });
});

describe('a transfer', () => {
  const table = { 'play/0': ['boromir', 'eowyn', 'merry'], 'on/#0': ['gondorian-blade'] };

  test('moves a possession to another bearer for what it costs, with all that lies on it', () => {
    const match = laidOut('fellowship', table, { prepare: ({ cards }) => addTokens(cards, '#3', 'rune', 2) });
    expect(['#0', '#1'].map((card) => strengthOf(now(match), card as PieceId))).toEqual([9, 6]);
    expect(asked(match)).toEqual({ seat: 0, key: 'window', options: ['#3/transfer', 'pass'] });
    answer(match, '#3/transfer');
    expect(attachmentsOn(now(match).cards, '#1')).toEqual(['#3']);
    expect(attachmentsOn(now(match).cards, '#0')).toEqual([]);
    expect(tokensOn(now(match).cards, '#3', 'rune')).toBe(2);
    expect(['#0', '#1'].map((card) => strengthOf(now(match), card as PieceId))).toEqual([7, 8]);
    expect(now(match).twilight).toBe(1);
    expect(modifiersOf(box, now(match), '#1', 'strength')).toEqual([{ source: '#3', amount: 2 }]);
  });

  test('is not offered where nobody else may bear it', () => {
    const match = laidOut('fellowship', { ...table, 'on/#1': ['gondorian-blade/2'] });
    expect(match.outcome).not.toBeNull();
  });
});

describe('a forced assignment', () => {
  const table = {
    'play/0': ['boromir', 'frodo'],
    'play/1': ['wild-man/1', 'wild-man/2'],
    'support/1': ['over-the-isen', 'site-1'],
  };

  test('is made by the Shadow player, and the other assigns what is left', () => {
    const match = laidOut('assignment', table, { twilight: 2 });
    expect(asked(match)).toEqual({ seat: 1, key: 'window', options: ['#4/assign', 'pass'] });
    answer(match, '#4/assign');
    expect(asked(match)).toEqual({ seat: 1, key: 'choose-man', options: ['#2', '#3'] });
    // Frodo is ring-bound, so that Boromir is the only one to choose.
    answer(match, '#3');
    expect(now(match).assigned).toEqual([{ minion: '#3', companion: '#0' }]);
    expect(now(match).twilight).toBe(0);
    expect(asked(match)).toEqual({ seat: 0, key: 'assign', options: ['#1', 'nobody'] });
  });

  test('needs a site under control, and what it costs', () => {
    const { 'support/1': _support, ...rest } = table;
    const without = laidOut('assignment', { ...rest, 'support/1': ['over-the-isen'] }, { twilight: 2 });
    expect(asked(without)?.key).toBe('assign');
    expect(asked(laidOut('assignment', table, { twilight: 1 }))?.key).toBe('assign');
  });
});

describe('site control', () => {
  const table = {
    'play/0': ['frodo'],
    'play/1': ['dunlending-ransacker', 'hillman-horde'],
    'support/1': ['site-3'],
    path: ['site-2', 'site-1'],
  };

  test('is taken of the lowest site that all have passed, and counts at once', () => {
    const match = laidOut('assignment', table, { markers: [2, 3] });
    expect(is(now(match), '#2', 'fierce')).toBe(false);
    answers(match, '#0', '#1/each-time');
    expect(whereIs(now(match).cards, '#5')).toBe('support/1');
    expect(controllerOf(now(match).cards, '#5')).toBe(1);
    expect(ownerOf(now(match).cards, '#5')).toBeNull();
    expect(modifiersOf(box, now(match), '#2', 'fierce')).toEqual([{ source: '#2', amount: 1 }]);
  });

  test('is not taken of a site that somebody has not passed', () => {
    const match = laidOut('assignment', table, { markers: [1, 3] });
    answers(match, '#0', '#1/each-time');
    expect(cardsIn(now(match).cards, 'path')).toEqual(['#4', '#5']);
  });

  test('needs another Man of Dunland', () => {
    const match = laidOut(
      'assignment',
      { ...table, 'play/1': ['dunlending-ransacker', 'uruk'] },
      { markers: [2, 2] },
    );
    answer(match, '#0');
    expect(match.outcome).not.toBeNull();
  });
});

describe('a modifier of what another card costs', () => {
  const table = {
    'play/0': ['legolas', 'merry', 'frodo'],
    'hand/1': ['over-the-isen', 'wild-man'],
  };

  test('counts for cards in the hand of the other player', () => {
    const match = laidOut('shadow', table, { twilight: 1 });
    expect(numberOf(box, now(match), '#3', 'twilight')).toBe(1);
    expect(numberOf(box, now(match), '#4', 'twilight')).toBe(1);
    expect(modifiersOf(box, now(match), '#3', 'twilight')).toEqual([{ source: '#0', amount: 1 }]);
    answer(match, '#3/play');
    expect(now(match).twilight).toBe(0);
    expect(whereIs(now(match).cards, '#3')).toBe('support/1');
    expect(controllerOf(now(match).cards, '#3')).toBe(1);
  });

  test('makes it too dear, with the rule', () => {
    const match = laidOut('shadow', table);
    expect(asked(match)).toEqual({ seat: 1, key: 'window', options: ['pass'] });
    expect(blocked(match)).toEqual([
      ['#3/play', 'TCG-19.04'],
      ['#4/play', 'TCG-19.04'],
    ]);
  });

  test('does nothing while its card is not active: in the turn of the other player', () => {
    const match = laidOut('shadow', { 'play/1': ['legolas', 'merry'], 'hand/1': ['over-the-isen'] });
    expect(numberOf(box, now(match), '#2', 'twilight')).toBe(0);
    expect(spotted(box, now(match), () => true)).toEqual([]);
  });
});

describe('an effect until the next phase', () => {
  const table = {
    'play/0': ['frodo', 'gimli'],
    'hand/0': ['wizardry-indeed'],
    'play/1': ['wild-man/1', 'wild-man/2'],
    'hand/1': ['war-cry-of-dunland'],
  };

  test('is played from the hand in response, lasts over the next skirmish, and ends when the regroup phase begins', () => {
    const match = laidOut('assignment', table, { twilight: 1 });
    answers(match, 'pass', 'pass', '#0', 'nobody', 'pass', 'pass');
    // Both hands are asked, whatever they hold.
    expect(asked(match)).toEqual({ seat: 0, key: 'respond', options: ['pass'] });
    answer(match, 'pass');
    expect(asked(match)).toEqual({ seat: 1, key: 'respond', options: ['#5/response', 'pass'] });
    answer(match, '#5/response');
    expect([strengthOf(now(match), '#3'), is(now(match), '#3', 'fierce')]).toEqual([9, true]);
    expect(now(match).phase).toBe('skirmish');
    expect(modifiersOf(box, now(match), '#3', 'strength')).toEqual([
      { source: 'war-cry-of-dunland', amount: 4 },
    ]);
    answer(match, 'pass');
    expect(now(match).phase).toBe('regroup');
    expect([strengthOf(now(match), '#3'), is(now(match), '#3', 'fierce')]).toEqual([5, false]);
  });

  test('is there in the next skirmish of the same phase', () => {
    const match = laidOut('assignment', table, { twilight: 1 });
    answers(match, 'pass', 'pass', '#0', '#1', 'pass', 'pass', 'pass', '#5/response', 'pass');
    expect(now(match).skirmish).toBe('#1');
    expect(now(match).cards.lasting.map(({ on, until }) => [on, until])).toEqual([
      [['#3'], 'until/regroup'],
      [['#3'], 'until/regroup'],
    ]);
  });
});

describe('a choice by the opponent', () => {
  const table = {
    'play/0': ['gandalf'],
    'hand/0': ['wizardry-indeed'],
    'play/1': ['uruk/1', 'uruk/2'],
  };

  test('is asked of the opponent, after the cost is paid', () => {
    const match = laidOut('maneuver', table);
    expect(asked(match)).toEqual({ seat: 0, key: 'window', options: ['#1/play', 'pass'] });
    answer(match, '#1/play');
    expect(asked(match)).toEqual({ seat: 1, key: 'discard-minion', options: ['#2', '#3'] });
    expect(now(match).twilight).toBe(4);
    expect(woundsOn(now(match), '#0')).toBe(1);
    expect(whereIs(now(match).cards, '#1')).toBe('limbo');
    answer(match, '#3');
    expect(whereIs(now(match).cards, '#3')).toBe('discard/1');
    expect(whereIs(now(match).cards, '#1')).toBe('discard/0');
  });

  test('is not to be had for nothing: with no more minions than companions it is blocked', () => {
    const match = laidOut('maneuver', { ...table, 'play/1': ['uruk'] });
    expect(asked(match)).toEqual({ seat: 0, key: 'window', options: ['pass'] });
    expect(blocked(match)).toEqual([['#1/play', 'TCG-23.13']]);
  });
});

test('a match is the same when it is played again from its record', () => {
  const match = laidOut(
    'assignment',
    { 'play/0': ['eowyn', 'merry'], 'play/1': ['uruk'], 'hand/1': ['no-shield-will-help'] },
    { twilight: 1 },
  );
  answers(match, 'pass', '#1', '#3/play', '#0/response');
  expect(Match.load(tcg, match.save()).hash).toBe(match.hash);
  expect(match.seats).toEqual([seat(0), seat(1)]);
});

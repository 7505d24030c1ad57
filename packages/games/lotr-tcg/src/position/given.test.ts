import { Unreadable } from '@concilio/kernel';
import { parseSource, start } from '@concilio/suite';
import { describe, expect, test } from 'vitest';
import { kit as lotrTcg } from '../kit.ts';

interface Written {
  readonly at?: string;
  readonly more?: string;
  readonly tom?: string;
  readonly chuck?: string;
  readonly tim?: string;
}

/** A file with this in it is set up. */
const begun = ({ at = '{ step: archeryFire }', more = '{}', tom = '{}', chuck = '{}', tim }: Written) =>
  start(
    lotrTcg,
    parseSource(
      `game: lotr-tcg
title: { en: given, es: dado }
rules: [TCG-20.01]
seed: "1"
seats: [Tom, Chuck${tim === undefined ? '' : ', Tim'}]
at: ${at}
given:
  free: ${more}
  seats:
    Tom: ${tom}
    Chuck: ${chuck}
${tim === undefined ? '' : `    Tim: ${tim}\n`}`.replace('  free: {}\n', ''),
    ),
  );

const said = (written: Written): string => {
  try {
    begun(written);
  } catch (problem) {
    if (problem instanceof Unreadable) return problem.message;
    throw problem;
  }
  return 'nothing';
};

describe('what cannot be is refused in one sentence, where it is written:', () => {
  test.each<[string, Written, string]>([
    [
      'TCG-20.01: nobody with as many wounds as vitality is in play',
      { tom: '{ inPlay: [{ card: aragorn-heir-of-elendil, wounds: 4 }] }' },
      'Line 9: given.seats.Tom.inPlay: aragorn-heir-of-elendil has 4 wounds and a vitality of 4, and would be dead: write fewer wounds, or write it under "dead" or "discard".',
    ],
    [
      'TCG-20.01: nor in the support area',
      { tom: '{ support: [{ card: guma-plains-farmer, wounds: 9 }] }' },
      'Line 9: given.seats.Tom.support: guma-plains-farmer has 9 wounds and a vitality of 2, and would be dead: write fewer wounds, or write it under "dead" or "discard".',
    ],
    [
      'TCG-5.01: a phase that there is not',
      { at: '{ step: phase, with: { phase: manoeuvre } }' },
      'Line 6: at.with.phase: there is no phase "manoeuvre": write one of fellowship, shadow, maneuver, archery, assignment, skirmish, regroup.',
    ],
    [
      'TCG-7.15: an item that nobody bears',
      { tom: '{ inPlay: [hobbit-sword] }' },
      'Line 9: given.seats.Tom.inPlay: hobbit-sword is borne by another card: write it under "bears" of that one.',
    ],
    [
      'TCG-1.09: a minion in the support area',
      { tom: '{ support: [uruk-regular] }' },
      'Line 9: given.seats.Tom.support: uruk-regular, of the type minion, lies under "inPlay".',
    ],
    [
      'TCG-1.09: a condition of the support area among the companions',
      { tom: '{ inPlay: [good-work] }' },
      'Line 9: given.seats.Tom.inPlay: good-work, of the type condition, lies under "support".',
    ],
    [
      'TCG-16.07: an event in play',
      { tom: '{ support: [valor] }' },
      'Line 9: given.seats.Tom.support: valor does not stay in play by itself.',
    ],
    [
      'TCG-7.15: one who cannot bear it',
      { tom: '{ inPlay: [{ card: gimli-lockbearer, bears: [elven-sword] }] }' },
      'Line 9: given.seats.Tom.inPlay: gimli-lockbearer cannot bear elven-sword.',
    ],
    [
      'TCG-25.09: two items of one class on one bearer',
      { tom: '{ inPlay: [{ card: legolas-elven-comrade, bears: [elven-sword, elven-sword] }] }' },
      'Line 9: given.seats.Tom.inPlay: legolas-elven-comrade cannot bear elven-sword.',
    ],
    [
      'TCG-7.15: what nobody bears, borne',
      { tom: '{ inPlay: [{ card: merry-learned-guide, bears: [good-work] }] }' },
      'Line 9: given.seats.Tom.inPlay: nobody bears good-work: write it under "support".',
    ],
    [
      'TCG-22.01: the Ring on another than the Ring-bearer',
      { tom: '{ inPlay: [{ card: merry-learned-guide, bears: [the-one-ring-the-ruling-ring] }] }' },
      'Line 9: given.seats.Tom.inPlay: merry-learned-guide is not the Ring-bearer, and does not bear the-one-ring-the-ruling-ring.',
    ],
    [
      'TCG-23.01: two Gimlis of one player',
      { tom: '{ inPlay: [gimli-lockbearer, gimli-unbidden-guest] }' },
      'Line 9: given.seats.Tom: gimli-unbidden-guest is unique, and another card of its title is in play already.',
    ],
    [
      'TCG-26.02: a site that not all have passed, under control',
      { tom: '{ site: 2 }', chuck: '{ site: 1, support: [the-riddermark] }' },
      'Line 10: given.seats.Chuck.support: nobody controls the-riddermark, site 1, before all have passed it: write a higher "site" for all.',
    ],
    [
      'TCG-31.05: cards of somebody who has lost',
      { tim: '{ out: true, hand: [valor] }' },
      'Line 11: given.seats.Tim.hand: whoever has lost has no cards in the game any more.',
    ],
    [
      'TCG-32.03: a match in which one is left',
      { chuck: '{ out: true }' },
      'Line 10: given.seats.Chuck.out: fewer than two players are left: the match is over.',
    ],
    [
      'TCG-31.07: the turn of somebody who has lost',
      { more: 'Tim', tim: '{ out: true }' },
      'Line 8: given.free: it cannot be the turn of somebody who has lost.',
    ],
  ])('%s', (_title, written, sentence) => {
    expect(said(written)).toBe(sentence);
  });
});

describe('what can be is not refused:', () => {
  test.each<[string, Written]>([
    ['TCG-20.01: one wound less', { tom: '{ inPlay: [{ card: aragorn-heir-of-elendil, wounds: 3 }] }' }],
    [
      'TCG-23.01: the same unique card of two players',
      { tom: '{ inPlay: [gimli-lockbearer] }', chuck: '{ inPlay: [gimli-lockbearer] }' },
    ],
    [
      'TCG-26.02: a site that all have passed, under control',
      { tom: '{ site: 2 }', chuck: '{ site: 2, support: [the-riddermark] }' },
    ],
  ])('%s', (_title, written) => {
    expect(said(written)).toBe('nothing');
  });
});

test('TCG-31.05: the cards of a seat that has lost have left the game, and the turn is another’s', () => {
  const { match } = begun({ tom: '{ out: true }', tim: '{}' });
  const { free, cards, players } = match.table.state;
  expect(free).toBe(1);
  expect(cards.zones['deck/0'] ?? []).toEqual([]);
  expect(cards.zones['play/0'] ?? []).toEqual([]);
  expect(cards.at.filter((zone, at) => cards.owners[at] === 0 && zone !== 'removed')).toEqual([]);
  expect(players[0]?.out).toBe(true);
});

test('TCG-22.01: another version of the Ring-bearer may be written, and bears the Ring', () => {
  const { match } = begun({ tom: '{ inPlay: [frodo-courteous-halfling] }' });
  const { cards, players } = match.table.state;
  const [bearer] = cards.zones['play/0'] ?? [];
  expect(cards.zones['play/0']).toHaveLength(1);
  expect(players[0]?.ringBearer).toBe(bearer);
  expect(cards.zones[`on/${bearer}`]).toHaveLength(1);
});

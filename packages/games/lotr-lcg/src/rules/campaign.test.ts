import { cardsIn, tokensOn } from '@concilio/cards';
import { Match, newTable, schema, seedFrom, type Seat, seat } from '@concilio/kernel';
import { parseSource, start } from '@concilio/suite';
import { describe, expect, test } from 'vitest';
import { kit as lotrLcg } from '../kit.ts';
import type { Carried, LotrLcg, Options, State } from '../state.ts';
import { sequel } from './campaign.ts';
import { nameOf } from './select.ts';

const ORDER = ['passage-through-mirkwood', 'journey-along-the-anduin', 'escape-from-dol-guldur'];
const NOTHING: Carried = { scores: [], players: [] };

/** A match that stands before its last stage is completed, and then has been won. */
function won(options: string, given: string): Match<LotrLcg> {
  const { match } = start(
    lotrLcg,
    parseSource(`
game: lotr-lcg
title: { en: won, es: won, ro: won }
rules: [LCG-29.03]
seed: "1"
seats: [Tom, Kris]
options: { decks: [spirit, leadership], ${options} }
at: { step: advance, with: {} }
given:
  quests: []
${given}`),
  );
  expect(match.outcome?.reason).toBe('won');
  return match;
}

const NIGHTMARE = `
  quest: [Beorn’s Path]
  victory: [Ungoliant’s Spawn]
  staging: [{ card: Forest Spider, attachments: [] }]
  seats:
    Tom:
      threat: 12
      hand: [Gandalf, Hasty Stroke]
      discard: [Dúnhere, A Test of Will, Stand and Fight]
      inPlay: [{ card: Éowyn, damage: 2, resources: 5, exhausted: true }, { card: Eleanor, resources: 1 }, Northern Tracker]
    Kris:
      threat: 41
      hand: [Faramir]
      discard: [Grim Resolve]
      inPlay: [{ card: Aragorn, damage: 1, attachments: [Unexpected Courage] }, Glóin, Théodred, Snowbourn Scout]
      engaged: [King Spider]`;

function next({ sequel: followed }: Match<LotrLcg>) {
  if (followed === null) throw new Error('Nothing follows.');
  return followed;
}

const laid = (options: Options, seats = 2): State => newTable(lotrLcg, seats, options, seedFrom('x')).state;
const names = (state: State, zone: string) => cardsIn(state.cards, zone).map((card) => nameOf(state, card));
const count = (state: State, zone: string) => cardsIn(state.cards, zone).length;

/** What is said of options that do not fit together. */
function refused(wish: Record<string, unknown>, seats = 1): string {
  try {
    Match.create(lotrLcg, { seats, options: wish, seed: seedFrom('x') });
  } catch (problem) {
    return problem instanceof Error ? problem.message : '';
  }
  return 'nothing';
}

describe('the expert game', () => {
  test('LCG-29.03: the same decks meet the three scenarios in their order, and the scores are added', () => {
    const first = won('campaign: expert', NIGHTMARE);
    const score = first.outcome?.scores[0] ?? 0;
    const second = next(first);
    expect(second.options).toEqual({
      ...first.options,
      scenario: ORDER[1],
      carried: { scores: [score], players: [] },
    });
    expect(second.offer).toEqual({ key: 'sequel.next', with: { scenario: 2, score } });

    const later = (done: readonly number[], scenario: string | undefined, stage: string) =>
      won(
        `campaign: expert, scenario: ${scenario}, carried: { scores: [${done.join()}] }`,
        `  quest: [${stage}]\n  seats: { Tom: { threat: 30 }, Kris: { threat: 20 } }`,
      );
    const middle = later([score], ORDER[1], 'Ambush on the Shore');
    expect(middle.outcome?.scores).toEqual([score + 50, score + 50]);
    const third = next(middle);
    expect(third.options.scenario).toBe(ORDER[2]);
    expect(third.options.carried.scores).toEqual([score, 50]);
    expect(third.offer.with).toEqual({ scenario: 3, score: score + 50 });

    const last = later([score, 50], ORDER[2], 'Out of the Dungeons');
    expect(last.outcome?.scores).toEqual([score + 100, score + 100]);
    expect(last.sequel).toBeNull();
  });

  test('LCG-29.05: everything but the score is as at the beginning', () => {
    const match = won('campaign: expert', NIGHTMARE);
    const state = laid(next(match).options);
    const fresh = laid({ ...match.options, campaign: 'none', carried: NOTHING, scenario: ORDER[1] ?? '' });
    expect({ ...state, campaign: null }).toEqual(fresh);
  });

  test('a scenario by itself has no sequel', () => {
    expect(won('campaign: none', NIGHTMARE).sequel).toBeNull();
  });
});

describe('a nightmare', () => {
  test('LCG-29.04: threat, damage and decks go over, and the score too', () => {
    const { options } = next(won('campaign: nightmare', NIGHTMARE));
    expect(options.scenario).toBe(ORDER[1]);
    expect(options.carried.players).toEqual([
      {
        threat: 12,
        damage: { eowyn: 2 },
        discard: ['a-test-of-will', 'stand-and-fight', 'dunhere'],
        removed: [],
      },
      { threat: 41, damage: { aragorn: 1 }, discard: ['grim-resolve'], removed: [] },
    ]);
    const state = laid(options);
    const eowyn = cardsIn(state.cards, 'play/0')[0];
    expect(eowyn === undefined ? 0 : tokensOn(state.cards, eowyn, 'damage')).toBe(2);
    expect(state.players[1]?.threat).toBe(41);
    expect(state.campaign).toEqual({ kind: 'nightmare', scores: options.carried.scores });
  });

  test('LCG-29.06: the discard pile stays, and what was in play or in a hand is shuffled into its owner’s deck', () => {
    const { options } = next(won('campaign: nightmare', NIGHTMARE));
    const state = laid(options);
    expect(names(state, 'discard/0')).toEqual(['a-test-of-will', 'stand-and-fight', 'dunhere']);
    expect(count(state, 'deck/0')).toBe(28);
    for (const card of ['gandalf', 'northern-tracker', 'hasty-stroke', 'unexpected-courage'])
      expect(names(state, 'deck/0')).toContain(card);
    expect(count(state, 'deck/1')).toBe(29);
    for (const card of ['faramir', 'snowbourn-scout']) expect(names(state, 'deck/1')).toContain(card);
    const other = newTable(lotrLcg, 2, options, seedFrom('y')).state;
    expect(names(other, 'deck/0')).not.toEqual(names(state, 'deck/0'));
    expect(names(other, 'deck/0').toSorted()).toEqual(names(state, 'deck/0').toSorted());
  });

  test('what was removed from the game stays away, and an event in the midst of it was played', () => {
    const { options } = next(
      won(
        'campaign: nightmare',
        `  quest: [Beorn’s Path]
  removed: { top: [Will of the West] }
  limbo: [Dwarven Tomb]
  seats: { Tom: { threat: 30, discard: [Gandalf] }, Kris: { threat: 20 } }`,
      ),
    );
    expect(options.carried.players[0]).toMatchObject({
      discard: ['dwarven-tomb', 'gandalf'],
      removed: ['will-of-the-west'],
    });
    const state = laid(options);
    expect(names(state, 'removed')).toEqual(['will-of-the-west']);
    expect(names(state, 'deck/0').filter((card) => card === 'will-of-the-west')).toHaveLength(1);
    expect(count(state, 'deck/0')).toBe(27);
  });

  test('LCG-29.07: no resource and no encounter card goes over, not even a victory', () => {
    const state = laid(next(won('campaign: nightmare', NIGHTMARE)).options);
    for (const hero of [...cardsIn(state.cards, 'play/0'), ...cardsIn(state.cards, 'play/1')])
      expect(tokensOn(state.cards, hero, 'resource')).toBe(0);
    expect(count(state, 'victory')).toBe(0);
    expect(count(state, 'encounter')).toBe(47);
    for (const zone of ['staging', 'engaged/1', 'encounter-discard']) expect(count(state, zone)).toBe(0);
  });

  test('LCG-29.08: a threat below what the living heroes cost is raised to it', () => {
    const state = laid(next(won('campaign: nightmare', NIGHTMARE)).options);
    // Éowyn 9 and Eleanor 7; Dúnhere’s 8 no longer count.
    expect(state.players[0]?.threat).toBe(16);
  });

  test('LCG-29.08: each draws a new opening hand, and may exchange it once', () => {
    const { options } = next(won('campaign: nightmare', NIGHTMARE));
    const match = Match.create(lotrLcg, { seats: 2, options, seed: seedFrom('hand') });
    const answer = (at: Seat, pick: string) => {
      const open = match.open.find((one) => one.seat === at);
      expect(match.answer({ question: open?.fingerprint, seat: at, pick })).toEqual({ ok: true });
    };
    for (const at of match.seats) answer(at, 'seat-1');
    const hand = (at: number) => count(match.table.state, `hand/${at}`);
    expect([hand(0), hand(1)]).toEqual([6, 6]);
    expect(match.open.map(({ question }) => question.key)).toEqual(['mulligan', 'mulligan']);
    const before = names(match.table.state, 'hand/0');
    answer(seat(0), 'redraw');
    answer(seat(1), 'keep');
    expect(match.events('referee').filter(({ name }) => name === 'hand.redrawn')).toHaveLength(1);
    expect(names(match.table.state, 'hand/0').slice(0, 6)).not.toEqual(before);
    expect(match.open.map(({ question }) => question.key)).not.toContain('mulligan');
  });

  test('LCG-29.09: a dead hero stays dead, and whoever has no other stays away', () => {
    const { options } = next(
      won(
        'campaign: nightmare',
        `  quest: [Beorn’s Path]
  seats:
    Tom: { threat: 30, discard: [Éowyn, Eleanor, Dúnhere], inPlay: [] }
    Kris: { threat: 20, inPlay: [{ card: Aragorn, damage: 5, attachments: [Citadel Plate] }, Glóin, Théodred] }`,
      ),
    );
    // What kept Aragorn alive goes back into the deck.
    expect(options.carried.players[1]?.discard).toEqual(['aragorn']);
    const match = Match.create(lotrLcg, { seats: 2, options, seed: seedFrom('alone') });
    const { state } = match.table;
    expect(state.players.map(({ out }) => out)).toEqual([true, false]);
    expect(names(state, 'play/1')).toEqual(['gloin', 'theodred']);
    expect(state.first).toBe(1);
    expect([count(state, 'hand/0'), count(state, 'hand/1')]).toEqual([0, 6]);
    expect(match.open.map((open) => open.seat)).toEqual([1]);
  });

  test('nobody is left to go on: it begins again', () => {
    const { options, offer } = next(
      won(
        'campaign: nightmare',
        `  quest: [Beorn’s Path]
  seats:
    Tom: { threat: 30, discard: [Éowyn, Eleanor, Dúnhere], inPlay: [] }
    Kris: { threat: 20, discard: [Glóin, Théodred], inPlay: [{ card: Aragorn, damage: 7, attachments: [Citadel Plate] }] }`,
      ),
    );
    expect(offer).toEqual({ key: 'sequel.again' });
    expect(options.carried).toEqual(NOTHING);
  });
});

describe('a defeat', () => {
  test.each(['expert', 'nightmare'] as const)(
    'LCG-29.10: ends the %s campaign, which begins anew',
    (kind) => {
      const match = won(`campaign: ${kind}`, NIGHTMARE);
      const { options } = next(match);
      const outcome = { winners: [], scores: [0, 0], reason: 'lost' };
      const state = laid(options);
      const again = sequel({ state, options, outcome });
      expect(again).toEqual({ options: match.options, offer: { key: 'sequel.again' } });
      state.ending = { reason: 'lost' };
      expect(lotrLcg.outcome(state)).toEqual(outcome);
    },
  );
});

test('a campaign is kept and gone on with like any match', () => {
  const { options } = next(won('campaign: nightmare', NIGHTMARE));
  const match = Match.create(lotrLcg, { seats: 2, options, seed: seedFrom('kept') });
  const kept = JSON.parse(JSON.stringify(match.save()));
  expect(Match.load(lotrLcg, kept).hash).toBe(match.hash);
  expect(match.view(seat(0))).toMatchObject({
    campaign: { kind: 'nightmare', scores: options.carried.scores },
  });
});

describe('what does not fit together is refused in one sentence', () => {
  const one = { threat: 30, damage: {}, discard: [], removed: [] };
  const second = (kind: string, player: object, decks = ['spirit']) => ({
    campaign: kind,
    scenario: ORDER[1],
    decks,
    carried: { scores: [80], players: [player] },
  });

  test.each([
    [{ campaign: 'expert', scenario: ORDER[2] }, 'Scenario 1 of a campaign is "passage-through-mirkwood"'],
    [{ carried: { scores: [3] } }, 'Only a campaign carries something over'],
    [{ carried: { scores: [3], players: [one] } }, 'Only a campaign carries something over'],
    [{ campaign: 'expert', carried: { scores: [1, 2, 3] } }, 'A campaign has 3 scenarios, and 3 are done.'],
    [second('expert', one), 'Nothing is carried over for players here'],
    [
      { campaign: 'nightmare', scenario: ORDER[1], carried: { scores: [80] } },
      'something is carried over for 0 and not for 1',
    ],
    [
      second('nightmare', { ...one, discard: ['aragorn'] }),
      '"aragorn" is carried over more often than the deck has it.',
    ],
    [
      second('nightmare', { ...one, discard: ['gandalf'], removed: ['gandalf'] }),
      '"gandalf" is carried over more often than the deck has it.',
    ],
    [second('nightmare', { ...one, damage: { aragorn: 1 } }), 'who is no living hero of the deck'],
    [second('nightmare', { ...one, damage: { gandalf: 1 } }), 'who is no living hero of the deck'],
    [
      second('nightmare', { ...one, discard: ['eowyn'], damage: { eowyn: 1 } }),
      'who is no living hero of the deck',
    ],
    [second('nightmare', { ...one, damage: { eowyn: 3 } }), 'The damage of "eowyn" is carried over below 3'],
    [{ decks: [{ heroes: ['sauron'], cards: {} }] }, '"sauron" is no hero of this box.'],
    [{ decks: [{ heroes: ['gandalf'], cards: {} }] }, '"gandalf" is no hero of this box.'],
    [{ decks: [{ heroes: [], cards: {} }] }, 'A deck has one to three heroes, not 0.'],
    [
      { decks: [{ heroes: ['aragorn', 'gimli', 'gloin', 'eowyn'], cards: {} }] },
      'A deck has one to three heroes, not 4.',
    ],
    [{ decks: [{ heroes: ['eowyn'], cards: { gimli: 1 } }] }, '"gimli" is no ally, attachment or event'],
    [{ decks: [{ heroes: ['eowyn'], cards: { wargs: 1 } }] }, '"wargs" is no ally, attachment or event'],
  ])('%j', (wish, sentence) => expect(refused(wish)).toContain(sentence));

  test('an unknown kind of campaign', () => {
    expect(schema.check(lotrLcg.options, { campaign: 'easy' } as never).problems).toHaveLength(1);
  });
});

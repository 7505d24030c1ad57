import { ownerOf } from '@concilio/cards';
import { derive, drawPick, Match, QuickRandom, type Seat, seat, seedFrom } from '@concilio/kernel';
import { parseSource, start } from '@concilio/suite';
import { describe, expect, test } from 'vitest';
import { kit as lotrTcg } from '../kit.ts';
import type { LotrTcg } from '../state.ts';

type TcgMatch = Match<LotrTcg>;
const [TOM, CHUCK, TIM] = [seat(0), seat(1), seat(2)];

/** Tom's fellowship in a skirmish, with minions of both others. */
const inSkirmish = (site: number): TcgMatch =>
  start(
    lotrTcg,
    parseSource(`
game: lotr-tcg
title: { en: conceding, es: rendirse }
rules: [TCG-32.09]
seed: "1"
seats: [Tom, Chuck, Tim]
at: { step: skirmish, with: { character: aragorn-heir-of-elendil } }
given:
  seats:
    Tom: { site: ${site}, hand: [severed-his-bonds, severed-his-bonds], inPlay: [aragorn-heir-of-elendil] }
    Chuck: { site: 3, inPlay: [orthanc-warrior] }
    Tim: { site: 3, inPlay: [dunlending-brigand] }
  assigned: [{ minion: orthanc-warrior, to: aragorn-heir-of-elendil }]
`),
  ).match;

/** Everybody answers by chance until something has come about. */
function playUntil(match: TcgMatch, reached: () => boolean, random: QuickRandom): void {
  for (let answers = 0; answers < 5_000 && match.outcome === null && !reached(); answers++) {
    const open = match.open.find(({ seat: asked }) => match.waitingFor.includes(asked));
    if (open === undefined) throw new Error('Nobody is asked.');
    const pick = drawPick(open.question, (sides) => random.index(sides));
    expect(match.answer({ question: open.fingerprint, seat: open.seat, pick })).toEqual({ ok: true });
  }
}

const playTo = (match: TcgMatch, phase: string) =>
  playUntil(match, () => match.table.state.phase === phase, new QuickRandom(seedFrom('answers')));
const told = (match: TcgMatch, name: string) =>
  match.events('referee').flatMap((event) => (event.name === name ? [event.said] : []));

/** Where somebody's cards are. */
const placesOf = ({ table: { state } }: TcgMatch, owner: Seat) => {
  const { cards } = state;
  return [...new Set(cards.at.filter((_, index) => ownerOf(cards, `#${index}`) === owner))];
};

describe('TCG-32.09: whoever concedes has lost', () => {
  test('of two players the other has won at once', () => {
    const match = Match.create(lotrTcg, { seats: 2, options: {}, seed: seedFrom('a') });
    match.concede(TOM);
    expect(match.outcome).toMatchObject({ winners: [CHUCK] });
  });

  test('TCG-31.05: a Shadow player’s cards leave the game before the next phase, and the others play on', () => {
    const match = inSkirmish(4);
    match.concede(TIM);
    expect(placesOf(match, TIM)).not.toEqual(['removed']);
    playTo(match, 'regroup');
    expect(told(match, 'player.lost')).toEqual([{ seat: TIM, why: 'conceded' }]);
    expect(placesOf(match, TIM)).toEqual(['removed']);
    expect([match.outcome, match.table.state.free]).toEqual([null, TOM]);
  });

  test('TCG-31.07: without the Free Peoples player the others complete the turn', () => {
    const match = inSkirmish(4);
    match.concede(TOM);
    playTo(match, 'regroup');
    expect(placesOf(match, TOM)).toEqual(['removed']);
    playTo(match, 'fellowship');
    expect(told(match, 'turn.begun').at(0)).toMatchObject({ seat: CHUCK });
  });

  test('TCG-32.01: who has given up does not win at site 9', () => {
    const [other, match] = [inSkirmish(9), inSkirmish(9)];
    playTo(other, 'regroup');
    expect(other.outcome).toMatchObject({ winners: [TOM], reason: 'survived' });
    match.concede(TOM);
    playTo(match, 'regroup');
    expect(match.outcome).toBeNull();
    expect(match.table.state.players.map(({ out }) => out)).toEqual([true, false, false]);
  });

  test.each([3, 4])('at any moment: %s seats come to an end, and their record leads there again', (seats) => {
    for (const rate of [5, 20, 60, 150]) {
      const seed = seedFrom(`conceding ${rate}`);
      const random = new QuickRandom(derive(seed, 'answers'));
      const match = Match.create(lotrTcg, { seats, options: {}, seed });
      const perhaps = () => {
        if (match.concessions.length < seats - 2 && random.index(rate) === 0)
          match.concede(seat(random.index(seats)));
        return false;
      };
      playUntil(match, perhaps, random);
      expect(match.outcome).not.toBeNull();
      expect(Match.load(lotrTcg, match.save()).hash).toBe(match.hash);
    }
  });
});

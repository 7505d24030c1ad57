import { optionsOf, seat } from '@concilio/kernel';
import { describe, expect, test } from 'vitest';
import type { Table } from '../../test/played.ts';
import { find, give, standing, step, told } from '../../test/standing.ts';
import { ADVENTURE, LEGENDARY } from '../content/index.ts';
import { playerAt } from '../state.ts';

/** Every card that has symbols. */
const WITH_SYMBOLS = [...ADVENTURE, ...LEGENDARY].filter(({ power }) => power === undefined);

/** Cards of which there are enough besides. */
const FILLERS = ['hiding-brown', 'hiding-grey', 'travel-brown'];

/** A board with all four tracks, and nothing to be asked about besides. */
const inMordor = (agenda: string, trial: object, ...cards: readonly string[]): Table =>
  standing('mordor', {
    agenda: [step(agenda, trial), step('endTurn')],
    prepare: (state) => {
      state.gandalf = [];
      state.active = seat(0);
      state.sauron = 15;
      for (const player of state.players) player.hobbit = 'sam';
      give(state, 0, ...cards);
    },
  });

/** What was told before the next turn. */
function thisTurn(match: Table, name: string): unknown[] {
  const events = match.events('referee');
  const end = events.findIndex((event) => event.name === 'turn.begun');
  return events
    .slice(0, end < 0 ? undefined : end)
    .flatMap((event) => (event.name === name ? [event.said] : []));
}

/** Answers what the first seat is asked with the first of these that it may answer. */
function answer(match: Table, ...wanted: readonly string[]): void {
  const open = match.open.find((one) => one.seat === 0);
  if (open === undefined) throw new Error('The first seat is asked nothing.');
  const ids = optionsOf(open.question).map(({ id }) => id);
  const pick = wanted.find((id) => ids.includes(id));
  const answered = match.answer({ question: open.fingerprint, seat: open.seat, pick });
  if (!answered.ok) throw new Error(`${answered.reason} There were ${ids.join(', ')}.`);
}

describe('every card with symbols', () => {
  test.each(WITH_SYMBOLS)('LOB-7.02: $id moves a marker by its symbols', (card) => {
    const match = inMordor('cards', {}, card.id);
    answer(match, ...playerAt(match.table.state, seat(0)).hand);
    const track = card.symbol === 'star' ? 'fighting' : card.symbol;
    if (card.symbol === 'star') answer(match, 'fighting');
    expect(told(match, 'card.played')).toMatchObject([{ card: card.id, track }]);
    expect(thisTurn(match, 'marker.moved')).toEqual(
      Array.from({ length: card.symbols }, (_, index) => ({ track, space: index + 1 })),
    );
  });

  test.each(WITH_SYMBOLS)('LOB-5.13: $id may be given where cards are asked for', (card) => {
    const match = inMordor('trial', { trial: 'no-options' }, card.id, ...FILLERS);
    const { hand } = playerAt(match.table.state, seat(0));
    const wanted = find(match.table.state, hand, card.id);
    for (let time = 0; time < 3; time++) answer(match, wanted, ...hand);
    answer(match, 'confirm');
    expect(told(match, 'card.paid').map((said) => Reflect.get(said, 'card'))).toContain(card.id);
    expect(playerAt(match.table.state, seat(0)).hand).toHaveLength(1);
  });
});

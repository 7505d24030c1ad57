import { seat } from '@concilio/kernel';
import { describe, expect, test } from 'vitest';
import { cardsIn, markOf, modifiersOf, whereIs } from '../src/index.ts';
import { answer, asked } from './bench.ts';
import { battleValue, box, laidOut, type State } from './ragnarok.ts';

const [green, red] = [seat(0), seat(1)];
const army = (id: string, who: typeof green, value: number, region = 'coast') => ({
  id,
  seat: who,
  region,
  value,
});
/** Green moves in on Red. */
const battle = (
  cards: Parameters<typeof laidOut>[1],
  armies: State['armies'] = [army('g', green, 4), army('r', red, 4)],
) =>
  laidOut([{ step: 'playCard', with: { seat: red } }], cards, {
    armies,
    battle: { region: 'coast', attacker: green, defender: red, passed: [] },
  });
type Table = ReturnType<typeof battle>;
const now = (match: Table) => match.table.state;
const answers = (match: Table, ...picks: string[]) => picks.forEach((pick) => answer(match, pick));
const values = (match: Table) => [battleValue(now(match), green), battleValue(now(match), red)];
const armies = (match: Table) => now(match).armies.map(({ value }) => value);

describe('combat cards are picked from the hand', () => {
  test('in turn, the defender first; their values and casualties count', () => {
    const match = battle({ 'hand/0': ['sword'], 'hand/1': ['spear'] });
    expect(asked(match)).toEqual({ seat: red, key: 'combat-card', options: ['#1/play', 'pass'] });
    answer(match, '#1/play');
    expect(asked(match)).toEqual({ seat: green, key: 'combat-card', options: ['#0/play', 'pass'] });
    answers(match, '#0/play', 'pass');
    expect(values(match)).toEqual([7, 6]);
    expect(whereIs(now(match).cards, '#0')).toBe('played/0');
    answer(match, 'pass');
    expect(now(match).winner).toBe(green);
    expect(armies(match)).toEqual([3, 3]);
    expect(cardsIn(now(match).cards, 'discard')).toEqual(['#0', '#1']);
  });

  test('until a player passes, who is not asked again', () => {
    const match = battle({ 'hand/0': ['sword', 'spear'], 'hand/1': ['sword/2'] });
    answers(match, 'pass', '#0/play');
    expect(asked(match)).toEqual({ seat: green, key: 'combat-card', options: ['#1/play', 'pass'] });
    answers(match, '#1/play', 'pass');
    expect(match.outcome).not.toBeNull();
  });

  test('with what they do: for the defender, for two armies', () => {
    const two = [army('g', green, 4), army('r1', red, 1), army('r2', red, 1)];
    const match = battle({ 'hand/1': ['spear', 'spear-hedge'] }, two);
    answer(match, '#0/play');
    expect(values(match)).toEqual([4, 5]);
    answers(match, 'pass', '#1/play');
    expect(values(match)).toEqual([4, 9]);
    expect(modifiersOf(box, now(match), 'seat-1', 'battle-value')).toEqual([
      { source: '#0', amount: 1 },
      { source: '#1', amount: 3 },
    ]);
    expect(modifiersOf(box, now(match), 'seat-0', 'battle-value')).toEqual([]);
  });

  test('unless they cost more men than there are, with the rule', () => {
    const match = battle({ 'hand/1': ['sword', 'great-axe'] }, [army('g', green, 4), army('r', red, 2)]);
    expect(asked(match)?.options).toEqual(['#0/play', '#1/play', 'pass']);
    answers(match, '#0/play', 'pass');
    expect(asked(match)).toEqual({ seat: red, key: 'combat-card', options: ['pass'] });
    expect(match.open[0]?.question.blocked?.().map(({ id, rule }) => [id, rule])).toEqual([
      ['#1/play', 'LOR-33.08'],
    ]);
  });

  test('and one may silence another, whose value still counts, until the battle is over', () => {
    const match = battle({ 'hand/0': ['bearded-axe'], 'hand/1': ['spear-hedge'] });
    answer(match, '#1/play');
    expect(values(match)).toEqual([4, 8]);
    answer(match, '#0/play');
    expect(values(match)).toEqual([6, 5]);
    answers(match, 'pass', 'pass');
    expect(now(match).cards.lasting).toEqual([]);
  });
});

test('a blessing changes the battle value of whoever has it, as long as they attack', () => {
  const match = battle({ 'owned/0': ['raven-banner/1'], 'owned/1': ['raven-banner/2'], 'hand/1': ['sword'] });
  expect(values(match)).toEqual([5, 4]);
  expect(modifiersOf(box, now(match), 'seat-0', 'battle-value')).toEqual([{ source: '#0', amount: 1 }]);
  answers(match, 'pass', 'pass');
  expect(now(match).winner).toBe(green);
  expect(modifiersOf(box, now(match), 'seat-0', 'battle-value')).toEqual([]);
});

describe('an artifact', () => {
  const table = { 'owned/0': ['trollheart'] };
  const hurt = (injuries: number) => ({ step: 'injure' as const, with: { seat: green, injuries } });

  test('prevents a part of what is about to happen, and is discharged by it', () => {
    const match = laidOut([hurt(2), hurt(1)], table);
    expect(asked(match)).toEqual({ seat: green, key: 'respond', options: ['#0/ignore', 'pass'] });
    answer(match, '#0/ignore');
    // The second time it cannot be used, and nobody is asked.
    expect(match.outcome).not.toBeNull();
    expect(now(match).heroes[green]?.injuries).toBe(2);
    expect(markOf(now(match).cards, '#0').exhausted).toBe(true);
  });

  test('may be used again when it is recharged', () => {
    const match = laidOut([hurt(1), { step: 'recharge', with: {} }, hurt(1)], table);
    answers(match, '#0/ignore', '#0/ignore');
    expect(now(match).heroes[green]?.injuries).toBe(0);
  });

  test('is of no use to another hero', () => {
    const match = laidOut([{ step: 'injure', with: { seat: red, injuries: 1 } }], table);
    expect(match.outcome).not.toBeNull();
    expect(now(match).heroes[red]?.injuries).toBe(1);
  });
});

test('an attack of a monster strikes all in its region: first the heroes, then one army of each player', () => {
  const match = laidOut(
    [{ step: 'monsterAttack', with: { card: '#1' } }],
    { 'owned/1': ['trollheart'], 'monster/coast': ['garm'] },
    {
      armies: [army('a', green, 3), army('b', green, 1), army('c', red, 2), army('d', red, 5, 'hills')],
      heroes: [
        { region: 'hills', injuries: 0 },
        { region: 'coast', injuries: 0 },
      ],
    },
  );
  // Only Red's hero is there; no army has been touched while it is asked.
  expect(asked(match)).toEqual({ seat: red, key: 'respond', options: ['#0/ignore', 'pass'] });
  expect(armies(match)).toEqual([3, 1, 2, 5]);
  answer(match, 'pass');
  // Red has a single army there, Green chooses.
  expect(asked(match)).toEqual({ seat: green, key: 'lower-army', options: ['a', 'b'] });
  expect(now(match).heroes.map(({ injuries }) => injuries)).toEqual([0, 1]);
  answer(match, 'b');
  expect(armies(match)).toEqual([3, 0, 1, 5]);
  expect(match.events('referee').map(({ said }) => said)).toEqual([
    { seat: green, piece: '#1', card: 'garm', ability: 'region-attack' },
  ]);
});

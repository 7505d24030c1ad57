/**
 * Positions with one answer that is clearly bad and one that is clearly better. Cards are named by their ids; an answer is
 * the name of a card, the id of an option, or how much each card gets.
 */
import type { Match, Open, Pick } from '@concilio/kernel';
import { kit as lotrTcg } from '../src/kit.ts';
import type { LotrTcg } from '../src/index.ts';
import { nameOf } from '../src/rules/select.ts';
import { parseSource, start } from '@concilio/suite';

type Answer = string | number | Readonly<Record<string, number>>;

export interface Judged {
  readonly name: string;
  /** Where the rules stand, and what differs from set-up. */
  readonly position: string;
  /** Who is asked, and what. */
  readonly seat: 'Tom' | 'Chuck';
  readonly asks: string;
  /** What is answered before that; windows are passed. */
  readonly before?: readonly string[];
  readonly bad: Answer;
  readonly better: Answer;
}

const skirmishOf = (
  character: string,
  tom: string,
  chuck: string,
  foes: readonly string[],
  more = '',
): string =>
  `at: { step: skirmish, with: { character: ${character} } }
given:
  twilight: 4
  seats:
    Tom: { ${tom} }
    Chuck: { ${chuck} }
  assigned: [${foes.map((foe) => `{ minion: ${foe}, to: ${character} }`).join(', ')}]
  ${more}`;

const phaseOf = (at: string, tom: string, chuck: string, more = ''): string =>
  `at: ${at}
given:
  seats:
    Tom: { ${tom} }
    Chuck: { ${chuck} }
  ${more}`;

const ARAGORN = 'aragorn-wingfoot';
const GIMLI = 'gimli-unbidden-guest';
const LEGOLAS = 'legolas-elven-comrade';
const MERRY = 'merry-learned-guide';
const PIPPIN = 'pippin-woolly-footed-rascal';
const FRODO = 'frodo-tired-traveller';
const THEODEN = 'theoden-lord-of-the-mark';
const EOWYN = 'eowyn-lady-of-rohan';
const RIDER = 'rider-of-rohan';
const SAVAGE = 'dunlending-savage';
const MADMAN = 'dunlending-madman';
const BRIGAND = 'dunlending-brigand';
const RAVAGER = 'dunlending-ravager';
const STALKER = 'uruk-stalker';

const sworded = `{ card: ${ARAGORN}, bears: [rangers-sword-blade-of-aragorn] }`;
const crowned = `{ card: ${THEODEN}, bears: [herugrim] }`;
const hurt = (card: string, wounds: number) => `{ card: ${card}, wounds: ${wounds} }`;

export const JUDGED: readonly Judged[] = [
  // Skirmishes: the fellowship.
  {
    name: 'an event with no effect',
    position: skirmishOf(
      ARAGORN,
      `site: 4, hand: [best-company], inPlay: [${ARAGORN}]`,
      `site: 4, inPlay: [${SAVAGE}]`,
      [SAVAGE],
    ),
    seat: 'Tom',
    asks: 'window',
    bad: 'best-company',
    better: 'pass',
  },
  {
    name: 'an event that wins the skirmish',
    position: skirmishOf(
      GIMLI,
      `site: 2, hand: [best-company], inPlay: [${hurt(GIMLI, 1)}]`,
      `site: 2, inPlay: [${MADMAN}]`,
      [MADMAN],
    ),
    seat: 'Tom',
    asks: 'window',
    bad: 'pass',
    better: 'best-company',
  },
  {
    name: 'an event that is not enough',
    position: skirmishOf(
      GIMLI,
      `site: 2, hand: [best-company], inPlay: [${hurt(GIMLI, 1)}]`,
      `site: 2, inPlay: [${SAVAGE}]`,
      [SAVAGE],
    ),
    seat: 'Tom',
    asks: 'window',
    bad: 'best-company',
    better: 'pass',
  },
  {
    name: 'an event for a skirmish that is won',
    position: skirmishOf(
      THEODEN,
      `site: 4, hand: [work-for-the-sword], inPlay: [${crowned}]`,
      `site: 4, inPlay: [${MADMAN}]`,
      [MADMAN],
    ),
    seat: 'Tom',
    asks: 'window',
    bad: 'work-for-the-sword',
    better: 'pass',
  },
  {
    name: 'an event that saves from being overwhelmed',
    position: skirmishOf(
      LEGOLAS,
      `site: 4, hand: [valor], inPlay: [${LEGOLAS}]`,
      `site: 4, inPlay: [{ card: ${SAVAGE}, bears: [iron-axe] }]`,
      [SAVAGE],
    ),
    seat: 'Tom',
    asks: 'window',
    bad: 'pass',
    better: 'valor',
  },
  {
    name: 'an exertion for nothing',
    position: skirmishOf(ARAGORN, `site: 4, inPlay: [${ARAGORN}, ${GIMLI}]`, `site: 4, inPlay: [${SAVAGE}]`, [
      SAVAGE,
    ]),
    seat: 'Tom',
    asks: 'window',
    bad: GIMLI,
    better: 'pass',
  },
  {
    name: 'an exertion for a skirmish that is won',
    position: skirmishOf(ARAGORN, `site: 4, inPlay: [${sworded}, ${GIMLI}]`, `site: 4, inPlay: [${MADMAN}]`, [
      MADMAN,
    ]),
    seat: 'Tom',
    asks: 'window',
    bad: GIMLI,
    better: 'pass',
  },
  {
    name: 'an exertion that saves a friend',
    position: skirmishOf(
      LEGOLAS,
      `site: 4, inPlay: [${hurt(LEGOLAS, 2)}, ${GIMLI}]`,
      `site: 4, inPlay: [${MADMAN}]`,
      [MADMAN],
    ),
    seat: 'Tom',
    asks: 'window',
    bad: 'pass',
    better: GIMLI,
  },
  {
    name: 'a burden and a companion thrown away',
    position: skirmishOf(
      ARAGORN,
      `site: 4, inPlay: [${sworded}, ${PIPPIN}]`,
      `site: 4, inPlay: [${MADMAN}]`,
      [MADMAN],
    ),
    seat: 'Tom',
    asks: 'window',
    bad: PIPPIN,
    better: 'pass',
  },
  {
    name: 'a companion thrown away for a wound',
    position: skirmishOf(MERRY, `site: 4, inPlay: [${MERRY}]`, `site: 4, inPlay: [${RAVAGER}]`, [RAVAGER]),
    seat: 'Tom',
    asks: 'window',
    bad: MERRY,
    better: 'pass',
  },
  {
    name: 'a skirmish of the Ring-bearer that can be cancelled',
    position: skirmishOf(
      `${FRODO}#1`,
      `site: 4, hand: [swiftly-and-softly]`,
      `site: 4, inPlay: [${SAVAGE}]`,
      [SAVAGE],
    ),
    seat: 'Tom',
    asks: 'window',
    bad: 'pass',
    better: 'swiftly-and-softly',
  },
  {
    name: 'a Hobbit who would be overwhelmed',
    position: skirmishOf(
      MERRY,
      `site: 3, hand: [severed-his-bonds], inPlay: [${MERRY}]`,
      `site: 3, inPlay: [${SAVAGE}]`,
      [SAVAGE],
    ),
    seat: 'Tom',
    asks: 'window',
    bad: 'pass',
    better: 'severed-his-bonds',
  },
  {
    name: 'a skirmish of somebody else cannot be cancelled so',
    position: skirmishOf(
      ARAGORN,
      `site: 3, hand: [severed-his-bonds], inPlay: [${ARAGORN}, ${hurt(MERRY, 1)}]`,
      `site: 3, inPlay: [${SAVAGE}]`,
      [SAVAGE],
    ),
    seat: 'Tom',
    asks: 'window',
    bad: 'severed-his-bonds',
    better: 'pass',
  },
  {
    name: 'strength for whoever fights',
    position: skirmishOf(
      RIDER,
      `site: 4, hand: [work-for-the-sword], inPlay: [${EOWYN}, ${hurt(RIDER, 2)}]`,
      `site: 4, inPlay: [uruk-crossbowman]`,
      ['uruk-crossbowman'],
    ),
    seat: 'Tom',
    asks: 'choose',
    before: ['work-for-the-sword'],
    bad: EOWYN,
    better: RIDER,
  },
  // Skirmishes: the Shadow.
  {
    name: 'fury that wins the skirmish',
    position: skirmishOf(
      ARAGORN,
      `site: 4, inPlay: [${ARAGORN}]`,
      `site: 4, hand: [dark-fury], inPlay: [${MADMAN}]`,
      [MADMAN],
    ),
    seat: 'Chuck',
    asks: 'window',
    bad: 'pass',
    better: 'dark-fury',
  },
  {
    name: 'fury in vain',
    position: skirmishOf(
      ARAGORN,
      `site: 4, inPlay: [${sworded}]`,
      `site: 4, hand: [dark-fury], inPlay: [${MADMAN}]`,
      [MADMAN],
    ),
    seat: 'Chuck',
    asks: 'window',
    bad: 'dark-fury',
    better: 'pass',
  },
  {
    name: 'fury that overwhelms',
    position: skirmishOf(
      LEGOLAS,
      `site: 4, inPlay: [${LEGOLAS}]`,
      `site: 4, hand: [dark-fury], inPlay: [${SAVAGE}]`,
      [SAVAGE],
    ),
    seat: 'Chuck',
    asks: 'window',
    bad: 'pass',
    better: 'dark-fury',
  },
  {
    name: 'fury against whoever is overwhelmed already',
    position: skirmishOf(
      MERRY,
      `site: 4, inPlay: [${MERRY}]`,
      `site: 4, hand: [dark-fury], inPlay: [${SAVAGE}]`,
      [SAVAGE],
    ),
    seat: 'Chuck',
    asks: 'window',
    bad: 'dark-fury',
    better: 'pass',
  },
  {
    name: 'ferocity where equal strength is enough',
    position: skirmishOf(
      THEODEN,
      `site: 4, inPlay: [${crowned}]`,
      `site: 4, hand: [ferocity], inPlay: [${STALKER}]`,
      [STALKER],
    ),
    seat: 'Chuck',
    asks: 'window',
    bad: 'ferocity',
    better: 'pass',
  },
  {
    name: 'fury for whoever fights',
    position: skirmishOf(
      ARAGORN,
      `site: 4, inPlay: [${ARAGORN}]`,
      `site: 4, hand: [dark-fury], inPlay: [${MADMAN}, ${SAVAGE}]`,
      [MADMAN],
    ),
    seat: 'Chuck',
    asks: 'choose',
    before: ['dark-fury'],
    bad: SAVAGE,
    better: MADMAN,
  },
  {
    name: 'as many as there are, and not none',
    position: skirmishOf(
      ARAGORN,
      `site: 4, inPlay: [${sworded}, ${GIMLI}]`,
      `site: 4, hand: [death-to-the-strawheads], inPlay: [${MADMAN}]`,
      [MADMAN],
    ),
    seat: 'Chuck',
    asks: 'how-many',
    before: ['death-to-the-strawheads'],
    bad: '0',
    better: '3',
  },
  // Responses.
  {
    name: 'a wound that would kill is prevented',
    position: skirmishOf(
      THEODEN,
      `site: 4, inPlay: [${hurt(THEODEN, 1)}, ${EOWYN}]`,
      `site: 4, inPlay: [${MADMAN}]`,
      [MADMAN],
    ),
    seat: 'Tom',
    asks: 'respond',
    bad: 'pass',
    better: EOWYN,
  },
  {
    name: 'a small wound is not worth the last strength of another',
    position: skirmishOf(
      ARAGORN,
      `site: 4, inPlay: [${ARAGORN}, ${hurt(EOWYN, 1)}]`,
      `site: 4, inPlay: [${SAVAGE}]`,
      [SAVAGE],
    ),
    seat: 'Tom',
    asks: 'respond',
    bad: EOWYN,
    better: 'pass',
  },
  {
    name: 'the Ring instead of death',
    position: skirmishOf(
      `${FRODO}#1`,
      `site: 4, inPlay: [${hurt(FRODO, 3)}]`,
      `site: 4, inPlay: [${MADMAN}]`,
      [MADMAN],
    ),
    seat: 'Tom',
    asks: 'respond',
    bad: 'pass',
    better: 'the-one-ring-the-ruling-ring',
  },
  {
    name: 'no Ring where the next burden is the last',
    position: skirmishOf(`${FRODO}#1`, `site: 4, burdens: 9`, `site: 4, inPlay: [${MADMAN}]`, [MADMAN]),
    seat: 'Tom',
    asks: 'respond',
    bad: 'the-one-ring-the-ruling-ring',
    better: 'pass',
  },
  {
    name: 'a minion that has won becomes fierce',
    position: skirmishOf(
      MERRY,
      `site: 4, inPlay: [${MERRY}, ${hurt(PIPPIN, 3)}]`,
      `site: 4, inPlay: [${MADMAN}]`,
      [MADMAN],
    ),
    seat: 'Chuck',
    asks: 'respond',
    bad: 'pass',
    better: MADMAN,
  },
  // Assignments.
  {
    name: 'the Ring-bearer is kept out',
    position: phaseOf(
      '{ step: assignDefenders }',
      `site: 4, inPlay: [${sworded}]`,
      `site: 4, inPlay: [${SAVAGE}]`,
    ),
    seat: 'Tom',
    asks: 'assign',
    bad: FRODO,
    better: ARAGORN,
  },
  {
    name: 'a Hobbit against a wild man',
    position: phaseOf(
      '{ step: assignDefenders }',
      `site: 4, inPlay: [${sworded}, ${MERRY}]`,
      `site: 4, inPlay: [${BRIGAND}]`,
    ),
    seat: 'Tom',
    asks: 'assign',
    bad: MERRY,
    better: ARAGORN,
  },
  {
    name: 'somebody must stand before the Ring-bearer',
    position: phaseOf(
      '{ step: assignDefenders }',
      `site: 4, inPlay: [${MERRY}]`,
      `site: 4, inPlay: [${SAVAGE}]`,
    ),
    seat: 'Tom',
    asks: 'assign',
    bad: 'nobody',
    better: MERRY,
  },
  {
    name: 'the exhausted rest',
    position: phaseOf(
      '{ step: assignDefenders }',
      `site: 4, inPlay: [${hurt(GIMLI, 2)}, ${LEGOLAS}]`,
      `site: 4, inPlay: [${BRIGAND}]`,
    ),
    seat: 'Tom',
    asks: 'assign',
    bad: GIMLI,
    better: LEGOLAS,
  },
  {
    name: 'what is left over goes to the Ring-bearer',
    position: phaseOf(
      '{ step: assignDefenders }',
      `site: 4, inPlay: [${sworded}]`,
      `site: 4, inPlay: [${SAVAGE}]`,
    ),
    seat: 'Chuck',
    asks: 'assign-leftover',
    before: ['nobody'],
    bad: ARAGORN,
    better: FRODO,
  },
  // Archery and healing.
  {
    name: 'an arrow for whoever can bear it',
    position: phaseOf(
      '{ step: archeryFire }',
      `site: 5, inPlay: [${hurt(GIMLI, 2)}, ${ARAGORN}]`,
      `site: 5, inPlay: [uruk-crossbowman]`,
    ),
    seat: 'Tom',
    asks: 'archery',
    bad: { [GIMLI]: 1 },
    better: { [ARAGORN]: 1 },
  },
  {
    name: 'an arrow that must not hit the Ring-bearer',
    position: phaseOf(
      '{ step: archeryFire }',
      `site: 5, inPlay: [${hurt(FRODO, 3)}, ${hurt(MERRY, 1)}]`,
      `site: 5, inPlay: [uruk-crossbowman]`,
    ),
    seat: 'Tom',
    asks: 'archery',
    bad: { [FRODO]: 1 },
    better: { [MERRY]: 1 },
  },
  {
    name: 'the Ring-bearer is healed first',
    position: phaseOf(
      '{ step: sanctuary }',
      `site: 3, inPlay: [${hurt(FRODO, 3)}, ${hurt(MERRY, 3)}, ${hurt(ARAGORN, 2)}]`,
      'site: 3',
    ),
    seat: 'Tom',
    asks: 'sanctuary',
    bad: { [FRODO]: 0 },
    better: { [FRODO]: 2 },
  },
  {
    name: 'nobody to heal',
    position: phaseOf(
      '{ step: phase, with: { phase: fellowship } }',
      `site: 4, inPlay: [${THEODEN}], support: [guma-plains-farmer]`,
      'site: 4',
    ),
    seat: 'Tom',
    asks: 'window',
    bad: 'guma-plains-farmer',
    better: 'pass',
  },
  {
    name: 'a king to heal',
    position: phaseOf(
      '{ step: phase, with: { phase: fellowship } }',
      `site: 4, inPlay: [${hurt(THEODEN, 1)}], support: [guma-plains-farmer]`,
      'site: 4',
    ),
    seat: 'Tom',
    asks: 'window',
    bad: 'pass',
    better: 'guma-plains-farmer',
  },
  // The Fellowship phase and the Shadow phase.
  {
    name: 'a friend who may join',
    position: phaseOf(
      '{ step: phase, with: { phase: fellowship } }',
      `site: 4, hand: [${ARAGORN}], inPlay: [${MERRY}]`,
      'site: 4',
    ),
    seat: 'Tom',
    asks: 'window',
    bad: 'pass',
    better: ARAGORN,
  },
  {
    name: 'a sword for its bearer',
    position: phaseOf(
      '{ step: phase, with: { phase: fellowship } }',
      `site: 4, hand: [rangers-sword-blade-of-aragorn], inPlay: [${ARAGORN}]`,
      'site: 4',
    ),
    seat: 'Tom',
    asks: 'window',
    bad: 'pass',
    better: 'rangers-sword-blade-of-aragorn',
  },
  {
    name: 'a minion against a fellowship that is hurt',
    position: phaseOf(
      '{ step: shadowPhase, with: { seat: Chuck } }',
      `site: 4, inPlay: [${hurt(ARAGORN, 2)}, ${hurt(MERRY, 3)}]`,
      `site: 4, hand: [${SAVAGE}]`,
      'twilight: 5',
    ),
    seat: 'Chuck',
    asks: 'window',
    bad: 'pass',
    better: SAVAGE,
  },
  {
    name: 'a minion that an arrow kills before it can do anything',
    position: phaseOf(
      '{ step: shadowPhase, with: { seat: Chuck } }',
      `site: 4, inPlay: [${LEGOLAS}, ${sworded}]`,
      `site: 4, hand: [${MADMAN}]`,
      'twilight: 2',
    ),
    seat: 'Chuck',
    asks: 'window',
    bad: MADMAN,
    better: 'pass',
  },
  {
    name: 'an axe for a minion that is there',
    position: phaseOf(
      '{ step: shadowPhase, with: { seat: Chuck } }',
      `site: 4, inPlay: [${ARAGORN}, ${GIMLI}]`,
      `site: 4, hand: [iron-axe], inPlay: [${BRIGAND}]`,
      'twilight: 1',
    ),
    seat: 'Chuck',
    asks: 'window',
    bad: 'pass',
    better: 'iron-axe',
  },
  // Regroup.
  {
    name: 'a last step that wins',
    position: phaseOf(
      '{ step: moveAgain }',
      `site: 8, inPlay: [${sworded}, ${GIMLI}, ${LEGOLAS}]`,
      'site: 8',
      'moves: 1',
    ),
    seat: 'Tom',
    asks: 'move-again',
    bad: 'stay',
    better: 'move',
  },
  {
    name: 'no step with a dying fellowship',
    position: phaseOf(
      '{ step: moveAgain }',
      `site: 4, inPlay: [${hurt(FRODO, 3)}, ${hurt(MERRY, 3)}]`,
      `site: 3, hand: [${SAVAGE}, ${MADMAN}, ${BRIGAND}, dark-fury, iron-axe, ${RAVAGER}], inPlay: [${STALKER}]`,
      'twilight: 6\n  moves: 1',
    ),
    seat: 'Tom',
    asks: 'move-again',
    bad: 'move',
    better: 'stay',
  },
  {
    name: 'a step that nobody can hinder',
    position: phaseOf(
      '{ step: moveAgain }',
      `site: 3, inPlay: [${sworded}, ${GIMLI}, ${LEGOLAS}]`,
      'site: 3',
      'moves: 1',
    ),
    seat: 'Tom',
    asks: 'move-again',
    bad: 'stay',
    better: 'move',
  },
  {
    name: 'a Hobbit who comes back',
    position: phaseOf(
      '{ step: phase, with: { phase: regroup } }',
      `site: 4, hand: [knocked-on-the-head], discard: [${MERRY}], inPlay: [${ARAGORN}]`,
      'site: 4',
      'moves: 2',
    ),
    seat: 'Tom',
    asks: 'window',
    bad: 'pass',
    better: 'knocked-on-the-head',
  },
  {
    name: 'a second copy of whoever is there',
    position: phaseOf(
      '{ step: reconcile, with: { seat: Chuck } }',
      `site: 4, inPlay: [${GIMLI}]`,
      `site: 4, hand: [${ARAGORN}, ${SAVAGE}, valor, ${LEGOLAS}], inPlay: [${ARAGORN}]`,
    ),
    seat: 'Chuck',
    asks: 'reconcile',
    bad: LEGOLAS,
    better: ARAGORN,
  },
  {
    name: 'a copy of whoever is dead',
    position: phaseOf(
      '{ step: reconcile, with: { seat: Chuck } }',
      `site: 4, inPlay: [${GIMLI}]`,
      `site: 4, hand: [${SAVAGE}, ${THEODEN}, ${RIDER}], dead: [${THEODEN}]`,
    ),
    seat: 'Chuck',
    asks: 'reconcile',
    bad: SAVAGE,
    better: THEODEN,
  },
  {
    name: 'bidding away half of the resistance',
    position: 'at: { step: bids }',
    seat: 'Tom',
    asks: 'bid',
    bad: 5,
    better: 1,
  },
];

/** A position where its question is open. */
export function reached(
  judged: Judged,
  game = lotrTcg,
): { readonly match: Match<LotrTcg>; readonly open: Open } {
  const head = `game: lotr-tcg\ntitle: { en: Judged, es: Juzgada }\nrules: [TCG-1.01]\nseed: "1"\nseats: [Tom, Chuck]\n`;
  const { match } = start(game, parseSource(`${head}${judged.position}\n`));
  const seat = judged.seat === 'Tom' ? 0 : 1;
  const before = [...(judged.before ?? [])];
  for (let count = 0; count < 60; count++) {
    const open = match.open.find((one) => one.seat === seat) ?? match.open[0];
    if (open === undefined) break;
    const isIt = open.seat === seat && open.question.key === judged.asks && before.length === 0;
    if (isIt && offers(match, open, judged.bad) && offers(match, open, judged.better)) return { match, open };
    const pick = passing(match, open, before);
    match.answer({ question: open.fingerprint, seat: open.seat, pick, by: 'position' });
  }
  throw new Error(`"${judged.name}" is never asked.`);
}

/** What is answered on the way: what is written, a pass, or all that there is. */
function passing(match: Match<LotrTcg>, { question }: Open, before: string[]): Pick {
  const [next] = before;
  if (question.kind !== 'one') return question.kind === 'number' ? question.min : [];
  const wanted = question.options.find((option) => next !== undefined && called(match, option.id) === next);
  if (wanted !== undefined) {
    before.shift();
    return wanted.id;
  }
  const pass = question.options.find(({ id }) => id === 'pass' || id === 'keep' || id === 'nobody');
  return (pass ?? question.options[0])?.id ?? '';
}

/** What an option is called: its card, or its id. */
function called(match: Match<LotrTcg>, id: string): string {
  const [card = ''] = id.split('/');
  return card.startsWith('#') ? nameOf(match.table.state, card as `#${number}`) : id;
}

const offers = (match: Match<LotrTcg>, { question }: Open, answer: Answer): boolean =>
  question.kind === 'number' ||
  (typeof answer === 'object'
    ? question.kind === 'distribute'
    : question.kind === 'one' && question.options.some(({ id }) => called(match, id) === answer));

/** Whether an answer is the better one, the bad one, or neither. */
export function verdict(
  { bad, better }: Judged,
  match: Match<LotrTcg>,
  pick: Pick | null,
): 'better' | 'bad' | 'other' {
  if (typeof pick === 'string') {
    const name = called(match, pick);
    return name === better ? 'better' : name === bad ? 'bad' : 'other';
  }
  if (typeof pick === 'number')
    return pick >= Number(bad) ? 'bad' : pick <= Number(better) ? 'better' : 'other';
  if (pick === null || Array.isArray(pick)) return 'other';
  const given: Record<string, number> = {};
  for (const [id, amount] of Object.entries(pick)) given[called(match, id)] = amount;
  const atLeast = (wanted: Answer) =>
    typeof wanted === 'object' &&
    Object.entries(wanted).every(([name, amount]) => (given[name] ?? 0) >= amount);
  return atLeast(better) ? 'better' : atLeast(bad) ? 'bad' : 'other';
}

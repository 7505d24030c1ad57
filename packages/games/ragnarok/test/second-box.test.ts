import { derive, drawPick, type Json, Match, optionsOf, QuickRandom, seedFrom } from '@concilio/kernel';
import { LANGUAGES } from '@concilio/text';
import { describe, expect, test } from 'vitest';
import { checkFiles } from '../src/content/check.ts';
import { STANDARD } from '../src/content/standard.ts';
import { kit as ragnarok } from '../src/kit.ts';
import type { Ragnarok } from '../src/state.ts';
import { secondBox } from './second-box.ts';

const options = { drafts: 'three-drafts', content: secondBox as Json } as const;
const seats = [2, 3, 4];

interface Played {
  readonly match: Match<Ragnarok>;
  readonly ids: ReadonlySet<string>;
  readonly keys: ReadonlySet<string>;
}

const played = new Map<string, Played>();

/** A whole match with random answers, and what was offered in it; each is played once. */
function play(count: number, name: string): Played {
  const known = played.get(name) ?? playOut(count, name);
  played.set(name, known);
  return known;
}

function playOut(count: number, name: string): Played {
  const seed = seedFrom(name);
  const match = Match.create<Ragnarok>(ragnarok, { seats: count, options, seed });
  const random = new QuickRandom(derive(seed, 'answers'));
  const ids = new Set<string>();
  const keys = new Set<string>();
  while (match.outcome === null && match.answers.length < 5000) {
    const [open] = match.open;
    if (open === undefined) break;
    for (const option of optionsOf(open.question))
      if (option.text !== undefined) keys.add(option.text.key);
      else if (!option.id.startsWith('#')) ids.add(option.of ?? option.id);
    const pick = drawPick(open.question, (sides) => random.index(sides));
    match.answer({ question: open.fingerprint, seat: open.seat, pick, by: 'bot' });
  }
  return { match, ids, keys };
}

describe('a box of other names, other numbers and another map', () => {
  test('has nothing of ours in it', () => {
    const { box } = checkFiles(secondBox);
    expect(box?.maps.map(({ regions }) => regions.length)).toEqual([12]);
    const things = (one: typeof STANDARD) =>
      [
        one.heroes,
        one.origins,
        one.blessings,
        one.artifacts,
        one.monsters,
        one.combat,
        one.attacks,
        one.realms,
      ].flatMap((list) => list.map(({ id }) => id));
    const ours = things(STANDARD);
    expect(things(box ?? STANDARD).filter((id) => ours.includes(id))).toEqual([]);
  });

  test.each(seats)('is played to its end by %i players, with its own things', (count) => {
    for (const number of [0, 1]) {
      const { match } = play(count, `second ${count} ${number}`);
      expect(match.outcome?.winners).toHaveLength(1);
      const told = JSON.stringify(match.events('referee').map(({ said }) => said));
      expect(told).toContain('ring-of-twelve');
      for (const foreign of ['"loki"', '"uruz"', '"draugr"', '"odin"', '"kolga"', '"region":13'])
        expect(told).not.toContain(foreign);
    }
  });

  test('nothing is lost: Runes, Priests, Temples and cards are as many at the end as at the beginning', () => {
    for (const count of seats) {
      const { match } = play(count, `second ${count} 0`);
      const { state } = match.table;
      for (const rune of ['ember', 'tide', 'stone', 'seed']) {
        const onForges = state.regions.filter((region) => region.rune && region.forge === rune).length;
        const held = state.players.reduce((sum, { runes }) => sum + (runes[rune] ?? 0), 0);
        expect((state.reserve[rune] ?? 0) + onForges + held, rune).toBe(7);
      }
      for (const [seat, { priests, priestsLeft }] of state.players.entries()) {
        const sent = state.monuments.flatMap((monument) => monument.priests).filter((one) => one === seat);
        expect(priests + priestsLeft + sent.length).toBe(4);
      }
      const built = state.regions.filter(({ temple }) => temple).length;
      expect(built + state.temples.left).toBe(count === 2 ? 5 : 6);
      const cards = state.players.reduce(
        (sum, { hand, played }) => sum + hand.length + played.length,
        state.combat.cards.length + state.combat.discard.length,
      );
      expect(cards).toBe(28);
    }
  });

  test.each(LANGUAGES)('is spoken of in its own words in %s', (language) => {
    const texts = ragnarok.textFor(options)?.[language] ?? {};
    const named = (id: string) => texts[`thing.${id}`];
    for (const count of seats) {
      const { match, ids, keys } = play(count, `second ${count} 0`);
      for (const key of keys) expect(texts, key).toHaveProperty([key]);
      const common = ['yes', 'no', 'pass', 'none'];
      const told = match
        .events('referee')
        .flatMap(({ said }) => Object.entries(said))
        .filter(([field]) =>
          ['hero', 'card', 'monster', 'leader', 'god', 'realm', 'rune', 'map'].includes(field),
        )
        .map(([, value]) => String(value));
      for (const id of [...ids, ...told]) if (!common.includes(id)) expect(named(id), id).toBeTruthy();
    }
    expect(named('region-12')).toMatch(/12$/);
    expect(texts['text.sea-wyrm']).toBeTruthy();
    expect(texts['text.ring-of-twelve']).toContain('12');
  });

  test('its names are those of its file: in the language, or else in English, or else by the id', () => {
    const texts = ragnarok.textFor(options);
    expect(texts?.es['thing.drowned-queen']).toBe('La Reina Ahogada');
    expect(texts?.ro['thing.drowned-queen']).toBe('The Drowned Queen');
    expect(texts?.en['thing.reedmoor']).toBe('Reedmoor');
    expect(texts?.es['icon.club']).toBe('Maza');
    expect(texts?.en['thing.cast-net']).toBe('Cast net');
    expect(texts?.en['text.corwin']).toContain('Net');
    // Our own table keeps its words.
    expect(ragnarok.textFor({ drafts: 'two-drafts', content: null })).toBeNull();
  });
});

test('a table is refused with the sentence that says what is wrong with its box', () => {
  const { blessings: _blessings, ...rest } = secondBox;
  const create = (content: Json) => () =>
    Match.create(ragnarok, { seats: 2, options: { content }, seed: seedFrom('refused') });
  expect(create(rest as Json)).toThrow('This box cannot be played. blessings.json: this file is missing.');
  expect(create('ours')).toThrow('A box is a record of its files');
  const leader = { ...(secondBox.leader as object), rune: 'fehu' };
  expect(create({ ...secondBox, leader } as Json)).toThrow(
    'leader.json.rune: no Rune is called "fehu"; there are ember, tide, stone, seed.',
  );
});

import {
  derive,
  drawPick,
  isRecord,
  type Json,
  type JsonRecord,
  Match,
  optionsOf,
  QuickRandom,
  seedFrom,
} from '@concilio/kernel';
import { LANGUAGES } from '@concilio/text';
import { describe, expect, test } from 'vitest';
import { STANDARD } from '../content/standard.ts';
import { kit as ragnarok } from '../kit.ts';
import type { Ragnarok } from '../state.ts';
import en from './en/sentences.json';
import es from './es/sentences.json';
import { text } from './index.ts';
import { rules } from '../reference.ts';
import ro from './ro/sentences.json';

/** What a sentence puts in: `{seat}`, and `deck` of `{deck, select, …}`, but not the words that it chooses from. */
function valuesOf(sentence: string): string[] {
  const names: string[] = [];
  const rest = sentence.replaceAll(CHOICE, (choice, name: string) => {
    names.push(name);
    return [...choice.matchAll(/\{\{(\w+)\}\}/g)].map(([, inner]) => `{${inner}}`).join(' ');
  });
  names.push(...[...rest.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''));
  return [...new Set(names)].toSorted();
}

const CHOICE = /\{(\w+), (?:select|plural),(?:[^{}]*\{(?:[^{}]|\{\w+\})*\})+\s*\}/g;

/** All that was asked, offered, told and shown in some matches. */
interface Heard {
  readonly questions: Map<string, Set<string>>;
  readonly events: Map<string, Set<string>>;
  /** Sentences of options, with their values. */
  readonly options: Map<string, Set<string>>;
  /** Ids in options, events and views. */
  readonly ids: Set<string>;
  readonly refused: Set<string>;
  /** Paths of the fields of views, and the words that stand there. */
  readonly words: Set<string>;
}

/** What only says where pieces have gone, after another event has told the deed, has no line in the log. */
const QUIET = ['attack.drawn', 'attack.resolved', 'attacks.shuffled', 'cards.resolved'].map(
  (name) => `event.${name}`,
);

const note = (where: Map<string, Set<string>>, key: string, values: object): void => {
  const known = where.get(key) ?? new Set();
  for (const name of Object.keys(values)) known.add(name);
  where.set(key, known);
};

/** Answers to whom no text of ours is needed: every game knows them. */
const COMMON = ['yes', 'no', 'pass', 'none'];

/** Words of events that their sentences choose by, or that nobody is told. */
const SAID_BY_CHOICE = ['drakkar', 'moment', 'how', 'action', 'deck', 'face', 'reward', 'favour'];

/** Fields and words of a view. */
function look(value: Json, path: string, heard: Heard): void {
  if (Array.isArray(value)) for (const item of value) look(item as Json, path, heard);
  else if (isRecord(value))
    for (const [field, item] of Object.entries(value)) look(item as Json, `${path}.${field}`, heard);
  else if (typeof value === 'string' && !value.startsWith('#'))
    heard.words.add(`${path.slice(path.lastIndexOf('.') + 1)}/${value}`);
}

function listen(seats: number, seed: string, heard: Heard): void {
  const match = Match.create<Ragnarok>(ragnarok, { seats, options: undefined, seed: seedFrom(seed) });
  const random = new QuickRandom(derive(seedFrom(seed), 'answers'));
  for (let answers = 0; answers < 4000 && match.outcome === null; answers++) {
    const [open] = match.open;
    if (open === undefined) break;
    const { question } = open;
    note(heard.questions, question.key, question.with ?? {});
    for (const option of optionsOf(question)) {
      if (option.text !== undefined) note(heard.options, option.text.key, option.text.with ?? {});
      else if (!option.id.startsWith('#')) heard.ids.add(option.of ?? option.id);
    }
    for (const { rule, text: own } of question.blocked?.() ?? []) {
      heard.refused.add(rule);
      if (own !== undefined) note(heard.options, own.key, own.with ?? {});
    }
    if (answers % 20 === 0) look(match.view('referee') as object as JsonRecord, 'view', heard);
    const pick = drawPick(question, (sides) => random.index(sides));
    const { ok } = match.answer({ question: open.fingerprint, seat: open.seat, pick, by: 'bot' });
    expect(ok).toBe(true);
  }
  for (const { name, said } of match.events('referee')) {
    note(heard.events, name, said);
    for (const [field, value] of Object.entries(said))
      if (typeof value === 'string' && !SAID_BY_CHOICE.includes(field) && !value.startsWith('#'))
        heard.ids.add(value);
  }
}

const heard: Heard = {
  questions: new Map(),
  events: new Map(),
  options: new Map(),
  ids: new Set(),
  refused: new Set(),
  words: new Set(),
};
for (const seats of [2, 3, 4])
  for (let match = 0; match < 2; match++) listen(seats, `text ${seats} ${match}`, heard);

describe.each(LANGUAGES)('in %s', (language) => {
  const sentences = text[language];
  const said = (key: string) => sentences[key] ?? '';
  const isSaid = (id: string) => Object.hasOwn(sentences, `thing.${id}`) || COMMON.includes(id);

  test('every key is there, and puts in the same as in English', () => {
    const own = Object.keys(sentences).filter((key) => !/^(rule|section)\./.test(key));
    const theirs = Object.keys(text.en).filter((key) => !/^(rule|section)\./.test(key));
    expect(own.toSorted()).toEqual(theirs.toSorted());
    for (const key of own) {
      if (!QUIET.includes(key)) expect(said(key), key).not.toBe('');
      expect(valuesOf(said(key)), key).toEqual(valuesOf(text.en[key] ?? ''));
    }
  });

  test('every question that is asked has a sentence, and brings what the sentence puts in', () => {
    expect(heard.questions.size).toBeGreaterThan(40);
    for (const [key, values] of heard.questions) {
      expect(sentences, key).toHaveProperty([`question.${key}`]);
      for (const name of valuesOf(said(`question.${key}`))) expect(values, key).toContain(name);
    }
  });

  test('every option that says something of its own has a sentence and its values', () => {
    expect(heard.options.size).toBeGreaterThan(15);
    for (const [key, values] of heard.options) {
      expect(sentences, key).toHaveProperty([key]);
      for (const name of valuesOf(said(key))) expect(values, key).toContain(name);
    }
  });

  test('every event has a sentence and its values', () => {
    expect(heard.events.size).toBeGreaterThan(50);
    for (const [key, values] of heard.events) {
      expect(sentences, key).toHaveProperty([`event.${key}`]);
      for (const name of valuesOf(said(`event.${key}`))) expect(values, key).toContain(name);
    }
  });

  test('everything that is offered or told has a name', () => {
    expect([...heard.ids].filter((id) => !isSaid(id))).toEqual([]);
  });

  test('every word in a view is one of ours', () => {
    const isWord = (one: string) => {
      const [field = '', id = ''] = one.split('/');
      return isSaid(id) || Object.hasOwn(sentences, `${field.replace(/s$/, '')}.${id}`);
    };
    expect([...heard.words].filter((one) => !isWord(one))).toEqual([]);
  });

  test('every component says what it does', () => {
    const { heroes, origins, blessings, artifacts, monsters, combat, attacks, events, omens, realms, gods } =
      STANDARD;
    const all = [
      ...heroes,
      ...origins,
      ...blessings,
      ...artifacts,
      ...monsters,
      ...combat,
      ...attacks,
      ...events,
      ...omens,
      ...realms,
      ...gods,
      STANDARD.leader,
    ];
    for (const { id } of all) {
      expect(said(`thing.${id}`), id).not.toBe('');
      expect(said(`text.${id}`), id).toMatch(/^[\p{Lu}\d+−].*\.$/u);
      expect(said(`text.${id}`), id).not.toContain('undefined');
    }
    expect(new Set(blessings.map(({ id }) => said(`text.${id}`))).size).toBe(blessings.length);
  });
});

test('every value of an option has a name, and a tie is told as one', () => {
  for (const language of LANGUAGES) {
    for (const side of ['two-drafts', 'three-drafts']) expect(text[language][`drafts.${side}`]).toBeDefined();
    // The winner's number stands first, whoever won.
    const [, attack = '', defence = '', tie = ''] =
      /attack \{(.*)\} defence \{(.*)\} other \{(.*)\}\}$/.exec(text[language]['event.battle.won'] ?? '') ??
      [];
    expect(attack.indexOf('{attack}')).toBeLessThan(attack.indexOf('{defence}'));
    expect(defence.indexOf('{defence}')).toBeLessThan(defence.indexOf('{attack}'));
    expect(tie).toContain('{seat}');
  }
});

test('a rule that forbids something is in the reference', () => {
  const ids = rules.map(({ id }) => id);
  expect(heard.refused.size).toBeGreaterThan(4);
  for (const rule of heard.refused) expect(ids).toContain(rule);
});

test('the same number stands in what a component says in every language', () => {
  const numbers = (sentence: string) => (sentence.match(/\d+/g) ?? []).toSorted();
  for (const key of Object.keys(text.en).filter((one) => one.startsWith('text.')))
    for (const language of LANGUAGES)
      expect(numbers(text[language][key] ?? ''), `${language} ${key}`).toEqual(numbers(text.en[key] ?? ''));
});

test('nothing is said in three languages by mistake', () => {
  const same = Object.keys(en).filter((key) => {
    const one = key as keyof typeof en;
    if (QUIET.includes(key)) return en[one] !== '' || es[one] !== '' || ro[one] !== '';
    return /^(question|event|outcome|option)\./.test(key) && (en[one] === es[one] || en[one] === ro[one]);
  });
  expect(same).toEqual([]);
});

import { isRecord, optionAt, schema } from '@concilio/kernel';
import { format, type Language, type Spoken } from '@concilio/text';
import type { LogOfGame, Pile } from '../../../features/scores/contract.ts';
import type { MyMatch } from '../../../features/scores/matches.ts';
import type { Chronicle } from './chronicle.ts';
import { deckTitle, scenarioTitle } from './names.ts';
import { type Key, texts } from './text/index.ts';

const say = (language: Language, key: Key): string => format(language, texts[language][key], {});

/** The scenarios of the game in their order, as its options have them. */
export function scenariosOf({ options }: Pick<Spoken, 'options'>): readonly string[] {
  const scenario = options.is === 'record' ? options.fields.scenario : undefined;
  return scenario?.is === 'one of' ? scenario.values.map(String) : [];
}

export const scenarioOf = (match: MyMatch): string => wordAt(match, 'scenario');

export const campaignOf = (match: MyMatch): string => wordAt(match, 'campaign');

function wordAt({ options }: MyMatch, name: string): string {
  const value = optionAt(options, [name]);
  return typeof value === 'string' ? value : '';
}

/** The decks of a match by their names, in the order of the seats. */
export function decksIn({ options, seats }: MyMatch): readonly string[] {
  return schema
    .listOf(optionAt(options, ['decks']))
    .slice(0, seats.length)
    .map((deck) => (typeof deck === 'string' ? deck : isRecord(deck) ? String(deck.name ?? '') : ''));
}

const SCENARIO: Pile = {
  id: 'scenario',
  words: (language) => ({
    label: say(language, 'log.scenario'),
    any: say(language, 'log.scenario.any'),
    title: say(language, 'log.by-scenario'),
  }),
  keysOf: (match) => [scenarioOf(match)],
  nameOf: scenarioTitle,
  inOrder: (game, keys) => scenariosOf(game).filter((id) => keys.includes(id)),
};

const DECK: Pile = {
  id: 'deck',
  words: (language) => ({
    label: say(language, 'log.deck'),
    any: say(language, 'log.deck.any'),
    title: say(language, 'log.by-deck'),
  }),
  keysOf: decksIn,
  nameOf: deckTitle,
  inOrder: (_game, keys) => keys.toSorted(),
};

/** What can be said of a match of this game before it is read. */
export const log: LogOfGame<Chronicle> = {
  titleOf: (speaker, match) => scenarioTitle(speaker, scenarioOf(match)),
  piles: [SCENARIO, DECK],
  // The outcome of a campaign's match adds the scores of those before it.
  scoreOf: (match) => (['none', ''].includes(campaignOf(match)) ? (match.outcome?.scores[0] ?? null) : null),
  columns: ['scenario', 'decks', 'campaign', 'rounds', 'threat'],
  logged: (match, told) => ({
    scenario: scenarioOf(match),
    decks: decksIn(match),
    campaign: campaignOf(match),
    rounds: told?.sheet.round ?? null,
    threat: told?.sheet.lines.map((line) => line.threat) ?? [],
  }),
  none: (language) => say(language, 'log.none'),
};

import type { InPlay, Player, View } from '@concilio/lotr-lcg/contract';
import { viewOf } from '../../../table/view.ts';
import {
  cardsAsked,
  happened,
  isAsked,
  type Lesson,
  type Situation,
} from '../../../features/lesson/course.ts';

/** A moment with the table as this game sees it. */
export interface LcgSituation extends Omit<Situation, 'view'> {
  readonly view: View;
}

export const lcgMoment = (moment: Situation): LcgSituation => ({ ...moment, view: viewOf(moment) });

const lesson = (
  id: string,
  rules: readonly string[],
  when: (moment: LcgSituation) => boolean,
  lights: (moment: LcgSituation) => readonly string[] = () => [],
): Lesson => ({
  id,
  rules,
  when: (moment) => when(lcgMoment(moment)),
  lights: (moment) => lights(lcgMoment(moment)),
});

const mine = ({ view, seat }: LcgSituation): Player | null => view.seats[seat] ?? null;
const ids = (cards: readonly InPlay[]): readonly string[] => cards.map(({ id }) => id);
const heroes = (moment: LcgSituation): readonly string[] =>
  ids(mine(moment)?.inPlay.filter(({ type }) => type === 'hero') ?? []);
const engaged = (moment: LcgSituation): readonly string[] => ids(mine(moment)?.engaged ?? []);
const staged = ({ view }: LcgSituation): readonly string[] => ids(view.staging);
const stagedOf = ({ view }: LcgSituation, type: string): readonly string[] =>
  ids(view.staging.filter((card) => card.type === type));
const quest = ({ view }: LcgSituation): readonly string[] => (view.quest === null ? [] : [view.quest.id]);
const location = ({ view }: LcgSituation): readonly string[] =>
  view.location === null ? [] : [view.location.id];
const isAskedFor = (key: string) => (moment: LcgSituation) => isAsked(moment, key);

/** Threat from which it is worth a word: two failed quests away from the end. */
const MUCH_THREAT = 38;

/** The endings, which come with the outcome and not with a question. */
export const WON = 'won';
export const LOST = 'lost';

/** In the order of urgency: what is asked now comes before what has happened, and that before what may wait. */
export const LESSONS: readonly Lesson[] = [
  lesson('welcome', ['LCG-1.05', 'LCG-25.02'], () => true, heroes),
  lesson('mulligan', ['LCG-2.08', 'LCG-2.09'], isAskedFor('mulligan')),
  lesson('planning', ['LCG-6.01', 'LCG-19.01'], isAskedFor('planning'), cardsAsked),
  lesson('pay', ['LCG-19.01', 'LCG-19.05'], isAskedFor('pay'), cardsAsked),
  lesson('attach', ['LCG-14.12', 'LCG-17.21'], isAskedFor('attach-to'), cardsAsked),
  lesson('commit', ['LCG-7.02', 'LCG-7.15'], isAskedFor('commit'), (moment) => [
    ...heroes(moment),
    ...staged(moment),
  ]),
  lesson('travel', ['LCG-8.01', 'LCG-8.06'], isAskedFor('travel'), (moment) => stagedOf(moment, 'location')),
  lesson('engage', ['LCG-9.02', 'LCG-9.04'], isAskedFor('engage'), (moment) => stagedOf(moment, 'enemy')),
  lesson('defender', ['LCG-10.13', 'LCG-10.20'], isAskedFor('defender'), ({ view }) =>
    view.attack === null ? [] : [view.attack.enemy],
  ),
  lesson('undefended', ['LCG-10.14', 'LCG-10.22'], isAskedFor('undefended'), cardsAsked),
  lesson('strike', ['LCG-11.01', 'LCG-11.02'], isAskedFor('strike'), engaged),
  lesson('attackers', ['LCG-11.03', 'LCG-11.04'], isAskedFor('attackers'), cardsAsked),
  lesson('respond', ['LCG-16.08', 'LCG-16.09'], isAskedFor('respond'), cardsAsked),
  lesson('threat', ['LCG-24.02', 'LCG-1.06'], (moment) => (mine(moment)?.threat ?? 0) >= MUCH_THREAT),
  lesson(
    'hurt',
    ['LCG-11.14', 'LCG-24.01'],
    (moment) => (mine(moment)?.inPlay ?? []).some(({ type, damage }) => type === 'hero' && damage > 0),
    (moment) => ids(mine(moment)?.inPlay.filter(({ type, damage }) => type === 'hero' && damage > 0) ?? []),
  ),
  lesson(
    'stage',
    ['LCG-13.01', 'LCG-13.02'],
    ({ log }) => log.filter(({ name }) => name === 'stage.begun').length > 1,
    quest,
  ),
  lesson('staging', ['LCG-7.06', 'LCG-7.09'], (moment) => happened(moment, 'quest.compared'), staged),
  lesson(
    'progress',
    ['LCG-7.18', 'LCG-7.21'],
    (moment) => happened(moment, 'quest.compared'),
    (moment) => [...quest(moment), ...location(moment)],
  ),
  lesson('explored', ['LCG-8.07', 'LCG-8.05'], (moment) => happened(moment, 'location.travelled'), location),
  lesson('shadow', ['LCG-10.02', 'LCG-10.17'], (moment) => happened(moment, 'shadow.dealt'), engaged),
  lesson('resources', ['LCG-5.01', 'LCG-5.03'], (moment) => happened(moment, 'resources.added'), heroes),
  lesson('round', ['LCG-12.01', 'LCG-4.01'], ({ view }) => view.round > 1),
  lesson(
    'window',
    ['LCG-4.04', 'LCG-16.03'],
    ({ question, view }) => question.key === 'window' && view.round > 0,
    cardsAsked,
  ),
  lesson(WON, ['LCG-25.02', 'LCG-26.01'], () => false),
  lesson(LOST, ['LCG-24.01', 'LCG-24.02'], () => false),
];

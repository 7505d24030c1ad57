import type { View } from '@concilio/lotr-board/contract';
import { viewOf } from '../../../table/view.ts';
import {
  cardsAsked,
  happened,
  isAsked,
  type Lesson,
  type Situation,
  offers,
} from '../../../features/lesson/course.ts';

/** What a lesson speaks of: things on the table by their ids; this one is the whole track. */
export const CORRUPTION = 'corruption';

/** A moment with the table as this game sees it. */
export interface BoardSituation extends Omit<Situation, 'view'> {
  readonly view: View;
}

export const boardMoment = (moment: Situation): BoardSituation => ({ ...moment, view: viewOf(moment) });

const TRACKS = ['fighting', 'hiding', 'travel'];
const RING = 'put-on-ring';
const isOfGandalf = ({ id }: { readonly id: string }): boolean => id.startsWith('gandalf/');

const main = ({ view }: BoardSituation): number => view.conflict.tracks.fighting ?? 0;
const isOver = (moment: BoardSituation): boolean => happened(moment, 'conflict.ended', { conflict: 'moria' });
const eventNow = ({ log }: BoardSituation): readonly string[] =>
  log.flatMap(({ name, said }) => (name === 'event.reached' ? [String(said.event)] : [])).slice(-1);
const lastFace = ({ log }: BoardSituation): readonly string[] =>
  log.flatMap(({ name, said }) => (name === 'die.rolled' ? [String(said.face)] : [])).slice(-1);

const lesson = (
  id: string,
  rules: readonly string[],
  when: (moment: BoardSituation) => boolean,
  lights: (moment: BoardSituation) => readonly string[],
): Lesson => ({
  id,
  rules,
  when: (moment) => when(boardMoment(moment)),
  lights: (moment) => lights(boardMoment(moment)),
});

export const LESSONS: readonly Lesson[] = [
  lesson(
    'welcome',
    ['LOB-1.01', 'LOB-1.03'],
    () => true,
    ({ view, seat }) => [view.seats[seat]?.hobbit ?? []].flat(),
  ),
  lesson('darkness', ['LOB-12.01', 'LOB-12.06'], isOver, () => ['heart', 'sun', 'ring', CORRUPTION]),
  // The end of the conflict is told with all that it brought, and then there is time for what is left.
  lesson(
    'summary',
    ['LOB-12.08', 'LOB-12.12'],
    (moment) => isOver(moment) && moment.view.place !== 'moria',
    () => [],
  ),
  lesson(
    'demand',
    ['LOB-6.05', 'LOB-5.16'],
    ({ question }) => question.key === 'group-demand',
    (moment) => [...[moment.view.payment?.trial ?? []].flat(), ...cardsAsked(moment)],
  ),
  lesson(
    'alone',
    ['LOB-6.04', 'LOB-6.08'],
    (moment) => isAsked(moment, 'demand'),
    (moment) => [...[moment.view.payment?.trial ?? []].flat(), ...cardsAsked(moment)],
  ),
  lesson(
    'die',
    ['LOB-10.01', 'LOB-10.06'],
    (moment) => happened(moment, 'die.rolled'),
    (moment) => ['roll', 'suffer', ...lastFace(moment)],
  ),
  lesson(
    'tile',
    ['LOB-5.01', 'LOB-5.05'],
    ({ question }) => question.key === 'resolve',
    () => ['resolve'],
  ),
  lesson(
    'interject',
    ['LOB-11.03', 'LOB-17.01'],
    ({ question }) => question.optional,
    ({ view }) => [view.active],
  ),
  lesson('cards', ['LOB-7.01', 'LOB-7.02'], isFirstCard, cardsAsked),
  lesson('rest', ['LOB-7.12', 'LOB-7.13'], isFirstCard, () => ['rest-draw', 'rest-heal']),
  lesson(
    'second',
    ['LOB-7.01', 'LOB-1.10'],
    (moment) => isAsked(moment, 'play-card') && moment.view.played.length > 0,
    () => [],
  ),
  lesson('event', ['LOB-5.12', 'LOB-6.01'], (moment) => happened(moment, 'event.reached'), eventNow),
  lesson(
    'corruption',
    ['LOB-9.03', 'LOB-15.01'],
    (moment) => happened(moment, 'hobbit.moved') || happened(moment, 'sauron.moved'),
    () => [CORRUPTION],
  ),
  lesson(
    'tracks',
    ['LOB-4.04', 'LOB-12.01'],
    (moment) => happened(moment, 'marker.moved'),
    () => TRACKS,
  ),
  lesson(
    'life',
    ['LOB-8.06', 'LOB-12.06'],
    (moment) => happened(moment, 'life.taken'),
    () => ['heart', 'sun', 'ring'],
  ),
  lesson(
    'gandalf',
    ['LOB-17.01', 'LOB-17.02'],
    (moment) => offers(moment, isOfGandalf) || happened(moment, 'gandalf.called'),
    ({ view }) => view.gandalf,
  ),
  lesson(
    'ring',
    ['LOB-11.01', 'LOB-11.05'],
    (moment) =>
      happened(moment, 'ring.worn') || (offers(moment, ({ id }) => id === RING) && main(moment) >= 4),
    () => [RING, 'fighting'],
  ),
  lesson(
    'near',
    ['LOB-12.01', 'LOB-12.06'],
    (moment) => !isOver(moment) && (main(moment) >= 6 || moment.view.conflict.events >= 4),
    () => ['fighting', 'heart', 'sun', 'ring'],
  ),
];

/** The own turn, before anything is played. */
function isFirstCard(moment: BoardSituation): boolean {
  return isAsked(moment, 'play-card') && moment.view.played.length === 0;
}

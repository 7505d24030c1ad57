import { create } from 'zustand';
import { keep, kept } from './keep.ts';

/** So much longer than usual each event is shown; 0 is at once. */
const FACTORS = { slow: 2, normal: 1, fast: 0.45, 'at-once': 0 } as const;
export type Pace = keyof typeof FACTORS;
export const PACES = Object.keys(FACTORS) as readonly Pace[];

export interface Settings {
  readonly sound: boolean;
  /** `still` shows no motion even where the device allows it. */
  readonly motion: 'device' | 'still';
  /** How quickly what others do is shown. */
  readonly pace: Pace;
  /** Whether what a bot has done in its turn is summed up, and the table rests until one goes on. */
  readonly rests: 'always' | 'first' | 'never';
  readonly text: 'normal' | 'large';
  /** `plain` draws every game with the table that any game has: names and numbers in rows. */
  readonly tables: 'own' | 'plain';
}

export const RESTS = ['always', 'first', 'never'] as const;

/** So many matches are the first ones. */
const FIRST_MATCHES = 3;

const atFirst: Settings = {
  sound: kept('sound') !== 'off',
  motion: kept('motion') === 'still' ? 'still' : 'device',
  pace: PACES.find((pace) => pace === kept('pace')) ?? 'normal',
  rests: RESTS.find((rests) => rests === kept('rests')) ?? 'first',
  text: kept('text') === 'large' ? 'large' : 'normal',
  tables: kept('tables') === 'plain' ? 'plain' : 'own',
};

const store = create<Settings>(() => atFirst);

export const useSettings = (): Settings => store();

/** For what stands outside the components, such as the sounds of a table. */
export const currentSettings = (): Settings => store.getState();

export function setSound(sound: boolean): void {
  keep('sound', sound ? 'on' : 'off');
  store.setState({ sound });
}

export function setMotion(motion: Settings['motion']): void {
  keep('motion', motion);
  store.setState({ motion });
}

export function setPace(pace: Pace): void {
  keep('pace', pace);
  store.setState({ pace });
}

export function setRests(rests: Settings['rests']): void {
  keep('rests', rests);
  store.setState({ rests });
}

export function setText(text: Settings['text']): void {
  keep('text', text);
  store.setState({ text });
}

export function setTables(tables: Settings['tables']): void {
  keep('tables', tables);
  store.setState({ tables });
}

/** Whether nothing should move, by the settings or by the device. */
export const isStill = (): boolean =>
  store.getState().motion === 'still' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** By how much longer or shorter than usual an event is shown; 0 where nothing should be waited for. */
export const paceNow = (): number => (isHurried || isStill() ? 0 : FACTORS[store.getState().pace]);

/** Whether somebody who is out of a match only wants to see how it ends. */
let isHurried = false;

export function setHurried(hurried: boolean): void {
  isHurried = hurried;
}

/** Whether the table rests after the turn of a bot. */
export function restsNow(): boolean {
  const { rests, pace } = store.getState();
  if (isHurried || pace === 'at-once') return false;
  return rests === 'always' || (rests === 'first' && matchesSeen() < FIRST_MATCHES);
}

const matchesSeen = (): number => Number(kept('matches-seen') ?? 0);

/** One more match was played here to its end. */
export const matchSeen = (): void => keep('matches-seen', String(matchesSeen() + 1));

/** Styles read these from the document. */
export function tellDocument(): void {
  const tell = ({ motion, text }: Settings): void => {
    document.documentElement.dataset['motion'] = motion;
    document.documentElement.dataset['text'] = text;
  };
  tell(store.getState());
  store.subscribe(tell);
}

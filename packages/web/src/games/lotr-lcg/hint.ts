import type { GameTable } from '../../table/contract.ts';
import { forecast } from './forecast.ts';
import { piecesOf } from './pieces.ts';
import type { View } from '@concilio/lotr-lcg/contract';
import { speaker } from './say.ts';
import { plainly } from './shared.ts';

/** What an answer would bring, beside its name in the list. */
export const hint: NonNullable<GameTable<View>['hint']> = ({ view, words }, question, option) =>
  forecast(question, option.id, piecesOf(view), plainly(words), speaker(words.language));

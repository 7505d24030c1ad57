import { isGameId } from '../../client/games.ts';
import { texts as shell } from '../../text/index.ts';
import type { Campaign } from './campaigns.ts';

/** What a campaign is called: by its table, unless that only bears the name of the game. */
export function campaignTitle(nameless: string, { game, name }: Campaign): string {
  const names = isGameId(game) ? Object.values(shell).map((text) => text[`game.${game}.name`]) : [];
  return name === '' || names.includes(name) ? nameless : name;
}

/** What stands beside the sum of its scores. */
export const sumKey = ({ state }: Campaign): 'sum.whole' | 'sum.scored' | 'sum.campaign' =>
  state === 'won' ? 'sum.whole' : state === 'lost' ? 'sum.scored' : 'sum.campaign';

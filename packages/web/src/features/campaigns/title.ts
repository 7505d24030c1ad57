import { texts as shell } from '../../text/index.ts';
import type { Say } from '../../ui/texts.ts';
import type { Campaign } from './campaigns.ts';
import type { Key } from './text/index.ts';

const GAME_NAMES = Object.values(shell).map((text) => text['game.lotr-lcg.name']);

/** What a campaign is called: by its table, unless that only bears the name of the game. */
export const campaignTitle = (say: Say<Key>, { name }: Campaign): string =>
  name === '' || GAME_NAMES.includes(name) ? say('campaign.nameless') : name;

/** What stands beside the sum of its scores. */
export const sumKey = ({ state }: Campaign): 'sum.whole' | 'sum.scored' | 'sum.campaign' =>
  state === 'won' ? 'sum.whole' : state === 'lost' ? 'sum.scored' : 'sum.campaign';

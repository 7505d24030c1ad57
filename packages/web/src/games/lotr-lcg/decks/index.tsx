import type { DecksOfGame } from '../../../features/decks/contract.ts';
import { Chip, Page } from '../cards/index.ts';
import { benchFor } from './bench.tsx';
import { read, write } from './deck.ts';
import { Gauge } from './Gauge.tsx';
import { TrialPanel } from './trial/TrialPanel.tsx';

/** Decks of heroes with their allies, events and attachments; bots test them. */
export const decks: DecksOfGame = {
  read,
  write,
  benchFor,
  Tile: ({ small = false, ...props }) => <Chip {...props} form={small ? 'picture' : 'tall'} gem />,
  Page,
  Gauge,
  Trial: TrialPanel,
};

import { asOptions } from '@concilio/kernel';
import { format, type Language } from '@concilio/text';
import { anyTold, type CampaignsOfGame } from '../../../features/campaigns/contract.ts';
import type { Chronicle } from '../scores/chronicle.ts';
import { scenarioOf } from '../scores/log.ts';
import { scenarioTitle } from '../scores/names.ts';
import { Scene } from '../scores/Scene.tsx';
import { chain } from './chain.ts';
import { offeredToCampaigns } from './options.ts';
import { Party } from './Party.tsx';
import { Story } from './Story.tsx';
import { type Key, texts } from './text/index.ts';

const say = (language: Language, key: Key): string => format(language, texts[language][key], {});

const own: CampaignsOfGame<Chronicle> = {
  ...chain,
  stageOf: scenarioOf,
  stageName: scenarioTitle,
  kinds: (language) => ({
    expert: {
      name: say(language, 'kind.expert'),
      about: say(language, 'campaign.expert'),
      rules: ['LCG-29.03', 'LCG-26.02'],
    },
    nightmare: {
      name: say(language, 'kind.nightmare'),
      about: say(language, 'campaign.nightmare'),
      rules: ['LCG-29.04', 'LCG-26.02'],
    },
  }),
  standing: ({ sheet: { round, total } }) => ({ round, ifWon: total }),
  Scene: ({ stage }) => <Scene scenario={stage} />,
  Party: ({ told, speaker }) => <Party chronicle={told} speaker={speaker} />,
  Story,
  begun: asOptions({ campaign: 'expert' }),
  offered: offeredToCampaigns,
  words: (language) => ({
    none: say(language, 'campaigns.none'),
    nameless: say(language, 'campaign.nameless'),
  }),
};

export const campaign = anyTold(own);

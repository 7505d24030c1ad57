import { positionSuite } from '@concilio/suite';
import { lotrLcg } from './index.ts';

positionSuite(lotrLcg, new URL('../positions/', import.meta.url));

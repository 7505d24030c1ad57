import { positionSuite } from '@concilio/suite';
import { kit as lotrLcg } from './kit.ts';

positionSuite(lotrLcg, new URL('../positions/', import.meta.url));

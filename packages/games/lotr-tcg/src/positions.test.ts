import { positionSuite } from '@concilio/suite';
import { lotrTcg } from './index.ts';

positionSuite(lotrTcg, new URL('../positions/', import.meta.url));

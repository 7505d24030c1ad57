import { positionSuite } from '@concilio/suite';
import { kit as lotrTcg } from './kit.ts';

positionSuite(lotrTcg, new URL('../positions/', import.meta.url));

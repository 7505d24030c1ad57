import { positionSuite } from '@concilio/suite';
import { ragnarok } from './index.ts';

positionSuite(ragnarok, new URL('../positions/', import.meta.url));

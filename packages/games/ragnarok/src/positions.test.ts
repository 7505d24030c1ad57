import { positionSuite } from '@concilio/suite';
import { kit as ragnarok } from './kit.ts';

positionSuite(ragnarok, new URL('../positions/', import.meta.url));

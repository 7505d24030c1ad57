import { positionSuite } from '@concilio/suite';
import { lotrBoard } from './index.ts';

positionSuite(lotrBoard, new URL('../positions/', import.meta.url));

import { positionSuite } from '@concilio/suite';
import { kit as lotrBoard } from './kit.ts';

positionSuite(lotrBoard, new URL('../positions/', import.meta.url));

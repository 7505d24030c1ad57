import type { Texts } from '@concilio/text';
import sentences from './sentences.json';

export const text: Texts = sentences;

import type { Texts, Translated } from '@concilio/text';
import type english from '../en/sentences.json';
import sentences from './sentences.json';

export const text: Texts = sentences satisfies Translated<typeof english, typeof sentences>;

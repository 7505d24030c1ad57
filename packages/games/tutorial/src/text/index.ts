import { type Language, type Texts, translations } from '@concilio/kernel';
import en from './en/sentences.json';
import es from './es/sentences.json';
import ro from './ro/sentences.json';

export const text: Readonly<Record<Language, Texts>> = translations({ en, es, ro });

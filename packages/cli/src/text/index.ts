import { translations } from '@concilio/text';
import en from './en/command.json';
import es from './es/command.json';
import ro from './ro/command.json';

/** The names of the command's own sentences. A language that lacks one does not compile. */
export type Key = keyof typeof en;

/** The command's sentences, with ICU placeholders. */
export const texts = translations({ en, es, ro });

import { canonical } from './json.ts';
import { type Key, sipText, toHex } from './siphash.ts';

const PUBLIC_KEY: Key = [0x636f6e63, 0x696c696f, 0x68617368, 0x00000001];

/** 32 hexadecimal digits that two values share exactly when they are equal, whatever the order of their keys. */
export const hash = (value: unknown): string => toHex(sipText(PUBLIC_KEY, canonical(value)));

/** The same for a text that is already canonical. */
export const hashText = (text: string): string => toHex(sipText(PUBLIC_KEY, text));

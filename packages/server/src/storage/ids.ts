import { createHash, randomBytes } from 'node:crypto';

/** An id that tells nothing and cannot be guessed: 128 bits, 22 characters. */
export const newId = (): string => randomBytes(16).toString('base64url');

/** What is stored instead of a secret that has all its bits from chance; passwords need more than this. */
export const digest = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Whether a text has the form of an id: whatever comes from outside is not asked of the database before. */
export const isId = (text: string): boolean => /^[\w-]{22}$/.test(text);

import { randomBytes } from 'node:crypto';
import { hash, type Options, verify } from '@node-rs/argon2';

/** Argon2id, which is the library's default, at the cost that OWASP advises: some 20 ms and 19 MB for each try. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** A password that nobody knows. It is compared where there is no login, so that the answer takes as long. */
const nobodys = hashPassword(randomBytes(32).toString('base64url'));

/** Whether it is the password of that hash; of no hash, it never is. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const same = await verify(stored ?? (await nobodys), password);
  return same && stored !== null;
}

/** Why something was not done. The keys are sentences in the client, which knows the reader's language. */
export const REFUSALS = [
  /** A name has `least` to `most` visible characters. */
  'name.length',
  /** A name has no control characters and none that turn the direction of writing. */
  'name.characters',
  /** A login has `least` to `most` characters. */
  'login.length',
  /** A login has letters, digits, points, dashes and underscores. */
  'login.characters',
  'login.taken',
  /** A password has `least` to `most` characters. */
  'password.length',
  /** Login and password do not belong together; which of them is wrong is not said. */
  'login.wrong',
  /** Login and recovery code do not belong together, or the code was used before. */
  'code.wrong',
  /** The player has an account already. */
  'account.already',
  /** There is no such player, or not any more. */
  'player.unknown',
] as const;
export type RefusalKey = (typeof REFUSALS)[number];

export interface Refused {
  readonly refused: RefusalKey;
  readonly values?: Readonly<Record<string, number>>;
}

export function isRefused<T extends object>(result: T | Refused): result is Refused {
  return 'refused' in result;
}

import type { Refused } from './refusals.ts';

const NAME = { least: 1, most: 24 };
const LOGIN = { least: 3, most: 32 };
const PASSWORD = { least: 8, most: 200 };

/** What people see as one character may be several signs; a tower of accents is no name. */
const MOST_UNITS = 4 * NAME.most;
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Control signs, halves of signs, private ones, and those that are not seen but change what is, or look like nothing. */
const UNFIT = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]|(?!\u200d)\p{Cf}/u;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A name as it will be shown: trimmed, and with single spaces. */
export function nameFrom(typed: string): { readonly name: string } | Refused {
  const name = typed
    .normalize('NFC')
    .trim()
    .replaceAll(/\p{Zs}+/gu, ' ');
  if (UNFIT.test(name)) return { refused: 'name.characters' };
  if (name.length > MOST_UNITS || !SEEN.test(name) || [...characters.segment(name)].length > NAME.most)
    return { refused: 'name.length', values: NAME };
  return { name };
}

export function loginFrom(typed: string): { readonly login: string } | Refused {
  const login = typed.normalize('NFKC').trim();
  const length = [...login].length;
  if (length < LOGIN.least || length > LOGIN.most) return { refused: 'login.length', values: LOGIN };
  return /^[\p{L}\p{N}._-]+$/u.test(login) ? { login } : { refused: 'login.characters' };
}

/** Spaces belong to a password; how a keyboard composes its letters does not. */
export function passwordFrom(typed: string): { readonly password: string } | Refused {
  const password = typed.normalize('NFKC');
  const length = [...password].length;
  return length < PASSWORD.least || length > PASSWORD.most
    ? { refused: 'password.length', values: PASSWORD }
    : { password };
}

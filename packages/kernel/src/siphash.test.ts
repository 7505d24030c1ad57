import { expect, test } from 'vitest';
import { fromHex, type Key, sipBytes, sipNumbers, sipText, toHex } from './siphash.ts';

/** The key 00 01 … 0f of the reference, as four words, low byte first. */
const REFERENCE_KEY: Key = [0x03020100, 0x07060504, 0x0b0a0908, 0x0f0e0d0c];

/** The first published outputs of SipHash-2-4-128 for the messages of no byte, 00, 00 01, and so on. */
const PUBLISHED = [
  'a3817f04ba25a8e66df67214c7550293',
  'da87c1d86b99af44347659119b22fc45',
  '8177228da4a45dc7fca38bdef60affe4',
  '9c70b60c5267a94e5f33b6b02985ed51',
  'f88164c12d9c8faf7d0f6e7c7bcd5579',
];

const littleEndian = (words: readonly number[]) =>
  words
    .map((word) =>
      [0, 8, 16, 24].map((shift) => ((word >>> shift) & 0xff).toString(16).padStart(2, '0')).join(''),
    )
    .join('');

test('it gives the published outputs', () => {
  const outputs = PUBLISHED.map((_, length) =>
    littleEndian(
      sipBytes(
        REFERENCE_KEY,
        Array.from({ length }, (_byte, index) => index),
      ),
    ),
  );
  expect(outputs).toEqual(PUBLISHED);
});

test('text is hashed as its UTF-16 bytes, and numbers as eight bytes', () => {
  for (const text of ['', 'a', 'agenda', 'ñandú 🦅', 'x'.repeat(1000)]) {
    const bytes = [...text]
      .flatMap((sign) => Array.from({ length: sign.length }, (_, at) => sign.charCodeAt(at)))
      .flatMap((unit) => [unit & 0xff, unit >> 8]);
    expect(sipText(REFERENCE_KEY, text)).toEqual(sipBytes(REFERENCE_KEY, bytes));
  }
  expect(sipNumbers(REFERENCE_KEY, 0x04030201, 0x08070605)).toEqual(
    sipBytes(REFERENCE_KEY, [1, 2, 3, 4, 5, 6, 7, 8]),
  );
});

test('keys go to hexadecimal digits and back', () => {
  expect(fromHex(toHex(REFERENCE_KEY))).toEqual(REFERENCE_KEY);
  expect(toHex([0, 1, 0xffffffff, 0x80000000])).toBe('0000000000000001ffffffff80000000');
});

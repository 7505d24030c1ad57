import { describe, expect, it } from 'vitest';
import { type Key, texts } from './index.ts';
import { type Say, say } from '../ui/texts.ts';
import { ago, clockText, lasted } from './clock.ts';

const english: Say<Key> = (key, values) => say(texts, 'en', key, values);

describe('clocks in words', () => {
  it('say how long a move or a match may take', () => {
    expect(clockText(english, null)).toBe('No clock');
    expect(clockText(english, { per: 'decision', seconds: 60 })).toBe('1 minute a move');
    expect(clockText(english, { per: 'decision', seconds: 86_400 })).toBe('1 day a move');
    expect(clockText(english, { per: 'match', seconds: 3600 })).toBe('60 minutes each');
  });

  it('say how long something took', () => {
    expect(lasted('en', 20_000)).toBe('1 min');
    expect(lasted('es', 59 * 60_000)).toBe('59 min');
    expect(lasted('en', 60 * 60_000)).toBe('1 hr');
    expect(lasted('es', 72 * 60_000)).toBe('1 h 12 min');
  });

  it('say how long ago something was, in the largest unit', () => {
    const now = 10 * 86_400_000;
    expect(ago('en', now - 5000, now)).toBe('now');
    expect(ago('en', now - 3 * 60_000, now)).toBe('3 min. ago');
    expect(ago('es', now - 2 * 3_600_000, now)).toBe('hace 2 h');
    expect(ago('en', now - 3 * 86_400_000, now)).toBe('3 days ago');
    expect(ago('en', now + 9000, now)).toBe('now');
  });
});

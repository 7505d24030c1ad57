import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('navigator', { languages: ['de-DE', 'ro-MD', 'en'] });
const { currentLanguage, spoken } = await import('./language.ts');

describe('the language of the pages', () => {
  it('is the first of the browser’s that we speak', () => {
    expect(currentLanguage()).toBe('ro');
    expect(spoken(['fr', 'es-419'])).toBe('es');
    expect(spoken(['EN-gb', 'es'])).toBe('en');
  });

  it('is English where we speak none of them', () => {
    expect(spoken(['de', 'fr'])).toBe('en');
    expect(spoken([])).toBe('en');
  });
});

import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('navigator', { languages: ['de-DE', 'ro-MD', 'en'] });
const { chooseLanguage, currentLanguage, spoken } = await import('./language.ts');

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

  it('is the one chosen last, however late the texts of another come', async () => {
    let come = (): void => undefined;
    const slow = chooseLanguage('es', () => new Promise((done) => (come = done)));
    await chooseLanguage('en', () => Promise.resolve());
    come();
    await slow;
    expect(currentLanguage()).toBe('en');
  });

  it('stays when the texts of another do not come', async () => {
    await chooseLanguage('en', () => Promise.resolve());
    await chooseLanguage('es', () => Promise.reject(new Error('no network')));
    expect(currentLanguage()).toBe('en');
  });
});

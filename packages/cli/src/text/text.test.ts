import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { commandsFor } from '../commands.ts';
import { optionsOf } from '../arguments.ts';
import { testTerminal } from '../../test/terminal.ts';
import { texts } from './index.ts';
import { isKey } from './say.ts';

type Part = ReturnType<IntlMessageFormat['getAst']>[number];

/** The names of the values that a sentence wants. */
function placeholders(text: string, language: string): string[] {
  const names = new Set<string>();
  const look = (parts: readonly Part[]) => {
    for (const part of parts) {
      if ('value' in part && part.type !== 0) names.add(part.value);
      if ('options' in part) for (const option of Object.values(part.options)) look(option.value);
    }
  };
  look(new IntlMessageFormat(text, language, undefined, { ignoreTag: true }).getAst());
  return [...names].sort();
}

test.each(Object.keys(texts.en).filter(isKey))('%s wants the same values in every language', (key) => {
  const wanted = placeholders(texts.en[key], 'en');
  expect(placeholders(texts.es[key], 'es')).toEqual(wanted);
  expect(placeholders(texts.ro[key], 'ro')).toEqual(wanted);
});

test('every command and every option is explained', () => {
  for (const command of commandsFor(testTerminal([]).terminal)) {
    expect(isKey(`about.${command.name}`), command.name).toBe(true);
    for (const option of Object.keys(optionsOf(command))) {
      const keys = [`option.${command.name}.${option}`, `option.${option}`];
      expect(keys.some(isKey), `--${option} of ${command.name}`).toBe(true);
    }
  }
});

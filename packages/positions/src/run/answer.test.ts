import { describe, expect, test } from 'vitest';
import { playCamp } from '../../test/run.ts';

describe('what the engine answers by itself', () => {
  const at = '{ step: sleep, with: { seat: Bo } }';
  const said = '[{ event: said, with: { what: dale } }]';
  test.each([
    '[{ choose: Dale }]',
    '[{ question: sleep, choose: Hill }, { question: camp, choose: Dale }]',
    '[{ seat: Bo, question: sleep, choose: Hill }, { choose: Dale }]',
  ])('may be written or left out: %s', (when) => expect(playCamp(at, '{}', when, said)).toBe('ok'));

  test('but it must be what the engine answered', () => {
    expect(playCamp(at, '{}', '[{ question: sleep, choose: Dale }]')).toHaveLength(1);
  });
});

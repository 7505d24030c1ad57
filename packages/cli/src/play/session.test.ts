import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, sit } from '../../test/parlour.ts';

test('every kind of question can be answered by numbers', async () => {
  const { code, output, said } = await sit(['2 1', '3 1 2', '4', '1=1 3=1', '5', '1']);
  expect(said).toEqual([
    '["rose","fern"]',
    '["moss","rose","fern"]',
    '4',
    '{"rose":1,"fern":0,"moss":1}',
    '[5,7]',
    '"go"',
  ]);
  expect(output).toContain('How many for Bo?');
  expect(output).toContain('1  Step in for Rose');
  expect(output).toContain('That was all. Ana and Bo share the win.');
  expect(code).toBe(0);
});

test('a wrong line is explained and asked again', async () => {
  const { output, said } = await sit(['3', '1', '1 2', '9']);
  expect(output).toContain('Type the numbers of up to 2 different options; 0 is none.');
  expect(output).toContain('Type all the numbers from 1 to 3, in the order that you want.');
  expect(said).toEqual(['["rose"]']);
});

test('things are assigned to targets by the numbers of both', async () => {
  const { output, said } = await sit(['?', '? >1', '1>2 2>2', '2>1', '1>1 2>1', '1>1 3>2'], { beds: true });
  expect(output).toContain('  >1  Sunny bed – takes 1 at most\n  >2  Shady bed – needs at least 1\n');
  expect(output).toContain('Assign 2 to 3: option>target, such as 1>2 3>2.');
  expect(output).toContain('1  Rose – only to Sunny bed');
  expect(output.match(/>1 {2}Sunny bed – takes 1 at most/g)?.length).toBeGreaterThan(2);
  expect(output).toContain('Option 1 cannot go to target 2.');
  expect(output).toContain('Assign 2 to 3 in all, not 1.');
  expect(output).toContain('Target 1 takes 1 at most, not 2.');
  expect(said).toEqual(['{"rose":"sun","moss":"shade"}']);
});

test('options and blocked options are explained', async () => {
  const { output } = await sit(['?', '? a', '?1', '? x']);
  expect(output).toContain('a  Moss ✗');
  expect(output).toContain('2  Fern (+2 scent)');
  expect(output).toContain('2  Fern – +2 scent');
  expect(output).toContain('Added to 1, against 6.');
  expect(output.match(/a {2}Moss – It has rained for 3 days\. Moss is never taken\. \[P-1\]/g)).toHaveLength(
    2,
  );
  expect(output.match(/1 {2}Rose – counts 4\n/g)).toHaveLength(2);
  expect(output).toContain('There is no option and no thing called x here.');
});

test('an interjection can be left, and then the others go on', async () => {
  const { said } = await sit(['0', '1 2 3', '1', '2 0 0', '0', '-']);
  expect(said.at(-1)).toBe('"pass"');
});

test('alone, answers are taken back freely, one by one', async () => {
  const { output, said } = await sit(['u', '1', '1 2 3', 'undo', 'u', '2', '3 2 1']);
  expect(output).toContain('There is nothing of yours to take back.');
  expect(output.match(/Taken back\./g)).toHaveLength(2);
  expect(said).toEqual(['["fern"]', '["moss","fern","rose"]']);
});

test('what must add up to one number says so', async () => {
  const { output } = await sit(['0', '1 2 3', '1', '1 0 0']);
  expect(output).toContain('Give out 2: an amount for each');
  expect(output).toContain('Give out 2 in all, not 1.');
});

test('the table is shown again with its question', async () => {
  const { output } = await sit(['view']);
  expect(output.match(/Which do you take\?/g)).toHaveLength(2);
});

test('after the end there is time to look back', async () => {
  const lines = ['0', '1 2 3', '1', '2 0 0', '5', '1', 'log', 'what', 'u', '-', ''];
  const { output, said } = await sit(lines);
  expect(output).toContain('· Ana says "go".');
  expect(output.match(/Enter leaves/g)).toHaveLength(3);
  expect(said.at(-1)).toBe('"pass"');
});

test('rules that fail leave a file that does it again', async () => {
  const { code, output } = await sit(['0', '1 2 3', '1'], { bug: true });
  const file = join(folder, 'parlour-fault-1.json');
  expect(code).toBe(1);
  expect(output).toContain('a thorn');
  expect(output).toContain(`concilio replay ${file}`);
  const { fault, log } = JSON.parse(readFileSync(file, 'utf8'));
  expect(fault).toContain('a thorn');
  expect(log).toHaveLength(3);
});

import { describe, expect, test } from 'vitest';
import { meet } from '../../test/moot.ts';

const asked = (output: string): number => output.match(/What does .* say of The Ring\?/g)?.length ?? 0;

describe('one person among bots', () => {
  const alone = { persons: [0] };

  test('is heard before bots may interject', async () => {
    const { said } = await meet(['2'], { ...alone, mains: [0], horns: [1, 2] });
    expect(said).toEqual(['0 shake']);
  });

  test('may let the others go first', async () => {
    const { output, said } = await meet(['-', '2', ''], { ...alone, mains: [0], horns: [1] });
    expect(output).toContain('- lets the others go first.');
    expect(said).toEqual(['1 horn', '0 shake']);
  });

  test('is asked again if nobody wants to, and then must answer', async () => {
    const { output, said } = await meet(['-', '-', '2'], { ...alone, mains: [0], horns: [1], shy: true });
    expect(output).toContain('The others do nothing.');
    expect(output.match(/- lets the others go first/g)).toHaveLength(1);
    expect(output.match(/── Moot/g)).toHaveLength(2);
    expect(said).toEqual(['0 shake']);
  });

  test('may let the others go first once more after taking back', async () => {
    const { output } = await meet(['-', '2', 'u'], { ...alone, mains: [0, 0], horns: [1], shy: true });
    expect(output.match(/- lets the others go first/g)).toHaveLength(3);
  });

  test('is not told by the hint whether somebody could', async () => {
    const { output } = await meet([], { ...alone, mains: [0] });
    expect(output).toContain('- lets the others go first.');
  });

  test('is not asked where there is one option, which is taken after the bots were heard', async () => {
    const { output, said } = await meet([], { ...alone, mains: [0], horns: [2], choices: 1 });
    expect(asked(output)).toBe(0);
    expect(said).toEqual(['2 horn', '0 nod']);
  });

  test('takes back the last real answer, and not what was taken without asking', async () => {
    const seating = { ...alone, mains: [1, 0], horns: [0], choices: 1 };
    const { output, said } = await meet(['1', 'u', '-', ''], seating);
    expect(output).toContain('Taken back.');
    expect(said).toEqual(['1 nod', '0 nod']);
  });

  test('interjects before bots do, and sees directly that it is possible', async () => {
    const { said } = await meet(['1'], { ...alone, mains: [1], horns: [0, 2] });
    expect(said).toEqual(['0 horn', '2 horn', '1 nod']);
  });

  test('who has left an interjection is asked again only at another moment', async () => {
    const { output, said } = await meet(['-', '1'], { ...alone, mains: [1, 1], horns: [0, 2] });
    expect(said).toEqual(['2 horn', '1 nod', '0 horn', '1 nod']);
    expect(asked(output)).toBe(2);
  });

  test('who wants nothing more is left alone until there is something to answer', async () => {
    const seating = { ...alone, mains: [1, 2, 1, 0, 1], horns: [0] };
    const { output, said } = await meet(['--', '1', '1'], seating);
    expect(output).toContain('-- leaves all such until you must answer something.');
    expect(said).toEqual(['1 nod', '2 nod', '1 nod', '0 nod', '0 horn', '1 nod']);
  });

  test('at a terminal no bot is named that only could interject', async () => {
    const { output } = await meet([], { ...alone, mains: [1], horns: [2], shy: true, keys: ['\r'] });
    expect(output).toContain('Bo is thinking…');
    expect(output).not.toContain('Cleo is thinking');
  });
});

describe('several people at one keyboard', () => {
  const shared = { persons: [0, 1, 2] };

  test('only who is waited for gets it, whoever could interject', async () => {
    const lines = ['', '1', '', '1'];
    const [bo, cleo] = [
      await meet(lines, { ...shared, mains: [0, 0], horns: [1] }),
      await meet(lines, { ...shared, mains: [0, 0], horns: [2] }),
    ];
    expect(bo.output).toBe(cleo.output);
    expect(bo.output.match(/The keyboard goes to/g)).toHaveLength(1);
    expect(bo.output.replace(/\s+/g, ' ')).toContain('wants to act now types their name: Bo, Cleo.');
  });

  test('whoever wants to act says so, acts, and the question is asked anew', async () => {
    const { output, said } = await meet(['', 'bo', '', '1', '', '2'], { ...shared, mains: [0], horns: [1] });
    expect(output).toContain('The keyboard goes to Bo.');
    expect(said).toEqual(['1 horn', '0 shake']);
  });

  test('at a terminal one hand is gone from the screen before the next person comes', async () => {
    const keys = ['\r', 'Bo\r', '\r', '-\r', '\r', '1\r', '\r', '\r'];
    const { output, said } = await meet([], { persons: [0, 1], mains: [0, 2], horns: [1], keys });
    const [first, ...later] = output.split('\u001b[2J').slice(1);
    expect(first).toContain('The keyboard goes to Bo.');
    expect(later.some((screen) => screen.includes('Cleo is about to answer.'))).toBe(true);
    expect(said).toEqual(['0 nod', '2 nod']);
  });

  test('the name may be typed where the keyboard is handed over', async () => {
    const { said } = await meet(['Bo', '', '1', '', '2'], { ...shared, mains: [0], horns: [1] });
    expect(said).toEqual(['1 horn', '0 shake']);
  });

  test('an interjection is left, and the keyboard given back', async () => {
    const { output, said } = await meet(['', 'Bo', '', '-', '', '2'], { ...shared, mains: [0], horns: [1] });
    expect(output).toContain('- gives the keyboard back.');
    expect(said).toEqual(['0 shake']);
  });

  test('whoever can do nothing is told so alone, and gives it back', async () => {
    const { output, said } = await meet(['', 'Bo', '', 'what', '-', '', '2'], { ...shared, mains: [0] });
    expect(output.match(/There is nothing that you can do now\./g)).toHaveLength(2);
    expect(output.match(/The keyboard goes to Ana/g)).toHaveLength(2);
    expect(said).toEqual(['0 shake']);
  });

  test('a single option is shown, and an empty line takes it after the bots were heard', async () => {
    const { output, said } = await meet(['', ''], { persons: [0, 1], mains: [0], horns: [2], choices: 1 });
    expect(output).toContain('Enter takes it.');
    expect(said).toEqual(['2 horn']);
    const again = await meet(['', '', ''], { persons: [0, 1], mains: [0], horns: [2], choices: 1 });
    expect(again.said).toEqual(['2 horn', '0 nod']);
  });

  test('before a bot answers all are waited for, and see what everybody may see', async () => {
    const seating = { persons: [0, 1], mains: [2, 2], horns: [1] };
    const { output, said } = await meet(['', 'Bo', '', '1', '', ''], seating);
    expect(said).toEqual(['2 nod', '1 horn', '2 nod']);
    expect(output.replace(/\s+/g, ' ')).toContain('Cleo is about to answer. Enter goes on;');
    expect(output).toContain('· Cleo: nod.');
    const without = await meet(['', ''], { ...seating, horns: [] });
    expect(without.output).toBe((await meet(['', ''], seating)).output);
  });

  test('they may go on until one of them is asked', async () => {
    const { output, said } = await meet(['--', '', '1'], { persons: [0, 1], mains: [2, 2, 0, 2] });
    expect(output.match(/is about to answer/g)).toHaveLength(2);
    expect(said).toEqual(['2 nod', '2 nod', '0 nod']);
  });
});

test('what is hardly ever meant is asked once more', async () => {
  const seating = { persons: [0], mains: [0], choices: 3 };
  const { output, said } = await meet(['3', 'hm', 'n', '3', 'y'], seating);
  expect(output).toContain('3  Storm out');
  expect(output.match(/“Storm out”: really\? \(y\/n\)/g)).toHaveLength(2);
  expect(output).toContain('Type y or n.');
  expect(said).toEqual(['0 storm-out']);
});

test('what a question is about says what it says, and so does anything by a part of its name', async () => {
  const { output } = await meet(['?', '? horn', '? g', '? nothing'], {
    persons: [0],
    mains: [1],
    horns: [0],
  });
  expect(output).toContain(
    'What does Bo say of The Ring?\n    Small, round and heavy.\n   1  Horn of Gondor',
  );
  expect(output).toContain('1  Horn of Gondor – Whoever hears it comes.');
  expect(output.match(/ {4}Horn of Gondor – Whoever hears it comes\./g)).toHaveLength(2);
  expect(output).toContain('    The Ring – Small, round and heavy.');
  expect(output.replace(/\s+/g, ' ')).toContain('no option and no thing called nothing here');
});

test('an empty line and an unknown word are answered, and “-” is mentioned where it is allowed', async () => {
  const one = await meet(['', '7'], { persons: [0], mains: [1], horns: [0] });
  expect(one.output.match(/There is only option 1\. - leaves it;/g)).toHaveLength(2);
  const two = await meet(['what'], { persons: [0], mains: [0] });
  expect(two.output.replace(/\s+/g, ' ')).toContain(
    'Type the number of an option, 1 to 2. - lets the others go first. help says what can be typed.',
  );
});

test('players who have won or lost together have one score', async () => {
  const { output } = await meet(['1'], { persons: [0], mains: [0] });
  expect(output).toContain('All have spoken. The players have won.\n  Score of the group: 9\n');
});

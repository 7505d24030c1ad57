import { expect, test } from 'vitest';
import { readSections, writeFigures, writeSection } from './figures.mjs';

const where = { commit: 'abc1234', date: '2026-01-02', node: 'v20.19.0', cpu: 'Some CPU × 2' };

test('a section has the figures, and when and on what they were measured', () => {
  const rows = [
    { what: 'moves | s', figure: 10, floor: 5, held: true },
    { what: 'size', figure: '3 kB' },
    { what: 'wins', figure: 1, floor: 2, held: false },
  ];
  expect(writeSection({ title: 'Kernel' }, rows, where)).toBe(`## Kernel

2026-01-02, commit abc1234, Node v20.19.0, Some CPU × 2

| what | figure | wanted | held |
| --- | --- | --- | --- |
| moves \\| s | 10 | 5 | yes |
| size | 3 kB |  |  |
| wins | 1 | 2 | **no** |
`);
});

test('renewing one section keeps the others', () => {
  const section = (title: string, figure: number) => writeSection({ title }, [{ what: 'n', figure }], where);
  const page = writeFigures({ one: section('One', 1), two: section('Two', 2) }, ['one', 'two']);
  const sections = { ...readSections(page), one: section('One', 10) };
  const renewed = writeFigures(sections, ['one', 'two']);
  expect(renewed).toContain('| n | 10 |');
  expect(readSections(renewed)['two']).toBe(section('Two', 2));
  expect(Object.keys(readSections(renewed))).toEqual(['one', 'two']);
});

test('a section whose measurement is gone goes too', () => {
  expect(writeFigures({ old: 'x\n' }, ['one'])).not.toContain('x\n');
});

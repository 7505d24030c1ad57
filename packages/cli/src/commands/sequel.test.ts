import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { run } from '../../test/terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'concilio-sequel-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A scenario that is won as soon as it is shown. */
function position(campaign: string): string {
  const file = join(folder, `${campaign}.yaml`);
  writeFileSync(
    file,
    `game: lotr-lcg
title: { en: The end, es: El final, ro: Sfârșitul }
rules: [LCG-29.03]
seed: "1"
seats: [Tom]
options: { decks: [spirit], campaign: ${campaign} }
at: { step: advance, with: {} }
given:
  quest: [Beorn’s Path]
  quests: []
  seats: { Tom: { threat: 33, discard: [Gandalf], inPlay: [{ card: Éowyn, damage: 2 }, Dúnhere, Eleanor] } }
then: []
`,
  );
  return file;
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

test('after a scenario the next one is offered, and is a match that is saved and resumed', async () => {
  const file = join(folder, 'second.json');
  const { code, output } = await run(
    ['play', '--position', position('nightmare')],
    ['', 'y', '1', `save ${file}`],
  );
  expect(code).toBe(0);
  expect(output).toContain('Go on with the campaign: Journey Along the Anduin (score so far: 35)');
  expect(output).toContain('Do you keep this opening hand?');
  expect(read(file)).toMatchObject({
    options: {
      scenario: 'journey-along-the-anduin',
      campaign: 'nightmare',
      carried: { scores: [35], players: [{ threat: 33, damage: { eowyn: 2 }, discard: ['gandalf'] }] },
    },
    players: [{ name: 'Tom', bot: null }],
  });
  const resumed = await run(['play', '--resume', file], ['view']);
  expect(resumed.code).toBe(0);
  expect(resumed.output).toContain('Éowyn');
});

test('a scenario that was saved at its end goes on from there another day', async () => {
  const file = join(folder, 'first.json');
  const kept = await run(['play', '--position', position('expert')], [`save ${file}`, '', 'n']);
  expect(kept.output).not.toContain('without it the campaign cannot go on later');
  const { output } = await run(['play', '--resume', file], ['', 'y']);
  expect(output).toContain('Do you keep this opening hand?');
});

test('whoever puts it off is offered to save it', async () => {
  const { output } = await run(['play', '--position', position('expert')], ['', 'n', 'n']);
  expect(output.replace(/\s+/g, ' ')).toContain('without it the campaign cannot go on later. Save it? (y/n)');
  expect(existsSync('lotr-lcg-1.json')).toBe(false);
});

test('the next match has a seed of its own, which the one before does not tell', async () => {
  const seed = async () => {
    const file = join(mkdtempSync(join(folder, 'seed-')), 'match.json');
    await run(['play', '--resume', join(folder, 'first.json')], ['', 'y', `save ${file}`]);
    return read(file).seed;
  };
  expect(await seed()).not.toBe(await seed());
});

test('a scenario by itself ends as ever', async () => {
  const { output } = await run(['play', '--position', position('none')], ['']);
  expect(output).not.toContain('campaign');
});

test('a campaign begins with its first scenario', async () => {
  const wrong = await run(
    ['play', 'lotr-lcg', '--option', 'campaign=expert', '--option', 'scenario=escape-from-dol-guldur'],
    [],
  );
  expect(wrong.code).toBe(2);
  expect(wrong.errors).toBe(
    'Scenario 1 of a campaign is "passage-through-mirkwood", not "escape-from-dol-guldur".\n',
  );
  const right = await run(['play', 'lotr-lcg', '--option', 'campaign=expert', '--seed', '1'], []);
  expect(right.output).toContain('Campaign');
});

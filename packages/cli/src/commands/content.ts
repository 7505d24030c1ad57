import type { Json } from '@concilio/kernel';
import type { Boxes } from '@concilio/text';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Call, Command } from '../command.ts';
import { codeOf } from '../files.ts';
import { parsed, textsIn } from '../folder.ts';
import { gameNamed } from '../games.ts';
import { Misuse, say } from '../text/say.ts';

/** `concilio content check GAME FOLDER`, and `export`: what lies in the box of a game, corrected or made anew. */
export const content: Command = {
  name: 'content',
  operands: 'check|export GAME FOLDER',
  options: {},
  async run(call) {
    const [deed, name, folder, given] = call.operands;
    const missing = ['check|export', 'GAME', 'FOLDER'][[deed, name, folder].indexOf(undefined)];
    if (deed !== undefined && deed !== 'check' && deed !== 'export')
      throw new Misuse('content.deed', { given: deed });
    if (name === undefined || folder === undefined)
      throw new Misuse('misuse.operand', { command: 'content', operand: missing ?? '' });
    if (given !== undefined) throw new Misuse('misuse.operands', { command: 'content', given });
    const { id, boxes } = gameNamed(name);
    if (boxes === undefined) throw new Misuse('content.none', { game: id });
    return deed === 'export' ? write(boxes, folder, call) : check(boxes, folder, call);
  },
};

function check(boxes: Boxes, folder: string, { language, json, print }: Call): number {
  const files: Record<string, Json> = {};
  const faults: string[] = [];
  for (const [name, text] of Object.entries(textsIn(folder))) {
    const read = parsed(text);
    if ('value' in read) files[name] = read.value;
    else faults.push(say(language, 'content.json', { file: `${name}.json`, message: read.message }));
  }
  // What is no JSON is missing in the box: the faults that come of it are not worth telling.
  if (faults.length === 0) faults.push(...boxes.check(files));
  const ok = faults.length === 0;
  if (json) print(JSON.stringify({ ok, faults, files: Object.keys(files) }));
  else if (ok) print(say(language, 'content.ok', { counts: countsIn(files) }));
  else print([...faults, say(language, 'content.not', { count: faults.length })].join('\n'));
  return ok ? 0 : 1;
}

/** How many things the files list: `artifacts 9, attacks 9`. */
const countsIn = (files: Readonly<Record<string, Json>>): string =>
  Object.entries(files)
    .flatMap(([name, list]) => (Array.isArray(list) ? [`${name} ${list.length}`] : []))
    .join(', ');

function write(boxes: Boxes, folder: string, { language, json, print }: Call): number {
  const files = Object.entries(boxes.own()).map(([name, value]) => ({
    file: join(folder, `${name}.json`),
    text: `${JSON.stringify(value, null, 2)}\n`,
  }));
  const there = files.find(({ file }) => existsSync(file));
  if (there !== undefined) throw new Misuse('content.exists', { file: there.file });
  for (const { file, text } of files)
    try {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, text);
    } catch (problem) {
      throw new Misuse('content.unwritten', { file, code: codeOf(problem) });
    }
  if (json) print(JSON.stringify({ ok: true, files: files.map(({ file }) => file) }));
  else print(say(language, 'content.written', { count: files.length, folder }));
  return 0;
}

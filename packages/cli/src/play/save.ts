import { resolve } from 'node:path';
import { contentOf, freeName, writeSaved } from '../saved.ts';
import { quoted } from '../screen/quoted.ts';
import { type Sitting, tell } from './sitting.ts';
import { hearYes } from './yes.ts';

/** Keeps the match in a file, where it was kept before if no name is given; says how it went. */
export async function save(sitting: Sitting, name: string): Promise<boolean> {
  const { players, folder } = sitting;
  const { match } = sitting.table;
  const file = name !== '' ? name : (sitting.file ?? freeName(folder, match.game.id));
  if (!(await mayWrite(sitting, file))) return false;
  try {
    await writeSaved(file, match.save(), players);
  } catch (problem) {
    tell(sitting, 'play.save.failed', { file, why: reasonOf(problem) });
    return false;
  }
  sitting.file = file;
  sitting.kept = match.log.length;
  tell(sitting, 'play.save.done', { quoted: quoted(file) });
  return true;
}

/** Its own file is written over, another match only if that is meant, and anything else never. */
async function mayWrite(sitting: Sitting, file: string): Promise<boolean> {
  if (sitting.file !== null && resolve(file) === resolve(sitting.file)) return true;
  switch (await contentOf(file)) {
    case 'nothing':
      return true;
    case 'match':
      tell(sitting, 'play.save.over', { file });
      return await hearYes(sitting);
    case 'other':
      tell(sitting, 'play.save.other', { file });
      return false;
  }
}

/** What the system says when a file cannot be written, as our sentence names it. */
const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'absent',
  ENOTDIR: 'path',
  EACCES: 'forbidden',
  EPERM: 'forbidden',
  EROFS: 'forbidden',
  EISDIR: 'directory',
  ENOSPC: 'full',
  EDQUOT: 'full',
  ENAMETOOLONG: 'name',
};

function reasonOf(problem: unknown): string {
  if (!(problem instanceof Error)) return String(problem);
  const code = 'code' in problem ? String(problem.code) : problem.name;
  return reasons[code] ?? code;
}

import { freeName, mayWrite, writeSaved } from '../saved.ts';
import { type Sitting, tell } from './sitting.ts';

/** Keeps the match in a file, where it was kept before if no name is given; says how it went. */
export async function save(sitting: Sitting, name: string): Promise<boolean> {
  const { match, players, folder } = sitting;
  const file = name !== '' ? name : (sitting.file ?? freeName(folder, match.game.id));
  if (file !== sitting.file && !(await mayWrite(file))) {
    tell(sitting, 'play.save.other', { file });
    return false;
  }
  try {
    await writeSaved(file, match.save(), players);
  } catch (problem) {
    const message = problem instanceof Error ? problem.message : String(problem);
    tell(sitting, 'play.save.failed', { file, message });
    return false;
  }
  sitting.file = file;
  sitting.kept = match.log.length;
  tell(sitting, 'play.save.done', { file });
  return true;
}

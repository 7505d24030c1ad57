import { quoted } from '../screen/quoted.ts';
import { save } from './save.ts';
import { type Sitting, tell } from './sitting.ts';
import { hearYes } from './yes.ts';

/** Somebody leaves before the end: whoever sits at a terminal is offered to keep what was played. */
export async function leave(sitting: Sitting): Promise<void> {
  const { table, lines } = sitting;
  if (table.match.log.length !== sitting.kept && lines.listenAgain()) {
    tell(sitting, 'play.leave.save');
    if ((await hearYes(sitting)) && (await save(sitting, ''))) return;
  }
  if (sitting.file === null) tell(sitting, 'play.left');
  else tell(sitting, 'play.left.saved', { quoted: quoted(sitting.file) });
}

import { Match, seat, seedFrom } from '@concilio/kernel';
import { optionText } from '@concilio/text';
import { randomBytes } from 'node:crypto';
import type { Begun } from '../play/begin.ts';
import { personsAt, type Sitting, tell, tellText } from '../play/sitting.ts';
import { save } from '../play/save.ts';
import { hearYes } from '../play/yes.ts';

/** After the end of a match: the next one, if there is one and somebody wants it. */
export async function goOn(sitting: Sitting, seed: string | undefined): Promise<Begun | null> {
  const { game, speaker, players } = sitting;
  const { match } = sitting.table;
  const next = match.sequel;
  if (next === null || personsAt(sitting).length === 0) return null;
  tellText(sitting, optionText(speaker, { text: next.offer }));
  tell(sitting, 'play.yes.or.no');
  if (!(await hearYes(sitting))) {
    await keep(sitting);
    return null;
  }
  const { options } = next;
  const begun = Match.create(game, {
    seats: players.length,
    options,
    // The seed of a match that is over is no secret any more: the next one is not made of it.
    seed:
      seed === undefined ? randomBytes(16).toString('hex') : seedFrom(`${seed} ${JSON.stringify(options)}`),
  });
  for (const [index, { bot }] of players.entries())
    begun.note({ kind: 'seat', seat: seat(index), who: bot === null ? 'person' : 'bot' });
  return { match: begun, game, players, file: null };
}

/** What the next match would be made of is not lost by putting it off. */
async function keep(sitting: Sitting): Promise<void> {
  if (sitting.file !== null && sitting.table.match.log.length === sitting.kept) return;
  tell(sitting, 'play.sequel.save');
  if (await hearYes(sitting)) await save(sitting, '');
}

import { Lesson } from '../../features/lesson/Lesson.tsx';
import { taught } from '../../games/index.ts';
import { loadTable } from '../../games/tables.ts';
import { NotFound } from '../../page/NotFound.tsx';

/** A guided first game. */
export function Learn({ game }: { readonly game: string }) {
  const found = taught().find((one) => one.game === game);
  return found === undefined ? <NotFound /> : <Lesson {...found} table={() => loadTable(game)} />;
}

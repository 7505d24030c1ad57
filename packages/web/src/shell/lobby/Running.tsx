import type { RunningLine } from '@concilio/tables';
import { ago } from '../../text/clock.ts';
import { useLanguage } from '../../client/language.ts';
import { texts } from '../../text/index.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useSay } from '../../ui/say.ts';
import { nameOfTable } from '../gameName.ts';
import { SeatFaces } from '../SeatFaces.tsx';
import { TableLine } from '../TableLine.tsx';

/** Matches of others that anybody may watch. */
export function Running({ lines }: { readonly lines: readonly RunningLine[] }) {
  const say = useSay(texts);
  const language = useLanguage();
  return (
    <Panel title={say('lobby.running')}>
      <ul>
        {lines.map((line) => (
          <TableLine
            key={line.table}
            game={line.game}
            name={nameOfTable(say, line)}
            note={say('lobby.began', { when: ago(language, line.began, Date.now()) })}
          >
            <SeatFaces seats={line.seats} />
            <LinkButton href={`/table/${line.table}`} small icon="eye">
              {say('lobby.watch')}
              <span className="hidden"> {nameOfTable(say, line)}</span>
            </LinkButton>
          </TableLine>
        ))}
      </ul>
    </Panel>
  );
}

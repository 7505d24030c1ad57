import type { ChatLine, Room } from '@concilio/tables';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { server } from '../../net/server.ts';
import { PersonMenu } from '../../people/PersonMenu.tsx';
import { useBlocked, useMuted } from '../../people/people.ts';
import { texts as peopleTexts } from '../../people/text/index.ts';
import { withLines } from '../../table/talk.ts';
import { texts } from '../../text/index.ts';
import { Button } from '../../ui/Button.tsx';
import { hueOf } from '../../ui/Face.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useSay } from '../../ui/say.ts';
import { toast } from '../../ui/toast.ts';
import styles from './RoomChat.module.css';

interface Props {
  readonly room: Room;
  readonly className?: string | undefined;
}

/** Talk before the match. Phrases come with the table itself. */
export function RoomChat({ room, className }: Props) {
  const { table, seats, mine } = room;
  const say = useSay(texts);
  const person = useSay(peopleTexts);
  const blocked = useBlocked();
  const { isMuted } = useMuted(table);
  /** Who said it: whoever has left the seat since then has another name. */
  const idOf = ({ seat, name }: ChatLine): string | null => {
    const sitting = seat === null ? undefined : seats[seat];
    return sitting?.name === name ? sitting.player : null;
  };
  const heard = useChat(table);
  const lines = heard.filter((line) => blocked.every(({ id }) => id !== idOf(line)));
  const [draft, setDraft] = useState('');
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const { current } = list;
    if (current !== null && lines.length > 0) current.scrollTop = current.scrollHeight;
  }, [lines.length]);

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const text = draft.trim();
    if (text === '') return;
    setDraft('');
    const became = await server().command(table, { do: 'say', text });
    if (became === 'done') return;
    setDraft(text);
    toast(say('talk.failed'));
  };

  return (
    <Panel title={say('talk.title')} className={className}>
      <ol ref={list} className={styles.lines} aria-live="polite">
        {lines.length === 0 && <li className={styles.none}>{say('talk.none')}</li>}
        {lines.map((line) => {
          const { number, seat, name } = line;
          const text = line.text ?? line.phrase ?? '';
          return (
            <li key={number}>
              <p>
                <b style={{ '--hue': hueOf(name) }}>{name}</b>{' '}
                {isMuted(name) ? <i>{person('person.is-muted', { name })}</i> : text}
              </p>
              {seat !== mine && (
                <PersonMenu table={table} name={name} id={idOf(line)} line={{ number, text }} />
              )}
            </li>
          );
        })}
      </ol>
      {mine !== null && (
        <form className={styles.form} onSubmit={(event) => void send(event)}>
          <input
            className={styles.input}
            value={draft}
            maxLength={500}
            aria-label={say('talk.say')}
            placeholder={say('talk.say')}
            onChange={({ target }) => setDraft(target.value)}
          />
          <Button submit>{say('talk.send')}</Button>
        </form>
      )}
    </Panel>
  );
}

function useChat(table: string): readonly ChatLine[] {
  const [lines, setLines] = useState<readonly ChatLine[]>([]);
  useEffect(() => {
    setLines([]);
    return server().watch(table, null, {
      frame: () => undefined,
      around: () => undefined,
      chat: (fresh) => setLines((before) => withLines(before, fresh)),
      connected: () => undefined,
      gone: () => undefined,
    });
  }, [table]);
  return lines;
}

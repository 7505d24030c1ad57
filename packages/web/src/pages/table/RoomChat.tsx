import type { ChatLine } from '@concilio/tables';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { server } from '../../app/server.ts';
import { texts } from '../../text/index.ts';
import { Button } from '../../ui/Button.tsx';
import { hueOf } from '../../ui/Face.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useSay } from '../../ui/say.ts';
import { toast } from '../../ui/toast.ts';
import styles from './RoomChat.module.css';

interface Props {
  readonly table: string;
  readonly canSpeak: boolean;
  readonly className?: string | undefined;
}

/** Talk before the match. Phrases come with the table itself. */
export function RoomChat({ table, canSpeak, className }: Props) {
  const say = useSay(texts);
  const lines = useChat(table);
  const [draft, setDraft] = useState('');
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const { current } = list;
    if (current !== null && lines.length > 0) current.scrollTop = current.scrollHeight;
  }, [lines]);

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const text = draft.trim();
    if (text === '') return;
    setDraft('');
    const became = await server().wish(table, { do: 'say', text });
    if (became === 'done') return;
    setDraft(text);
    toast(say('talk.failed'));
  };

  return (
    <Panel title={say('talk.title')} className={className}>
      <ol ref={list} className={styles.lines} aria-live="polite">
        {lines.length === 0 && <li className={styles.none}>{say('talk.none')}</li>}
        {lines.map(({ number, name, text, phrase }) => (
          <li key={number}>
            <b style={{ '--hue': hueOf(name) }}>{name}</b> {text ?? phrase}
          </li>
        ))}
      </ol>
      {canSpeak && (
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
      // Lines that came before are sent again after a lost connection.
      chat: (fresh) =>
        setLines((before) => [
          ...before,
          ...fresh.filter((line) => before.every(({ number }) => number !== line.number)),
        ]),
      connected: () => undefined,
      gone: () => undefined,
    });
  }, [table]);
  return lines;
}

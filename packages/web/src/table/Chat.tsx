import { type ChatLine, PHRASES, type Phrase } from '@concilio/tables';
import { thingName } from '@concilio/text';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { Button } from '../ui/Button.tsx';
import { PersonMenu } from '../people/PersonMenu.tsx';
import { useBlocked, useMuted } from '../people/people.ts';
import { texts as peopleTexts } from '../people/text/index.ts';
import { useSay } from '../ui/say.ts';
import styles from './Chat.module.css';
import { useHere } from './here.ts';
import { Menu } from '../ui/Menu.tsx';
import { SeatMark } from './SeatMark.tsx';

const isPhrase = (text: string): text is Phrase => PHRASES.some((phrase) => phrase === text);

/** What the players say to each other; a line may point at something on the table. */
export function Chat() {
  const { store, state, speaker, people, say } = useHere();
  const [draft, setDraft] = useState('');
  const [isAbout, setAbout] = useState(true);
  const { isMuted } = useMuted(people?.table ?? '');
  const blocked = useBlocked();
  const person = useSay(peopleTexts);
  const list = useRef<HTMLOListElement>(null);
  const at = isAbout ? state.inspected : null;

  useEffect(() => {
    const { current } = list;
    if (current !== null) current.scrollTop = current.scrollHeight;
  }, [state.chat]);
  useEffect(() => setAbout(true), [state.inspected]);

  const pointing = at === null ? {} : { at };
  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const text = draft.trim();
    if (text === '') return;
    setDraft('');
    // What did not arrive is there to be sent again, unless something else is being written.
    if (!(await store.command({ do: 'say', text, ...pointing })))
      setDraft((since) => (since === '' ? text : since));
  }

  const lineText = ({ text, phrase }: ChatLine): string =>
    text ?? (phrase !== undefined && isPhrase(phrase) ? say(`phrase.${phrase}`) : '');
  /** Who said it. Before the start somebody else may have sat there, who has another name. */
  const idOf = ({ seat, name }: ChatLine): string | null =>
    seat === null || state.around?.seats[seat]?.name !== name ? null : (people?.ids[seat] ?? null);
  const lines = state.chat.filter((line) => blocked.every(({ id }) => id !== idOf(line)));

  return (
    <div className={styles.chat}>
      <ol
        ref={list}
        className={styles.lines}
        tabIndex={0}
        aria-label={say('chat.title')}
        aria-live="polite"
        onMouseLeave={() => store.setState({ pointed: [] })}
      >
        {lines.length === 0 && <li className={styles.none}>{say('chat.empty')}</li>}
        {lines.map((line) => {
          const { number, seat, name, at: about } = line;
          const text = lineText(line);
          return (
            <li
              key={number}
              onMouseEnter={() => store.setState({ pointed: about === undefined ? [] : [about] })}
            >
              {seat !== null && <SeatMark seat={seat} name={name} />}
              <p>
                <b>{name}</b>{' '}
                {isMuted(name) ? (
                  <i>{person('person.is-muted', { name })}</i>
                ) : (
                  <>
                    {text}
                    {about !== undefined && <i> {say('chat.at', { what: thingName(speaker, about) })}</i>}
                  </>
                )}
              </p>
              {people !== null && seat !== state.frame?.seat && (
                <PersonMenu table={people.table} name={name} id={idOf(line)} line={{ number, text }} />
              )}
            </li>
          );
        })}
      </ol>
      {at !== null && (
        <p className={styles.about}>
          {say('chat.point', { what: thingName(speaker, at) })}
          <button type="button" aria-label={say('chat.unpoint')} onClick={() => setAbout(false)}>
            <Icon name="cross" />
          </button>
        </p>
      )}
      <form className={styles.form} onSubmit={(event) => void send(event)}>
        <Menu
          label={say('chat.phrases')}
          icon="quill"
          items={PHRASES.map((phrase) => ({
            id: phrase,
            text: say(`phrase.${phrase}`),
            choose: () => void store.command({ do: 'say', phrase, ...pointing }),
          }))}
        />
        <input
          className={styles.input}
          value={draft}
          maxLength={500}
          aria-label={say('chat.say')}
          placeholder={say('chat.say')}
          onChange={({ target }) => setDraft(target.value)}
        />
        <Button submit small>
          {say('chat.send')}
        </Button>
      </form>
    </div>
  );
}

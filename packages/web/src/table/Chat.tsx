import { type ChatLine, PHRASES, type Phrase } from '@concilio/tables';
import { thingName } from '@concilio/words';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { Button } from '../ui/Button.tsx';
import { Menu } from './Menu.tsx';
import styles from './Chat.module.css';
import { useHere } from './here.ts';
import { SeatMark } from './SeatMark.tsx';

const isPhrase = (text: string): text is Phrase => PHRASES.some((phrase) => phrase === text);

/** What the players say to each other; a line may point at something on the table. */
export function Chat() {
  const { store, state, words, say } = useHere();
  const [draft, setDraft] = useState('');
  const [isAbout, setAbout] = useState(true);
  const [muted, setMuted] = useState<readonly string[]>([]);
  const list = useRef<HTMLOListElement>(null);
  const at = isAbout ? state.inspected : null;

  useEffect(() => {
    const { current } = list;
    if (current !== null) current.scrollTop = current.scrollHeight;
  }, [state.chat]);
  useEffect(() => setAbout(true), [state.inspected]);

  const pointing = at === null ? {} : { at };
  function send(event: FormEvent) {
    event.preventDefault();
    const text = draft.trim();
    if (text === '') return;
    setDraft('');
    void store.wish({ do: 'say', text, ...pointing });
  }

  const lineText = ({ text, phrase }: ChatLine): string =>
    text ?? (phrase !== undefined && isPhrase(phrase) ? say(`phrase.${phrase}`) : '');
  const toggle = (name: string) =>
    setMuted(muted.includes(name) ? muted.filter((other) => other !== name) : [...muted, name]);

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
        {state.chat.length === 0 && <li className={styles.none}>{say('chat.empty')}</li>}
        {state.chat.map((line) => {
          const { number, seat, name, at: about } = line;
          const isMuted = muted.includes(name);
          return (
            <li
              key={number}
              onMouseEnter={() => store.setState({ pointed: about === undefined ? [] : [about] })}
            >
              {seat !== null && <SeatMark seat={seat} name={name} />}
              <p>
                <b>{name}</b>{' '}
                {isMuted ? (
                  <i>{say('chat.muted', { name })}</i>
                ) : (
                  <>
                    {lineText(line)}
                    {about !== undefined && <i> {say('chat.at', { what: thingName(words, about) })}</i>}
                  </>
                )}
              </p>
              {seat !== state.frame?.seat && (
                <button
                  type="button"
                  className={styles.mute}
                  aria-label={say(isMuted ? 'chat.unmute' : 'chat.mute', { name })}
                  aria-pressed={isMuted}
                  onClick={() => toggle(name)}
                >
                  <Icon name="mute" />
                </button>
              )}
            </li>
          );
        })}
      </ol>
      {at !== null && (
        <p className={styles.about}>
          {say('chat.point', { what: thingName(words, at) })}
          <button type="button" aria-label={say('chat.unpoint')} onClick={() => setAbout(false)}>
            <Icon name="cross" />
          </button>
        </p>
      )}
      <form className={styles.form} onSubmit={send}>
        <Menu
          label={say('chat.phrases')}
          icon="quill"
          items={PHRASES.map((phrase) => ({
            id: phrase,
            text: say(`phrase.${phrase}`),
            choose: () => void store.wish({ do: 'say', phrase, ...pointing }),
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

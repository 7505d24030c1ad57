import { useState } from 'react';
import { useLanguage } from '../client/language.ts';
import { useMe } from '../net/me.ts';
import { refusalText } from '../net/refusal.ts';
import { api } from '../net/api.ts';
import { Menu, type MenuItem } from '../ui/Menu.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useSay } from '../ui/say.ts';
import { toast } from '../ui/toast.ts';
import { block, unblock, useBlocked, useMuted } from './people.ts';
import { texts } from './text/index.ts';

interface Props {
  readonly table: string;
  readonly name: string;
  /** `null` where it is not known who it was: then they can only be muted. */
  readonly id: string | null;
  /** The line of talk that the menu stands beside, and what it says. */
  readonly line?: { readonly number: number; readonly text: string };
}

/** What can be done about somebody: not to read them here, to block them, to complain. */
export function PersonMenu({ table, name, id, line }: Props) {
  const say = useSay(texts);
  const language = useLanguage();
  const me = useMe();
  const blocked = useBlocked();
  const { isMuted, toggle } = useMuted(table);
  const [isComplaining, setComplaining] = useState(false);
  const isBlocked = blocked.some((person) => person.id === id);

  const changeBlock = async (person: { readonly id: string; readonly name: string }): Promise<void> => {
    const reply = await (isBlocked ? unblock(person) : block(person));
    const done = isBlocked ? 'person.unblocked' : 'person.blocked';
    toast(refusalText(language, reply) ?? say(done, { name }));
  };
  const complain = async (about: string): Promise<void> => {
    setComplaining(false);
    const reply = await api.complain(table, about, line?.number);
    toast(refusalText(language, reply) ?? say('complain.done'));
  };

  const mute: MenuItem = {
    id: 'mute',
    text: say('person.mute'),
    checked: isMuted(name),
    choose: () => toggle(name),
  };
  const others: readonly MenuItem[] =
    id === null || me === null
      ? []
      : [
          {
            id: 'block',
            icon: isBlocked ? 'unlock' : 'lock',
            text: say(isBlocked ? 'person.unblock' : 'person.block', { name }),
            choose: () => void changeBlock({ id, name }),
          },
          {
            id: 'complain',
            icon: 'flag',
            text: say(line === undefined ? 'person.complain' : 'person.complain.line', { name }),
            choose: () => setComplaining(true),
          },
        ];
  return (
    <>
      <Menu label={say('person.menu', { name })} icon="more" items={[mute, ...others]} />
      <Dialog
        open={isComplaining}
        close={() => setComplaining(false)}
        title={say('complain.title', { name })}
        about={say(line === undefined ? 'complain.about' : 'complain.about.line', { name })}
        footer={
          <>
            <Button onClick={() => setComplaining(false)}>{say('complain.no')}</Button>
            <Button kind="danger" onClick={() => id !== null && void complain(id)}>
              {say('complain.yes')}
            </Button>
          </>
        }
      >
        {line === undefined ? null : (
          <blockquote>
            {name}: {line.text}
          </blockquote>
        )}
      </Dialog>
    </>
  );
}

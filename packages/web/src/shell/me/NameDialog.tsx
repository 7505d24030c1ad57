import type { Me } from '@concilio/tables';
import { type FormEvent, useId, useState } from 'react';
import { useLanguage } from '../../client/language.ts';
import { becomes } from '../../net/me.ts';
import { refusalText } from '../../net/refusal.ts';
import { api } from '../../net/api.ts';
import { texts } from '../../text/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { useSay } from '../../ui/say.ts';
import { LoginForm } from './LoginForm.tsx';
import { suggestName } from './names.ts';

/** Asks a stranger for a name: one click is enough. Who has an account may say so instead. */
export function NameDialog({ answer }: { readonly answer: (me: Me | null) => void }) {
  const say = useSay(texts);
  const language = useLanguage();
  const form = useId();
  const [name, setName] = useState(() => suggestName(say));
  const [problem, setProblem] = useState<string | null>(null);
  const [account, setAccount] = useState(false);
  const [busy, setBusy] = useState(false);

  const enter = (me: Me): void => {
    becomes(me);
    answer(me);
  };

  const guest = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    const reply = await api.guest(name.trim());
    setBusy(false);
    if (reply.is === 'ok') enter(reply.value);
    else setProblem(refusalText(language, reply));
  };

  if (account)
    return (
      <Dialog open close={() => answer(null)} title={say('login.title')}>
        <LoginForm done={enter} />
        <Button kind="plain" onClick={() => setAccount(false)}>
          {say('login.guest')}
        </Button>
      </Dialog>
    );
  return (
    <Dialog
      open
      close={() => answer(null)}
      title={say('name.title')}
      footer={
        <>
          <Button onClick={() => setAccount(true)}>{say('name.account')}</Button>
          <Button kind="main" submit form={form} disabled={busy}>
            {say('name.enter')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void guest(event)}>
        <Field
          label={say('name.label')}
          hint={say('name.hint')}
          problem={problem}
          value={name}
          maxLength={24}
          required
          autoFocus
          autoComplete="nickname"
          onChange={({ target }) => setName(target.value)}
        />
      </form>
    </Dialog>
  );
}

import type { Me } from '@concilio/tables';
import { type FormEvent, useState } from 'react';
import { useLanguage } from '../../client/language.ts';
import { refusalText } from '../../net/refusal.ts';
import { api } from '../../net/api.ts';
import { texts } from '../../text/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useSay } from '../../ui/say.ts';
import styles from './forms.module.css';

/** Comes back to an account, by its password or by one of its recovery codes. */
export function LoginForm({ done }: { readonly done: (me: Me) => void }) {
  const say = useSay(texts);
  const language = useLanguage();
  const [forgotten, setForgotten] = useState(false);
  const [login, setLogin] = useState('');
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    const reply = await (forgotten
      ? api.recover(login.trim(), code.trim(), password)
      : api.login(login.trim(), password));
    setBusy(false);
    if (reply.is === 'ok') done(reply.value);
    else setTrouble(refusalText(language, reply));
  };

  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <Field
        label={say('login.login')}
        value={login}
        required
        autoComplete="username"
        spellCheck={false}
        autoCapitalize="none"
        onChange={({ target }) => setLogin(target.value)}
      />
      {forgotten && (
        <Field
          label={say('login.code')}
          hint={say('login.code.hint')}
          value={code}
          required
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setCode(target.value)}
        />
      )}
      <Field
        label={say(forgotten ? 'login.password.new' : 'login.password')}
        type="password"
        value={password}
        required
        autoComplete={forgotten ? 'new-password' : 'current-password'}
        onChange={({ target }) => setPassword(target.value)}
      />
      {trouble !== null && <Notice kind="trouble" text={trouble} />}
      <div className={styles.ways}>
        <Button kind="main" submit disabled={busy}>
          {say(forgotten ? 'login.recover' : 'login.go')}
        </Button>
        <Button kind="plain" onClick={() => setForgotten(!forgotten)}>
          {say(forgotten ? 'login.remember' : 'login.forgotten')}
        </Button>
      </div>
    </form>
  );
}

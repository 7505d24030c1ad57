import { type FormEvent, useState } from 'react';
import { useLanguage } from '../../client/language.ts';
import { askWhoIAm } from '../../net/me.ts';
import { refusalText } from '../../net/refusal.ts';
import { api } from '../../net/api.ts';
import { texts } from '../../text/index.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useSay } from '../../ui/say.ts';
import styles from './forms.module.css';

/** Makes an account of a guest. The recovery codes are shown once: nobody has them but the reader. */
export function RegisterForm() {
  const say = useSay(texts);
  const language = useLanguage();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    const reply = await api.register(login.trim(), password);
    setBusy(false);
    if (reply.is === 'ok') setCodes(reply.value.codes);
    else setTrouble(refusalText(language, reply));
  };

  if (codes !== null)
    return (
      <div className={styles.form}>
        <p>{say('register.codes')}</p>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={styles.ways}>
          <CopyButton text={codes.join('\n')} label={say('register.codes.copy')} />
          <Button kind="main" onClick={() => void askWhoIAm()}>
            {say('register.codes.done')}
          </Button>
        </div>
      </div>
    );
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <p>{say('register.about')}</p>
      <Field
        label={say('login.login')}
        hint={say('register.login.hint')}
        value={login}
        required
        autoComplete="username"
        spellCheck={false}
        autoCapitalize="none"
        onChange={({ target }) => setLogin(target.value)}
      />
      <Field
        label={say('login.password')}
        hint={say('register.password.hint')}
        type="password"
        value={password}
        required
        minLength={8}
        autoComplete="new-password"
        onChange={({ target }) => setPassword(target.value)}
      />
      {trouble !== null && <Notice kind="trouble" text={trouble} />}
      <div className={styles.ways}>
        <Button kind="main" submit disabled={busy}>
          {say('register.go')}
        </Button>
      </div>
    </form>
  );
}

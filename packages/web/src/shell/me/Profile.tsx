import type { Me } from '@concilio/tables';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useLanguage } from '../../client/language.ts';
import { askWhoIAm, becomes, introduced, useKnown } from '../../net/me.ts';
import { Page } from '../../page/Page.tsx';
import { refusalText } from '../../net/refusal.ts';
import { api } from '../../net/api.ts';
import { Blocked } from '../../people/Blocked.tsx';
import { texts } from '../../text/index.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useSay } from '../../ui/say.ts';
import { toast } from '../../ui/toast.ts';
import { History } from './History.tsx';
import { LocalHistory } from './LocalHistory.tsx';
import { LoginForm } from './LoginForm.tsx';
import styles from './Profile.module.css';
import { RegisterForm } from './RegisterForm.tsx';
import { RenameForm } from './RenameForm.tsx';

/** Who I am, what I have played, and how to be forgotten. */
export function Profile() {
  const say = useSay(texts);
  const known = useKnown();
  return (
    <Page title={say('me.title')} className={styles.profile}>
      <h1>{say('me.title')}</h1>
      <div className={styles.columns}>
        <div className={styles.column}>
          {known.is === 'somebody' ? (
            <Somebody me={known.me} />
          ) : (
            <Stranger unreachable={known.is === 'unreachable'} />
          )}
        </div>
        <div className={styles.column}>
          {known.is === 'somebody' && <History />}
          <LocalHistory />
          <LinkButton href="/scores" icon="scroll">
            {say('me.scores')}
          </LinkButton>
        </div>
      </div>
    </Page>
  );
}

function Stranger({ unreachable }: { readonly unreachable: boolean }) {
  const say = useSay(texts);
  return (
    <>
      <Panel title={say('me.nobody')}>
        {unreachable ? (
          <Notice kind="trouble" text={say('net.unreachable')} again={() => void askWhoIAm()} />
        ) : (
          <>
            <p className={styles.note}>{say('me.nobody.about')}</p>
            <Button kind="main" onClick={() => void introduced()}>
              {say('name.enter')}
            </Button>
          </>
        )}
      </Panel>
      {!unreachable && (
        <Panel title={say('login.title')}>
          <LoginForm done={becomes} />
        </Panel>
      )}
    </>
  );
}

function Somebody({ me }: { readonly me: Me }) {
  const say = useSay(texts);
  const language = useLanguage();
  const [, go] = useLocation();
  const [forgetting, setForgetting] = useState(false);

  const logout = async (everywhere: boolean): Promise<void> => {
    const reply = await api.logout(everywhere);
    const refusal = refusalText(language, reply);
    if (refusal === null) becomes(null);
    else toast(refusal);
  };

  const forget = async (): Promise<void> => {
    const reply = await api.forget();
    const refusal = refusalText(language, reply);
    setForgetting(false);
    if (refusal !== null) {
      toast(refusal);
      return;
    }
    becomes(null);
    toast(say('me.forgotten'));
    go('/');
  };

  return (
    <>
      <Panel
        title={me.name}
        aside={say(me.login === null ? 'me.guest' : 'me.account', { login: me.login ?? '' })}
      >
        <RenameForm me={me} />
        {me.login !== null && (
          <div className={styles.ways}>
            <Button icon="door" onClick={() => void logout(false)}>
              {say('me.logout')}
            </Button>
            <Button onClick={() => void logout(true)}>{say('me.logout.everywhere')}</Button>
          </div>
        )}
      </Panel>
      {me.login === null && (
        <>
          <Panel title={say('register.title')}>
            <RegisterForm />
          </Panel>
          <Panel title={say('login.title')}>
            <p className={styles.note}>{say('login.about')}</p>
            <LoginForm done={becomes} />
          </Panel>
        </>
      )}
      <Blocked />
      <Panel title={say('me.forget')}>
        <p className={styles.note}>{say('me.forget.about')}</p>
        <div className={styles.ways}>
          <Button kind="danger" icon="trash" onClick={() => setForgetting(true)}>
            {say('me.forget')}
          </Button>
        </div>
      </Panel>
      <Dialog
        open={forgetting}
        close={() => setForgetting(false)}
        title={say('me.forget')}
        about={say('me.forget.sure')}
        footer={
          <>
            <Button onClick={() => setForgetting(false)}>{say('ui.cancel')}</Button>
            <Button kind="danger" onClick={() => void forget()}>
              {say('me.forget.yes')}
            </Button>
          </>
        }
      >
        <p>{say('me.forget.about')}</p>
      </Dialog>
    </>
  );
}

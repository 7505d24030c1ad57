import { type FormEvent, useId, useState } from 'react';
import { useLanguage } from '../../client/language.ts';
import { refusalText } from '../../net/refusal.ts';
import { api } from '../../net/api.ts';
import { texts } from '../../text/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { download } from '../../ui/download.ts';
import { Field } from '../../ui/Field.tsx';
import { useSay } from '../../ui/say.ts';
import { toast } from '../../ui/toast.ts';
import styles from './RuleProblem.module.css';

interface Props {
  readonly table: string;
  readonly close: () => void;
}

/** Says that a rule seems broken. The file that goes with it holds what this seat may know, and nothing else. */
export function RuleProblem({ table, close }: Props) {
  const say = useSay(texts);
  const language = useLanguage();
  const id = useId();
  const [rule, setRule] = useState('');
  const [expected, setExpected] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  async function send(event: FormEvent) {
    event.preventDefault();
    const reply = await api.report(table, { expected, ...(rule.trim() === '' ? {} : { rule: rule.trim() }) });
    if (reply.is !== 'ok') return setProblem(refusalText(language, reply));
    download(`concilio-problem-${table}.json`, reply.value.file);
    toast(say('problem.sent'));
    close();
  }

  return (
    <Dialog open close={close} title={say('problem.title')} about={say('problem.about')}>
      <form className={styles.form} onSubmit={(event) => void send(event)}>
        <Field
          label={say('problem.rule')}
          hint={say('problem.rule.hint')}
          value={rule}
          maxLength={40}
          onChange={({ target }) => setRule(target.value)}
        />
        <label htmlFor={id}>{say('problem.expected')}</label>
        <textarea
          id={id}
          rows={4}
          required
          maxLength={2000}
          value={expected}
          onChange={({ target }) => setExpected(target.value)}
        />
        {problem !== null && <p role="alert">{problem}</p>}
        <Button kind="main" submit disabled={expected.trim() === ''}>
          {say('problem.send')}
        </Button>
      </form>
    </Dialog>
  );
}

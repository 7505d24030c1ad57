import type { Me } from '@concilio/tables';
import { useState } from 'react';
import { useLanguage } from '../../client/language.ts';
import { becomes } from '../../net/me.ts';
import { refusalText } from '../../net/refusal.ts';
import { api } from '../../net/api.ts';
import { texts } from '../../text/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { LineForm } from '../../ui/LineForm.tsx';
import { useSay } from '../../ui/say.ts';
import { toast } from '../../ui/toast.ts';

export function RenameForm({ me }: { readonly me: Me }) {
  const say = useSay(texts);
  const language = useLanguage();
  const [name, setName] = useState(me.name);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (): Promise<void> => {
    const reply = await api.rename(name.trim());
    setProblem(refusalText(language, reply));
    if (reply.is !== 'ok') return;
    becomes(reply.value);
    toast(say('me.renamed', { name: reply.value.name }));
  };
  return (
    <LineForm send={() => void send()}>
      <Field
        label={say('name.label')}
        problem={problem}
        value={name}
        maxLength={24}
        required
        onChange={({ target }) => setName(target.value)}
      />
      <Button submit disabled={name.trim() === me.name}>
        {say('me.rename')}
      </Button>
    </LineForm>
  );
}

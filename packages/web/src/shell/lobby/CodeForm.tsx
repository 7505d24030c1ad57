import { useState } from 'react';
import { useLocation } from 'wouter';
import { texts } from '../../text/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { LineForm } from '../../ui/LineForm.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useSay } from '../../ui/say.ts';
import { codeIn } from './filters.ts';

/** To a table whose link or code somebody has sent. */
export function CodeForm() {
  const say = useSay(texts);
  const [, go] = useLocation();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  return (
    <Panel title={say('code.title')}>
      <LineForm
        send={() => {
          const code = codeIn(typed);
          setWrong(code === null);
          if (code !== null) go(`/join/${code}`);
        }}
      >
        <Field
          label={say('code.label')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          problem={wrong ? say('code.wrong') : null}
          autoComplete="off"
          spellCheck={false}
        />
        <Button submit>{say('code.open')}</Button>
      </LineForm>
    </Panel>
  );
}

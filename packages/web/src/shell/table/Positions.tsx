import { lazy } from 'react';
import { Page } from '../../page/Page.tsx';
import { texts } from '../../text/index.ts';
import { useSay } from '../../ui/say.ts';

const Chooser = lazy(async () => ({ default: (await import('../positions/Workshop.tsx')).Positions }));

/** The workshop for positions: a tool, found below every page. Once one is set up, its table takes the whole window. */
export function Positions() {
  const say = useSay(texts);
  return <Chooser frame={(choice) => <Page title={say('positions.title')}>{choice}</Page>} />;
}

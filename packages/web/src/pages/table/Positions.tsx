import { lazy } from 'react';
import { Page } from '../../app/Page.tsx';
import { texts } from '../../text/index.ts';
import { useSay } from '../../ui/say.ts';

const Chooser = lazy(async () => ({ default: (await import('../../table/Positions.tsx')).Positions }));

/** Positions as puzzles. Once one is set up, its table takes the whole window. */
export function Positions() {
  const say = useSay(texts);
  return (
    <Chooser
      frame={(choice) => (
        <Page title={say('menu.positions')} place="positions">
          {choice}
        </Page>
      )}
    />
  );
}

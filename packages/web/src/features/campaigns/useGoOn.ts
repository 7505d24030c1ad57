import type { Spoken } from '@concilio/text';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useLanguage } from '../../client/language.ts';
import { refusalText } from '../../net/refusal.ts';
import { api } from '../../net/api.ts';
import { texts as shell } from '../../text/index.ts';
import { useSay } from '../../ui/say.ts';
import { toast } from '../../ui/toast.ts';
import type { MyMatch } from '../scores/matches.ts';

/** Begins what is played after a match of a campaign, and goes there. */
export function useGoOn(game: Spoken): readonly [(match: MyMatch) => void, boolean] {
  const say = useSay(shell);
  const language = useLanguage();
  const [, go] = useLocation();
  const [isBusy, setBusy] = useState(false);

  const onServer = async ({ id }: MyMatch): Promise<void> => {
    const reply = await api.rematch(id);
    if (reply.is === 'ok') go(`/table/${reply.value.table}`);
    else toast(refusalText(language, reply) ?? '');
  };
  const onDevice = async ({ id }: MyMatch): Promise<void> => {
    try {
      const { goOn } = await import('../../net/local/goOn.ts');
      const { localMatches } = await import('../../net/local/host.ts');
      const line = (await localMatches()).find((one) => one.id === id);
      if (line === undefined) toast(say('local.unknown'));
      else go(`/local/${await goOn(line, game)}`);
    } catch {
      toast(say('local.failed'));
    }
  };
  const goOn = async (match: MyMatch): Promise<void> => {
    setBusy(true);
    await (match.where === 'server' ? onServer(match) : onDevice(match));
    setBusy(false);
  };
  return [(match) => void goOn(match), isBusy];
}

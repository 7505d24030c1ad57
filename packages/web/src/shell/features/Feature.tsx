import type { ReactNode } from 'react';
import type { Feature as Name, PartOf } from '../../games/contract.ts';
import { usePart } from '../../games/usePart.ts';
import { Dead } from '../../page/Dead.tsx';
import { Loading } from '../../page/Loading.tsx';
import { NotFound } from '../../page/NotFound.tsx';
import { texts } from '../../text/index.ts';
import { useSay } from '../../ui/say.ts';

interface Props<F extends Name> {
  readonly game: string;
  readonly feature: F;
  /** The page, with what the game brings to it. */
  readonly page: (part: PartOf<F>) => ReactNode;
}

/** A page of a feature, once the game has brought its part; a game without it has no such page. */
export function Feature<F extends Name>({ game, feature, page }: Props<F>) {
  const say = useSay(texts);
  const part = usePart(game, feature);
  if (part === undefined) return <NotFound />;
  if (part === null) return <Loading />;
  if (part === 'failed')
    return (
      <Dead
        title={say('lost.title')}
        text={say('game.failed')}
        again={() => location.reload()}
        way={{ href: '/', text: say('trouble.home') }}
      />
    );
  return page(part);
}

import { useSay } from '../../ui/say.ts';
import { Tabs as Row } from '../../ui/Tabs.tsx';
import { texts } from './text/index.ts';

/** Campaigns and single sheets are two sides of one log. */
export function Tabs({ at }: { readonly at: 'campaigns' | 'scores' }) {
  const say = useSay(texts);
  const tabs = (['campaigns', 'scores'] as const).map((place) => ({
    href: `/${place}`,
    text: say(`tabs.${place}`),
    isHere: place === at,
  }));
  return <Row label={say('tabs.name')} tabs={tabs} />;
}

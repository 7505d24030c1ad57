import type { IconName } from '../../icons/paths.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { useSay } from '../../ui/say.ts';
import { cardTexts } from './card.ts';
import { TAUGHT } from './match.ts';

const ICONS: Readonly<Record<(typeof TAUGHT)[number], IconName>> = {
  'lotr-board': 'ring',
  'lotr-lcg': 'hand',
};

/** The ways to a first game, among the ways to learn. */
export function LearnCards() {
  const say = useSay(cardTexts);
  return TAUGHT.map((game) => (
    <li key={game}>
      <h3>{say(`${game}.title`)}</h3>
      <p>{say(`${game}.about`)}</p>
      <LinkButton kind="lit" href={`/learn/${game}`} icon={ICONS[game]} small>
        {say('go')}
        <span className="hidden">: {say(`${game}.title`)}</span>
      </LinkButton>
    </li>
  ));
}

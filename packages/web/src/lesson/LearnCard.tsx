import { LinkButton } from '../ui/Button.tsx';
import { useSay } from '../ui/say.ts';
import { cardTexts } from './card.ts';

/** The way to the first game, among the ways to learn. */
export function LearnCard() {
  const say = useSay(cardTexts);
  return (
    <li>
      <h3>{say('title')}</h3>
      <p>{say('about')}</p>
      <LinkButton kind="lit" href="/learn/lotr-board" icon="ring" small>
        {say('go')}
      </LinkButton>
    </li>
  );
}

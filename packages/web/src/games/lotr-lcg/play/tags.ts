import type { Speaker } from '@concilio/text';
import type { InPlay, View } from '@concilio/lotr-lcg/contract';
import type { Say } from '../say.ts';

/** What is under way with a card, in a word or two; `null` where nothing is. */
export function tagFor(
  view: View,
  card: InPlay,
  own: number | null,
  speaker: Speaker,
  say: Say,
): string | null {
  const { attack, strike } = view;
  if (card.prisoner) return say('tag.prisoner');
  if (attack?.enemy === card.id)
    return attack.seat === own
      ? say('tag.attacks.you')
      : say('tag.attacks', { name: speaker.names[attack.seat] ?? '' });
  if (attack?.defenders.includes(card.id) === true) return say('tag.defends');
  if (strike?.target === card.id) return say('tag.struck');
  if (strike?.attackers.includes(card.id) === true) return say('tag.strikes');
  if (card.committed) return say('tag.quest');
  return card.exhausted && (card.type === 'hero' || card.type === 'ally') ? say('tag.exhausted') : null;
}

import type { SeenQuestion } from '@concilio/kernel';
import type { Words } from '@concilio/words';
import { cardsOf } from './cards/index.ts';
import type { InPlay } from '@concilio/lotr-lcg/contract';
import type { Say } from './say.ts';

/** What it would bring to answer with a card, where that can be told from what lies on the table. */
export function forecast(
  question: SeenQuestion,
  id: string,
  pieces: ReadonlyMap<string, InPlay>,
  words: Words,
  say: Say,
): string | null {
  const option = question.options.find((one) => one.id === id);
  if (option === undefined) return null;
  const card = pieces.get(id);
  const enemy = pieces.get(String(question.with?.enemy));
  switch (question.key) {
    case 'commit':
      return card === undefined ? null : say('forecast.quest', { amount: card.willpower ?? 0 });
    case 'attackers':
      return card === undefined ? null : say('forecast.strike', { amount: card.attack ?? 0 });
    case 'defender':
      if (id === 'none' && enemy !== undefined)
        return say('forecast.undefended', { damage: enemy.attack ?? 0 });
      return card === undefined || enemy === undefined ? null : suffers(card, enemy, card.defense ?? 0, say);
    case 'undefended':
      return card === undefined || enemy === undefined ? null : suffers(card, enemy, 0, say);
    case 'strike':
      return card === undefined
        ? null
        : say('forecast.needs', { attack: (card.defense ?? 0) + (card.hitPoints ?? 0) });
    case 'next-attack':
    case 'engage':
      return card === undefined ? null : say('forecast.hits', { attack: card.attack ?? 0 });
    case 'travel':
      return card === undefined ? null : say('forecast.travel', { threat: card.threat ?? 0 });
    case 'pay':
      return card === undefined ? null : say('forecast.left', { count: card.resources });
    case 'planning': {
      const cost = cardsOf(words.game).get(option.thing ?? '')?.cost ?? null;
      return cost === null || id.includes('/')
        ? null
        : say('forecast.costs', { cost: cost === 'x' ? 'X' : cost });
    }
    default:
      return null;
  }
}

/** LCG-10.20, LCG-10.22: before the shadow card, which nobody knows yet. */
function suffers(card: InPlay, enemy: InPlay, defense: number, say: Say): string {
  const damage = Math.max(0, (enemy.attack ?? 0) - defense);
  if (damage === 0) return say('forecast.none');
  return say(damage >= (card.hitPoints ?? 0) ? 'forecast.falls' : 'forecast.takes', { damage });
}

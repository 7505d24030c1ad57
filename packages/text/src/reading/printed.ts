import { gameText, type Speaker } from '../speaker.ts';

/** Something that is printed on a thing, with the game's word for it. */
export interface PrintedFact {
  readonly field: string;
  readonly label: string;
  readonly value: number | string;
}

/** What is printed on a thing and has a word in one family of the game's texts: `stat.cost`, `fact.rarity`. */
export function factsOn(speaker: Speaker, thing: string, family: 'stat' | 'fact'): readonly PrintedFact[] {
  const facts = speaker.game.content?.find(({ id }) => id === thing)?.facts ?? {};
  return Object.entries(facts).flatMap(([field, value]) => {
    const label = gameText(speaker, `${family}.${field}`);
    const isSaid = typeof value === 'number' || typeof value === 'string';
    return label === undefined || !isSaid ? [] : [{ field, label, value }];
  });
}

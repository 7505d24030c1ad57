import type { SeenEvent } from '@concilio/tables';
import type { InPlay, View } from '@concilio/lotr-lcg/contract';
import type { Choices } from '../../../table/contract.ts';

/** One thing that adds to a total. */
export interface Part {
  /** A piece; `null` for what no single card on the table adds. */
  readonly id: string | null;
  readonly card: string | null;
  readonly amount: number;
  /** Chosen just now, and not said yet. */
  readonly isChosen: boolean;
}

export interface QuestBalance {
  readonly willpower: number;
  readonly threat: number;
  readonly questing: readonly Part[];
  readonly staged: readonly Part[];
  /** What came of this round's quest, once it is known: how far ahead of the threat the willpower was. */
  readonly result: number | null;
}

/**
 * Willpower against threat with where each point comes from. Those that are chosen to go on the quest count already, so
 * that one sees what they would bring.
 */
export function balanceOf(
  { willpower, threat, willpowerFrom, threatFrom }: View,
  pieces: ReadonlyMap<string, InPlay>,
  { question, isChosen, added }: Pick<Choices, 'question' | 'isChosen' | 'added'>,
  result: number | null,
): QuestBalance {
  const partsOf = (parts: View['threatFrom'], chosen = false): Part[] =>
    parts.map(({ source, amount }) => {
      const piece = pieces.get(source);
      return { id: piece?.id ?? null, card: piece?.card ?? null, amount, isChosen: chosen };
    });
  const committing = question?.key === 'commit' ? question.options : [];
  const chosen = committing.flatMap(({ id, amount = 0 }) => (isChosen(id) ? [{ source: id, amount }] : []));
  return {
    willpower: committing.length > 0 && added !== null ? added.sum : willpower,
    threat,
    questing: [...partsOf(willpowerFrom), ...partsOf(chosen, true)],
    staged: partsOf(threatFrom),
    result,
  };
}

/** What came of the quest of this round, if it has been resolved. */
export function resultOf(events: readonly SeenEvent[]): number | null {
  const last = events.findLast(({ name }) => name === 'quest.compared' || name === 'round.begun');
  if (last?.name !== 'quest.compared') return null;
  return Number(last.said.willpower) - Number(last.said.threat);
}

import type { InPlay, View } from '@concilio/lotr-lcg/contract';
import { hintText, type Speaker } from '@concilio/text';
import { useMemo } from 'react';
import { plainly } from '../../stage/plainly.ts';
import { tableContext, useProps } from '../../stage/tableContext.tsx';
import { useSame } from '../../stage/useSame.ts';
import type { TableProps } from '../../table/contract.ts';
import { balanceOf, type QuestBalance, resultOf } from './board/balance.ts';
import { type Clash, clashOf } from './play/clash.ts';
import { piecesOf } from './play/pieces.ts';
import { tagFor } from './play/tags.ts';
import { type Say, sayIn } from './say.ts';

/** All that the parts of the table share. */
export interface Shared {
  readonly props: TableProps<View>;
  /** Without marks. */
  readonly speaker: Speaker;
  readonly say: Say;
  /** Willpower against threat, with all that adds to it. */
  readonly balance: QuestBalance;
  /** The attack that is under way. */
  readonly clash: Clash | null;
}

export function sharedOf(props: TableProps<View>): Shared {
  const { view, choices, log } = props;
  const speaker = plainly(props.speaker);
  const pieces = piecesOf(view);
  return {
    props,
    speaker,
    say: sayIn(speaker.language),
    balance: balanceOf(view, pieces, choices, resultOf(log)),
    clash: clashOf(view, pieces, choices),
  };
}

function useShared(props: TableProps<View>): Shared {
  const { view, choices, log, speaker: marked } = props;
  const shared = useMemo(() => sharedOf(props), [view, choices, log, marked]);
  const spoken = useMemo(() => ({ speaker: shared.speaker, say: shared.say }), [marked]);
  return { ...shared, ...spoken, props, balance: useSame(shared.balance), clash: useSame(shared.clash) };
}

export const { Stage, useTable, useView } = tableContext(useShared);

/** What a player is called: oneself is “you”. */
export const calledBy = ({ props, speaker, say }: Shared, seat: number): string =>
  seat === props.seat ? say('you') : (speaker.names[seat] ?? '');

/** What it would bring to answer with a card. */
export function useHint(id: string): string | null {
  const { speaker } = useTable('speaker');
  return useProps(({ choices }) => {
    const option = choices.question?.options.find((one) => one.id === id);
    return option === undefined ? null : hintText(speaker, option);
  });
}

/** How a card stands beside its drawing: what is under way with it. */
export function useTag(card: InPlay): string | null {
  const { speaker, say } = useTable('speaker', 'say');
  const seat = useProps((props) => props.seat);
  return useView((view) => tagFor(view, card, seat, speaker, say));
}

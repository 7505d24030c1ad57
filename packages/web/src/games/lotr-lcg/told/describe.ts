import { gameText, listed } from '@concilio/text';
import { ELIMINATION } from '@concilio/lotr-lcg/contract';
import type { TableProps } from '../../../table/contract.ts';
import { cardsOf, cardTold, titleOf, laidOf } from '../cards/index.ts';
import { calledBy, type Shared, sharedOf } from '../context.ts';
import type { Look } from '@concilio/kernel';
import type { InPlay, View } from '@concilio/lotr-lcg/contract';
import { piecesOf } from '../play/pieces.ts';

interface Zone {
  readonly title: string;
  readonly text: string;
}

/** The table in words, a paragraph a zone, for those who hear it. */
export function describe(props: TableProps<View>): readonly Zone[] {
  const shared = sharedOf(props);
  const seats = props.view.seats.map((_, seat) => seat);
  return [quest(shared), ...attack(shared), ...seats.map((seat) => side(shared, seat)), ...hand(shared)];
}

function quest({ props: { view }, say, speaker, balance }: Shared): Zone {
  const { quest: stage, location, staging, stages, encounter, victory } = view;
  const { willpower, threat } = balance;
  const phase = view.phase === null ? say('setup') : (gameText(speaker, `phase.${view.phase}`) ?? '');
  const sentences = [
    say('say.place', {
      scenario: gameText(speaker, `scenario.${view.scenario}`) ?? '',
      round: view.round,
      phase,
    }),
    stage === null || stage.card === null
      ? null
      : say((stage.questPoints ?? 0) > 0 ? 'say.quest' : 'say.quest.plain', {
          card: titleOf(speaker, stage.card),
          progress: stage.progress,
          points: stage.questPoints ?? 0,
          left: stages,
        }),
    location === null || location.card === null
      ? say('location.none')
      : say('say.location', {
          card: titleOf(speaker, location.card),
          progress: location.progress,
          points: location.questPoints ?? 0,
        }),
    staging.length === 0
      ? say('staging.empty')
      : say('say.staging', { cards: told({ speaker, say }, staging) }),
    say('balance.heard', {
      willpower,
      threat,
      result:
        willpower >= threat
          ? say('balance.ahead', { by: willpower - threat })
          : say('balance.behind', { by: threat - willpower }),
    }),
    say('say.piles', {
      deck: encounter.deck.count,
      discard: encounter.discard.length,
      victory: victory.length,
    }),
  ];
  return { title: say('quest.zone'), text: sentences.filter((text) => text !== null).join(' ') };
}

function attack(shared: Shared): readonly Zone[] {
  const { props, say, speaker } = shared;
  const { attack: now } = props.view;
  const pieces = piecesOf(props.view);
  const enemy = now === null ? undefined : pieces.get(now.enemy);
  if (now === null || enemy === undefined) return [];
  const names = now.defenders
    .flatMap((id) => pieces.get(id)?.card ?? [])
    .map((card) => titleOf(speaker, card));
  return [
    {
      title: say('attack'),
      text: say('say.attack', {
        card: enemy.card === null ? '' : titleOf(speaker, enemy.card),
        name: calledBy(shared, now.seat),
        attack: enemy.attack ?? 0,
        defenders: names.length === 0 ? say('balance.nobody') : listed(speaker, names),
      }),
    },
  ];
}

function side(shared: Shared, seat: number): Zone {
  const { say, speaker, props } = shared;
  const { view } = props;
  const player = view.seats[seat];
  const name = speaker.names[seat] ?? '';
  const title = seat === props.seat ? say('yours') : say('side.of', { name });
  if (player === undefined) return { title, text: '' };
  const sentences = [
    player.out
      ? say('out')
      : say('say.player', {
          threat: player.threat,
          limit: ELIMINATION,
          hand: player.hand.length,
          deck: player.deck.count,
        }),
    view.first === seat ? say('say.first') : null,
    player.inPlay.length === 0 ? null : say('say.people', { cards: told(shared, player.inPlay) }),
    player.engaged.length === 0 ? null : say('say.engaged', { cards: told(shared, player.engaged) }),
  ];
  return { title, text: sentences.filter((text) => text !== null).join(' ') };
}

function hand({ say, speaker, props }: Shared): readonly Zone[] {
  if (props.seat === null) return [];
  const cards = props.view.seats[props.seat]?.hand ?? [];
  const text = cards.length === 0 ? say('hand.empty') : held(speaker, cards);
  return [{ title: say('hand.yours', { count: cards.length }), text }];
}

const held = (speaker: Shared['speaker'], cards: readonly Look[]): string =>
  cards
    .flatMap(({ card }) => {
      const facts = cardsOf(speaker.game).get(card ?? '');
      return facts === undefined ? [] : [cardTold(speaker, facts, null)];
    })
    .join(' ');

function told({ speaker, say }: Pick<Shared, 'speaker' | 'say'>, cards: readonly InPlay[]): string {
  return cards
    .flatMap((one) => {
      const { card, attachments, committed } = one;
      const facts = cardsOf(speaker.game).get(card ?? '');
      if (facts === undefined) return [];
      const upon = attachments.flatMap((one) => (one.card === null ? [] : [titleOf(speaker, one.card)]));
      const so = [cardTold(speaker, facts, laidOf(one)).replace(/\.$/, ''), ...upon];
      return [[...so, ...(committed ? [say('tag.quest')] : [])].join(', ')];
    })
    .join('; ');
}

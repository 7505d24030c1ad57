import { listed, printedOn, thingName, wordName } from '@concilio/text';
import type { TableProps } from '../../../table/contract.ts';
import { spokenCard } from '../hand/cards.ts';
import { type Standing, standingIn } from '../context.ts';
import { HAVENS } from '../facts.ts';
import { areHandsOpen } from '../hand/openHands.ts';
import type { Held, View } from '@concilio/lotr-board/contract';

interface Shared extends Standing {
  readonly props: TableProps<View>;
  readonly view: View;
}

export interface Zone {
  readonly title: string;
  readonly text: string;
}

/** The table in words, a paragraph a zone, for those who hear it. */
export function describe(props: TableProps<View>): readonly Zone[] {
  const shared = { props, view: props.view, ...standingIn(props) };
  return [journey(shared), board(shared), ...demand(shared), players(shared), ...hand(shared), piles(shared)];
}

function journey({ view, facts, figures, speaker, say }: Shared): Zone {
  const bearer = figures.find(({ hobbit }) => hobbit === view.bearer);
  const sentences = [
    say('say.place', {
      place: thingName(speaker, view.place),
      number: facts.places.indexOf(view.place) + 1,
      count: facts.places.length,
    }),
    bearer === undefined ? say('say.nobody') : say('say.bearer', { name: bearer.name }),
    ...figures.map(({ name, seat }) => say('say.hobbit', { name, space: view.seats[seat]?.corruption ?? 0 })),
    say('say.eye', { space: view.sauron }),
  ];
  return { title: say('main-board'), text: sentences.join(' ') };
}

function board({ view, facts, speaker, say }: Shared): Zone {
  const title = thingName(speaker, view.place);
  const laid = facts.boards.get(view.place);
  if (laid === undefined) {
    const actions = HAVENS[view.place] ?? [];
    const told = actions.map(
      (action) => `${thingName(speaker, action)}. ${printedOn(speaker, action) ?? ''}`,
    );
    return { title, text: told.join(' ') };
  }
  const tracks = laid.tracks.map(({ activity, spaces }) => {
    const at = view.conflict.tracks[activity] ?? 0;
    const next = spaces[at];
    return say('say.track', {
      track: thingName(speaker, activity),
      at,
      last: spaces.length,
      next: next === undefined ? 'none' : thingName(speaker, next.card ?? next.gives),
    });
  });
  const reached = view.conflict.events;
  const event = laid.events[reached];
  const coming =
    event === undefined
      ? say('events.none-left')
      : say('say.next', { event: thingName(speaker, event), text: printedOn(speaker, event) ?? '' });
  return {
    title,
    text: [...tracks, say('say.events', { reached, count: laid.events.length }), coming].join(' '),
  };
}

function demand({ view, speaker, say }: Shared): readonly Zone[] {
  if (view.payment === null) return [];
  const trial = thingName(speaker, view.payment.trial);
  const { rows } = view.payment;
  const each = (counted: (row: (typeof rows)[number]) => number): string =>
    listed(
      speaker,
      rows.flatMap((row) =>
        counted(row) > 0 ? [`${counted(row)} × ${wordName(speaker, ['what', 'thing'], row.what)}`] : [],
      ),
    );
  const missing = each(({ asked, given }) => asked - given);
  const rest = missing === '' ? say('payment.complete') : say('payment.missing', { what: missing });
  return [
    { title: trial, text: say('say.payment', { trial, asked: each(({ asked }) => asked), missing: rest }) },
  ];
}

function players({ view, figures, props, say }: Shared): Zone {
  const sentences = figures.map(({ name, seat }) => {
    const player = view.seats[seat];
    if (player === undefined || player.out) return say('say.lost', { name });
    const runes =
      player.runes === null ? say('seat.runes.hidden') : say('seat.runes', { count: player.runes });
    return say('say.player', {
      name,
      who: seat === props.seat ? say('you') : (props.around.seats[seat]?.name ?? ''),
      cards: player.hand.length,
      runes,
      hearts: player.lives.heart,
      suns: player.lives.sun,
      rings: player.lives.ring,
    });
  });
  return { title: say('fellowship'), text: sentences.join(' ') };
}

function hand(shared: Shared): readonly Zone[] {
  const { view, figures, props, say } = shared;
  if (props.seat === null) {
    if (!areHandsOpen(view)) return [];
    return figures.flatMap(({ name, seat }) => {
      const cards = view.seats[seat]?.hand ?? [];
      const title = say('hands.of', { name, count: cards.length });
      return cards.length === 0 ? [] : [{ title, text: spokenCards(shared, cards) }];
    });
  }
  const cards = view.seats[props.seat]?.hand ?? [];
  const text = cards.length === 0 ? say('hand.empty') : spokenCards(shared, cards);
  return [{ title: say('hand', { count: cards.length }), text }];
}

const spokenCards = ({ facts, speaker, say }: Shared, cards: readonly Held[]): string =>
  cards
    .flatMap(({ card }) => {
      const printed = facts.cards.get(card ?? '');
      return printed === undefined ? [] : [spokenCard(speaker, say, printed)];
    })
    .join('; ');

function piles({ view, speaker, say }: Shared): Zone {
  const [tile] = view.tile;
  const sentences = [
    ...(tile === undefined || tile.card === null
      ? []
      : [say('say.tile', { tile: thingName(speaker, tile.card) })]),
    say('say.piles', {
      tiles: view.tiles.count,
      used: view.tileDiscard.count,
      deck: view.deck.count,
      discard: view.discard.count,
    }),
    say('say.supply', {
      hearts: view.lives.heart,
      suns: view.lives.sun,
      rings: view.lives.ring,
      gold: view.gold.count,
    }),
    view.gandalf.length === 0
      ? say('gandalf.none')
      : say('say.gandalf', {
          cards: listed(
            speaker,
            view.gandalf.map((card) => thingName(speaker, card)),
          ),
        }),
  ];
  return { title: say('piles'), text: sentences.join(' ') };
}

import { type TypeOf, view } from '@concilio/kernel';

export const BACKS = ['adventure', 'legendary'] as const;
export type Back = (typeof BACKS)[number];
export const LIVES = ['heart', 'sun', 'ring'] as const;
export type Life = (typeof LIVES)[number];
export const ACTIVITIES = ['fighting', 'friendship', 'hiding', 'travel'] as const;
export type Activity = (typeof ACTIVITIES)[number];

const cards = view.cards;
const HELD = view.piece({
  back: view.optional(view.back(BACKS, 'Of a card that is not seen: adventure or legendary.')),
});

/** The view, field by field. */
export const VIEW = view.record({
  place: view.thing('The place of the journey.'),
  sauron: view.counter('The space on which Sauron is.'),
  bearer: view.maybe(view.thing('The hobbit that bears the Ring; null once the Ring lies at Mount Doom.')),
  active: view.thing('The hobbit of the active player.'),
  reached: view.counter('The number last reached on a main track: the score if the Ring is not destroyed.'),
  seats: view.perSeat(
    {
      hobbit: view.thing('The hobbit, which is also the name of the seat.'),
      corruption: view.counter('The space of corruption.'),
      hand: view.zone(HELD, 'The hand; backs for others, but for cards that all have seen.'),
      runes: view.maybe(view.counter('The value of all runes; null where it is hidden (competitive game).')),
      gold: cards('The gold runes among them.'),
      lives: view.record(
        {
          heart: view.counter('Heart tokens.'),
          sun: view.counter('Sun tokens.'),
          ring: view.counter('Ring tokens.'),
        },
        'The life tokens.',
      ),
      lacking: view.counter(
        'The steps that missing life tokens would cost now; what is forgiven not counted.',
      ),
      spared: view.flag('Whether missing life tokens will be forgiven.'),
      out: view.flag('Whether the player is out of the game.'),
    },
    'One entry a seat; in a path, use the name of the hobbit.',
  ),
  conflict: view.record(
    {
      board: view.thing(
        'The board that is laid out: that of this conflict, or of the last one (at first Moria).',
      ),
      tracks: view.byThing(view.counter(), 'By activity, the space that the marker is on; the start is 0.'),
      events: view.counter('How many events have been reached.'),
      next: view.maybe(view.thing('The event that comes next; null where no conflict is fought.')),
      ringWorn: view.flag('Whether the Ring was put on in this conflict.'),
      over: view.flag('Whether no conflict is fought: it has not begun yet, or it ends with this turn.'),
    },
    'The conflict.',
  ),
  tile: cards('The tile that is revealed and not yet resolved: one or none.'),
  tiles: view.pile('The tiles of the story pile; those at the top that are known, for the referee all.'),
  tileDiscard: view.pile('The discarded tiles; the top one is seen, by the referee all.'),
  deck: view.pile('The cards of the adventure deck; those at the top that are known, for the referee all.'),
  discard: view.pile('The discarded cards; the top one is seen, by the referee all.'),
  legendary: cards('The legendary cards that nobody has had yet, in the order of the journey.'),
  gandalf: view.zone(view.thing(), 'The Gandalf cards that are left.'),
  lives: view.record(
    {
      heart: view.counter('Heart tokens.'),
      sun: view.counter('Sun tokens.'),
      ring: view.counter('Ring tokens.'),
    },
    'The life tokens that nobody has.',
  ),
  gold: view.pile('The gold runes that are left; for the referee all.'),
  box: cards('What has left the game.'),
  revealed: cards('Cards of the deck that lie face up, to be given out or matched.'),
  inPlay: cards('The card that is played and not yet resolved: one or none.'),
  resolved: view.counter('How many tiles were resolved in this turn.'),
  played: view.list(view.word('The colours of the cards played in this turn.', 'thing')),
  laid: view.list(view.thing('The cards played in this turn.')),
  payment: view.maybe(
    view.record(
      {
        trial: view.thing('What asks.'),
        payer: view.thing('The hobbit that is asked; for the group, that of the active player.'),
        group: view.flag('Whether all are asked together.'),
        stars: view.counter('Stars that Gandalf has given.'),
        offers: view.list(
          view.record({
            seat: view.thing('The hobbit that has put it up.'),
            card: view.maybe(view.piece({}, 'The card, or null.')),
            runes: view.counter('The runes.'),
            life: view.maybe(view.oneOf(LIVES, 'The life token, or null.', 'thing')),
          }),
          'What was put up, in this order.',
        ),
        rows: view.list(
          view.record({
            what: view.word(
              'A symbol, a life token, any-life, runes, cards, corruption, rolls, or a certain card.',
              'what',
              'thing',
            ),
            asked: view.counter('How many are asked for.'),
            given: view.counter('How many of them are on offer.'),
          }),
          'The demand as an account.',
        ),
      },
      'The open demand, or null.',
    ),
  ),
  passTheRing: view.flag('The variant.'),
  equalTurns: view.flag('The variant.'),
  competitive: view.flag('The variant.'),
});
export interface View extends TypeOf<typeof VIEW> {}
export type Player = View['seats'][number];
export type Held = TypeOf<typeof HELD>;
export type DemandRow = NonNullable<View['payment']>['rows'][number];
export type Offer = NonNullable<View['payment']>['offers'][number];

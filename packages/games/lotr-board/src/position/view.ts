import { schema } from '@concilio/kernel';

const look = schema.partial({
  id: schema.text({ text: 'Only of a piece that is seen.' }),
  card: schema.anything({ text: 'The id of the thing, or null for its back.' }),
  back: schema.text({ text: 'Of a card that is not seen: adventure or legendary.' }),
});
const list = (text: string) => schema.list(look, { text });
const pile = (text: string, cards: string) =>
  schema.record({ count: schema.integer({ text }), cards: list(cards) });
const number = (text: string) => schema.integer({ text });
const flag = (text: string) => schema.flag({ text });

/** The view, field by field. */
export const VIEW = schema.record({
  place: schema.text({ text: 'The place of the journey.' }),
  sauron: number('The space on which Sauron is.'),
  bearer: schema.anything({
    text: 'The hobbit that bears the Ring; null once the Ring lies at Mount Doom.',
  }),
  active: schema.text({ text: 'The hobbit of the active player.' }),
  reached: number('The number last reached on a main track: the score if the Ring is not destroyed.'),
  seats: schema.list(
    schema.record({
      hobbit: schema.text({ text: 'The hobbit, which is also the name of the seat.' }),
      corruption: number('The space of corruption.'),
      hand: list('The hand; backs for others, but for cards that all have seen.'),
      runes: schema.anything({ text: 'The value of all runes; null where it is hidden (competitive game).' }),
      gold: list('The gold runes among them.'),
      lives: schema.record({
        heart: number('Heart tokens.'),
        sun: number('Sun tokens.'),
        ring: number('Ring tokens.'),
      }),
      spared: flag('Whether missing life tokens will be forgiven.'),
      out: flag('Whether the player is out of the game.'),
    }),
    { text: 'One entry a seat; in a path, use the name of the hobbit.' },
  ),
  conflict: schema.record({
    board: schema.text({
      text: 'The board that is laid out: that of this conflict, or of the last one (at first Moria).',
    }),
    tracks: schema.byName(schema.integer(), {
      text: 'By activity, the space that the marker is on; the start is 0.',
    }),
    events: number('How many events have been reached.'),
    next: schema.anything({ text: 'The event that comes next; null where no conflict is fought.' }),
    ringWorn: flag('Whether the Ring was put on in this conflict.'),
    over: flag('Whether no conflict is fought: it has not begun yet, or it ends with this turn.'),
  }),
  tile: list('The tile that is revealed and not yet resolved: one or none.'),
  tiles: pile('The tiles of the story pile.', 'Those at the top that are known; for the referee all.'),
  tileDiscard: pile('The discarded tiles.', 'The top one; for the referee all.'),
  deck: pile('The cards of the adventure deck.', 'Those at the top that are known; for the referee all.'),
  discard: pile('The discarded cards.', 'The top one; for the referee all.'),
  legendary: list('The legendary cards that nobody has had yet, in the order of the journey.'),
  gandalf: schema.list(schema.text(), { text: 'The Gandalf cards that are left.' }),
  gold: pile('The gold runes that are left.', 'Nothing; for the referee all.'),
  box: list('What has left the game.'),
  revealed: list('Cards of the deck that lie face up, to be given out or matched.'),
  inPlay: list('The card that is played and not yet resolved: one or none.'),
  resolved: number('How many tiles were resolved in this turn.'),
  played: schema.list(schema.text(), { text: 'The colours of the cards played in this turn.' }),
  payment: schema.either(
    schema.record({
      trial: schema.text({ text: 'What asks.' }),
      payer: schema.text({ text: 'The hobbit that is asked; for the group, that of the active player.' }),
      stars: number('Stars that Gandalf has given.'),
      offers: schema.list(
        schema.record({
          seat: schema.text({ text: 'The hobbit that has put it up.' }),
          card: schema.either(look, schema.anything(), { text: 'The card, or null.' }),
          runes: number('The runes.'),
          life: schema.anything({ text: 'The life token, or null.' }),
        }),
        { text: 'What was put up, in this order.' },
      ),
    }),
    schema.anything({ text: 'null where nothing is asked.' }),
    { text: 'The open demand, or null.' },
  ),
  passTheRing: flag('The variant.'),
  equalTurns: flag('The variant.'),
  competitive: flag('The variant.'),
});

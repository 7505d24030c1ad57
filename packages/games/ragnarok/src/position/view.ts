import { type Schema, schema } from '@concilio/kernel';

const number = (text: string) => schema.integer({ text });
const flag = (text: string) => schema.flag({ text });
const text = (description: string) => schema.text({ text: description });
const seats = (description: string) => schema.list(schema.integer(), { text: `${description} (By colour.)` });
/** A seat, a Region, or nothing. */
const maybe = (description: string) => schema.anything({ text: description });
const look = schema.partial({
  id: schema.text({ text: 'Only of a card that is seen.' }),
  card: schema.anything({ text: 'The card, or null for its back.' }),
});
const cards = (description: string) => schema.list(look, { text: description });
const pile = (what: string) =>
  schema.record(
    {
      deck: number('The number of cards in the deck.'),
      discard: cards('The discard pile, the latest last.'),
    },
    { text: what },
  );
const orNull = <T>(node: Schema<T>, description: string) =>
  schema.either(node, schema.anything({ text: 'null where there is none.' }), { text: description });

const hits = schema.list(
  schema.record({
    icons: schema.list(schema.text(), { text: 'The weapon that it takes; two for the Leader.' }),
    reward: maybe('The Reward: realm, priest, army or rune; null where there is none.'),
    by: maybe('Whose marker covers it, or null.'),
  }),
  {
    text: 'The Hit spaces in the order printed; in a path by their place, from 0: monsters.Draugr.hits.0.by.',
  },
);

const token = (of: string) =>
  schema.record(
    {
      at: number('The space of the token.'),
      injured: flag('Whether it is on its Injury side.'),
      score: number('What it counts for: 2 while it is injured.'),
    },
    { text: of },
  );

const side = (which: string) =>
  schema.record(
    {
      seat: number('The player. (By colour.)'),
      cards: cards('The Combat cards played.'),
      passed: flag('Whether the player has passed.'),
      value: number('The Battle value so far.'),
    },
    { text: which },
  );

/** The view, field by field. */
export const VIEW = schema.record({
  round: number('The number of the round.'),
  stage: schema.oneOf(['draft', 'prayer', 'hero', 'runes', 'maneuvers', 'special'], {
    text: 'The step of the turn.',
  }),
  active: number('The active player. (By colour.)'),
  first: number('The first player. (By colour.)'),
  lastTurns: maybe('Once Ragnarok has begun, a list of who still has a last turn; null before.'),
  regions: schema.list(
    schema.record({
      id: text('region-1 and so on.'),
      x: number('Where it is drawn, from the left.'),
      y: number('Where it is drawn, from the top.'),
      land: text('Its Land.'),
      beside: schema.list(schema.text(), { text: 'The Regions beside it.' }),
      population: number('Its Population Strength; 0 once it is controlled.'),
      icons: schema.list(schema.text(), { text: 'Out of monument, settlement, shrine, forge.' }),
      owner: maybe('Who controls it, or null.'),
      forge: maybe('The type of its Forge, or null.'),
      rune: flag('Whether a Rune lies on its Forge.'),
      temple: flag('Whether a Temple stands there.'),
      armies: schema.list(
        schema.record({
          id: text('The Army: "Green Army 1".'),
          seat: number('Whose it is. (By colour.)'),
          value: number('Its value.'),
        }),
        { text: 'The Armies there; in a path by name: regions.region-19.armies.Green Army 1.value.' },
      ),
      heroes: seats('Whose Heroes are there.'),
      monsters: schema.list(schema.text(), { text: 'The Monsters there.' }),
      leader: flag('Whether the Leader is there.'),
    }),
    {
      text: 'The Regions. In a path write regions.region-19 or regions.Region 19; a bare number counts from 0, so that regions.19 is Region 20.',
    },
  ),
  seas: schema.list(
    schema.record({
      id: text('The Sea.'),
      x: number('Where it is drawn, from the left.'),
      y: number('Where it is drawn, from the top.'),
      beside: schema.list(schema.text(), { text: 'The Seas beside it.' }),
      regions: schema.list(schema.text(), { text: 'The Regions that touch it.' }),
      drakkars: seats('Whose Drakkars are there.'),
    }),
    { text: 'The Seas.' },
  ),
  realms: schema.list(
    schema.record({
      id: text('The Realm.'),
      x: number('Where it is drawn, from the left.'),
      y: number('Where it is drawn, from the top.'),
      regions: schema.list(schema.text(), { text: 'The Regions that touch it.' }),
      allies: seats('Those allied with it, in the order of their Alliances.'),
    }),
    { text: 'The Realms; in a path by name: realms.Alfheim.allies.' },
  ),
  monuments: schema.list(
    schema.record({
      id: text('The god.'),
      region: text('Its Region.'),
      level: number('Its level, 0 to 3.'),
      priests: seats('Whose Priests stand there.'),
    }),
    { text: 'The Monuments; in a path by the god: monuments.Thor.level.' },
  ),
  wheel: schema.byName(schema.list(schema.integer()), {
    text: 'By special action, whose markers lie there, the top last: wheel.monsters.',
  }),
  temples: number('Temples left on the counter.'),
  omens: schema.list(schema.record({ card: text('The Omen.'), down: flag('Whether it is face down.') }), {
    text: 'The Omens.',
  }),
  monsters: schema.list(
    schema.record({
      card: text('The Monster.'),
      region: maybe('Its Region, or null where it is not on the board.'),
      dead: flag('Whether it is dead.'),
      ring: maybe('Who controls it, or null.'),
      artifact: flag('Whether its Artifact can still be won.'),
      hits,
    }),
    { text: 'The Monsters, the top of each pair first; in a path by name: monsters.Draugr.region.' },
  ),
  leader: schema.record({
    card: text('The Leader.'),
    region: maybe('The Leader’s Region, or null where it is not on the board.'),
    hits,
  }),
  reserve: schema.byName(schema.integer(), { text: 'Runes in the Reserve, by type.' }),
  slayerTokens: number('Slayer tokens in the Reserve.'),
  combat: pile('The Combat cards.'),
  attacks: pile('The Monster Attack cards; the hand of the Monster is "hunt.attacks".'),
  events: pile('The Event cards.'),
  blessings: pile('The Blessings.'),
  drafted: cards('The Blessings that lie open in a Blessing draft.'),
  draft: orNull(
    schema.record({
      heroes: schema.list(schema.text(), { text: 'The Hero tiles.' }),
      origins: schema.list(schema.text(), { text: 'The Origin cards.' }),
    }),
    'What the player whose turn it is in the hero draft chooses from, or null.',
  ),
  battle: orNull(
    schema.record({
      region: text('Where it is fought.'),
      attacker: side('The attacker.'),
      defender: side('The defender.'),
    }),
    'The Battle that is being fought, or null.',
  ),
  hunt: orNull(
    schema.record({
      seat: number('The hunter. (By colour.)'),
      against: number('Who plays the Monster. (By colour.)'),
      monster: text('The Monster, or the Leader.'),
      deck: number('Monster Attack cards left in the deck.'),
      attacks: cards('The hand of the Monster; backs for all but the player who plays it.'),
      attack: cards('The Attack card that was played: one or none.'),
      defence: cards('The Combat cards with which the hunter defended last.'),
      hits: number('Hits inflicted in this turn of the Hero.'),
    }),
    'The Hunt that is under way, or null.',
  ),
  seats: schema.list(
    schema.record({
      hero: maybe('The Hero; null before the draft.'),
      origin: maybe('The Origin; null before the draft.'),
      heroAt: maybe('The Region where the Hero is, or null.'),
      drakkar: maybe('The Sea where the Drakkar is, or null.'),
      authority: token('Authority.'),
      power: token('Power.'),
      wisdom: token('Wisdom.'),
      limit: number('The most Combat cards, and the most Runes, that the player may hold.'),
      hand: cards('The Combat cards in hand; backs for others.'),
      runes: schema.byName(schema.integer(), { text: 'The Runes, by type: seats.green.runes.uruz.' }),
      priests: number('Priests in Resources.'),
      priestsLeft: number('Priests in the Reserve.'),
      armiesLeft: number('Armies in Resources.'),
      artifacts: schema.list(
        schema.record({ card: text('The Artifact.'), charged: flag('Whether it is charged.') }),
        { text: 'The Artifacts; in a path by name: seats.green.artifacts.Mjolnir.charged.' },
      ),
      blessings: cards('The Blessings.'),
      slain: schema.list(schema.text(), { text: 'The Monsters that the player has killed.' }),
      slayerTokens: number('Slayer tokens.'),
      kills: number('Monsters killed and Slayer tokens together.'),
      templesHeld: number('Temples in the Regions of the player.'),
      aroundYggdrasil: number('Regions beside Yggdrasil that the player controls.'),
    }),
    { text: 'One entry a seat; in a path by colour: seats.green.' },
  ),
});

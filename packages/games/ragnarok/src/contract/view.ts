import { type TypeOf, view } from '@concilio/kernel';

/** The steps of a turn, and the draft before the first. */
export const STAGES = ['draft', 'prayer', 'hero', 'runes', 'maneuvers', 'special'] as const;

const X = view.coordinate('x', 'Where it is drawn, from the left.');
const Y = view.coordinate('y', 'Where it is drawn, from the top.');
const seats = (text: string) => view.list(view.seat(), `${text} (By colour.)`);

const HITS = view.list(
  view.record({
    icons: view.list(view.word('The weapon that it takes; two for the Leader.', 'icon')),
    reward: view.maybe(
      view.word('The Reward: realm, priest, army or rune; null where there is none.', 'reward'),
    ),
    by: view.maybe(view.seat('Whose marker covers it, or null.')),
  }),
  'The Hit spaces in the order printed; in a path by their place, from 0: monsters.Draugr.hits.0.by.',
);

const deck = (text: string) =>
  view.record(
    {
      deck: view.counter('The number of cards in the deck.'),
      discard: view.openPile('The discard pile, the latest last.'),
    },
    text,
  );

const attribute = (text: string) =>
  view.record(
    {
      at: view.counter('The space of the token.'),
      injured: view.flag('Whether it is on its Injury side.'),
      score: view.counter('What it counts for: 2 while it is injured.'),
    },
    text,
  );

const side = (text: string) =>
  view.record(
    {
      seat: view.seat('The player. (By colour.)'),
      cards: view.cards('The Combat cards played.'),
      passed: view.flag('Whether the player has passed.'),
      value: view.counter('The Battle value so far.'),
    },
    text,
  );

export const REGION = view.place({
  land: view.thing('Its Land.'),
  x: X,
  y: Y,
  beside: view.ways('The Regions beside it.'),
  population: view.counter('Its Population Strength; 0 once it is controlled.'),
  icons: view.list(view.word('Out of monument, settlement, shrine, forge.', 'icon')),
  owner: view.maybe(view.seat('Who controls it, or null.')),
  forge: view.maybe(view.thing('The type of its Forge, or null.')),
  rune: view.flag('Whether a Rune lies on its Forge.'),
  temple: view.flag('Whether a Temple stands there.'),
  armies: view.zone(
    view.figure({ seat: view.seat('Whose it is. (By colour.)'), value: view.counter('Its value.') }),
    'The Armies there; in a path by name: regions.region-19.armies.Green Army 1.value.',
  ),
  heroes: seats('Whose Heroes are there.'),
  monsters: view.list(view.thing('The Monsters there.')),
  leader: view.flag('Whether the Leader is there.'),
});

export const MONSTER = view.piece({
  region: view.maybe(view.thing('Its Region, or null where it is not on the board.')),
  dead: view.flag('Whether it is dead.'),
  ring: view.maybe(view.seat('Who controls it, or null.')),
  artifact: view.flag('Whether its Artifact can still be won.'),
  hits: HITS,
});

/** The view, field by field. */
export const VIEW = view.record({
  round: view.counter('The number of the round.'),
  stage: view.oneOf(STAGES, 'The step of the turn.', 'stage'),
  active: view.seat('The active player. (By colour.)'),
  first: view.seat('The first player. (By colour.)'),
  lastTurns: view.maybe(
    view.list(view.seat(), 'Once Ragnarok has begun, a list of who still has a last turn; null before.'),
  ),
  regions: view.list(
    REGION,
    'The Regions. In a path write regions.region-19 or regions.Region 19; a bare number counts from 0, so that regions.19 is Region 20.',
  ),
  seas: view.list(
    view.place({
      x: X,
      y: Y,
      beside: view.ways('The Seas beside it.'),
      regions: view.ways('The Regions that touch it.'),
      drakkars: seats('Whose Drakkars are there.'),
    }),
    'The Seas.',
  ),
  realms: view.list(
    view.place({
      x: X,
      y: Y,
      regions: view.ways('The Regions that touch it.'),
      allies: seats('Those allied with it, in the order of their Alliances.'),
    }),
    'The Realms; in a path by name: realms.Alfheim.allies.',
  ),
  monuments: view.zone(
    view.figure({
      region: view.thing('Its Region.'),
      level: view.counter('Its level, 0 to 3.'),
      priests: seats('Whose Priests stand there.'),
    }),
    'The Monuments; in a path by the god: monuments.Thor.level.',
  ),
  wheel: view.byThing(
    seats('Whose markers lie there, the top last.'),
    'By special action, whose markers lie there, the top last: wheel.monsters.',
  ),
  temples: view.counter('Temples left on the counter.'),
  omens: view.zone(view.piece({ down: view.flag('Whether it is face down.') }), 'The Omens.'),
  monsters: view.zone(
    MONSTER,
    'The Monsters, the top of each pair first; in a path by name: monsters.Draugr.region.',
  ),
  leader: view.piece(
    {
      region: view.maybe(view.thing('The Leader’s Region, or null where it is not on the board.')),
      hits: HITS,
    },
    'The Leader.',
  ),
  reserve: view.byThing(view.counter(), 'Runes in the Reserve, by type.'),
  slayerTokens: view.counter('Slayer tokens in the Reserve.'),
  combat: deck('The Combat cards.'),
  attacks: deck('The Monster Attack cards; the hand of the Monster is "hunt.attacks".'),
  events: deck('The Event cards.'),
  blessings: deck('The Blessings.'),
  drafted: view.cards('The Blessings that lie open in a Blessing draft.'),
  draft: view.maybe(
    view.record(
      {
        heroes: view.zone(view.thing(), 'The Hero tiles.'),
        origins: view.zone(view.thing(), 'The Origin cards.'),
      },
      'What the player whose turn it is in the hero draft chooses from, or null.',
    ),
  ),
  battle: view.maybe(
    view.record(
      {
        region: view.thing('Where it is fought.'),
        attacker: side('The attacker.'),
        defender: side('The defender.'),
      },
      'The Battle that is being fought, or null.',
    ),
  ),
  hunt: view.maybe(
    view.record(
      {
        seat: view.seat('The hunter. (By colour.)'),
        against: view.seat('Who plays the Monster. (By colour.)'),
        monster: view.thing('The Monster, or the Leader.'),
        deck: view.counter('Monster Attack cards left in the deck.'),
        attacks: view.cards('The hand of the Monster; backs for all but the player who plays it.'),
        attack: view.cards('The Attack card that was played: one or none.'),
        defence: view.cards('The Combat cards with which the hunter defended last.'),
        hits: view.counter('Hits inflicted in this turn of the Hero.'),
      },
      'The Hunt that is under way, or null.',
    ),
  ),
  seats: view.perSeat(
    {
      hero: view.maybe(view.thing('The Hero; null before the draft.')),
      origin: view.maybe(view.thing('The Origin; null before the draft.')),
      heroAt: view.maybe(view.thing('The Region where the Hero is, or null.')),
      drakkar: view.maybe(view.thing('The Sea where the Drakkar is, or null.')),
      authority: attribute('Authority.'),
      power: attribute('Power.'),
      wisdom: attribute('Wisdom.'),
      limit: view.counter('The most Combat cards, and the most Runes, that the player may hold.'),
      hand: view.cards('The Combat cards in hand; backs for others.'),
      runes: view.byThing(view.counter(), 'The Runes, by type: seats.green.runes.uruz.'),
      priests: view.counter('Priests in Resources.'),
      priestsLeft: view.counter('Priests in the Reserve.'),
      armiesLeft: view.counter('Armies in Resources.'),
      artifacts: view.zone(
        view.piece({ charged: view.flag('Whether it is charged.') }),
        'The Artifacts; in a path by name: seats.green.artifacts.Mjolnir.charged.',
      ),
      blessings: view.cards('The Blessings.'),
      slain: view.zone(view.thing(), 'The Monsters that the player has killed.'),
      slayerTokens: view.counter('Slayer tokens.'),
      kills: view.counter('Monsters killed and Slayer tokens together.'),
      templesHeld: view.counter('Temples in the Regions of the player.'),
      aroundYggdrasil: view.counter('Regions beside Yggdrasil that the player controls.'),
    },
    'One entry a seat; in a path by colour: seats.green.',
  ),
});
export interface View extends TypeOf<typeof VIEW> {}

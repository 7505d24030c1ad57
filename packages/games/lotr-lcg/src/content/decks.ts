/** A deck that a player brings: heroes, and cards with how many of each. */
export interface Deck {
  readonly id: string;
  readonly heroes: readonly string[];
  readonly deck: readonly (readonly [card: string, copies: number])[];
}

const three = (...ids: string[]) => ids.map((id) => [id, 3] as const);
const two = (...ids: string[]) => ids.map((id) => [id, 2] as const);
const one = (...ids: string[]) => ids.map((id) => [id, 1] as const);

/** LCG-28.07 to LCG-28.13: the four starter decks of 30 cards. */
export const STARTER_DECKS: readonly Deck[] = [
  {
    id: 'leadership',
    heroes: ['aragorn', 'gloin', 'theodred'],
    deck: [
      ...three('guard-of-the-citadel', 'snowbourn-scout'),
      ...two('faramir', 'son-of-arnor', 'silverlode-archer', 'longbeard-orc-slayer', 'ever-vigilant'),
      ...two('common-cause', 'for-gondor', 'sneak-attack', 'valiant-sacrifice', 'steward-of-gondor'),
      ...one('brok-ironfist', 'grim-resolve', 'celebrians-stone', 'gandalf'),
    ],
  },
  {
    id: 'tactics',
    heroes: ['legolas', 'gimli', 'thalin'],
    deck: [
      ...three('veteran-axehand', 'gondorian-spearman', 'blade-mastery'),
      ...two('horseback-archer', 'rain-of-arrows', 'feint', 'quick-strike', 'thicket-of-spears'),
      ...two('blade-of-gondolin', 'citadel-plate', 'dwarven-axe'),
      ...one('beorn', 'swift-strike', 'stand-together', 'horn-of-gondor', 'gandalf'),
    ],
  },
  {
    id: 'spirit',
    heroes: ['eowyn', 'dunhere', 'eleanor'],
    deck: [
      ...three('lorien-guide', 'stand-and-fight'),
      ...two(
        'wandering-took',
        'northern-tracker',
        'the-galadhrims-greeting',
        'strength-of-will',
        'hasty-stroke',
      ),
      ...two('will-of-the-west', 'a-test-of-will', 'a-light-in-the-dark', 'the-favor-of-the-lady'),
      ...two('power-in-the-earth'),
      ...one('dwarven-tomb', 'fortune-or-fate', 'unexpected-courage', 'gandalf'),
    ],
  },
  {
    id: 'lore',
    heroes: ['glorfindel', 'denethor', 'beravor'],
    deck: [
      ...three('daughter-of-the-nimrodel', 'lore-of-imladris'),
      ...two(
        'erebor-hammersmith',
        'miner-of-the-iron-hills',
        'gleowine',
        'loriens-wealth',
        'radagasts-cunning',
      ),
      ...two('secret-paths', 'gandalfs-search', 'forest-snare', 'protector-of-lorien', 'self-preservation'),
      ...one('henamarth-riversong', 'beorns-hospitality', 'dark-knowledge', 'gandalf'),
    ],
  },
];

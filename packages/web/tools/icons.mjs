// Writes the icons that the client uses as single paths: node packages/web/tools/icons.mjs
// The set itself (game-icons.net, CC BY 3.0) is large, so only what is listed here reaches a browser.
// A game's icons are a file of their own, loaded with the game. Add a line to a list and run it again.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Signs that the set does not have, drawn by us on the same ground of 512 × 512. */
const OWN = {
  close: 'M126 92l130 130 130-130 34 34-130 130 130 130-34 34-130-130-130 130-34-34 130-130L92 126z',
  copy: 'M72 72h260v80h-44v-36H116v224h36v44H72zm110 110h258v258H182zm44 44v170h170V226z',
  down: 'M88 172h336L256 372z',
  download: 'M234 56h44v220l86-86 32 32-140 140-140-140 32-32 86 86zM86 412h340v44H86z',
  filter: 'M60 90h392v44H60zM130 222h252v44H130zM200 354h112v44H200z',
  first: 'M110 96h48v320h-48zM410 96v320L190 256z',
  last: 'M354 96h48v320h-48zM102 96v320l220-160z',
  left: 'M340 88v336L140 256z',
  link: 'M298 182l32 32-116 116-32-32zM174 210l31 31-61 62a46 46 0 0 0 65 65l62-61 31 31-62 62a90 90 0 0 1-128-128zM338 302l-31-31 61-62a46 46 0 0 0-65-65l-62 61-31-31 62-62a90 90 0 0 1 128 128z',
  more: 'M212 108a44 44 0 1 1 88 0 44 44 0 1 1-88 0zM212 256a44 44 0 1 1 88 0 44 44 0 1 1-88 0zM212 404a44 44 0 1 1 88 0 44 44 0 1 1-88 0z',
  menu: 'M70 110h372v44H70zM70 234h372v44H70zM70 358h372v44H70z',
  minus: 'M110 232h292v48H110z',
  pause: 'M130 92h84v328h-84zM298 92h84v328h-84z',
  play: 'M136 72v368l300-184z',
  plus: 'M232 110h48v122h122v48H280v122h-48V280H110v-48h122z',
  right: 'M172 88v336l200-168z',
  up: 'M88 340h336L256 140z',
  upload: 'M234 362V142l-86 86-32-32L256 56l140 140-32 32-86-86v220zM86 412h340v44H86z',
};

/** Of the shell and of the table that all games share: our name for it, and the name in the set. */
const SHARED = {
  ...own(
    'copy',
    'down',
    'download',
    'filter',
    'first',
    'last',
    'left',
    'link',
    'menu',
    'minus',
    'pause',
    'play',
  ),
  ...own('plus', 'right', 'up', 'close', 'more'),
  book: 'rule-book',
  bot: 'vintage-robot',
  branch: 'divergence',
  brain: 'brain',
  chat: 'conversation',
  check: 'check-mark',
  clock: 'stopwatch',
  cross: 'cross-mark',
  dice: 'perspective-dice-six-faces-random',
  die: 'dice-six-faces-five',
  door: 'exit-door',
  enter: 'entry-door',
  eye: 'semi-closed-eye',
  flag: 'flying-flag',
  gear: 'cog',
  hand: 'poker-hand',
  heart: 'hearts',
  help: 'help',
  home: 'house',
  host: 'crown',
  hourglass: 'hourglass',
  info: 'info',
  lock: 'padlock',
  medal: 'medal',
  mute: 'silenced',
  person: 'person',
  people: 'three-friends',
  pile: 'card-pickup',
  puzzle: 'jigsaw-piece',
  quill: 'quill-ink',
  replay: 'film-strip',
  ring: 'ring',
  scroll: 'scroll-unfurled',
  search: 'magnifying-glass',
  share: 'share',
  skull: 'skull-crossed-bones',
  'sound-off': 'sound-off',
  'sound-on': 'sound-on',
  star: 'round-star',
  table: 'table',
  trophy: 'laurels-trophy',
  trash: 'trash-can',
  undo: 'anticlockwise-rotation',
  unlock: 'padlock-open',
  seal: 'wax-seal',
  sword: 'broadsword',
  seats: 'meeple-group',
  'round-table': 'round-table',
  device: 'smartphone',
  globe: 'world',
};

/** Of the board game. */
const LOTR_BOARD = {
  // activities
  fighting: 'crossed-swords',
  friendship: 'shaking-hands',
  hiding: 'cowled',
  travel: 'footprint',
  star: 'round-star',
  // tokens, piles, signs
  rune: 'rune-stone',
  heart: 'hearts',
  sun: 'sun',
  ring: 'ring',
  die: 'perspective-dice-six-faces-random',
  purity: 'lotus-flower',
  sauron: 'burning-eye',
  tale: 'hourglass',
  hand: 'poker-hand',
  tiles: 'card-pickup',
  players: 'three-friends',
  check: 'check-mark',
  lock: 'padlock',
  person: 'person',
  wizard: 'wizard-face',
  fallen: 'skull-crossed-bones',
  // places
  'bag-end': 'hobbit-door',
  rivendell: 'waterfall',
  moria: 'dwarf-helmet',
  lothlorien: 'birch-trees',
  'helms-deep': 'hill-fort',
  'shelobs-lair': 'spider-alt',
  mordor: 'smoking-volcano',
  // actions of the havens
  'gandalf-arrives': 'pointy-hat',
  preparations: 'knapsack',
  'nazgul-appear': 'cloaked-figure-on-horseback',
  elrond: 'elf-ear',
  council: 'round-table',
  fellowship: 'linked-rings',
  'galadriels-gifts': 'present',
  recovery: 'campfire',
  'test-of-galadriel': 'shinto-shrine-mirror',
  // events
  'speak-friend': 'dungeon-gate',
  'watcher-in-the-water': 'suckered-tentacle',
  'stone-in-the-well': 'well',
  trapped: 'locked-fortress',
  'orcs-attack': 'orc-head',
  'fly-you-fools': 'fire-silhouette',
  'wormtongue-unmasked': 'snake-tongue',
  'rohan-rides': 'horse-head',
  'orcs-at-the-gate': 'closed-doors',
  'fire-of-orthanc': 'unlit-bomb',
  'orcs-storm-forward': 'siege-tower',
  'orcs-conquer': 'broken-wall',
  'gollum-follows': 'fish-corpse',
  'faces-of-the-dead': 'half-dead',
  'forbidden-pool': 'water-splash',
  'nazgul-search': 'cloaked-figure-on-horseback',
  'shelob-appears': 'spider-web',
  'shelob-attacks': 'spider-face',
  'sam-saves-frodo': 'chained-heart',
  'nazgul-attack': 'wyvern',
  'pelennor-fields': 'mounted-knight',
  'mouth-of-sauron': 'black-knight-helm',
  surrounded: 'surrounded-shield',
  'ring-is-mine': 'ring',
  // tiles
  'influence-of-the-ring': 'fire-ring',
  'will-of-sauron': 'all-seeing-eye',
  'passage-of-time': 'hourglass',
  'no-options': 'locked-door',
  'losing-ground': 'falling-rocks',
  // Gandalf's cards
  healing: 'health-increase',
  perseverance: 'card-draw',
  guidance: 'compass',
  foresight: 'crystal-ball',
  magic: 'wizard-staff',
  // adventure cards
  'fighting-card': 'battle-axe',
  'friendship-card': 'shaking-hands',
  'hiding-card': 'hooded-figure',
  'travel-card': 'walking-boot',
  'star-card': 'polar-star',
  // legendary cards
  gandalf: 'wizard-face',
  glamdring: 'pointy-sword',
  aragorn: 'crown',
  anduril: 'broadsword',
  gimli: 'dwarf-face',
  legolas: 'bow-arrow',
  boromir: 'hunting-horn',
  sting: 'plain-dagger',
  miruvor: 'brandy-bottle',
  'mithril-coat': 'mail-shirt',
  'gandalfs-staff': 'wizard-staff',
  athelas: 'herbs-bundle',
  book: 'book-cover',
  pipe: 'smoking-pipe',
  arwen: 'woman-elf-face',
  'box-of-earth': 'seedling',
  'elven-rope': 'rope-coil',
  galadriel: 'queen-crown',
  brooch: 'linden-leaf',
  bow: 'bow-string',
  boat: 'canoe',
  'elven-cloak': 'cloak',
  'belt-of-galadriel': 'belt-buckles',
  'phial-of-galadriel': 'star-swirl',
  lembas: 'bread-slice',
  elessar: 'gem-pendant',
  theoden: 'old-king',
  shadowfax: 'horse-head',
  eomer: 'mounted-knight',
  'riders-of-rohan': 'cavalry',
  faramir: 'robin-hood-hat',
  gollum: 'goblin',
  'army-of-the-dead': 'ghost',
  ghan: 'primitive-torch',
  eowyn: 'swordwoman',
};

/** Of the generic table: the numbers and tokens that many games have, by the names that they have there. */
const GENERIC = {
  attack: 'crossed-swords',
  cost: 'two-coins',
  damage: 'drop',
  defense: 'checked-shield',
  'engagement-cost': 'convergence-target',
  'hit-points': 'hearts',
  progress: 'footprint',
  'quest-points': 'flying-flag',
  resources: 'two-coins',
  strength: 'biceps',
  threat: 'semi-closed-eye',
  'threat-cost': 'semi-closed-eye',
  victory: 'laurels',
  vitality: 'hearts',
  willpower: 'sun',
};

/** Of the card game: the figure that is engraved on each card, by the card’s id. */
const LOTR_LCG_CARDS = {
  // heroes
  aragorn: 'winged-sword',
  theodred: 'mounted-knight',
  gloin: 'dwarf-king',
  gimli: 'dwarf-face',
  legolas: 'bowman',
  thalin: 'thrown-spear',
  eowyn: 'swordwoman',
  eleanor: 'queen-crown',
  dunhere: 'cavalry',
  denethor: 'stone-throne',
  glorfindel: 'elf-helmet',
  beravor: 'hooded-figure',
  // leadership
  'guard-of-the-citadel': 'guards',
  faramir: 'robin-hood-hat',
  'son-of-arnor': 'star-flag',
  'snowbourn-scout': 'horse-head',
  'silverlode-archer': 'bow-arrow',
  'longbeard-orc-slayer': 'battle-axe',
  'brok-ironfist': 'mailed-fist',
  'ever-vigilant': 'watchtower',
  'common-cause': 'shaking-hands',
  'for-gondor': 'flying-flag',
  'sneak-attack': 'cloak-dagger',
  'valiant-sacrifice': 'broken-shield',
  'grim-resolve': 'tattered-banner',
  'steward-of-gondor': 'winged-scepter',
  'celebrians-stone': 'gem-pendant',
  // tactics
  'veteran-axehand': 'axe-swing',
  'gondorian-spearman': 'spears',
  'horseback-archer': 'horseshoe',
  beorn: 'bear-head',
  'blade-mastery': 'sword-spin',
  'rain-of-arrows': 'striking-arrows',
  feint: 'sword-clash',
  'quick-strike': 'saber-slash',
  'thicket-of-spears': 'spiked-fence',
  'swift-strike': 'riposte',
  'stand-together': 'shield-echoes',
  'blade-of-gondolin': 'relic-blade',
  'citadel-plate': 'chest-armor',
  'dwarven-axe': 'sharp-axe',
  'horn-of-gondor': 'hunting-horn',
  // spirit
  'wandering-took': 'smoking-pipe',
  'lorien-guide': 'lantern-flame',
  'northern-tracker': 'footprint',
  'the-galadhrims-greeting': 'trumpet-flag',
  'strength-of-will': 'strong',
  'hasty-stroke': 'lightning-shield',
  'will-of-the-west': 'sunset',
  'a-test-of-will': 'third-eye',
  'stand-and-fight': 'swords-emblem',
  'a-light-in-the-dark': 'candle-light',
  'dwarven-tomb': 'tombstone',
  'fortune-or-fate': 'tarot-10-wheel-of-fortune',
  'the-favor-of-the-lady': 'lotus-flower',
  'power-in-the-earth': 'tree-roots',
  'unexpected-courage': 'lion',
  // lore
  'daughter-of-the-nimrodel': 'woman-elf-face',
  'erebor-hammersmith': 'anvil',
  'henamarth-riversong': 'river',
  'miner-of-the-iron-hills': 'war-pick',
  gleowine: 'harp',
  'lore-of-imladris': 'open-book',
  'loriens-wealth': 'chalice-drops',
  'radagasts-cunning': 'barn-owl',
  'secret-paths': 'trail',
  'gandalfs-search': 'spyglass',
  'beorns-hospitality': 'viking-longhouse',
  'forest-snare': 'wolf-trap',
  'protector-of-lorien': 'rosa-shield',
  'dark-knowledge': 'secret-book',
  'self-preservation': 'herbs-bundle',
  // neutral
  gandalf: 'wizard-face',
  // Spiders of Mirkwood
  'king-spider': 'hanging-spider',
  hummerhorns: 'wasp-sting',
  'ungoliants-spawn': 'spider-face',
  'great-forest-web': 'cobweb',
  'mountains-of-mirkwood': 'mountaintop',
  'eyes-of-the-forest': 'evil-eyes',
  'caught-in-a-web': 'web-spit',
  // Wilderlands
  'wolf-rider': 'direwolf',
  'hill-troll': 'troll',
  'goblin-sniper': 'crossbow',
  'marsh-adder': 'snake',
  wargs: 'wolf-howl',
  despair: 'despair',
  'the-brown-lands': 'earth-crack',
  'the-east-bight': 'dead-wood',
  // Dol Guldur Orcs
  'dol-guldur-orcs': 'orc-head',
  'chieftain-ufthak': 'overlord-helm',
  'dol-guldur-beastmaster': 'whip',
  'driven-by-shadow': 'shadow-follower',
  'the-necromancers-reach': 'shadow-grasp',
  'necromancers-pass': 'evil-tower',
  'enchanted-stream': 'splashy-stream',
  // Passage Through Mirkwood
  'forest-spider': 'masked-spider',
  'east-bight-patrol': 'goblin-head',
  'black-forest-bats': 'evil-bat',
  'old-forest-road': 'stone-path',
  'forest-gate': 'forest-entrance',
  // Escape from Dol Guldur
  'dungeon-jailor': 'keyring',
  'nazgul-of-dol-guldur': 'cloaked-figure-on-horseback',
  'cavern-guardian': 'skeleton',
  'under-the-shadow': 'eclipse',
  'iron-shackles': 'manacles',
  'endless-caverns': 'underground-cave',
  'tower-gate': 'dungeon-gate',
  'gandalfs-map': 'treasure-map',
  'dungeon-torch': 'primitive-torch',
  'shadow-key': 'skeleton-key',
  // Journey Along the Anduin
  'misty-mountain-goblins': 'goblin',
  'massing-at-night': 'evil-moon',
  'banks-of-the-anduin': 'boat-horizon',
  'gladden-fields': 'high-grass',
  // Sauron’s Reach
  'eastern-crows': 'crow-dive',
  'evil-storm': 'lightning-storm',
  'pursued-by-shadow': 'two-shadows',
  'treacherous-fog': 'fog',
  // quests
  'flies-and-spiders': 'spider-web',
  'a-fork-in-the-road': 'crossroad',
  'dont-leave-the-path': 'direction-sign',
  'beorns-path': 'bear-face',
  'the-necromancers-tower': 'castle',
  'through-the-caverns': 'cave-entrance',
  'out-of-the-dungeons': 'breaking-chain',
  'to-the-river': 'waterfall',
  'anduin-passage': 'canoe',
  'ambush-on-the-shore': 'dark-squad',
  // a card of a player's that lies face down as an enemy
  'orc-guard': 'barbute',
};

/** Of the card game: numbers, tokens, spheres, backs, and what its table needs beside the cards. */
const LOTR_LCG_SIGNS = {
  // numbers
  willpower: 'sun',
  attack: 'crossed-swords',
  defense: 'shield',
  'hit-points': 'hearts',
  threat: 'eye-target',
  'quest-points': 'walking-boot',
  victory: 'laurels',
  // tokens
  damage: 'drop',
  progress: 'footprint',
  resource: 'crown-coin',
  // spheres, and those that have none
  leadership: 'crown',
  tactics: 'broadsword',
  spirit: 'seven-pointed-star',
  lore: 'open-book',
  neutral: 'linden-leaf',
  encounter: 'burning-eye',
  quest: 'compass',
  // corners, backs, what lies on a card
  location: 'mountains',
  objective: 'key',
  player: 'holy-oak',
  shadow: 'burning-eye',
};

/** Of the card game's table: phases, piles and what stands beside cards. */
const LOTR_LCG_TABLE = {
  resource: 'two-coins',
  planning: 'scroll-unfurled',
  quest: 'sun',
  travel: 'walking-boot',
  encounter: 'evil-eyes',
  combat: 'crossed-swords',
  refresh: 'sunrise',
  first: 'trumpet-flag',
  out: 'tombstone',
  victory: 'laurels',
  removed: 'trash-can',
  aside: 'card-exchange',
  discard: 'card-discard',
  hand: 'poker-hand',
  deck: 'holy-oak',
  players: 'three-friends',
  used: 'clockwise-rotation',
  pine: 'pine-tree',
  lantern: 'lantern-flame',
  shadow: 'burning-eye',
  prisoner: 'manacles',
  window: 'open-gate',
};

/** How a match stands or has ended, in any log. */
const SCORES = {
  won: 'laurel-crown',
  lost: 'skull-crossed-bones',
  running: 'hourglass',
  fallen: 'tombstone',
};

/** Of the card game's score sheets and campaign log. */
const LOTR_LCG_SCORES = {
  slain: 'crossed-swords',
  taken: 'imprisoned',
  rescued: 'breaking-chain',
  out: 'half-dead',
  pine: 'pine-tree',
  spider: 'masked-spider',
  raft: 'raft',
  tower: 'evil-tower',
  raven: 'raven',
  road: 'trail',
};

/** Of the decks: what is done with one. */
const DECKS = {
  ...own('upload'),
  advice: 'hazard-sign',
  play: 'crossed-swords',
  shape: 'scales',
  test: 'dice-target',
};

/** What a deck of the card game is made of, and what its heroes fall to. */
const LOTR_LCG_DECKS = {
  ally: 'three-friends',
  attachment: 'checked-shield',
  event: 'lightning-trio',
  fallen: 'broken-shield',
};

function own(...names) {
  return Object.fromEntries(names.map((name) => [name, { d: OWN[name] }]));
}

const require = createRequire(import.meta.url);
const set = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8')).icons;

function pathOf(name, source) {
  if (typeof source === 'object') return source.d;
  const d = set[source]?.body.match(/ d="([^"]+)"/)?.[1];
  if (d === undefined) throw new Error(`There is no icon "${source}" for "${name}" in the set.`);
  return rounded(d);
}

/** A tenth of a five-hundredth is seen by nobody, and a third of the bytes. Arcs stay: their flags touch numbers. */
function rounded(d) {
  return d.replace(/[a-z][^a-z]*/gi, (part) =>
    /^a/i.test(part)
      ? part
      : part.replace(/(-?)(\d*\.\d+)(?=(.?))/g, (_, sign, number, next) => {
          const short = Number(number).toFixed(1).replace(/^0/, '');
          // What follows may begin with its own dot, which would then read as this number's.
          const bare = next === '.' ? short : short.replace(/\.0$/, '') || '0';
          // And its own dot may have been all that parted it from the number before it.
          const parted = sign === '' && number.startsWith('.') && !bare.startsWith('.') ? ' ' : '';
          return `${parted}${sign}${bare}`;
        }),
  );
}

function write(file, list) {
  const lines = Object.entries(list).map(
    ([name, source]) => `  ${JSON.stringify(name)}: ${JSON.stringify(pathOf(name, source))},`,
  );
  const to = fileURLToPath(new URL(`../src/${file}`, import.meta.url));
  const head = '// Written by tools/icons.mjs. Icons of game-icons.net, CC BY 3.0, and some of our own.\n';
  writeFileSync(
    to,
    `${head}export const paths = {\n${lines.join('\n')}\n} as const;\n\nexport type IconName = keyof typeof paths;\n`,
  );
  execFileSync('npx', ['biome', 'format', '--write', to], { stdio: 'inherit' });
}

write('icons/paths.ts', SHARED);
write('games/lotr-board/signs/paths.ts', LOTR_BOARD);
write('generic/paths.ts', GENERIC);
write('games/lotr-lcg/signs/marks.ts', LOTR_LCG_TABLE);
write('games/lotr-lcg/cards/engravings.ts', LOTR_LCG_CARDS);
write('games/lotr-lcg/cards/signs.ts', LOTR_LCG_SIGNS);
write('features/decks/paths.ts', DECKS);
write('games/lotr-lcg/decks/paths.ts', LOTR_LCG_DECKS);
write('features/scores/signs.ts', SCORES);
write('games/lotr-lcg/scores/signs.ts', LOTR_LCG_SCORES);

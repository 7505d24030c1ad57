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
  menu: 'M70 110h372v44H70zM70 234h372v44H70zM70 358h372v44H70z',
  minus: 'M110 232h292v48H110z',
  pause: 'M130 92h84v328h-84zM298 92h84v328h-84z',
  play: 'M136 72v368l300-184z',
  plus: 'M232 110h48v122h122v48H280v122h-48V280H110v-48h122z',
  right: 'M172 88v336l200-168z',
  up: 'M88 340h336L256 140z',
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
  ...own('plus', 'right', 'up', 'close'),
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
write('games/lotr-board/paths.ts', LOTR_BOARD);

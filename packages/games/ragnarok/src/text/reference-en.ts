import type { Texts } from '@concilio/kernel';

/** The rules, one fact a sentence, and the titles that they stand under. */
export const reference = {
  'section.components': 'Components and limits',
  'section.goal': 'Goal and victory conditions',
  'section.map': 'The map',
  'section.icons': 'Region icons: Monument, Settlement, Shrine, Forge',
  'section.control': 'Population Strength and control of Regions',
  'section.seas': 'Seas and Drakkars',
  'section.realms': 'Realms and Alliances',
  'section.attributes': 'Heroes and Attributes',
  'section.injuries': 'Injuries and healing',
  'section.runes': 'Runes',
  'section.armies': 'Armies',
  'section.player-board': 'Drakkar, Priests and player board',
  'section.movement': 'Movement and placing',
  'section.retreat': 'Retreat',
  'section.ownership': 'Ownership, Resources and Reserve',
  'section.setup': 'Setup',
  'section.draft': 'Hero draft',
  'section.turn': 'Turn structure',
  'section.prayer': 'Step 1: Prayer',
  'section.hero': 'Step 2: Hero',
  'section.rune-actions': 'Step 3: Rune actions',
  'section.maneuvers': 'Step 4: Maneuvers, activating and recruiting Armies',
  'section.special': 'Step 5: choosing a special action',
  'section.reinforce': 'Special actions A Reinforce, B Mobilize, C Prepare',
  'section.temple': 'Special action D Build Temple and the Blessing draft',
  'section.monsters-action': 'Special action E Monsters',
  'section.usurp': 'Special action F Usurp',
  'section.monument': 'Special action G Build Monument',
  'section.monsters': 'Activating and controlling Monsters, Trample',
  'section.leader': 'The Leader (Loki)',
  'section.hunts': 'Hunts',
  'section.hits': 'Hits, Rewards, killing Monsters, Artifacts',
  'section.battles': 'Battles',
  'section.decks': 'Decks, discard piles, limited components',
  'section.component-texts': 'Component texts that carry rules',
  'section.ragnarok': 'Ragnarok: end of the game',
  'section.decisions': 'Decisions',
  'rule.LOR-1.01':
    'The game has a two-sided main board, an action wheel, 6 Realm tiles plus 2 Realm tiles for two-player games, 4 player boards and the Leader board of Loki.',
  'rule.LOR-1.02':
    'Figures: 3 Monuments (Odin, Thor, Freya), 5 Heroes, 6 Monsters, 1 Leader (Loki), 24 Armies, 4 Drakkars, 16 Priests.',
  'rule.LOR-1.03':
    'Per player colour: 6 Armies with 6 dials, 4 Priests, 1 Drakkar, 20 control markers, 2 oversized rings, 1 Hero ring, 3 Attribute tokens.',
  'rule.LOR-1.04':
    'Shared tokens: 36 Runes, 6 Forge tokens, 6 Slayer tokens, 7 Temples, 1 Monster die, 2 Temple counters.',
  'rule.LOR-1.05':
    'Cards: 35 Combat, 14 Monster Attack, 21 Event, 36 Blessing, 6 Origin, 10 Omen of Ragnarok, 3 God cards, 3 Divine Artifacts, 6 Monstrous Artifacts.',
  'rule.LOR-1.06':
    'Other boards and tiles: 6 Monster boards, 5 Hero tiles, and 3 different aid cards (4 copies of each) with no rules force.',
  'rule.LOR-1.07': 'Each Monument is built from 4 parts: a base (level 0) and 3 further levels.',
  'rule.LOR-1.08': 'The solo mode has its own rulebook and its own components; it is outside this reference.',
  'rule.LOR-1.09':
    'A game of these rules has 2, 3 or 4 players (4 player boards; every count-dependent rule names 2 players or “more”).',
  'rule.LOR-1.10':
    'The 36 Runes are 12 of each of the 3 types, and the 6 Forge tokens and the 6 Monster boards are 2 of each Rune type; the text only fixes “two Monster boards per Rune” and “three different Forges plus one of the rest” for two players, and an even split is the only split that satisfies both.',
  'rule.LOR-2.01':
    'Players take turns clockwise until somebody meets one of three victory conditions or the game ends through Ragnarok (section 36).',
  'rule.LOR-2.02': 'Great Jarl: a player who controls every Region of 3 different Lands wins at once.',
  'rule.LOR-2.03': 'Great Gothi: a player who controls 5 Regions that contain a built Temple wins at once.',
  'rule.LOR-2.04': 'Great Gothi in a two-player game needs only 4 such Regions.',
  'rule.LOR-2.05':
    'The last Temple needed for Great Gothi may come either from taking control of a Region that already has a Temple or from building a Temple in a Region the player already controls.',
  'rule.LOR-2.06': 'Slayer: a player who kills the Leader (Loki) wins at once.',
  'rule.LOR-2.07':
    'Only a player who has already killed 2 Monsters may try to Hunt the Leader; in a two-player game 1 is enough (see LOR-32.11 for what counts).',
  'rule.LOR-2.08': 'Great Jarl has no two-player exception: 3 Lands are needed at every player count.',
  'rule.LOR-2.09':
    'Victory is checked immediately, at the moment the condition becomes true, in the middle of a step or action if need be; nothing that would follow is resolved.',
  'rule.LOR-2.10':
    'A condition may be met in another player’s turn (for example by a defender or through a Realm bonus); the player who meets it wins, whoever is active.',
  'rule.LOR-2.11':
    'If several control changes fall at the same end-of-step check, resolve the active player’s first, then the others clockwise, testing victory after each single change; so two players never win together.',
  'rule.LOR-2.12':
    'Victory is tested on the state after the change, so a player who would lose a Region in the same operation does not count it.',
  'rule.LOR-3.01':
    'The board has three kinds of area separated by borders: Regions, Realms and Seas. The round centre, where the action wheel lies, is Yggdrasil.',
  'rule.LOR-3.02':
    'Yggdrasil is not an area figures can enter; it matters only for the final count of Ragnarok (section 36).',
  'rule.LOR-3.03': 'A Land is a group of 3 or 4 Regions of one colour marked with the same symbol.',
  'rule.LOR-3.04':
    'A player who controls all Regions of a Land controls that Land. Controlling Lands matters for Great Jarl and for some Omens.',
  'rule.LOR-3.05': 'Regions are numbered 1 to 21, or 1 to 16 on the two-player side of the board.',
  'rule.LOR-3.06':
    'Each Region shows a Population Strength and at least one icon out of Monument, Settlement, Shrine and Forge.',
  'rule.LOR-3.07': 'Realms belong to no Land; every Region belongs to exactly one.',
  'rule.LOR-3.08': 'Seas surround the whole map.',
  'rule.LOR-3.09':
    'Two areas are adjacent when they share a printed border; Yggdrasil does not connect the Regions around it.',
  'rule.LOR-4.01':
    'Monument: exactly 3 Regions carry a Monument; the Monument there starts at level 0 (base only) and can reach level 3.',
  'rule.LOR-4.02':
    'Monument: each one is tied to the Divine Artifact whose symbol is printed in its Region; the player who controls the Region gains that Artifact (section 32).',
  'rule.LOR-4.03':
    'Settlement: in a Region of theirs with a Settlement a player may raise the value of an activated Army (LOR-22.05) and may recruit Armies (LOR-22.07).',
  'rule.LOR-4.04':
    'Shrine: only Regions with a Shrine can hold a Temple (section 25), and never more than one.',
  'rule.LOR-4.05':
    'A Temple stays in its Region for the whole game and always counts for the current controller of that Region.',
  'rule.LOR-4.06':
    'Forge: each Forge Region gets a random Forge token at setup; it shows the Rune type that can be taken there.',
  'rule.LOR-4.07':
    'Forge: 1 Rune of its type is put on each Forge at setup, and again on each empty Forge whenever anybody uses Build Monument.',
  'rule.LOR-4.08': 'Forge tokens are never removed from the board.',
  'rule.LOR-4.09': 'A Forge never holds more than 1 Rune.',
  'rule.LOR-5.01':
    'A Region is either neutral or controlled by exactly one player, shown by that player’s control marker.',
  'rule.LOR-5.02':
    'A Region may hold Armies of one player only; the sole exception is the time until a pending Battle there is resolved.',
  'rule.LOR-5.03':
    'At the end of any step, a player with Armies in a neutral Region whose value equals or exceeds its Population Strength takes control of it at once.',
  'rule.LOR-5.04':
    'For LOR-5.03 compare the total Army value (sum of all that player’s Armies in the Region); the text says “the Army’s value”, but Battle and hero draft both use the sum.',
  'rule.LOR-5.05':
    'On taking control the player puts a control marker over the Population Strength; the printed number is irrelevant for the rest of the game.',
  'rule.LOR-5.06':
    'A controlled Region counts as having Population Strength 0, so an Army of another player that enters it takes control just by being there, unless defending Armies are present.',
  'rule.LOR-5.07':
    'If the Region entered already holds another player’s Armies, a Battle is fought first; its result decides whether control changes.',
  'rule.LOR-5.08':
    'Taking an undefended controlled Region is also settled at the end of the step in which the Army entered (together with all other control checks and before the next step begins), not in mid-step, because Mobilize resolves control only after all its activations.',
  'rule.LOR-5.09':
    'A Region keeps its controller when that player’s Armies leave or die; control ends only when another player takes the Region.',
  'rule.LOR-5.10': 'A Region that has been controlled never becomes neutral again.',
  'rule.LOR-5.11':
    'An Army too weak for a neutral Region simply stays there without control; growing later to the needed value gives control at the end of that step.',
  'rule.LOR-5.12':
    'Heroes, Drakkars, Priests and Monsters never give or take control of a Region by their presence.',
  'rule.LOR-5.13':
    'When control changes hands the old marker goes back to its owner and the new controller’s marker is placed.',
  'rule.LOR-5.14':
    'Region 19 is neutral with Population Strength 4. Green activates an Army of value 4 in an adjacent Region and moves it to Region 19. Expected: 4 meets 4, Green controls Region 19 at the end of the step and its Population Strength is covered.',
  'rule.LOR-6.01': 'Only Drakkars can be in a Sea and move through Seas.',
  'rule.LOR-6.02':
    'Seas cannot be controlled and no Battle happens there; any number of Drakkars of different players may share a Sea.',
  'rule.LOR-6.03':
    'All Regions adjacent to the Sea that holds a player’s Drakkar count as adjacent to each other for that player, for the movement of that player’s Armies and Hero only.',
  'rule.LOR-6.04':
    'A Drakkar helps only its owner. Other uses of the word “adjacent” (Alliances, Ragnarok count, Monster movement) are not affected by it.',
  'rule.LOR-6.05':
    'Crossing by Drakkar is one step of movement, costs nothing and leaves the Drakkar where it is; any number of figures may cross.',
  'rule.LOR-6.06':
    'Green’s Drakkar is in a Sea that touches several Regions, and a Green Army stands in one of them. Expected: every other Region touching that Sea is a legal destination for one Army activation, besides the land neighbours.',
  'rule.LOR-7.01': 'Nothing may be placed in a Realm except control markers that show Alliances.',
  'rule.LOR-7.02':
    'A Realm may be allied with several players, and a player may be allied with several Realms.',
  'rule.LOR-7.03':
    'The basic way to form an Alliance: the Hero is in a Region adjacent to the Realm and the player spends, as a Rune action, 1 Rune of the type shown on the Realm.',
  'rule.LOR-7.04': 'Forming an Alliance puts 1 of the player’s control markers in the Realm.',
  'rule.LOR-7.05':
    'The first player to form an Alliance with a Realm (no marker there yet) also draws 1 Combat card.',
  'rule.LOR-7.06':
    'Each player can form an Alliance with a given Realm only once; it lasts until the end of the game.',
  'rule.LOR-7.07': 'Adjacency of Hero and Realm is by printed border; a Drakkar does not help.',
  'rule.LOR-8.01':
    'Each player has one Hero with a special ability on the Hero tile that works all game, and an Origin whose advantage is applied once, at the start.',
  'rule.LOR-8.02':
    'A Hero has three Attributes, Authority, Power and Wisdom; each starts at 2 and can rise to at most 6.',
  'rule.LOR-8.03': 'Authority is the starting value of each Army the player recruits.',
  'rule.LOR-8.04': 'Power is the number of Combat cards drawn at the start of each Hunt.',
  'rule.LOR-8.05':
    'Power limits Usurp: a neutral Region with Population Strength up to Power, or a Region of another player with a total Army value up to Power (section 27).',
  'rule.LOR-8.06': 'Wisdom is added when the Weakness of a Monster Attack card is checked in a Hunt.',
  'rule.LOR-8.07':
    'Wisdom is the most Combat cards and, separately, the most Runes a player may hold: Wisdom 2 allows up to 2 Combat cards and up to 2 Runes.',
  'rule.LOR-8.08':
    'A player who must take a Combat card or Rune beyond the limit takes it first, then at once chooses and discards cards or Runes of that kind down to the limit.',
  'rule.LOR-8.09':
    'During a Hunt there is no limit on Combat cards; when the Hunt ends the hunter at once discards down to the limit.',
  'rule.LOR-8.10':
    'The Hunt exception covers the hunter’s Combat cards only; the Rune limit applies during Hunts too, for example to a Rune Reward.',
  'rule.LOR-8.11':
    'If Wisdom falls (an Injury on the Wisdom token), the smaller limit applies at once and the player discards down, because the limit holds “at any moment”; during a Hunt the card part waits until the Hunt ends.',
  'rule.LOR-8.12': 'An increase that would take an Attribute above 6 is lost.',
  'rule.LOR-8.13': 'An effect that lowers an Attribute cannot push its token below the first space (2).',
  'rule.LOR-8.14':
    'Hands of Combat cards are hidden from the other players, their number is public; the rulebook says only that discard piles are open.',
  'rule.LOR-9.01':
    'When a Hero suffers an Injury, its player chooses one uninjured Attribute token and flips it to its Injury side without moving it on the track.',
  'rule.LOR-9.02':
    'A Hero whose 3 tokens are all on the Injury side cannot suffer more Injuries and ignores them (in a Hunt see LOR-31.31).',
  'rule.LOR-9.03':
    'While its token is on the Injury side an Attribute has a score of 2, wherever the token stands on the track.',
  'rule.LOR-9.04':
    'An injured token still moves if its Attribute goes up or down; the moved position counts once it is healed.',
  'rule.LOR-9.05':
    'Healing an Injury flips one injured token, of the player’s choice, to the uninjured side; it stays on its space.',
  'rule.LOR-9.06':
    'Power token on space 5 is injured: Power is 2. A Priest is sent to Thor’s Monument: the token moves to 6, Power is still 2. After healing it, Power is 6.',
  'rule.LOR-10.01': 'There are 3 Rune types: Uruz, Othala and Algiz.',
  'rule.LOR-10.02':
    'A Rune taken from a Forge is the token lying there; it leaves the board and joins the player’s Resources.',
  'rule.LOR-10.03':
    'A Rune gained in any other way comes from the Reserve, normally of a type the player chooses, and joins the player’s Resources.',
  'rule.LOR-10.04': 'Runes that are discarded or spent go to the Reserve.',
  'rule.LOR-10.05':
    'If the Reserve has no Rune of the chosen type, another type must be chosen; if it has none at all, no Rune is gained (section 34).',
  'rule.LOR-11.01': 'An Army is one figure with a value from 1 to 6 shown on its dial.',
  'rule.LOR-11.02':
    'An Army’s value may rise by activating it or by other effects; it may fall through lost Battles, Casualties, Combat card effects, Tramples, Region Attacks and other effects.',
  'rule.LOR-11.03':
    'An Army whose value falls below 1 dies: it leaves the board and returns to its owner’s Resources.',
  'rule.LOR-11.04': 'Total Army value is the sum of the values of all Armies of one player in one Region.',
  'rule.LOR-11.05':
    'An increase above 6 is lost; an Army at 6 cannot be chosen for an effect whose only result is +1.',
  'rule.LOR-11.06': 'A player may have any number of their own Armies in one Region, up to the 6 they own.',
  'rule.LOR-11.07': 'Armies never merge or split and values are never moved between Armies.',
  'rule.LOR-12.01':
    'The player board holds the Attribute tracks and the spaces for Hero tile, Origin card, Priests and Runes.',
  'rule.LOR-12.02':
    'A Priest of the player’s colour is taken from the Reserve into Resources on building a Temple, on building a Monument (1 per own Temple) or as a Hunt Reward.',
  'rule.LOR-12.03': 'Monuments are the only place on the board where Priests are put.',
  'rule.LOR-12.04':
    'A player can have at most 4 Priests in play and in Resources together; if none of their colour is in the Reserve, they gain none.',
  'rule.LOR-13.01': 'Heroes, Armies, Drakkars, Monsters and the Leader can move; all other figures cannot.',
  'rule.LOR-13.02':
    'A Hero may move to any adjacent Region, whoever controls it and whatever figures are there, and may use the owner’s Drakkar. Heroes normally move in the Hero step.',
  'rule.LOR-13.03':
    'An Army may move to any adjacent Region, whoever controls it and whatever figures are there, and may use the owner’s Drakkar. Armies normally move in the Maneuvers step or with Mobilize.',
  'rule.LOR-13.04': 'Armies cannot move into the Region where Loki is (Loki’s Leader rule).',
  'rule.LOR-13.05':
    'An Army that moves into a Region with another player’s Armies causes a Battle at the end of that step.',
  'rule.LOR-13.06':
    'A Drakkar may move to any adjacent Sea, even if other Drakkars are there. Drakkars normally move in the Hero step.',
  'rule.LOR-13.07':
    'A Monster may move to any adjacent Region, whoever controls it and whatever figures are there. Monsters move when activated.',
  'rule.LOR-13.08': 'Monsters cannot use Drakkars.',
  'rule.LOR-13.09': 'The Leader moves only as described on the Leader board.',
  'rule.LOR-13.10':
    'Placing is not moving: an effect that says “place” takes the figure from the board, the Reserve or Resources and puts it where the effect says, ignoring everything that applies to movement.',
  'rule.LOR-13.11': 'A placed Monster causes no Trample, and placing may cross any distance.',
  'rule.LOR-13.12':
    'An Army may be recruited or placed in Loki’s Region, since LOR-13.04 forbids only moving.',
  'rule.LOR-13.13':
    'Armies already in a Region where Loki arrives are not removed by LOR-13.04 and may move out of it normally.',
  'rule.LOR-13.14':
    'No figure except Armies of other players ever blocks or is blocked by sharing a Region; Heroes, Monsters and Armies coexist freely.',
  'rule.LOR-14.01':
    'When Armies must Retreat, their owner must move them from their Region to an adjacent Region that the owner controls.',
  'rule.LOR-14.02':
    'If the owner controls no adjacent Region, those Armies are killed and return to the owner’s Resources.',
  'rule.LOR-14.03':
    'Retreating Armies may use their owner’s Drakkar, so any controlled Region touching that Sea counts as adjacent.',
  'rule.LOR-14.04':
    'Retreat happens mostly after a lost Battle, but Monsters and other effects may also force it.',
  'rule.LOR-14.05': 'A Retreat is not movement for any game effect.',
  'rule.LOR-14.06': 'After a Battle all retreating Armies must go to one single Region.',
  'rule.LOR-14.07':
    'A Retreat forced by Usurp or by another effect also goes to one single Region, by analogy with Battles; the owner of the Armies chooses which.',
  'rule.LOR-14.08':
    'Armies may Retreat into Loki’s Region if their owner controls it, because a Retreat is not movement and LOR-13.04 forbids movement.',
  'rule.LOR-14.09':
    'A controlled Region in which another Battle is still pending is a legal destination; the Armies join that Battle on their owner’s side, since control is the only requirement in the text.',
  'rule.LOR-14.10':
    'The Region being retreated from is never a legal destination, and Armies may not be killed voluntarily when a legal destination exists.',
  'rule.LOR-15.01':
    'A player owns everything in their Resources: undeployed Armies, Priests and Runes there, Combat cards in hand, and gained Artifact and Blessing cards.',
  'rule.LOR-15.02':
    'A player also owns what they control on the board: Regions with their marker and Monsters with their ring.',
  'rule.LOR-15.03':
    'Nobody can own Realms, Seas, Monuments or the Leader; the Region that contains a Monument can be owned.',
  'rule.LOR-15.04':
    'Anything that is neither on the board nor in a player’s Resources is in the common Reserve.',
  'rule.LOR-15.05': '“Their Region”, “their Army” and similar words in effects mean owned in this sense.',
  'rule.LOR-16.01': 'Step 1: use the board side for the number of players (one side is for 2 players).',
  'rule.LOR-16.02':
    'Step 2: put the Realm tiles on their places; two-player games use their own Niflheim and Jotunheim tiles.',
  'rule.LOR-16.03':
    'Step 3: put the action wheel on Yggdrasil, on the side for the number of players, so that each action points at its Realm.',
  'rule.LOR-16.04':
    'Step 4: take the Temple counter for the number of players, choose one of its sides (the side with 2 drafts is advised for a first game), fill every space with a Temple and return the remaining Temples to the box.',
  'rule.LOR-16.05':
    'Step 5: put random Forge tokens face up on the Forge icons and 1 Rune of the matching type on each.',
  'rule.LOR-16.06':
    'Step 5, two players: use 3 Forges of three different types plus 1 random Forge of the remaining ones, placed at random.',
  'rule.LOR-16.07':
    'Step 6: put each Monument base in the Region with its Attribute icon: Odin with Authority, Thor with Power, Freya with Wisdom; keep its other 3 parts beside the Region and put its Divine Artifact next to it.',
  'rule.LOR-16.08':
    'Step 7: sort the 6 Monster boards into 3 pairs by Rune symbol and stack each pair in random order; put the matching Monstrous Artifacts and figures beside them.',
  'rule.LOR-16.09':
    'Step 8: put the Leader board (Loki) and figure beside the board. Only one Leader is used in a game; players agree on it beforehand, and the base game has only Loki.',
  'rule.LOR-16.10':
    'Step 9: shuffle the Combat, Monster Attack, Blessing and Event decks. In a two-player game first remove every Event card numbered above 16.',
  'rule.LOR-16.11': 'Step 10: all remaining Runes form the Reserve.',
  'rule.LOR-16.12': 'Step 11: put the 5 Omen cards for the number of players face up in a row.',
  'rule.LOR-16.13':
    'Step 12: each player takes the components of one colour, 3 Attribute tokens and 3 aid cards; the 4 Priests go to the Reserve, everything else stays with the player.',
  'rule.LOR-16.14':
    'Step 13: draw 1 Event card, put the Leader in the Region with that number and discard the card.',
  'rule.LOR-16.15':
    'Step 14: draw Event cards one at a time, as many as there are players. For each, take the Monster with the Rune shown under “Place” and put it in the Region with the card’s number; discard the card.',
  'rule.LOR-16.16':
    'Step 14: while both Monsters of that Rune are unplaced, the one whose board is on top of its pair is used.',
  'rule.LOR-16.17':
    'Step 14: if both Monsters of that Rune are already on the board, nothing is placed; the card still counts towards the number to draw.',
  'rule.LOR-16.18': 'Step 15: hold the hero draft (section 17).',
  'rule.LOR-16.19': 'Several Monsters, or a Monster and the Leader, may be in the same Region.',
  'rule.LOR-16.20':
    'All Monsters begin neutral, all Regions neutral, all Monuments at level 0 and all Omens face up.',
  'rule.LOR-17.01':
    'The player who starts the draft is chosen at random; players then draft one after another, going to the left, each completing all steps below before the next begins.',
  'rule.LOR-17.02':
    'The drafting player draws 2 random Hero tiles and 2 random Origin cards and also takes the Origin card Odinson/Odinsdottir if it is still being passed.',
  'rule.LOR-17.03': 'The player keeps 1 of the Hero tiles and 1 of the Origin cards held.',
  'rule.LOR-17.04':
    'If Odinson/Odinsdottir was not kept it is handed to the player on the left, who adds it to their own choice.',
  'rule.LOR-17.05':
    'The other unchosen Hero tiles and Origin cards go back and are reshuffled for the next drafter.',
  'rule.LOR-17.06': 'The player takes the figure of the chosen Hero and puts the ring of their colour on it.',
  'rule.LOR-17.07':
    'The 3 Attribute tokens are put, uninjured side up, on the first space of each track: all Attributes start at 2.',
  'rule.LOR-17.08': 'The player draws 1 Combat card.',
  'rule.LOR-17.09': 'The player puts their Drakkar in any Sea, even one with another Drakkar.',
  'rule.LOR-17.10':
    'Then the player puts their Hero and 2 Armies of value 1 in one Region adjacent to that Sea; the Region may not contain another player’s Armies or control marker.',
  'rule.LOR-17.11': 'If that Region’s Population Strength is 2, the player takes control of it at once.',
  'rule.LOR-17.12':
    'The same follows from LOR-5.03 for any starting Region with Population Strength 2 or less.',
  'rule.LOR-17.13':
    'Then the Origin card goes on the player board and all its advantages are applied; the Hero tile is put on top of it.',
  'rule.LOR-17.14':
    'When all have drafted, the player who kept Odinson/Odinsdottir is the first player; if nobody kept it, the player who began the draft is.',
  'rule.LOR-17.15':
    'The Origin’s effects are not repeated later; the card under the Hero tile has no further use.',
  'rule.LOR-17.16':
    'A Region with a Monster or with Loki may be chosen as starting Region: only other players’ Armies and markers forbid it, and figures are placed, not moved.',
  'rule.LOR-17.17':
    'Blue puts the Drakkar in a Sea and chooses a neutral adjacent Region with Population Strength 2. Expected: Hero and two value-1 Armies there (total 2), Blue controls it. With Population Strength 3 the Region would stay neutral.',
  'rule.LOR-18.01': 'Turns pass clockwise; the player taking a turn is the active player.',
  'rule.LOR-18.02':
    'A turn has five steps in fixed order: 1 Prayer, 2 Hero, 3 Rune actions, 4 Maneuvers, 5 Special action.',
  'rule.LOR-18.03':
    'Only the Special action step is mandatory; the active player may skip any of the other four.',
  'rule.LOR-18.04':
    'At the end of every step, Battles in Regions with Armies of two or more players are resolved, and control of Regions is checked.',
  'rule.LOR-18.05':
    'Order at the end of a step: first control is checked in all Regions where no Battle is pending, then Battles are resolved one at a time, each with its own control check; this is the order in which Mobilize names them, and it lets a Region just taken serve as a Retreat destination.',
  'rule.LOR-18.06': 'A Region with a pending Battle does not change control until that Battle is over.',
  'rule.LOR-18.07':
    'The turn ends when the chosen special action has been fully resolved; then the player on the left takes a turn.',
  'rule.LOR-18.08': 'A skipped or finished step cannot be returned to in the same turn.',
  'rule.LOR-19.01':
    'The active player may do both Prayer options, each once: send a Priest, and forge a Rune.',
  'rule.LOR-19.02': 'The two options may be done in either order, since no order is given.',
  'rule.LOR-19.03':
    'Send a Priest: put 1 Priest from Resources on any Monument that has a free Priest space.',
  'rule.LOR-19.04': 'Sending does not require control of the Region or the Hero’s presence there.',
  'rule.LOR-19.05': 'The Priest stays and occupies its space until somebody uses Build Monument.',
  'rule.LOR-19.06':
    'Sending always raises by 1, permanently, the Attribute of that Monument: Odin Authority, Thor Power, Freya Wisdom.',
  'rule.LOR-19.07':
    'If the Monument has at least level 1, the player also receives the favour of its current level printed on that God’s card.',
  'rule.LOR-19.08': 'Higher Monuments give stronger favours, but the Attribute rise is always exactly 1.',
  'rule.LOR-19.09': 'A Priest may be sent even if the player cannot use all or any of what it gives.',
  'rule.LOR-19.10':
    'A Priest cannot be sent if every Priest space of the Monument is occupied, by any players.',
  'rule.LOR-19.11':
    'Green has Power 2 and sends a Priest to Thor’s Monument at level 3. Expected: Power becomes 3 and Green draws 3 Combat cards; with Wisdom 2 Green then discards down to 2 cards.',
  'rule.LOR-19.12':
    'Forge a Rune: if the Hero is in a Region with a Forge that has a Rune on it, the player may take that Rune into Resources.',
  'rule.LOR-19.13': 'Forging needs no control of the Region.',
  'rule.LOR-20.01':
    'The active player may do exactly one of: move the Hero, move the Drakkar, heal an Injury.',
  'rule.LOR-20.02': 'Option A: move the Hero up to 2 Regions.',
  'rule.LOR-20.03': 'Option B: move the Drakkar up to 2 Seas.',
  'rule.LOR-20.04':
    'Option C: heal 1 Injury by flipping an injured Attribute token; its position does not change.',
  'rule.LOR-20.05':
    'In option A each of the two steps may be a land border or a Drakkar crossing (LOR-6.03), and the Hero may end where it began.',
  'rule.LOR-21.01':
    'The active player may spend Runes from Resources to perform exactly one Rune action, which costs 1 to 3 Runes.',
  'rule.LOR-21.02':
    'Basic Rune actions that cost 1 Rune need a Rune of a given type: the one shown on the Monster board, the Leader board or the Realm concerned.',
  'rule.LOR-21.03':
    'Rune actions that cost a set of 2 or 3 Runes need Runes of different types, no two alike.',
  'rule.LOR-21.04': 'There are 9 basic Rune actions; Blessings and other sources can give more.',
  'rule.LOR-21.05': '1 matching Rune: activate the Leader if it is in the Region of the player’s Hero.',
  'rule.LOR-21.06':
    '1 matching Rune: take control of a neutral Monster in the Region of the player’s Hero (section 29).',
  'rule.LOR-21.07':
    '1 matching Rune: form an Alliance with a Realm adjacent to the Region of the player’s Hero; the first ally of that Realm draws 1 Combat card (LOR-7.05).',
  'rule.LOR-21.08':
    'Set of 2: raise the value of one of the player’s Armies on the board by 1; no Settlement is needed.',
  'rule.LOR-21.09':
    'Set of 2: activate one Monster that the player controls or that is neutral, anywhere on the board.',
  'rule.LOR-21.10': 'Set of 2: draw 1 Combat card.',
  'rule.LOR-21.11': 'Set of 2: place the player’s Hero in any Region.',
  'rule.LOR-21.12':
    'Set of 3: raise by 1 one of the player’s lowest Attributes (only one, player’s choice among equals).',
  'rule.LOR-21.13': 'Set of 3: draw 2 Combat cards.',
  'rule.LOR-21.14':
    '“Lowest” compares current scores, so an injured Attribute counts as 2; the text says an injured Attribute has a score of 2 without exception.',
  'rule.LOR-21.15':
    'A Rune action whose effect cannot do anything (no legal target, all at maximum) may not be chosen, as with special actions.',
  'rule.LOR-22.01': 'The active player may activate 1 Army.',
  'rule.LOR-22.02': 'A player with no Army on the board may recruit 1 Army instead.',
  'rule.LOR-22.03': 'A player with at least one Army on the board cannot recruit in this step.',
  'rule.LOR-22.04': 'Activating an Army, first choice: move it to any adjacent Region.',
  'rule.LOR-22.05':
    'Activating an Army, second choice: raise its value by 1, only if it is in a Region of that player with a Settlement.',
  'rule.LOR-22.06': 'The second choice needs control of the Region, not just presence in it.',
  'rule.LOR-22.07':
    'Recruiting takes an Army from Resources and puts it on the board with a value equal to the player’s Authority.',
  'rule.LOR-22.08':
    'A recruited Army goes to any Region adjacent to the Sea with the player’s Drakkar, or to a Region of the player with a Settlement.',
  'rule.LOR-22.09':
    'By Drakkar it may even go to a Region with another player’s Armies; that starts a Battle at the end of the step.',
  'rule.LOR-22.10':
    'Recruiting by Drakkar may target neutral Regions and Regions of other players without Armies; control is then checked as usual.',
  'rule.LOR-22.11': 'A player with no Army in Resources cannot recruit.',
  'rule.LOR-22.12':
    'An injured Authority gives recruited Armies value 2; later changes of Authority do not change Armies already on the board.',
  'rule.LOR-23.01':
    'The active player must choose one special action and put a control marker on its space of the action wheel.',
  'rule.LOR-23.02':
    'An action may be chosen only if the player can resolve its effect (for example, not Reinforce when all their Armies are on the board).',
  'rule.LOR-23.03':
    'A player cannot choose an action on which they already have a marker; markers of other players do not prevent it.',
  'rule.LOR-23.04':
    'A marker put where others already lie goes on top; all markers on one space form a single pile.',
  'rule.LOR-23.05':
    'If the marker is the first on that space, every player allied with the Realm of that action may take that Realm’s bonus.',
  'rule.LOR-23.06':
    'Realm bonuses are taken in order from the player on the active player’s left, so the active player is last.',
  'rule.LOR-23.07':
    'If there were markers already, the owner of the marker just covered takes 1 Rune of their choice from the Reserve; nobody takes a Realm bonus.',
  'rule.LOR-23.08': 'Realm bonuses or the Rune are taken before the special action is resolved.',
  'rule.LOR-23.09': 'Only the owner of the top marker is paid; deeper markers give nothing.',
  'rule.LOR-23.10':
    'LOR-23.02 is tested when the action is chosen, before any bonus; if a bonus then makes the action impossible, as much as possible is done, and an action that would become possible only through the bonus cannot be chosen.',
  'rule.LOR-23.11':
    'If no special action can be chosen at all, the step is skipped and the turn ends; the text gives no penalty.',
  'rule.LOR-23.12':
    'Green puts the first marker on Monsters. Green and Red are allied with Muspelheim, the Realm of that action. Expected: Red may take the Muspelheim bonus first, then Green, and only then Green resolves Monsters.',
  'rule.LOR-23.13':
    'Green’s marker lies on an action; Red puts a marker on top. Expected: Green at once takes 1 Rune of choice from the Reserve, no Realm bonus is given, then Red resolves the action.',
  'rule.LOR-23.14':
    'Build Monument is an exception: no marker is placed for it, no Realm bonus is given, and it has no Realm.',
  'rule.LOR-23.15':
    'Build Monument may be chosen only by a player with at least one marker on any space of the wheel.',
  'rule.LOR-23.16':
    'In a player’s first turn Build Monument is therefore unavailable, and after each Build Monument every player must take another action first.',
  'rule.LOR-24.01': 'A Reinforce: recruit 1 Army (LOR-22.07).',
  'rule.LOR-24.02': 'B Mobilize: activate any number of the player’s Armies on the board, at least one.',
  'rule.LOR-24.03':
    'Mobilize: after all activations, control of neutral Regions is checked, then Battles are resolved; with several Battles the active player chooses their order.',
  'rule.LOR-24.04':
    'In one Mobilize each Army can be activated once, so an Army moves at most one Region; the text says how many Armies, not how often.',
  'rule.LOR-24.05':
    'Activations of one Mobilize are done one after another, each with its own choice of move or +1.',
  'rule.LOR-24.06':
    'C Prepare: choose twice among the four options below; the same option may be chosen both times.',
  'rule.LOR-24.07': 'Prepare option: heal 1 Injury.',
  'rule.LOR-24.08': 'Prepare option: draw 1 Combat card.',
  'rule.LOR-24.09': 'Prepare option: take 1 Rune of choice from the Reserve.',
  'rule.LOR-24.10':
    'Prepare option: raise by 1 the value of one Army that is in a Region of the player with a Settlement.',
  'rule.LOR-24.11':
    'Prepare needs at least one possible option to be chosen; an impossible option cannot be picked, and if only one pick is possible the second is lost.',
  'rule.LOR-25.01': 'Build Temple: choose one of the player’s Regions that has a Shrine and no Temple.',
  'rule.LOR-25.02':
    'The Temple on the lowest covered space of the Temple counter is taken and put in that Region.',
  'rule.LOR-25.03': 'Then the player takes 1 Priest from the Reserve into Resources.',
  'rule.LOR-25.04':
    'If removing that Temple reveals the word Draft on the counter, a Blessing draft follows.',
  'rule.LOR-25.05':
    'Blessing draft: the builder draws Blessing cards equal to the number of players plus one and lays them face up.',
  'rule.LOR-25.06':
    'The active player takes one card first; then, going to the right (counter-clockwise), each other player takes one.',
  'rule.LOR-25.07': 'The one card left over is discarded.',
  'rule.LOR-25.08':
    'A Blessing stays beside its owner’s board and gives its ability until the end of the game.',
  'rule.LOR-25.09':
    'Build Temple cannot be chosen when the counter is empty or the player has no free Shrine Region.',
  'rule.LOR-25.10':
    'Building is still possible when no Priest is left in the Reserve; the Priest is then not gained.',
  'rule.LOR-25.11':
    'Great Gothi is checked as soon as the Temple is placed, before the Priest and any draft.',
  'rule.LOR-26.01':
    'The active player chooses one of three options: activate Monsters, Hunt a Monster, Hunt the Leader.',
  'rule.LOR-26.02':
    'Activate 1 or 2 different Monsters, in an order the player chooses; each must be neutral or controlled by that player.',
  'rule.LOR-26.03': 'Hunt a Monster that is in the same Region as the player’s Hero.',
  'rule.LOR-26.04':
    'Hunt the Leader if it is in the Region of the player’s Hero and the player qualifies (LOR-2.07).',
  'rule.LOR-26.05': 'The same Monster cannot be activated twice in one such action.',
  'rule.LOR-26.06': 'A Monster controlled by another player cannot be activated here, but it can be Hunted.',
  'rule.LOR-26.07': 'The second Monster may be chosen after the first has been fully resolved.',
  'rule.LOR-27.01': 'Usurp may be used only if no other Hero is in the Region of the player’s Hero.',
  'rule.LOR-27.02': 'In a neutral Region, Power must be at least its Population Strength.',
  'rule.LOR-27.03': 'In a neutral Region, Armies of other players there must Retreat, whatever their value.',
  'rule.LOR-27.04':
    'In a Region controlled by another player with Armies there, Power must be at least their total Army value; all those Armies must Retreat.',
  'rule.LOR-27.05': 'In a Region controlled by another player without Armies there, Power does not matter.',
  'rule.LOR-27.06':
    'In every case the usurper takes control of the Region and may at once recruit 1 Army in it, with a value equal to Authority.',
  'rule.LOR-27.07':
    'The recruited Army needs neither a Settlement nor the Drakkar there, and the recruitment is skipped if no Army is in Resources.',
  'rule.LOR-27.08': 'Usurp cannot be used in a Region the player already controls.',
  'rule.LOR-27.09': 'The player’s own Armies in the Region stay; no Battle is fought by Usurp.',
  'rule.LOR-27.10':
    'Order: Armies Retreat, then control changes (victory is checked), then the Army is recruited; so the usurped Region is never a Retreat destination.',
  'rule.LOR-27.11':
    'Green has Power 2; Green’s Hero is alone in a neutral Region with Population Strength 2. Green chooses Usurp. Expected: 2 meets 2, Green controls the Region and may recruit 1 Army there with a value equal to Authority.',
  'rule.LOR-28.01': 'Who may choose it: see LOR-23.15. Its six steps are done in the order below.',
  'rule.LOR-28.02':
    'Step 1: choose a Monument that is not complete and add its next level. A Monument with all 3 levels cannot be chosen.',
  'rule.LOR-28.03': 'Step 2: check every face-up Omen; each one that is fulfilled is turned face down.',
  'rule.LOR-28.04': 'Step 2: if at least 3 Omens are now face down, Ragnarok is triggered (section 36).',
  'rule.LOR-28.05':
    'Step 3: all players take their Priests off all Monuments and return them to the Reserve, not to Resources.',
  'rule.LOR-28.06': 'Step 3: all players take their markers off the action wheel.',
  'rule.LOR-28.07': 'Step 3: all players recharge all their Artifacts.',
  'rule.LOR-28.08': 'Step 4: every empty Forge gets a Rune of its type.',
  'rule.LOR-28.09': 'Step 5: the builder takes 1 Priest for each Temple in Regions they control.',
  'rule.LOR-28.10': 'Step 5: the builder takes the Runes from all Forges in Regions they control.',
  'rule.LOR-28.11': 'Step 6: draw and resolve an Event card.',
  'rule.LOR-28.12':
    'Event, placing: if a Monster with the Rune in the Place section is neither on the board nor dead, place it in the Region with the card’s number; if both of the pair are left, the one whose board is on top.',
  'rule.LOR-28.13':
    'Event, placing: if both Monsters of that Rune are on the board or dead, nothing is placed.',
  'rule.LOR-28.14':
    'Event, activating: activate all Monsters on the board with the first (left) Rune of the Activate section, beginning with the one whose board is on top; then do the same for the second Rune.',
  'rule.LOR-28.15': 'Event, Leader: if the card shows the Leader symbol, activate the Leader.',
  'rule.LOR-28.16':
    'Omens are checked only here, a face-down Omen stays face down even if its condition stops being true, and several may turn in one check.',
  'rule.LOR-28.17': 'When Ragnarok is triggered in step 2, steps 3 to 6 are still carried out.',
  'rule.LOR-28.18':
    'The builder takes Runes even beyond the Wisdom limit and then discards down to it by choice; the Forges emptied stay empty until the next Build Monument.',
  'rule.LOR-28.19':
    'Monsters activated by an Event that a player controls are decided by their controller; neutral ones by the active player with the die.',
  'rule.LOR-28.20':
    'A Monster placed by this Event also counts as “on the board” for its Activate section, since placing is resolved first.',
  'rule.LOR-28.21':
    'If all three Monuments are complete, Build Monument may still be chosen and only step 1 is skipped; otherwise markers could never leave the wheel again.',
  'rule.LOR-29.01': 'An activated Monster either moves or makes a Region Attack.',
  'rule.LOR-29.02': 'If a player controls the Monster, that player decides which, without a die.',
  'rule.LOR-29.03':
    'A controller who chooses the Region Attack must resolve all its effects, including those that hit the controller.',
  'rule.LOR-29.04': 'For a neutral Monster the active player rolls the Monster die.',
  'rule.LOR-29.05':
    'Die result move: the active player moves the Monster to an adjacent Region of their choice.',
  'rule.LOR-29.06':
    'Die result attack: the Region Attack on the Monster board is resolved; the active player makes any choices.',
  'rule.LOR-29.07': 'Die result choice: the active player decides between move and attack.',
  'rule.LOR-29.08':
    'All other decisions about neutral Monsters are made by the active player, about controlled Monsters by their controller.',
  'rule.LOR-29.09':
    'Trample: whenever a Monster moves into a Region with Armies, one of those Armies loses 1 value.',
  'rule.LOR-29.10':
    'If several Armies are there, the player who moved the Monster (active player or controller) chooses which one is reduced.',
  'rule.LOR-29.11':
    'The controller of a Monster may decide not to resolve the Trample; a neutral Monster always Tramples.',
  'rule.LOR-29.12':
    'A Trample reduces exactly one Army by exactly 1 per move, may hit the mover’s own Army, and can kill an Army of value 1 (LOR-11.03).',
  'rule.LOR-29.13':
    'Green activates the neutral Draugr, rolls move, and moves it to adjacent Region 19 where Red has one Army. Expected: that Army loses 1 value (value 3 becomes 2; value 1 dies and returns to Red’s Resources).',
  'rule.LOR-29.14': 'Control of a Monster is shown by a ring of the controller’s colour on it.',
  'rule.LOR-29.15': 'A player has two rings, so controls at most 2 Monsters at a time.',
  'rule.LOR-29.16':
    'To take a third, the player must first remove a ring from another Monster, which loses control of it at once and makes it neutral.',
  'rule.LOR-29.17': 'A player can never take control of a Leader or of a Monster another player controls.',
  'rule.LOR-29.18': 'Control of a Monster has no time limit and does not depend on where the Hero is later.',
  'rule.LOR-30.01':
    'The Leader changes the rules of the game as its board says; it has its own movement and activation there.',
  'rule.LOR-30.02':
    'The Leader is not a Monster. Outside Hunts, effects that affect only Monsters cannot be used on it unless they say so.',
  'rule.LOR-30.03':
    'During a Hunt the Leader counts as a Monster: all Hunt rules, Combat card effects and Monster Attack card effects apply to it unless stated otherwise.',
  'rule.LOR-30.04':
    'The Leader is activated by an Event card with the Leader symbol, or by a player’s 1-Rune action when the Hero is in its Region.',
  'rule.LOR-30.05':
    'Each Hit space of the Leader shows two weapon icons: two Combat cards with those icons must be played together for one Hit.',
  'rule.LOR-30.06':
    'If the Leader is alive after a Hunt it regenerates at once: all markers are removed from its Hit spaces.',
  'rule.LOR-30.07':
    'The Leader cannot be controlled, owned or killed outside a Hunt by effects that say “Monster”.',
  'rule.LOR-31.01':
    'A Hunt is a fight between one Hero and one Monster or Leader in the same Region, started with the Monsters special action.',
  'rule.LOR-31.02':
    'Monster and Hero take alternate turns, the Monster first, until an end condition is met.',
  'rule.LOR-31.03':
    'The Monster’s or Leader’s choices in a Hunt are made by its controller or, if it has none, by the player on the hunter’s right.',
  'rule.LOR-31.04':
    'If the hunter controls the Hunted Monster, the player on the hunter’s right makes its choices, so that the hunter never plays both sides.',
  'rule.LOR-31.05': 'Before the Hunt, 1: effects worded “at the start of a Hunt” are played and resolved.',
  'rule.LOR-31.06': 'Before the Hunt, 2: the hunter draws Combat cards equal to Power.',
  'rule.LOR-31.07':
    'Before the Hunt, 3: the Monster’s player shuffles all 14 Monster Attack cards into a deck and draws 2.',
  'rule.LOR-31.08':
    'The Monster Attack deck is never reshuffled during a Hunt; if fewer cards remain than must be drawn, only those are drawn.',
  'rule.LOR-31.09':
    'Combat cards are used in Battles and in Hunts; each has a weapon icon, a value, a Hunt effect, a Battle effect and on some cards Casualty icons.',
  'rule.LOR-31.10':
    'A Monster Attack card has a Rage score, a Weakness score, a Monster hand number and an Attack effect.',
  'rule.LOR-31.11':
    'A Monster board has Hit spaces, the Monster’s Rune, a Region Attack, a Special Attack and Rewards.',
  'rule.LOR-31.12':
    'Monster turn 1: if the Monster Attack deck is empty, the Hunt ends at once without success, even if the Monster still holds cards.',
  'rule.LOR-31.13':
    'Monster turn 2: the Monster’s player plays one card from its hand and discards the rest of that hand.',
  'rule.LOR-31.14':
    'Monster turn 3: the hunter may play any number of Combat cards to defend; the defence succeeds if their total value is at least the card’s Rage.',
  'rule.LOR-31.15':
    'Monster turn 3: instead, Combat cards with the Shield icon block most Attack effects and ignore Rage.',
  'rule.LOR-31.16':
    'Monster turn 4: on a successful defence the Attack effect is ignored; otherwise it is resolved.',
  'rule.LOR-31.17': 'Monster turn 5: the hunter draws 1 Combat card, whether the defence succeeded or not.',
  'rule.LOR-31.18':
    'Monster turn 6: add Wisdom to the total value of the cards played to defend; if the sum is at least the card’s Weakness, the hunter draws 1 more Combat card.',
  'rule.LOR-31.19':
    'Monster turn 7: the Monster draws the number of cards shown on the card just played; that card is discarded and the Hero’s turn begins.',
  'rule.LOR-31.20':
    'The extra card of LOR-31.18 depends only on the sum; it can be earned with a failed defence and even with no card played.',
  'rule.LOR-31.21':
    'The values of Shield cards played count in LOR-31.18 like any other card played to defend.',
  'rule.LOR-31.22':
    'Hunt effects of Combat cards are resolved only when the card is played for a Hit in the Hero’s turn, unless the card says otherwise; cards played to defend give value or Shield only.',
  'rule.LOR-31.23':
    'The Monster plays Special Attack (Weakness 7). The hunter (Wisdom 3) discards 2 Combat cards of total value 4, which is enough to meet its Rage. Expected: the Attack is ignored, the hunter draws 1 card, and because 4 + 3 = 7 draws 1 more.',
  'rule.LOR-31.24':
    'Hero turn: to inflict a Hit the hunter plays a Combat card whose weapon icon matches any uncovered Hit space.',
  'rule.LOR-31.25':
    'Hero turn: the hunter may resolve the card’s Hunt effect and puts a control marker on a matching uncovered Hit space of their choice.',
  'rule.LOR-31.26': 'Hero turn: a Reward on the covered space is gained at once.',
  'rule.LOR-31.27': 'Hero turn: there is no limit to the number of Hits in one turn.',
  'rule.LOR-31.28':
    'The Hero’s turn ends after at least one Hit when the hunter chooses to stop; the Monster’s next turn follows.',
  'rule.LOR-31.29':
    'If the hunter cannot or will not inflict a single Hit in their turn, the Hunt ends at once without success.',
  'rule.LOR-31.30':
    'If all Hit spaces are covered, the Monster is dead and the Hunt ends at once with success.',
  'rule.LOR-31.31':
    'The Hunt ends without success when the Hero would suffer an Injury while all 3 Attribute tokens are already injured.',
  'rule.LOR-31.32': 'The Hunt ends without success when the effect of a Monster Attack card says so.',
  'rule.LOR-31.33': 'After a Hunt without success (the Monster lives) the Hero suffers 1 Injury.',
  'rule.LOR-31.34': 'That Injury is ignored if all tokens are already injured.',
  'rule.LOR-31.35':
    'Markers on a Monster board stay between Hunts, so several players may wear down one Monster; only the Leader regenerates.',
  'rule.LOR-31.36': 'Combat cards played in a Hunt, to defend or to hit, go to the Combat discard pile.',
  'rule.LOR-31.37': 'A Hero with three Injuries may still start a Hunt.',
  'rule.LOR-32.01':
    'Hit spaces are covered with the control marker of the player who inflicts the Hit; each space takes one marker.',
  'rule.LOR-32.02':
    'A Reward printed on a space is gained only by the player who inflicts that Hit in a Hunt.',
  'rule.LOR-32.03':
    'Reward Realm: put a control marker in any Realm where the player has none. It counts as forming an Alliance, so the first ally draws 1 Combat card; no adjacency is needed.',
  'rule.LOR-32.04': 'Reward Priest: take 1 Priest from the Reserve into Resources.',
  'rule.LOR-32.05':
    'Reward Army +1: raise one of the player’s Armies on the board by 1; no Settlement is needed.',
  'rule.LOR-32.06': 'Reward Rune: take 1 Rune of choice from the Reserve.',
  'rule.LOR-32.07': 'A Reward that cannot be used (no Realm left, no Priest, no Army) is lost.',
  'rule.LOR-32.08':
    'A Monster dies when its last Hit space is covered; the player who covered it takes the figure and keeps it by their board.',
  'rule.LOR-32.09':
    'When a Monster dies, each other player with at least 4 markers on its board takes 1 Slayer token.',
  'rule.LOR-32.10': 'Then all markers are removed from that board and it goes back to the box.',
  'rule.LOR-32.11':
    'Monster figures and Slayer tokens count alike for LOR-2.07: two figures, one of each, or two tokens.',
  'rule.LOR-32.12':
    'The player who takes the figure does not also take a Slayer token, however many markers they have there.',
  'rule.LOR-32.13': 'A ring on a killed Monster returns to its owner and is free again.',
  'rule.LOR-32.14': 'A Hit inflicted outside a Hunt gives no Reward and no Monstrous Artifact.',
  'rule.LOR-32.15':
    'A Monster may die outside a Hunt if its last space is covered; the player who did it takes the figure, and others with at least 4 markers take Slayer tokens.',
  'rule.LOR-32.16':
    'A Hit outside a Hunt covers any one uncovered space chosen by the player who inflicts it, unless the effect names one; no weapon icon has to match because no card is played.',
  'rule.LOR-32.17': 'A newly gained Artifact is charged.',
  'rule.LOR-32.18':
    'At the moment named on it, its owner may discharge an Artifact (turn it 90 degrees) to use its effect.',
  'rule.LOR-32.19':
    'A discharged Artifact cannot be used again until it is recharged by a Build Monument (section 28, step 3).',
  'rule.LOR-32.20': 'Monstrous and Divine Artifacts work alike; only the way to get them differs.',
  'rule.LOR-32.21':
    'Monstrous Artifact: after a Hunt, whether the Monster lives or not, if its Artifact is still unclaimed and all its Hit spaces without a Reward are covered, the hunter takes it.',
  'rule.LOR-32.22': 'A Monstrous Artifact can be gained only if no player has taken it before.',
  'rule.LOR-32.23': 'For LOR-32.21 the markers of all players count; the hunter need not own any of them.',
  'rule.LOR-32.24':
    'If a Monster dies outside a Hunt with its Artifact unclaimed, that Artifact is out of the game.',
  'rule.LOR-32.25':
    'Divine Artifact: a player who takes control of a Monument Region, at any Monument level, takes the Artifact tied to it, even from another player; it arrives charged.',
  'rule.LOR-32.26': 'A player keeps a Divine Artifact as long as nobody else takes control of that Region.',
  'rule.LOR-33.01':
    'A Battle is a fight between Armies of two players. It must be resolved at the end of any step in which Armies of at least two players are in one Region.',
  'rule.LOR-33.02': 'Several Battles are resolved one at a time in an order chosen by the active player.',
  'rule.LOR-33.03':
    'The attacker is the player whose Army entered (moved, was recruited or was placed) last; the player already there is the defender. The text uses “defender” without defining it.',
  'rule.LOR-33.04':
    'If Armies of three players ever meet, resolve Battles pairwise in an order chosen by the active player.',
  'rule.LOR-33.05':
    '1 Play Combat cards: beginning with the defender, players alternate; each turn a player plays one Combat card or passes.',
  'rule.LOR-33.06':
    'The Battle effect of a played card is resolved at once; the card stays in front of its player and its value counts later.',
  'rule.LOR-33.07':
    'A player who passes can play no more cards in this Battle; the opponent may go on playing any number of cards until passing too.',
  'rule.LOR-33.08':
    'A card with Casualty icons may be played only if the number of Casualty icons then does not exceed the player’s total Army value in the Region.',
  'rule.LOR-33.09':
    'For LOR-33.08 count the icons on that player’s own cards in this Battle, including the new one; icons cost only the player who played them.',
  'rule.LOR-33.10':
    '2 Battle value: each player adds the values of the Combat cards they played, their total Army value in the Region, and other effects (Artifacts, Blessings, Hero abilities).',
  'rule.LOR-33.11': 'The higher Battle value wins; a tie is won by the defender.',
  'rule.LOR-33.12':
    '3 Casualties of the loser: first each of the loser’s Armies in the Region loses 1 value.',
  'rule.LOR-33.13':
    '3 Then the loser loses 1 value for each Casualty icon on cards they played, divided among their Armies in the Region as they like.',
  'rule.LOR-33.14':
    '3 If there are more Casualties than can be taken, all those Armies die and the rest is ignored.',
  'rule.LOR-33.15':
    '4 Retreat: the loser’s surviving Armies must Retreat, all to one adjacent Region (section 14).',
  'rule.LOR-33.16':
    '5 Casualties of the winner: the winner takes 1 Casualty per icon on cards they played, divided as they like; the winner has no loss for the Battle itself.',
  'rule.LOR-33.17':
    '6 Control: if the winner’s total Army value is at least the Population Strength of the Region, the winner takes control of it.',
  'rule.LOR-33.18': 'In step 6 a Region controlled by somebody has Population Strength 0.',
  'rule.LOR-33.19':
    'The winner needs at least one surviving Army to gain control in step 6; with none, control stays as it was (0 against 0 is not enough).',
  'rule.LOR-33.20': 'Combat cards played in a Battle go to the discard pile after it.',
  'rule.LOR-33.21':
    'Heroes and Monsters in the Region take no part and are not harmed; a Hero matters only through its ability.',
  'rule.LOR-33.22':
    'Green (Army 4) moves into a Region with a Red Army of value 4. At the end of Maneuvers: Red plays Spear (+2), Green plays Sword (+3, one Casualty icon), Red passes, Green passes. Expected: Green 7, Red 6, Green wins; Red’s Army becomes 3 and Retreats; Green’s Army becomes 3 and Green takes control of the Region.',
  'rule.LOR-34.01': 'There are four decks: Event, Combat, Monster Attack and Blessing.',
  'rule.LOR-34.02':
    'When a card must be drawn from an empty Event, Combat or Blessing deck, its discard pile is shuffled into a new deck and drawing goes on.',
  'rule.LOR-34.03': 'All Monster Attack cards are shuffled before each Hunt.',
  'rule.LOR-34.04': 'Any player may look through any discard pile at any time.',
  'rule.LOR-34.05': 'If deck and discard pile are both empty, no card is drawn.',
  'rule.LOR-34.06':
    'Runes, Armies, Temples, Priests and the other components are limited: when one has run out it cannot be gained.',
  'rule.LOR-34.07': 'Control markers are the only unlimited component; substitutes may be used.',
  'rule.LOR-35.01':
    'Hero Ragnar: in a Land where Ragnar is, when you attack you gain +1 Battle value for each of your Armies in that Battle.',
  'rule.LOR-35.02':
    'Hero Aslaug: when Realm bonuses are applied you may treat Realms adjacent to the Region with Aslaug as allied.',
  'rule.LOR-35.03':
    'Hero Snorri: in a Land where Snorri is, take 1 Rune of your choice when you take control of a Region with a Settlement without a Battle.',
  'rule.LOR-35.04':
    'Hero Lagertha: in a Land where Lagertha is, after you win a Battle raise by 1 one Army that took part in it.',
  'rule.LOR-35.05':
    'Hero Beowulf: when you are dealt an Injury draw 1 Combat card; in a Land where Beowulf is, you may deal yourself 1 Injury before a Hunt or Battle.',
  'rule.LOR-35.06': 'Realm bonus Jotunheim: raise one of your Armies by 1.',
  'rule.LOR-35.07': 'Realm bonus Alfheim: place your Hero in any Region, or heal 1 Injury.',
  'rule.LOR-35.08':
    'Realm bonus Niflheim: move your Drakkar up to 3 Seas, or place one of your Armies on the board into any Region you control.',
  'rule.LOR-35.09': 'Realm bonus Svartalfheim: draw 1 Combat card.',
  'rule.LOR-35.10': 'Realm bonus Muspelheim: recruit an Army of value 1 into any Region you control.',
  'rule.LOR-35.11': 'Realm bonus Vanaheim: take 1 Rune of your choice.',
  'rule.LOR-35.12': 'Muspelheim is the Realm of the Monsters action.',
  'rule.LOR-35.13':
    'The other pairs, read from a public picture of the action wheel and to be confirmed against the real one: Mobilize Vanaheim, Reinforce Alfheim, Prepare Niflheim, Usurp Svartalfheim, Build Temple Jotunheim.',
  'rule.LOR-36.01': 'Ragnarok begins when, after a Build Monument action, at least 3 Omens are face down.',
  'rule.LOR-36.02':
    'Then every player has one last turn, in clockwise order from the player on the builder’s left; the last turn of the game belongs to the player whose Build Monument triggered Ragnarok.',
  'rule.LOR-36.03': 'A player who meets a victory condition during these last turns wins at once.',
  'rule.LOR-36.04':
    'Otherwise, after the last turn, the player who controls the most Regions adjacent to Yggdrasil wins.',
  'rule.LOR-36.05': 'A tie is won by the tied player who took their last turn first.',
  'rule.LOR-36.06':
    'A further Build Monument during the last turns is resolved normally, may turn more Omens, and does not extend or restart the count of turns.',
  'rule.LOR-36.07':
    'With no controlled Region adjacent to Yggdrasil a player counts 0; if all have 0 the tie rule applies.',
  'rule.LOR-36.08':
    'Three players A, B, C clockwise; A’s Build Monument turns the third Omen. Expected: last turns B, C, A. At the end B and A each control 2 Regions adjacent to Yggdrasil and C controls 1: B wins, having taken the last turn before A.',
  'rule.LOR-37.01':
    'The Attack cards in the Monster’s hand are seen by the player who plays the Monster and by nobody else; its discard pile is open to all. How cards meet, in the same way: Chooser of the Slain raises a favour, and a Monument of level 0 gives none to raise. Snorri finds his Rune also when the hero draft gives him control of a Region with a Settlement. A Monster that goes two Regions by Beastmaster Tramples only where it ends. A Bearded Axe may cancel another one, and what that one has cancelled stays cancelled. Aslaug counts as an ally when the wheel gives bonuses, and not for the Rune of Seidr. An Army that Einherjar puts where a Battle waits joins its own side: whoever was there already stays the defender.',
} satisfies Texts;

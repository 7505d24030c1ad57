import type { Texts } from '@concilio/kernel';

/** The rules, one fact a sentence, the titles that they stand under, and what to keep in mind while playing. */
export const reference = {
  'section.components': 'Components and limits',
  'section.setup': 'Setup',
  'section.havens': 'The journey and safe havens',
  'section.conflict': 'Starting a conflict',
  'section.tiles': 'Turn step 1: story tiles',
  'section.events': 'Events',
  'section.cards': 'Turn step 2: play cards or rest',
  'section.tracks': 'Activity tracks and their spaces',
  'section.corruption': 'The corruption track',
  'section.die': 'The threat die',
  'section.ring': 'The power of the Ring',
  'section.conflict-end': 'End of a conflict',
  'section.mordor': 'Mordor and destroying the Ring',
  'section.elimination': 'Player elimination',
  'section.scoring': 'End of the game and scoring',
  'section.hobbits': 'Hobbit abilities',
  'section.gandalf': 'Gandalf cards',
  'section.story-cards': 'Legendary story cards and Gollum',
  'section.deck': 'Running out of cards',
  'section.talk': 'Table talk and hidden information',
  'section.variants': 'Variants and difficulty',
  'section.data': 'Board and card data',
  'rule.LOB-1.01': '2 to 5 players form one Fellowship; the game is cooperative and the group scores as one.',
  'rule.LOB-1.02':
    'The setup table starts at 2 players; the app offers solo play as one person controlling 2 or more hobbits, because no one-player rule exists.',
  'rule.LOB-1.03':
    'Goal: bring the Ring to Mordor and destroy it before Sauron reaches and eliminates the Ring-bearer; beyond that, collect as many runes as possible.',
  'rule.LOB-1.04':
    'Boards and pieces: 1 main board, 2 double-sided conflict boards (Moria, Helm’s Deep, Shelob’s Lair, Mordor), 23 story tiles, 5 hobbit figures, 1 Sauron figure, 5 activity markers, 1 event marker, the Ring and 1 threat die.',
  'rule.LOB-1.05':
    'Cards: 60 adventure cards; 35 legendary cards (12 Rivendell, 2 Moria, 12 Lothlórien, 4 Helm’s Deep, 2 Shelob’s Lair, 3 Mordor); 5 Gandalf cards; 5 hobbit cards.',
  'rule.LOB-1.06':
    'Tokens: 3 heart, 3 sun and 5 ring life tokens; 26 silver runes (values 1, 2, 3); 6 gold runes (two each of values 1, 2, 3).',
  'rule.LOB-1.07':
    'If the life tokens of a kind are used up, a space that grants one gives nothing, because 3 hearts, 3 suns and 5 rings are a fixed supply that players compete for; silver runes are never short, because higher values replace lower ones.',
  'rule.LOB-1.08':
    'Adventure cards are brown or grey; legendary cards are brown, grey or green; the green ones are legendary story cards and have text instead of symbols.',
  'rule.LOB-1.09':
    'The four activities are fighting, friendship, hiding and travel; a star is a wild symbol; a card shows its symbols on both sides and only one side is counted.',
  'rule.LOB-1.10': 'There is no hand limit.',
  'rule.LOB-2.01':
    'Place Sauron on space 12 of the corruption track (15 in the introductory game, 10 in the advanced game, see section 21); the main board stays in use all game.',
  'rule.LOB-2.02':
    'Place one activity marker on Bag End; place the Moria board below the main board with the event marker on the start space at the top of its event track.',
  'rule.LOB-2.03':
    'Place an activity marker on the first space of each Moria track: travel, hiding and fighting; the fifth activity marker is not needed before Mordor.',
  'rule.LOB-2.04': 'Moria, Helm’s Deep and Shelob’s Lair use three activity tracks each, and Mordor four.',
  'rule.LOB-2.05':
    'Shuffle the 6 gold runes face down; the silver runes, the threat die and the life tokens form an open supply.',
  'rule.LOB-2.06':
    'Shuffle the story tiles into a face-down story pile and the adventure cards into a face-down adventure deck.',
  'rule.LOB-2.07':
    'Sort the legendary cards by location and stack them face up above the main board in journey order: Rivendell, Moria, Lothlórien, Helm’s Deep, Shelob’s Lair, Mordor.',
  'rule.LOB-2.08': 'Lay out the 5 Gandalf cards face up where everyone can see them.',
  'rule.LOB-2.09':
    'Hobbits in play: 2 players Frodo, Sam; 3 players add Pippin; 4 players add Merry; 5 players add Fatty.',
  'rule.LOB-2.10':
    'The hobbit cards in play are dealt face down at random, one to each player, then laid face up; the unused hobbit cards and figures go back to the box.',
  'rule.LOB-2.11':
    'Each player places their hobbit on space 0 of the corruption track; Frodo’s player takes the Ring as first Ring-bearer.',
  'rule.LOB-2.12': 'Frodo always starts; turns go clockwise.',
  'rule.LOB-3.01':
    'The journey order is Bag End, Rivendell, Moria, Lothlórien, Helm’s Deep, Shelob’s Lair, Mordor.',
  'rule.LOB-3.02':
    'The marker on the main board shows the current location; it moves on only when everything required there has been resolved.',
  'rule.LOB-3.03':
    'Bag End, Rivendell and Lothlórien are safe havens; Moria, Helm’s Deep, Shelob’s Lair and Mordor are conflicts.',
  'rule.LOB-3.04':
    'In a safe haven the actions printed above the location are carried out in order from left to right.',
  'rule.LOB-3.05':
    'In a safe haven the Ring-bearer acts as the active player; when all actions are resolved the marker advances to the next location.',
  'rule.LOB-3.06': 'An action whose text says "may" is optional; every other action is mandatory.',
  'rule.LOB-3.07': 'Bag End, action 1 (Gandalf): each player draws 6 adventure cards.',
  'rule.LOB-3.08':
    'Bag End, action 2 (Preparations), optional: the Ring-bearer may roll the threat die and then reveal 4 adventure cards from the deck and distribute them among the players.',
  'rule.LOB-3.09':
    'The roll and its consequences come first, because it is the price; after discussion the Ring-bearer alone decides the distribution and may give any player (also themself) any number of the 4 cards, as in the clarified rules of an earlier edition.',
  'rule.LOB-3.10':
    'Bag End, action 3 (the Nazgûl appear): one single player discards 2 hiding symbols; if nobody can or wants to, Sauron moves 1 space towards the hobbits.',
  'rule.LOB-3.11':
    'The 2 hiding symbols may come from two cards with one symbol or one card with two; stars may replace them; the discarded cards go face up to the adventure discard pile.',
  'rule.LOB-3.12':
    'At Bag End the players draw 6 cards each; Frodo’s player declines Preparations, so no die is rolled and no extra cards appear; one player discards a hiding card with two symbols and Sauron stays on 12. Had nobody discarded, Sauron would be on 11.',
  'rule.LOB-3.13': 'Lothlórien: the 12 legendary cards of the location are distributed among the players.',
  'rule.LOB-3.14': 'Rivendell: its 12 legendary cards are distributed in the same way on arrival.',
  'rule.LOB-3.15':
    'They are shuffled and dealt one at a time clockwise, starting with the Ring-bearer, until none is left, so hands may differ by one card, because the text only says to distribute them.',
  'rule.LOB-3.16':
    'The other printed actions of Rivendell and Lothlórien are board text that the rulebook does not repeat; default data: Rivendell - each player passes 1 card face down to the left, then each player discards 1 friendship symbol or rolls the die; Lothlórien - each player may discard 2 runes to draw 2 cards or move 1 space left, then each player discards 1 star or rolls the die.',
  'rule.LOB-4.01':
    'At the start of a conflict its board replaces the previous one, an activity marker goes on the first space of each of its tracks, and the event marker on the first space of its event track.',
  'rule.LOB-4.02': 'All story tiles, the discarded ones included, are shuffled into a new face-down pile.',
  'rule.LOB-4.03': 'The legendary cards of that conflict are laid out face up for all to see.',
  'rule.LOB-4.04':
    'Each board has one main activity track, in the centre, with numbered spaces; completing it is the key to the conflict.',
  'rule.LOB-4.05':
    'The Ring-bearer takes the first turn of each conflict; turns then go clockwise until the conflict ends or the game is lost.',
  'rule.LOB-4.06':
    'Hands, runes, corruption positions and used Gandalf cards carry over from one conflict to the next.',
  'rule.LOB-5.01': 'A turn has three steps in order: reveal story tiles, play cards (or rest), end the turn.',
  'rule.LOB-5.02':
    'The active player reveals the top story tile, resolves all its icons at once and puts it face up on the story discard pile.',
  'rule.LOB-5.03':
    'The active player goes on revealing and resolving tiles, one at a time, until a tile with an activity symbol has been resolved or the conflict ends.',
  'rule.LOB-5.04': 'Players may never look through the story pile or its discard pile.',
  'rule.LOB-5.05':
    'Activity tile: the marker of that track advances 1 space, the active player resolves the space, and the reveal step ends.',
  'rule.LOB-5.06':
    'If the board has no such track, or its marker is already on the last space, the active player must advance a marker of their choice on another track by 1 space.',
  'rule.LOB-5.07':
    'One page words this as "may" and another as "must"; the app makes it mandatory, because the detailed section says must.',
  'rule.LOB-5.08': 'If every track is complete except the main one, the main one must be advanced.',
  'rule.LOB-5.09':
    'Influence of the Ring tile: the Ring-bearer moves their hobbit 1 space towards Sauron; another tile is revealed.',
  'rule.LOB-5.10':
    'Will of Sauron tile: one player must volunteer to move their hobbit 2 spaces towards Sauron, otherwise Sauron moves 1 space towards the hobbits; another tile is revealed.',
  'rule.LOB-5.11':
    'The app lets any player volunteer; when all have declined, Sauron moves; two partial moves of 1 are not allowed, because one player must take both spaces.',
  'rule.LOB-5.12':
    'Passage of Time tile: the event marker moves to the next event space and that event is resolved; another tile is revealed.',
  'rule.LOB-5.13':
    'No Options tile: the Fellowship discards 3 cards in total and nothing happens; otherwise the next event occurs as with Passage of Time; another tile is revealed.',
  'rule.LOB-5.14':
    'Losing Ground tile: the Fellowship discards 1 card, 1 life token of any kind and 1 rune in total and nothing happens; otherwise the next event occurs as with Passage of Time; another tile is revealed.',
  'rule.LOB-5.15':
    '"1 rune" means a rune value of 1 (change is made from higher runes), because runes of higher value only stand for several of value 1.',
  'rule.LOB-5.16':
    'Group payments are all or nothing: unless the full demand is offered nothing is discarded, because a partial payment has no effect.',
  'rule.LOB-5.17':
    'Cards discarded for these tiles may be of any kind, green story cards included, and need no symbols.',
  'rule.LOB-5.18':
    'If the story pile runs out during a conflict, the discarded tiles are shuffled into a new pile, because the turn cannot end without an activity tile.',
  'rule.LOB-5.19':
    'A friendship tile is revealed on a board with a friendship track: that marker advances 1 space, the active player resolves that space, and the reveal step ends.',
  'rule.LOB-6.01':
    'Each time the event marker enters a new space of the event track, that space’s event is resolved.',
  'rule.LOB-6.02':
    'A corruption dot, an eye or a die symbol in an event has the meaning given in section 10.',
  'rule.LOB-6.03':
    'A light circle in an event: the active player may move their hobbit 1 space left, if possible.',
  'rule.LOB-6.04':
    '"Each player": every player carries out the instruction and bears its consequences separately, the active player first, then clockwise; once begun, all players must go through it.',
  'rule.LOB-6.05': '"Group": the players together decide who contributes what to meet the demand.',
  'rule.LOB-6.06':
    'In the app each player offers cards or tokens, and the payment is made when the demand is met and the active player confirms, because all contributors must agree and one player must close the offer.',
  'rule.LOB-6.07':
    'A demand for symbols is met by discarding cards with at least those symbols in total; a card with two symbols counts as two.',
  'rule.LOB-6.08':
    'Stars may be used for any symbol when discarding; a card with two stars may stand for two different symbols.',
  'rule.LOB-6.09': 'A card discarded as payment does not count towards the cards played in a turn.',
  'rule.LOB-6.10':
    'Some events make a player reveal the top adventure card and discard cards from hand that share a symbol with it; if a star is revealed, only star cards match.',
  'rule.LOB-6.11': 'The revealed card goes to the adventure discard pile afterwards.',
  'rule.LOB-6.12':
    'When a normal symbol is revealed, a star card in hand also matches, because a star stands for any symbol when discarding.',
  'rule.LOB-6.13': 'Symbols beyond the demand are lost.',
  'rule.LOB-6.14':
    'First event of Moria: the group must discard one card with at least 1 friendship symbol and one card with at least 1 star; otherwise Sauron moves 1 space. Then the active player reveals another story tile.',
  'rule.LOB-6.15': 'A demand for 1 fighting symbol is met by one card with a single fighting symbol.',
  'rule.LOB-6.16':
    'A demand for 3 fighting symbols is met by three single fighting cards, or by one single fighting card plus Gimli (2 fighting symbols).',
  'rule.LOB-6.17':
    'The event "The Ring is Mine!" (the red eye, last space of Mordor’s event track) ends the game at once as a loss and cannot be avoided.',
  'rule.LOB-7.01':
    'After the reveal step the active player may play up to two adventure or legendary cards from hand, at most one brown and one grey.',
  'rule.LOB-7.02':
    'For each symbol on one side of the card the marker of that track advances 1 space, and each space is resolved.',
  'rule.LOB-7.03':
    'If a marker advances several spaces, the active player resolves every space passed and the space it ends on, good or bad.',
  'rule.LOB-7.04':
    'A card is resolved completely before the next one is played; it then goes face up to the adventure discard pile.',
  'rule.LOB-7.05':
    'Stars on a played card may be used as any one activity; several stars on one played card must all go to the same track.',
  'rule.LOB-7.06':
    'Symbols for a track that the board does not have, or whose marker is on its last space, have no effect.',
  'rule.LOB-7.07':
    'Such a card may still be played (it counts towards the limit); the app asks for confirmation, because the rule says only that it has no effect.',
  'rule.LOB-7.08':
    'Green legendary story cards and cards discarded as payment do not count towards the two-card limit.',
  'rule.LOB-7.09':
    'One note says that legendary cards in general do not count, while the step itself and its example count the brown legendary card Gimli; the app exempts only the green story cards, because their own section says exactly that.',
  'rule.LOB-7.10':
    'The Ring-bearer plays Gimli (brown, 2 fighting symbols): the fighting marker advances 2 spaces, both showing a silver rune: 2 silver runes gained. Then a grey adventure card with 1 fighting symbol: 1 more space, which gives a ring life token.',
  'rule.LOB-7.11':
    'A card with two stars may not advance hiding by 1 and travel by 1; it advances one track by 2.',
  'rule.LOB-7.12':
    'Rest: instead of playing any card, the active player either draws 2 adventure cards or moves their hobbit 1 space left.',
  'rule.LOB-7.13':
    'Playing no card means resting; the player must choose one of the two, and moving left has no effect on space 0.',
  'rule.LOB-7.14':
    'Green story cards and Gandalf cards may be used in a turn in which the player rests, because they are not counted as cards played.',
  'rule.LOB-7.15':
    'Step 3: tiles revealed and cards played go face up on their discard piles, and the turn passes clockwise.',
  'rule.LOB-7.16':
    'In each discard pile only the top card or tile may be seen; nobody may look through the piles.',
  'rule.LOB-8.01':
    'Activity markers advance through activity tiles, played cards, effects that say so and the Ring, and never move beyond the last space.',
  'rule.LOB-8.02': 'Markers never move back.',
  'rule.LOB-8.03':
    'Silver rune space: the active player takes a rune of value 1 and keeps it face up; runes may be changed into higher values of the same total.',
  'rule.LOB-8.04':
    'Gold rune space (gold runes are rewards for completing conflict boards): the active player takes a random face-down gold rune and keeps it face up.',
  'rule.LOB-8.05': 'With no gold rune left, the space gives nothing, because the supply is fixed at 6.',
  'rule.LOB-8.06':
    'Life token space: the active player takes one token of that kind and keeps it in front of their hobbit card until the end of the conflict.',
  'rule.LOB-8.07':
    'Legendary card space: the active player takes the pictured card into hand and may use it in the same turn.',
  'rule.LOB-8.08': 'Purity space: the active player’s hobbit moves 1 space left, if possible.',
  'rule.LOB-8.09':
    'Die space: the active player rolls the threat die, after taking all other rewards of the space and before playing another card.',
  'rule.LOB-8.10': 'The numbers on the main track are used for scoring.',
  'rule.LOB-9.01':
    'Hobbits start on the left and may move in both directions (right is towards Sauron and corruption); Sauron only ever moves left, or stays.',
  'rule.LOB-9.02': 'A hobbit never moves left of space 0.',
  'rule.LOB-9.03': 'A hobbit that enters or passes Sauron’s space is eliminated.',
  'rule.LOB-9.04': 'Sauron eliminates every hobbit he meets as he advances.',
  'rule.LOB-9.05':
    'One passage speaks only of the active player’s hobbit; the app applies it to any hobbit, whoever moved, because two other passages do.',
  'rule.LOB-9.06': 'Several hobbits may share a space.',
  'rule.LOB-9.07':
    'If one move of Sauron reaches several hobbits, they are eliminated together; if the Ring-bearer is among them the game ends.',
  'rule.LOB-9.08':
    'Derived: Sauron on 9, a hobbit on 7: a roll of two dots moves the hobbit to 9 and eliminates it. Hobbits on 8 and 5, Sauron on 9: an eye moves Sauron to 8 and eliminates the hobbit on 8.',
  'rule.LOB-10.01': 'A die symbol on a track space or in an event means that the threat die is rolled.',
  'rule.LOB-10.02': 'Eye: Sauron moves 1 space towards the hobbits.',
  'rule.LOB-10.03':
    'One, two or three dots: the active player’s hobbit moves that many spaces towards Sauron.',
  'rule.LOB-10.04': 'Two cards: the active player discards 2 cards of their choice from hand.',
  'rule.LOB-10.05': 'Blank: nothing happens.',
  'rule.LOB-10.06':
    'The die has six faces - eye, one dot, two dots, three dots, two cards, blank - each with the same chance.',
  'rule.LOB-10.07': 'If an event makes another player roll, the result applies to that player.',
  'rule.LOB-10.08':
    'A player with fewer than 2 cards who rolls two cards discards what they have and is eliminated (see LOB-14.02), because the elimination rule names missing cards.',
  'rule.LOB-11.01': 'Once in each conflict the Ring-bearer may put on the Ring.',
  'rule.LOB-11.02':
    'The Ring may be put on after the active player has revealed a story tile (before it is resolved), or after a tile or a card has been resolved.',
  'rule.LOB-11.03': 'The Ring-bearer may do this in another player’s turn.',
  'rule.LOB-11.04':
    'Step 1: the Ring is placed on the Ring-bearer’s figure. Step 2: the Ring-bearer rolls the threat die and suffers the result.',
  'rule.LOB-11.05':
    'Step 3: the Ring-bearer advances the marker of any one track by 4 spaces minus the number of symbols rolled.',
  'rule.LOB-11.06': 'Blank: 4 spaces. Eye: 3 spaces. Three dots: 1 space.',
  'rule.LOB-11.07': 'One dot: 3 spaces; two dots: 2 spaces.',
  'rule.LOB-11.08':
    'The two-cards face counts as two symbols, so 2 spaces, because the face shows two cards.',
  'rule.LOB-11.09':
    'The number of spaces is not changed by hobbit abilities or legendary cards that reduce the die’s effect: the symbols rolled count.',
  'rule.LOB-11.10':
    'Spaces passed or reached in this way are not resolved; the move stops early only at the end of the track.',
  'rule.LOB-11.11':
    'Afterwards the active player’s turn goes on where it was; the Ring stays on the figure until the end of the conflict, and the Ring-bearer takes normal turns.',
  'rule.LOB-11.12':
    'If the Ring completes the main track after a tile was revealed, the conflict ends before that tile is resolved.',
  'rule.LOB-11.13': 'If the roll eliminates the Ring-bearer, the game ends before any marker moves.',
  'rule.LOB-11.14': 'The Ring cannot be used in safe havens.',
  'rule.LOB-12.01':
    'A conflict ends when the main track’s marker reaches its last space or when the last event of the event track has been resolved.',
  'rule.LOB-12.02':
    'When the last main space is reached, all spaces due are resolved first; then the active player ends the turn.',
  'rule.LOB-12.03': 'After that the active player plays no further card and reveals no further tile.',
  'rule.LOB-12.04':
    'Ending through the event track carries no penalty besides the events themselves; the journey goes on.',
  'rule.LOB-12.05':
    'After Moria, Helm’s Deep and Shelob’s Lair the next two steps follow; after Mordor they do not.',
  'rule.LOB-12.06':
    'Step 1, succumb to darkness: each player moves 1 space right for each kind of life token (heart, sun, ring) they lack; extra tokens of one kind do not help.',
  'rule.LOB-12.07':
    'All players move at the same time and eliminations are checked afterwards, because the step names no order; if the Ring-bearer is among them, the game ends there.',
  'rule.LOB-12.08':
    'Step 2: the player with the most ring life tokens becomes the Ring-bearer; a sitting Ring-bearer with the most keeps the Ring.',
  'rule.LOB-12.09':
    'Tie: the Ring goes to the tied player who sits nearest to the left of the current Ring-bearer.',
  'rule.LOB-12.10':
    'In a tie that includes the current Ring-bearer, the bearer comes last in that order, so another tied player gets the Ring; with no ring tokens at all it goes to the left neighbour, because the tie-break is counted from the bearer’s left.',
  'rule.LOB-12.11': 'Eliminated players cannot become Ring-bearer.',
  'rule.LOB-12.12':
    'All life tokens then return to the supply; the Ring-bearer so determined draws 2 adventure cards and places the Ring beside their hobbit card.',
  'rule.LOB-12.13':
    'A player who keeps the Ring also draws the 2 cards, because the step speaks of the Ring-bearer it determines.',
  'rule.LOB-12.14':
    'Derived: Frodo (current bearer) has heart, ring, ring; Sam, on the left, has sun, sun, ring. Frodo lacks a sun: +1. Sam lacks a heart: +1. Frodo has most rings (2 to 1), keeps the Ring and draws 2 cards; all tokens go back.',
  'rule.LOB-12.15': 'The main board marker then advances to the next location (see LOB-3.01).',
  'rule.LOB-13.01':
    'The last space of Mordor’s main track (space 60) shows the die; the active player, whoever it is, rolls it on arrival.',
  'rule.LOB-13.02':
    'If that roll does not eliminate the Ring-bearer, the conflict ends and the Ring is placed on the ring printed on the Mordor board.',
  'rule.LOB-13.03':
    'From then on nobody is Ring-bearer, so the elimination of the former Ring-bearer no longer ends the game.',
  'rule.LOB-13.04':
    'The active player then rolls the die again to destroy the Ring; this is a separate roll with normal effects.',
  'rule.LOB-13.05':
    'If the active player is not eliminated by it, the Ring is destroyed: that player takes a face-down gold rune, and the Fellowship succeeds.',
  'rule.LOB-13.06':
    'If the active player is eliminated by it, the next player clockwise becomes the active player and rolls, and so on until the Ring is destroyed or all players are eliminated (then the game is lost).',
  'rule.LOB-13.07':
    'If the last space was reached with the Ring’s power, its die is not rolled (see LOB-11.10), and the game goes straight to the roll to destroy, because spaces reached that way are not resolved.',
  'rule.LOB-13.08':
    'If the arrival roll eliminates the active player but not the Ring-bearer, the next player clockwise makes the roll to destroy, because the turn of an eliminated player ends.',
  'rule.LOB-13.09': 'If no gold rune is left, the destroying player takes none, because the supply is fixed.',
  'rule.LOB-13.10':
    'If the arrival roll eliminates the Ring-bearer, the game is lost with 60 points and without runes, because the marker stands on 60.',
  'rule.LOB-14.01': 'A player whose hobbit meets Sauron is eliminated at once (see LOB-9.03).',
  'rule.LOB-14.02':
    'A player who at any time has too few cards or runes to pay a cost discards all they have of what is demanded and is eliminated at once.',
  'rule.LOB-14.03':
    'This applies only to mandatory costs without an alternative; where the text says "otherwise" the alternative applies instead, and a player may choose it.',
  'rule.LOB-14.04':
    'An eliminated player discards all cards and life tokens; their runes are kept for scoring only and cannot be spent.',
  'rule.LOB-14.05': 'An eliminated player takes no more actions, and a turn in progress ends at once.',
  'rule.LOB-14.06':
    'If the eliminated player was not the Ring-bearer, the game goes on, and that player may still advise.',
  'rule.LOB-14.07':
    'A story tile already revealed by the eliminated player is still resolved, but no further tile is revealed.',
  'rule.LOB-14.08': 'An "each player" event goes on for the remaining players.',
  'rule.LOB-14.09':
    'Choices still needed for that tile are made by the next player clockwise, because the eliminated player takes no more actions.',
  'rule.LOB-14.10': 'Turn order and "each player" effects skip eliminated players.',
  'rule.LOB-15.01':
    'The game ends when the Ring-bearer is eliminated, when "The Ring is Mine!" is resolved, or when the Ring is destroyed.',
  'rule.LOB-15.02':
    'Ring destroyed: 60 points plus the value of all unspent runes of all players, eliminated players included.',
  'rule.LOB-15.03':
    'Mount Doom reached but all players eliminated before the Ring is destroyed: 60 points, runes not counted.',
  'rule.LOB-15.04':
    'Ring-bearer eliminated earlier: points equal to the number of the main track space the marker is on; runes not counted.',
  'rule.LOB-15.05': 'The same score applies after "The Ring is Mine!".',
  'rule.LOB-15.06':
    'If the Ring-bearer is eliminated in a safe haven or between conflicts, the last number reached on the main track counts (0 before Moria), because no current marker exists.',
  'rule.LOB-15.07': 'The points compare the result with earlier games.',
  'rule.LOB-15.08': 'Ring destroyed with runes worth 25: 60+25=85 points.',
  'rule.LOB-15.09': 'Ring-bearer eliminated in Mordor with the main marker on 52: 52 points.',
  'rule.LOB-16.01': 'Hobbit cards lie face up, are not part of the hand, and their abilities always apply.',
  'rule.LOB-16.02': 'Frodo may use any brown adventure card as a star card.',
  'rule.LOB-16.03':
    'Each symbol on it then counts as one star, for playing as well as for discarding; brown legendary cards are not included, because only adventure cards are named.',
  'rule.LOB-16.04':
    'Sam: a die result that moves him right moves him only 1 space, and a discard result costs him 1 card instead of 2.',
  'rule.LOB-16.05': 'Pippin may play two cards of the same colour in his turn.',
  'rule.LOB-16.06':
    'Merry needs one life token fewer at the end of a conflict: with one kind he moves 1 space, with none 2 spaces, with two kinds he does not move.',
  'rule.LOB-16.07': 'Fatty draws 2 extra adventure cards after each conflict.',
  'rule.LOB-16.08':
    'Fatty draws in the step in which the Ring-bearer is determined, also when he is not the Ring-bearer; if he is, he draws 4 in all.',
  'rule.LOB-16.09':
    'Derived: Sam puts on the Ring and rolls three dots: he moves 1 space right, and the marker moves 4-3=1 space.',
  'rule.LOB-17.01':
    'At any time, unless stated otherwise, any player may call on Gandalf by discarding runes worth 5.',
  'rule.LOB-17.02': 'The active player then decides which Gandalf card is used and how.',
  'rule.LOB-17.03':
    'One player pays all 5 alone and gets change for a higher sum, because runes may not be passed or pooled; the app shows the caller’s wish, but the active player chooses, as written.',
  'rule.LOB-17.04':
    'Gandalf cards are never part of a hand: the card takes effect at once and is discarded; each can be used only once per game.',
  'rule.LOB-17.05': 'A Gandalf card may be used after a story tile is revealed and before it is resolved.',
  'rule.LOB-17.06': 'Healing: a chosen player (the active player included) moves up to 2 spaces left.',
  'rule.LOB-17.07': 'Perseverance: a chosen player (the active player included) draws 4 adventure cards.',
  'rule.LOB-17.08':
    'Guidance: the active player treats it as a card with two stars just played or discarded.',
  'rule.LOB-17.09': 'Guidance does not count towards the cards played in a turn.',
  'rule.LOB-17.10':
    'Foresight: the active player looks at the top 3 story tiles (or as many as there are) and puts them back on top in any order.',
  'rule.LOB-17.11': 'Magic: after the event marker has moved to the next event space, that event is ignored.',
  'rule.LOB-17.12':
    'Magic on the last event of a conflict: the conflict still ends; it cannot prevent the loss caused by the last event of Mordor.',
  'rule.LOB-18.01':
    'Green story cards may be played from hand at any time unless stated otherwise, also in another player’s turn, and do not count towards the two-card limit.',
  'rule.LOB-18.02': 'The player who plays the card decides how it is applied.',
  'rule.LOB-18.03': 'Miruvor: any player passes one card to another player.',
  'rule.LOB-18.04':
    'Belt of Galadriel: played on a player who must roll the die, before the roll; that player does not roll. It may be used at Mount Doom but not when the Ring is put on.',
  'rule.LOB-18.05':
    'Mithril coat: played on a player after that player’s die roll; the result is ignored. It may be used at Mount Doom; with the Ring it does not change the number of spaces.',
  'rule.LOB-18.06': 'At Mount Doom a roll avoided or ignored counts as survived, so the Ring is destroyed.',
  'rule.LOB-18.07':
    'Athelas: played on a player who lacks life tokens, at the end of a conflict or at a matching event in Mordor; that player suffers nothing for the missing tokens.',
  'rule.LOB-18.08':
    'Gandalf’s staff: all effects of one No Options or Losing Ground tile are ignored: nothing is discarded and the event marker does not move; it cannot be used on Passage of Time.',
  'rule.LOB-18.09':
    'Phial of Galadriel: played when the active player is about to reveal a story tile, also the first one of the turn; no more tiles are revealed and the turn goes on with playing cards.',
  'rule.LOB-18.10': 'Elessar: any one player moves 1 space left, if possible.',
  'rule.LOB-18.11':
    'Lembas: any one player discards any number of cards, then draws adventure cards up to a hand of six.',
  'rule.LOB-18.12': 'With six or more cards left after discarding, Lembas draws nothing.',
  'rule.LOB-18.13':
    'Gollum is a card with three stars: used for symbols when discarded or to advance one track by 3; in both cases the player who used it rolls the die immediately afterwards.',
  'rule.LOB-18.14': 'If Gollum is discarded for any reason other than its stars, no die is rolled.',
  'rule.LOB-18.15':
    'Gollum counts towards the two-card limit like any card of its printed colour, because it is not a green story card.',
  'rule.LOB-18.16':
    'Several players who want to play cards at the same moment do so in turn order from the active player, because "at any time" needs an order.',
  'rule.LOB-19.01':
    'When the adventure deck is used up, used legendary and Gandalf cards are taken out of the discard pile and leave the game; the adventure cards are reshuffled into a new deck.',
  'rule.LOB-19.02':
    'The reshuffle happens when a card must be drawn from an empty deck; if no card is left anywhere, the draw is simply shorter, because the text gives no penalty.',
  'rule.LOB-20.01':
    'Players should discuss and coordinate everything; all risks, events and cards in hand may be talked about freely.',
  'rule.LOB-20.02': 'Players may not show the cards in their hand.',
  'rule.LOB-20.03': 'Players may not give each other cards or tokens unless a card or an action says so.',
  'rule.LOB-20.04':
    'In the app a hand is visible only to its owner; the other players see its size and whatever its owner says about it.',
  'rule.LOB-20.05':
    'Story pile order, adventure deck order and face-down gold runes are hidden from all; tiles seen with Foresight are visible only to the active player, who may talk about them.',
  'rule.LOB-20.06':
    'Runes, life tokens, corruption positions, markers and Gandalf cards are open to all (except for runes in the competitive game).',
  'rule.LOB-21.01':
    'Sauron starts on space 15 in the introductory game, 12 in the normal game (recommended after winning the introductory one) and 10 in the advanced game (recommended after winning the normal one).',
  'rule.LOB-21.02':
    'Passing the Ring: if the Ring-bearer is eliminated for any reason other than reaching or passing Sauron’s space, the player on their left becomes Ring-bearer and the game goes on.',
  'rule.LOB-21.03':
    'Equal turns: a conflict is not started by the Ring-bearer; play simply goes on clockwise from the last player, and a token marks the active player.',
  'rule.LOB-21.04':
    'Competitive game: runes are kept face down and their values are hidden from the other players.',
  'rule.LOB-21.05':
    'Competitive, Ring destroyed: each player, eliminated or not, scores 60 plus the value of their own runes; the highest score wins.',
  'rule.LOB-21.06': 'Equal highest scores share the win, because no tie-break is given.',
  'rule.LOB-21.07':
    'Competitive: a Ring-bearer with three or more ring life tokens whose hobbit meets Sauron joins Sauron and wins alone with the number of the current main track space; all others score 0.',
  'rule.LOB-21.08':
    'Competitive, Ring not destroyed otherwise: runes do not count, all players score the main track number, and there is no winner.',
  'rule.LOB-21.09': 'The variants may be combined with any starting space of Sauron.',
  'rule.LOB-22.01':
    'The spaces and numbers of the activity tracks and the events of the four boards are printed on the boards, not in the rulebook; the engine reads them from data files, and every space or event uses only the effects named in sections 6, 8 and 10.',
  'rule.LOB-22.02':
    'The mix of the 23 story tiles and of the 60 adventure cards is likewise data: nine kinds of tile exist (four activities, Influence of the Ring, Will of Sauron, Passage of Time, No Options, Losing Ground).',
  'rule.LOB-22.03': 'The story synopsis at the end of the rulebook has no rules.',
  'advice.1':
    'Talk everything over before you move: who can pay for what, which events lie ahead, and what strong cards are in each hand.',
  'advice.2':
    'Always look further down the event track: most disasters can be seen coming and, together, be paid for.',
  'advice.3':
    'Not everybody helps at the same time or in the same way; what counts is that Sauron does not catch the Ring-bearer.',
  'advice.4':
    'The Ring is a way round the bad spaces of a track, because nothing that it passes is resolved.',
  'advice.5':
    'When a bad tile turns up, putting on the Ring may complete the main track before the tile takes effect.',
  'advice.6':
    'See that everybody gets one life token of each kind, and settle early who ought to carry the Ring next.',
  'advice.7':
    'Try to complete the main track before the event marker comes to the harshest events, those near the end.',
  'advice.8': 'Resting is a real choice: fill your hand, or take your hobbit a step away from Sauron.',
  'advice.9': 'In your first game put Sauron on 15; bring him closer once you have won.',
  'advice.10':
    'You need each other in the competitive game too: if the Ring is not destroyed, the runes are worth nothing to anybody.',
} as const satisfies Texts;

import type { Texts } from '@concilio/kernel';

/** The rules, one fact a sentence, and the titles that they stand under. */
export const reference = {
  'section.terms': 'Roles, components, basic terms',
  'section.decks': 'Deck construction and formats',
  'section.setup': 'Setup: bidding, seating, first site',
  'section.starting-fellowship': 'Starting fellowship and opening hand',
  'section.turn': 'Turn sequence',
  'section.procedure': 'Action procedure',
  'section.fellowship': 'Fellowship phase',
  'section.movement': 'Movement and sites',
  'section.shadow': 'Shadow phase',
  'section.maneuver': 'Maneuver phase',
  'section.archery': 'Archery phase',
  'section.assignment': 'Assignment phase',
  'section.skirmish': 'Skirmish phase',
  'section.fierce': 'Fierce skirmishes',
  'section.regroup': 'Regroup phase',
  'section.card-types': 'Card types',
  'section.actions': 'Actions: required, optional, phase actions',
  'section.responses': 'Responses, preventing, replacing',
  'section.costs': 'Requirements, costs, effects',
  'section.wounds': 'Vitality, wounds, exertion, healing, death',
  'section.ring-bearer': 'Ring-bearer, burdens, resistance',
  'section.ring': 'The One Ring',
  'section.uniqueness': 'Uniqueness, active cards, spotting',
  'section.keywords': 'Keywords',
  'section.allies': 'Allies, bearing, transfer',
  'section.control': 'Site control and liberation',
  'section.tokens': 'Culture tokens, stacking',
  'section.piles': 'Piles, hands, looking, revealing, modifiers',
  'section.blocks': 'Site numbers and block symbols',
  'section.errata': 'Errata in force',
  'section.multiplayer': 'Games with three or more players',
  'section.end': 'Winning and losing',
  'section.collecting': 'Collector’s data',
  'rule.TCG-1.01':
    'Each player has one deck with both Free Peoples and Shadow cards. In a player’s own turn that player uses Free Peoples cards against all others, who use their Shadow cards.',
  'rule.TCG-1.02':
    'In a turn the active player is the Free Peoples player; all other players are Shadow players.',
  'rule.TCG-1.03':
    'To the Free Peoples player every Shadow player is an opponent; to a Shadow player only the Free Peoples player is an opponent, not other Shadow players.',
  'rule.TCG-1.04': 'A fellowship is the Ring-bearer plus the other companions of one player.',
  'rule.TCG-1.05':
    'Each player has a draw deck, hand, discard pile, dead pile, adventure deck, support area and a player marker.',
  'rule.TCG-1.06': 'Wounds, burdens, twilight tokens and culture tokens are unlimited counters.',
  'rule.TCG-1.07': 'The twilight pool is one pool shared by all players; it starts the game empty.',
  'rule.TCG-1.08':
    'All players share one adventure path of sites 1 to 9; each player’s marker shows where that fellowship is.',
  'rule.TCG-1.09':
    'The support area is a row behind the fellowship; it holds allies, cards that say they play to it, and sites under control.',
  'rule.TCG-1.10': 'Allies, companions and minions are the characters; they use one card layout.',
  'rule.TCG-1.11':
    'The simplified starter rules (random first player, fixed fellowships, fewer phases, one reshuffle) are not used; where they differ, the rules given here replace them, and they replace all older rulebooks.',
  'rule.TCG-1.12': 'When card text contradicts a rule, the card text wins; “cannot” wins over “may”.',
  'rule.TCG-1.13':
    'Mechanics of later sets (initiative, threats, followers and aid, toil, hunter, lurker, muster, enduring, regions, a Ring-bearer other than Frodo at the start) are out of scope, because this rulebook and set 4 know none of them.',
  'rule.TCG-2.01':
    'A player needs at least 71 cards: a Ring-bearer and The One Ring (2), a draw deck of at least 60, and an adventure deck of exactly 9.',
  'rule.TCG-2.02':
    'A player must start with one copy of Frodo (any version) as Ring-bearer, bearing one copy of The One Ring (any version).',
  'rule.TCG-2.03':
    'These two cards are outside the draw deck and do not count as Free Peoples cards in TCG-2.05.',
  'rule.TCG-2.04': 'The draw deck has at least 60 cards and no upper limit.',
  'rule.TCG-2.05':
    'The draw deck has exactly as many Shadow cards as Free Peoples cards; its size is therefore even.',
  'rule.TCG-2.06': 'The draw deck contains no copy of The One Ring and no site.',
  'rule.TCG-2.07': 'At most 4 copies of one card title in the draw deck, counted over all subtitles.',
  'rule.TCG-2.08': 'Exception: at most 3 copies titled Frodo in the draw deck, because one starts in play.',
  'rule.TCG-2.09':
    '4 copies of Aragorn, King in Exile are legal; 2 of it and 2 of Aragorn, Ranger of the North are legal; 4 of each are not (8 copies titled Aragorn).',
  'rule.TCG-2.10': 'The adventure deck has nine different sites, one for each site number 1 to 9.',
  'rule.TCG-2.11':
    'All sites of an adventure deck are of one block: Fellowship (sets 1, 2, 3) or Towers (sets 4, 5, 6).',
  'rule.TCG-2.12': 'All players of one game must use sites of the same block, because the path is shared.',
  'rule.TCG-2.13':
    'Every game has one format: Towers block (only cards of sets 4, 5, 6), Fellowship block (only sets 1, 2, 3) or Open.',
  'rule.TCG-2.14': 'Open allows all cards except sites of the Fellowship block.',
  'rule.TCG-2.15': 'In Open the adventure decks of this era are therefore Towers block sites.',
  'rule.TCG-2.16': 'All players of a game play the same format.',
  'rule.TCG-2.17':
    'Promotional cards (set 0) are legal where a card with the same title and subtitle is legal; the Deluxe book names only set numbers.',
  'rule.TCG-2.18':
    'A deck that breaks any rule of this section is refused before the game starts, with every broken rule named.',
  'rule.TCG-3.01':
    'Who chooses the turn order is decided by bidding burdens. Each player secretly bids a number of burdens; zero is allowed.',
  'rule.TCG-3.02': 'All bids are revealed at the same time.',
  'rule.TCG-3.03':
    'The highest bidder chooses any place in the turn order, then the second highest chooses among the remaining places, and so on.',
  'rule.TCG-3.04': 'Tied players settle at random who of them chooses first.',
  'rule.TCG-3.05': 'Every player, winner or not, puts the burdens they bid on their Ring-bearer.',
  'rule.TCG-3.06':
    'A player who bids as many burdens as the Ring-bearer’s resistance is corrupted before the game begins (before the first player plays site 1) and loses.',
  'rule.TCG-3.07': 'A bid above the resistance has the same result.',
  'rule.TCG-3.08':
    'The bid control accepts 0 up to the Ring-bearer’s resistance; larger bids have no different effect.',
  'rule.TCG-3.09':
    'If bidding eliminates all but one player, that player wins; if it eliminates everybody, the game is a draw.',
  'rule.TCG-3.10':
    'Bids Tom 3, Chuck 4, Tim 3, Mike 1. Chuck chooses first place (4 burdens). Tom and Tim toss a coin, Tom wins and takes second place (3 burdens). Tim takes fourth place (3 burdens). Mike gets third place (1 burden). Turn order: Chuck, Tom, Mike, Tim.',
  'rule.TCG-3.11': 'Players sit clockwise in turn order, beginning with the first player.',
  'rule.TCG-3.12':
    'Each player puts the adventure deck face down and Frodo face up with The One Ring on him so that its title shows, plus the burdens bid.',
  'rule.TCG-3.13':
    'The first player puts their own site 1 on the table to begin the path; every player’s marker goes on it.',
  'rule.TCG-3.14': 'Placing site 1 is not a move: it adds no twilight tokens and triggers nothing.',
  'rule.TCG-4.01':
    'Besides Frodo a player may put companions from the draw deck into play, one after another in any order, as long as their total twilight cost is 4 or less.',
  'rule.TCG-4.02': 'Frodo’s own twilight cost is not counted in that total.',
  'rule.TCG-4.03': 'Only companions may be put into play: no allies, possessions, artifacts or conditions.',
  'rule.TCG-4.04': 'Playing the starting fellowship adds no twilight tokens.',
  'rule.TCG-4.05': 'Site text is not active while starting fellowships are played.',
  'rule.TCG-4.06': '“When you play” text of a starting companion may be used.',
  'rule.TCG-4.07':
    'A companion already in the starting fellowship may be spotted to meet the requirement of the next one.',
  'rule.TCG-4.08':
    'With Legolas in the starting fellowship a companion that says “To play, spot an Elf” may be added; without any Elf there it may not.',
  'rule.TCG-4.09':
    'At least one added companion must therefore be playable without spotting another added one.',
  'rule.TCG-4.10':
    'Cost modifiers count: with a Rohan Man of cost 2 already there, Éomer (cost 3, -1 while you can spot a Rohan Man) costs 2, total 4, legal; in the other order the total is 5 and illegal.',
  'rule.TCG-4.11':
    'Fellowships are chosen and revealed in player order. In a match of several games a player may change the starting fellowship between games.',
  'rule.TCG-4.12': 'Uniqueness and the Rule of 9 apply to starting companions too.',
  'rule.TCG-4.13':
    'The rest of the draw deck is shuffled, the player to the right may cut it, and each player draws 8 cards.',
  'rule.TCG-4.14':
    'The mulligan (once per player, in player order, before the first turn: shuffle the whole hand back and draw 6) is a tournament rule; it is offered as a table option, off by default because the rulebook does not contain it.',
  'rule.TCG-5.01':
    'Players take turns clockwise. A turn has seven phases in order: Fellowship, Shadow, Maneuver, Archery, Assignment, Skirmish, Regroup.',
  'rule.TCG-5.02':
    'Although turns pass to the left, the order inside procedures (actions, Shadow phases, assignments) goes to the right.',
  'rule.TCG-5.03': 'At the start of a turn all twilight tokens are removed from the pool.',
  'rule.TCG-5.04':
    'Then every “at the start of each of your turns” action is performed; each only once per turn.',
  'rule.TCG-5.05': 'Sanctuary healing (TCG-20.12) happens in this same window.',
  'rule.TCG-5.06': 'There is one Shadow phase per Shadow player and one Skirmish phase per skirmish.',
  'rule.TCG-5.07':
    'If the Free Peoples player moves again in the Regroup phase, the turn goes back to the Shadow phases, with maneuver, archery, assignment, skirmish and regroup following again.',
  'rule.TCG-5.08':
    'If no minion is in play at the end of the last Shadow phase, or after the Maneuver or Archery phase, the turn goes straight to the Regroup phase.',
  'rule.TCG-5.09':
    'When the last minion leaves during the Assignment or Skirmish phase, remaining skirmishes that cannot happen are dropped and the Regroup phase follows.',
  'rule.TCG-5.10':
    'Effects that last “until the regroup phase” end when the Regroup phase begins; effects of a phase action end with that phase unless stated otherwise.',
  'rule.TCG-6.01':
    'The Free Peoples player has the first chance to perform an action, then the player on the right, and so on counter-clockwise.',
  'rule.TCG-6.02':
    'A player who does not want to act passes; passing does not stop that player from acting later in the same phase.',
  'rule.TCG-6.03':
    'When all players pass in succession, the phase goes on to its next part or to the next phase.',
  'rule.TCG-6.04':
    'Any action performed resets the count of successive passes; the next chance goes to the next player on the right.',
  'rule.TCG-6.05':
    'The procedure is used for maneuver, archery, assignment, skirmish and regroup actions and for optional responses.',
  'rule.TCG-6.06':
    'In the Fellowship phase only the Free Peoples player acts, and in each Shadow phase only that Shadow player acts; they act as often as they like and then end it.',
  'rule.TCG-6.07':
    'A player with no legal action passes automatically; the app may offer auto-pass but must not skip a legal choice unasked.',
  'rule.TCG-7.01': 'The Free Peoples player may perform any number of fellowship actions in any order.',
  'rule.TCG-7.02':
    'Always available: play a companion, ally, possession, artifact or condition (Free Peoples) from hand; discard to heal (TCG-7.17); transfer (section 25); use “Fellowship:” events and special abilities.',
  'rule.TCG-7.03': 'Playing a Free Peoples card adds twilight tokens equal to its twilight cost to the pool.',
  'rule.TCG-7.04':
    'Rules allow drawing only in the Regroup phase; card effects may allow it in the Fellowship phase, limited by TCG-7.05.',
  'rule.TCG-7.05':
    'Rule of 4: the Free Peoples player cannot draw or take into hand more than 4 cards in their Fellowship phase, in whatever way.',
  'rule.TCG-7.06': 'Cards drawn “at the start of each of your turns” do not count for the Rule of 4.',
  'rule.TCG-7.07':
    'An effect that would exceed the Rule of 4 is carried out as far as possible and the rest is ignored.',
  'rule.TCG-7.08':
    'A Free Peoples player has drawn 3 cards this Fellowship phase and uses an effect “draw 3 cards”. Expected: 1 card is drawn, 2 are ignored.',
  'rule.TCG-7.09':
    'Rule of 9: a player can never have more than nine companions in play and in their dead pile together.',
  'rule.TCG-7.10': 'Each copy of a non-unique companion in play or in the dead pile counts as one.',
  'rule.TCG-7.11':
    'The dead pile holds Merry (unique) and two Dwarf Guards (non-unique). Expected: at most 6 companions in the fellowship.',
  'rule.TCG-7.12': 'The Ring-bearer counts as a companion for the Rule of 9; allies do not.',
  'rule.TCG-7.13':
    'Allies are played to the support area, in any of the player’s Fellowship phases, wherever the fellowship is; there is no limit to their number.',
  'rule.TCG-7.14': 'Free Peoples artifacts are played exactly like Free Peoples possessions.',
  'rule.TCG-7.15':
    'A possession or artifact with “Bearer must be” is played on a matching character of the player; others state where they play.',
  'rule.TCG-7.16':
    'Free Peoples conditions are always played in the Fellowship phase, even if they give a special ability for another phase.',
  'rule.TCG-7.17':
    'Discard to heal: spot your unique companion or ally with at least one wound and discard from hand a card with the same title (any subtitle) to heal that character once.',
  'rule.TCG-7.18':
    'When done, the Free Peoples player must move the fellowship to the next site (section 8); this move is not optional.',
  'rule.TCG-8.01':
    'The fellowship moves forward one site at a time; sites are never skipped and it never moves back.',
  'rule.TCG-8.02':
    'If the next site is not on the path yet, a Shadow player must play it from their adventure deck, as the first part of the move.',
  'rule.TCG-8.03':
    'Which Shadow player: the arrow on the site being left points to the Shadow player on the Free Peoples player’s right or left. With two players the only Shadow player does it.',
  'rule.TCG-8.04':
    'In block formats the site played must be the one with the next number; there is no choice because each adventure deck has one of each number.',
  'rule.TCG-8.05':
    'Order of a move: site played if needed; “when the fellowship moves from” actions; “when the fellowship moves” actions; the marker moves; “moves to” actions; twilight tokens are added.',
  'rule.TCG-8.06':
    'Each move adds to the pool the new site’s Shadow number plus 1 per companion in the fellowship, the Ring-bearer included.',
  'rule.TCG-8.07': 'Allies add nothing for a move.',
  'rule.TCG-8.08': 'With Fellowship or Towers block sites there is no extra twilight for regions.',
  'rule.TCG-8.09':
    'Frodo and three companions move to a Towers site with Shadow number 2. Expected: 2 + 4 = 6 tokens are added; with 3 tokens from cards played before, the pool holds 9.',
  'rule.TCG-8.10':
    'Only when the tokens have been added is the fellowship at the new site, and its text can be used.',
  'rule.TCG-8.11':
    'Site text applies only while the Free Peoples player’s fellowship is at that site; the keywords of a site on the path can always be spotted (players’ rules council).',
  'rule.TCG-8.12':
    'A special ability on a site may be used by the player its phase word allows, while the active fellowship is there.',
  'rule.TCG-8.13':
    'Move limit: 2 per turn with two or three players; with four or more players it is the number of opponents at the start of the game.',
  'rule.TCG-8.14':
    'The fellowship must move once per turn (Fellowship phase) and may move again at the end of each Regroup phase while the limit allows.',
  'rule.TCG-8.15':
    'If the move limit is changed in a turn, the change lasts the whole turn, even if the condition for it ends.',
  'rule.TCG-8.16':
    'Replacing sites: when an effect plays the next site and one is already there, the new site takes its place and number, cards on or stacked on the old one move to it, and the old one returns to its owner’s adventure deck.',
  'rule.TCG-8.17': 'There is no site 10; an effect that plays the next site does nothing beyond site 9.',
  'rule.TCG-8.18':
    'Nobody may look through another player’s adventure deck; its owner may at any time, in any order.',
  'rule.TCG-8.19': 'A site already on the path is not played again; later fellowships simply move onto it.',
  'rule.TCG-9.01':
    'Each Shadow player has one Shadow phase, beginning with the player on the Free Peoples player’s right and going to the right.',
  'rule.TCG-9.02':
    'Always available: play a Shadow minion, possession, artifact or condition from hand; use “Shadow:” events and special abilities.',
  'rule.TCG-9.03':
    'Playing a Shadow card removes twilight tokens equal to its twilight cost from the pool; if there are not enough, it cannot be played.',
  'rule.TCG-9.04': 'All Shadow players use the same pool, each with what the earlier ones left.',
  'rule.TCG-9.05':
    'A minion whose site number is higher than the number of the site where the fellowship is, is roaming.',
  'rule.TCG-9.06': 'Playing a minion that will be roaming removes 2 extra tokens (roaming penalty).',
  'rule.TCG-9.07': 'A minion stops roaming as soon as the fellowship is at a site with its number or higher.',
  'rule.TCG-9.08': 'Only the site number matters for roaming, not the block symbol.',
  'rule.TCG-9.09':
    'A Moria Orc with site number 4 is roaming at site 3 and at site 3T, and at neither site 4 nor site 4T. If its cost is 2, playing it at site 3T removes 4 tokens, at site 4T 2 tokens.',
  'rule.TCG-9.10': 'Shadow artifacts are played exactly like Shadow possessions.',
  'rule.TCG-9.11':
    'A player may use, and exert, another player’s character to pay the cost of their Shadow card or special ability.',
  'rule.TCG-9.12':
    'A Shadow player cannot play a possession, artifact or condition on another Shadow player’s minion or in another player’s support area.',
  'rule.TCG-9.13':
    'Shadow cards may still affect and help other players’ Shadow cards, and events may be played for them.',
  'rule.TCG-9.14':
    'Shadow players may talk, plan and name cards in hand, but cannot show each other those cards; agreements do not bind.',
  'rule.TCG-9.15':
    'Minions stay in play until killed, discarded or until the Free Peoples player’s turn ends; they fight at each site the fellowship moves to in that turn.',
  'rule.TCG-9.16': 'The roaming penalty is paid only when a minion is played, never later.',
  'rule.TCG-10.01':
    'After the Shadow phases all players may perform maneuver actions (“Maneuver:” special abilities on cards in play and events with that word) by the action procedure.',
  'rule.TCG-10.02': 'When all pass in succession, go to the Archery phase, subject to TCG-5.08.',
  'rule.TCG-11.01':
    'All players may first perform archery actions (“Archery:”) by the action procedure; then archery fire is carried out.',
  'rule.TCG-11.02':
    'Minion archery total: the number of archer minions of all Shadow players together, plus modifiers; there is one total however many Shadow players there are.',
  'rule.TCG-11.03': 'Fellowship archery total: the number of archer companions, plus modifiers.',
  'rule.TCG-11.04':
    'Archer allies count in the fellowship total if the fellowship is at their home site or a card lets them take part in archery fire.',
  'rule.TCG-11.05':
    'Both totals start at 0, so modifiers count even without an archer; totals are never below 0.',
  'rule.TCG-11.06':
    'The Free Peoples player assigns wounds equal to the minion total to companions and participating allies, as they like.',
  'rule.TCG-11.07':
    'Then the Free Peoples player chooses one Shadow player, who must assign wounds equal to the fellowship total to their own minions, as they like.',
  'rule.TCG-11.08':
    'Wounds are assigned one at a time; no character can be assigned more wounds than it has vitality left, and wounds that cannot be assigned are ignored.',
  'rule.TCG-11.09': 'Both totals are fixed before any wound is assigned.',
  'rule.TCG-11.10':
    'The Free Peoples player may choose a Shadow player who has no minions; the wounds are then lost.',
  'rule.TCG-11.11': 'Archery wounds are wounds, not exertions: they can kill and can be prevented.',
  'rule.TCG-11.12':
    'A character that cannot take wounds cannot be assigned any; a character whose wounds are prevented can.',
  'rule.TCG-11.13':
    'Minion total 3, fellowship of Frodo, Gimli (vitality 3, 2 wounds) and Legolas (archer). The Free Peoples player assigns 1 to Gimli and 2 to Legolas. Expected: Gimli dies, Legolas has 2 more wounds; the fellowship total stays 1, so the chosen Shadow player assigns 1 wound.',
  'rule.TCG-12.01':
    'All players may first perform assignment actions (“Assignment:”) by the action procedure; all of them are finished before defenders are assigned.',
  'rule.TCG-12.02':
    'An assignment action assigns one to one: it cannot assign a character to another unless both are unassigned.',
  'rule.TCG-12.03':
    'Then the Free Peoples player may assign companions to defend against minions; assigning is never forced by the rules.',
  'rule.TCG-12.04': 'A minion cannot have more than one companion assigned to it.',
  'rule.TCG-12.05':
    'A companion is assigned to one minion by the Free Peoples player, plus X more if it has defender +X (TCG-24.15).',
  'rule.TCG-12.06':
    'When the Free Peoples player is done, Shadow players may assign each minion left unassigned to any companion, even one already assigned, several to the same one if they like.',
  'rule.TCG-12.07':
    'Shadow players do so in turn from the Free Peoples player’s right; each assigns only their own minions.',
  'rule.TCG-12.08': 'A minion that nobody assigns does not skirmish.',
  'rule.TCG-12.09':
    'A minion that was assigned by the Free Peoples player and becomes unassigned later is not a leftover minion and cannot be assigned by its player.',
  'rule.TCG-12.10': 'All assignments of one player’s batch take effect together.',
  'rule.TCG-12.11':
    'An ally may be assigned like a companion when the fellowship is at its home site or a card lets it take part in skirmishes.',
  'rule.TCG-12.12': 'A Shadow player may assign an unassigned minion to an ally only then.',
  'rule.TCG-12.13':
    'A character that cannot take part in skirmishes cannot be assigned, is not affected by assignment actions (unless they would allow it), and cannot be given leftover minions.',
  'rule.TCG-12.14': 'Each companion or ally being attacked leads to one separate Skirmish phase.',
  'rule.TCG-12.15':
    'Frodo and Aragorn face three Uruk-hai; the Free Peoples player assigns one to each. Expected: the Shadow player may put the third on Frodo, who then fights two.',
  'rule.TCG-12.16':
    'Frodo and Aragorn (defender +1) face two Uruk-hai; Aragorn may be assigned to both, leaving Frodo without a fight.',
  'rule.TCG-13.01':
    'The Free Peoples player chooses the order of skirmishes, one at a time; each is its own Skirmish phase.',
  'rule.TCG-13.02':
    'In it all players may perform skirmish actions (“Skirmish:”) by the action procedure; then that skirmish resolves.',
  'rule.TCG-13.03':
    'The effects of a skirmish action last only for that Skirmish phase unless stated otherwise.',
  'rule.TCG-13.04': 'A character is “skirmishing” only while the phase of its own skirmish is going on.',
  'rule.TCG-13.05': 'If a side has two or more minions, their strengths are added to one total.',
  'rule.TCG-13.06': 'The side with the higher total strength wins; a tie is won by the Shadow side.',
  'rule.TCG-13.07': 'Each character on the losing side takes 1 wound.',
  'rule.TCG-13.08':
    'For each damage +X on the winning side, added over all its characters, each losing character takes X more wounds.',
  'rule.TCG-13.09':
    'If a side’s total is at least double the other’s, all characters of the other side are overwhelmed: they are killed at once, whatever their vitality, and take no wounds.',
  'rule.TCG-13.10': 'A side with a total above zero overwhelms a side with a total of zero.',
  'rule.TCG-13.11': 'If both totals are zero, the Shadow side wins but does not overwhelm.',
  'rule.TCG-13.12': 'An overwhelmed Ring-bearer is killed even while wearing The One Ring.',
  'rule.TCG-13.13': 'A cancelled skirmish ends at once with no winner and no loser.',
  'rule.TCG-13.14':
    'If all characters of one side are gone before a skirmish begins, it does not take place.',
  'rule.TCG-13.15':
    'If all characters of one side are removed during a skirmish before strength is totalled, the skirmish resolves and the other side wins.',
  'rule.TCG-13.16':
    'A character removed from its skirmish is a losing character if its side has nobody left; otherwise it neither wins nor loses. It takes no wounds from the resolution (wording as clarified by the players’ rules council).',
  'rule.TCG-13.17':
    'A character replaced in a skirmish leaves it; the skirmish goes on with the new one and does not restart.',
  'rule.TCG-13.18':
    'Once a skirmish resolves or is cancelled no more skirmish actions can be taken in it; win and lose triggers follow, then the phase ends and its characters are unassigned.',
  'rule.TCG-13.19':
    'Skirmishes of the Ring-bearer may be cancelled. Later rules forbid it, but this rulebook does not and Frodo’s Cloak of this very set exists to do it; the later ban is offered as a table option.',
  'rule.TCG-13.20':
    'Wounds of losing characters are placed one at a time; several dying characters leave play together, before win and lose triggers.',
  'rule.TCG-13.21':
    'Aragorn (strength 8) against two Orcs of strength 3: 8 to 6, Aragorn wins, each Orc takes 1 wound; with damage +1 each takes 2.',
  'rule.TCG-13.22':
    'Two Orcs with damage +1 each win against Aragorn without overwhelming him: he takes 1 + 1 + 1 = 3 wounds.',
  'rule.TCG-13.23':
    'Strength 8 against 4: overwhelm. 7 against 4: normal win. 4 against 4: the Shadow side wins. 1 against 0: overwhelm. 0 against 0: the Shadow side wins and each losing character takes 1 wound.',
  'rule.TCG-14.01':
    'After all normal skirmishes, if any fierce minion is in play, there is a second Assignment phase and then Skirmish phases for fierce minions only.',
  'rule.TCG-14.02': 'Assignment actions may be performed in the fierce Assignment phase too.',
  'rule.TCG-14.03': 'In that phase ignore every effect that would assign a minion that is not fierce.',
  'rule.TCG-14.04':
    'A minion must be fierce at the start of the fierce Assignment phase to fight a fierce skirmish.',
  'rule.TCG-14.05':
    'An ally that could be assigned to a normal skirmish (home site or card effect) can be assigned to a fierce one.',
  'rule.TCG-14.06':
    'Once assigned there, a minion’s fierce skirmish must be resolved even if it stops being fierce.',
  'rule.TCG-14.07':
    'A companion may fight again, the same or another minion; defenders and leftover minions are assigned as in section 12.',
  'rule.TCG-14.08':
    'Fierce skirmishes happen once per site moved to; a fierce minion never fights a third time there by this keyword.',
  'rule.TCG-15.01': 'All players may perform regroup actions (“Regroup:”) by the action procedure.',
  'rule.TCG-15.02': 'Then each Shadow player reconciles.',
  'rule.TCG-15.03':
    'Reconciling: the player may first discard one card from hand; then with fewer than eight cards must draw up to eight, with more than eight must discard down to eight.',
  'rule.TCG-15.04': 'If the draw deck runs out, the player draws what there is.',
  'rule.TCG-15.05':
    'With several Shadow players they reconcile in turn from the Free Peoples player’s right.',
  'rule.TCG-15.06':
    'Then the Free Peoples player chooses: move to the next site (if the move limit allows) and go back to the Shadow phases, or stay.',
  'rule.TCG-15.07':
    'Staying: the Free Peoples player reconciles, then Shadow players discard all minions in play with everything on them, and the turn ends.',
  'rule.TCG-15.08':
    'The Free Peoples player does not reconcile before moving again; Shadow players reconcile in every Regroup phase of the turn.',
  'rule.TCG-15.09':
    'The twilight pool is not emptied when the fellowship moves again; left-over tokens stay.',
  'rule.TCG-15.10':
    'Once the Free Peoples player has moved in the Regroup phase, minions in play stay and fight at the new site.',
  'rule.TCG-15.11':
    'Two players. The Free Peoples player moves to site 2 in the Fellowship phase, and again to site 3 in the Regroup phase. Expected: the move limit 2 is reached, so the second Regroup phase ends with staying.',
  'rule.TCG-16.01':
    'Card types: The One Ring, site, companion, ally, minion, possession, artifact, event, condition.',
  'rule.TCG-16.02':
    'An ally helps from afar and does not move with the fellowship; it has a home site where it can fight beside the companions.',
  'rule.TCG-16.03':
    'An artifact is a unique weapon, armour or other special object: wizard staffs, Palantíri, the Balrog’s weapons, Bilbo’s mithril-coat, the shards of Narsil and the Elven rings, but not The One Ring.',
  'rule.TCG-16.04':
    'Artifacts are played and used like possessions but are a different type: cards that affect possessions do not affect them.',
  'rule.TCG-16.05': 'A possession is an object borne by a character or kept in the support area.',
  'rule.TCG-16.06':
    'A condition stays in play until discarded; it plays to the support area or on a bearer as it says.',
  'rule.TCG-16.07':
    'An event is played from hand in a phase that its word names, has its effect once, and is then discarded; it is never in play.',
  'rule.TCG-16.08':
    'The One Ring is its own card type, neither Free Peoples nor Shadow, with no twilight cost.',
  'rule.TCG-16.09': 'Sites and The One Ring have no culture and are neither Free Peoples nor Shadow.',
  'rule.TCG-16.10':
    'Free Peoples cultures: Dwarven, Elven, Gandalf, Gondor, Rohan, Shire. Shadow cultures: Dunland, Isengard, Moria, Raider, Ringwraith, Sauron.',
  'rule.TCG-16.11': 'Rohan, Dunland and Raider are new in The Two Towers.',
  'rule.TCG-16.12': 'A deck may mix cultures freely.',
  'rule.TCG-16.13':
    'Minions have a site number, companions and allies have none; only allies have a home site.',
  'rule.TCG-16.14':
    'Free Peoples cards other than events can be played only in the player’s own Fellowship phase, Shadow cards other than events only in their Shadow phase, unless an effect plays them at another time.',
  'rule.TCG-16.15': 'There is no hand limit except when reconciling.',
  'rule.TCG-17.01':
    'Nearly everything that happens is an action, and every action is either required or optional.',
  'rule.TCG-17.02':
    'Optional: an event, a special ability, or anything worded “may”. All other actions are required.',
  'rule.TCG-17.03':
    'If two or more required actions happen at the same time, the Free Peoples player decides their order.',
  'rule.TCG-17.04': 'All required actions for one trigger are resolved before any optional response to it.',
  'rule.TCG-17.05':
    'Phase actions are playing events and using special abilities; response events and response abilities are not phase actions.',
  'rule.TCG-17.06': 'A phase action may be performed only in the phase named by its word.',
  'rule.TCG-17.07':
    'A phase action with several phase words (“Maneuver or Skirmish:”) is an action of the phase in which it is performed.',
  'rule.TCG-17.08':
    'Each phase action is finished before the next begins; two phase actions cannot be combined into one.',
  'rule.TCG-17.09':
    'A special ability may be used only while its card is in play and active, any number of times, as long as requirements and costs are met.',
  'rule.TCG-17.10':
    '“When” is a trigger that can happen once, “each time” a trigger that can happen repeatedly, “while” a continuous effect that is on exactly while its condition holds.',
  'rule.TCG-17.11':
    'A limit such as “(limit +3)” applies to that one card for the whole phase and starts again in the next phase; another copy has its own limit.',
  'rule.TCG-17.12':
    'A loop of optional actions by one player: that player names a number of repeats. A loop that needs both sides: the Free Peoples player names a number and the Shadow player accepts it or names a lower one. A loop of required actions only ends at once with no effect.',
  'rule.TCG-18.01':
    '“Response:” means the event or special ability may be used when the situation in its text happens.',
  'rule.TCG-18.02':
    'After all required actions for a trigger are resolved, players may respond to that trigger by the action procedure.',
  'rule.TCG-18.03': 'A player may respond more than once to the same situation.',
  'rule.TCG-18.04':
    'A response may cancel an action before it resolves; the cancelled action has no effect, but its costs and requirements stay paid.',
  'rule.TCG-18.05':
    'If an action is prevented, its effects are ignored but its costs and requirements must still be paid.',
  'rule.TCG-18.06': 'A cancelled or prevented event is discarded.',
  'rule.TCG-18.07':
    '“Instead” replaces an effect and is not prevention; if the replacing effect cannot happen, the original happens.',
  'rule.TCG-18.08':
    'Once one response has prevented or replaced what “is about to” happen, others cannot respond to it, because the situation no longer exists; a required replacement comes before any optional prevention.',
  'rule.TCG-18.09':
    'If the effect that would prevent a second effect is itself prevented, the second effect happens.',
  'rule.TCG-18.10':
    'A response offered to several players goes by the action procedure, so the Free Peoples player has the first chance.',
  'rule.TCG-19.01':
    'All requirements of an action are checked before its costs are paid (for example the number of tokens in the twilight pool).',
  'rule.TCG-19.02': 'Costs are what stands before “to”: “pay X to do Y” has cost X and effect Y.',
  'rule.TCG-19.03':
    'Costs and effects may be adding or removing twilight tokens, exerting, discarding and many other things.',
  'rule.TCG-19.04': 'If a card or ability has a cost, it must be paid or the card or ability cannot be used.',
  'rule.TCG-19.05': 'One payment pays for one card only.',
  'rule.TCG-19.06':
    'Playing one Isengard archer with two copies of Weapons of Isengard in play places a token on only one of them.',
  'rule.TCG-19.07': 'An action may not be started if all its costs cannot be paid.',
  'rule.TCG-19.08':
    'If something interrupts the paying of costs so that they cannot all be paid, what was paid stays paid and the action has no effect.',
  'rule.TCG-19.09':
    'If an effect requires something that cannot be done fully, as much as possible is done and the rest ignored.',
  'rule.TCG-19.10':
    'An event’s effect says discard 2 cards from hand and the player has 1. Expected: that 1 card is discarded, nothing else.',
  'rule.TCG-19.11':
    'If an effect requires a choice between two actions, the player must choose one they can fully perform, if possible.',
  'rule.TCG-19.12':
    'A card may be played even if it will have no effect, when its requirements are met and its costs paid.',
  'rule.TCG-19.13':
    'Exception: an action whose effect is to play a card from hand or discard pile can be used only if that card is really played.',
  'rule.TCG-19.14':
    'TCG-19.13 applies to all kinds of action (events, special abilities, “when you play” text) and all ways of playing a card, except directly from the draw deck.',
  'rule.TCG-19.15':
    'For TCG-19.13 the card must be in the hand or discard pile before the action begins; a card discarded to pay the cost cannot be the one played.',
  'rule.TCG-19.16':
    'The source of an effect is the card it is printed on: an event that makes a minion exert as cost is itself the source, not the minion.',
  'rule.TCG-19.17': 'Several effects on one card that count the same thing each check for themselves.',
  'rule.TCG-19.18':
    'Uglúk: +3 strength while you can spot 2 Isengard trackers, damage +1 while you can spot 3. Expected: with 3 trackers he has both, with 2 only the strength, with 1 neither. Five are not needed.',
  'rule.TCG-19.19':
    '“For each” effects may affect one character several times; “wound 2 companions” or “heal 2 companions” needs two different ones.',
  'rule.TCG-19.20':
    'Playing a card, in order: reveal it and take it from hand, check requirements, pay twilight and other costs, put it into play, responses and “when you play” triggers, effects; an event is discarded last, before the next action.',
  'rule.TCG-19.21':
    'The card being played is in no zone until it resolves: it cannot be discarded from hand to pay its own cost, and an event cannot fetch itself from the discard pile.',
  'rule.TCG-19.22':
    'Cards that change the cost of other cards apply when those cards are being played; a card changes its own cost only if it names itself.',
  'rule.TCG-20.01': 'Each wound lowers remaining vitality by 1; at zero the character is killed at once.',
  'rule.TCG-20.02': 'Strength zero does not kill.',
  'rule.TCG-20.03': '“Wound a character” places exactly one wound; wounds are always placed one at a time.',
  'rule.TCG-20.04':
    'Exerting places one wound token on a character to show it used up vitality for an action.',
  'rule.TCG-20.05':
    'Exerting is not wounding: effects that prevent wounds do not stop it, and it does not trigger “takes a wound”.',
  'rule.TCG-20.06':
    'If a cost requires a character to exert X times, it must have X + 1 or more vitality left, otherwise the action cannot be performed.',
  'rule.TCG-20.07':
    'Vitality 4 with 1 wound (3 left): exerting twice is legal and leaves 1; exerting three times is not.',
  'rule.TCG-20.08':
    'A character with 1 vitality left is exhausted and cannot be exerted by anybody; an effect “must exert” then does nothing.',
  'rule.TCG-20.09': 'To exhaust a character is to exert it as often as possible.',
  'rule.TCG-20.10': 'A cost “exert X times” cannot be paid with X = 0.',
  'rule.TCG-20.11': 'Healing removes one wound, from whatever source it came.',
  'rule.TCG-20.12':
    'At the start of a turn with the fellowship at a sanctuary (sites 3 and 6; in the Towers block 3T and 6T) the Free Peoples player may heal up to 5 wounds, divided freely.',
  'rule.TCG-20.13': 'Sanctuary healing is for companions only; allies cannot be healed by it.',
  'rule.TCG-20.14':
    'Killed companions and allies go to their owner’s dead pile, killed minions to their owner’s discard pile.',
  'rule.TCG-20.15':
    'A discarded companion or ally goes to the discard pile, is not killed, and triggers nothing that looks for a kill.',
  'rule.TCG-20.16':
    'While a unique companion or ally is in a player’s dead pile, that player cannot play another card of that title; copies of non-unique ones may be played.',
  'rule.TCG-20.17':
    'If a card that gives a vitality bonus leaves its bearer, the bearer is killed at once when its wounds equal or exceed its vitality.',
  'rule.TCG-20.18':
    'When a card leaves play for any reason, all cards played on, borne by or stacked on it are discarded.',
  'rule.TCG-20.19': 'Tokens on a card that leaves play are removed; a card that comes back is a new card.',
  'rule.TCG-21.01': 'Burdens are placed only on the Ring-bearer; each lowers resistance by 1.',
  'rule.TCG-21.02':
    'A Ring-bearer whose burdens reach his resistance is corrupted and his player loses; Frodo has resistance 10, so 10 burdens lose the game.',
  'rule.TCG-21.03': 'Corruption is checked at once whenever burdens or resistance change.',
  'rule.TCG-21.04': 'The Ring-bearer can fight, exert and move like any companion.',
  'rule.TCG-21.05': 'The Ring-bearer cannot be discarded from play or returned to hand.',
  'rule.TCG-21.06':
    'If the Ring-bearer is killed, his player loses unless card text lets another character become Ring-bearer at that moment.',
  'rule.TCG-21.07':
    'Sam (sets of this era) may respond to Frodo’s death by becoming Ring-bearer with resistance 5; the burdens stay, so with 5 or more burdens he is corrupted at once.',
  'rule.TCG-21.08': 'A new Ring-bearer bears The One Ring but is not wearing it, even if the old one was.',
  'rule.TCG-21.09': 'Sam may take over only if Frodo was the Ring-bearer when killed.',
  'rule.TCG-21.10':
    'Companions of this era without a printed resistance have resistance 6, lowered by the burdens; allies have 0. It matters only for later cards.',
  'rule.TCG-22.01':
    'There are three versions: The Ruling Ring, Isildur’s Bane and Answer to All Riddles; each player uses one.',
  'rule.TCG-22.02': 'Bearing the Ring is not wearing it; wearing starts only through the Ring’s own text.',
  'rule.TCG-22.03':
    'The Ruling Ring gives strength +1; its response, to a wound that a skirmish would deal to the bearer, puts it on him until the regroup phase.',
  'rule.TCG-22.04':
    'While The Ruling Ring is worn, a wound that a skirmish would deal to him becomes a burden.',
  'rule.TCG-22.05':
    'Isildur’s Bane: its response answers any wound threatening the Ring-bearer, in whatever phase, not only in a Skirmish phase.',
  'rule.TCG-22.06':
    'While Isildur’s Bane is worn, any wound he would suffer, in any phase, becomes one burden: so this rulebook says, though the card of 2001 adds two.',
  'rule.TCG-22.07': 'Answer to All Riddles: put on with a skirmish special ability, not a response.',
  'rule.TCG-22.08':
    'While wearing Answer to All Riddles he is strength +2 and, in a Skirmish phase only, adds a burden instead of a wound.',
  'rule.TCG-22.09':
    'The cost of putting on Answer to All Riddles is adding a burden; it gives vitality +2 while borne.',
  'rule.TCG-22.10':
    'Putting the Ring on is optional; converting wounds while wearing it is not. The wound responded to is itself converted.',
  'rule.TCG-22.11':
    'Wearing lasts until the regroup phase: the Ring comes off when the Regroup phase begins.',
  'rule.TCG-22.12':
    'If any version is put on during the Regroup phase, it comes off at the end of that phase.',
  'rule.TCG-22.13': 'Exertions of the Ring-bearer are not wounds and are never turned into burdens.',
  'rule.TCG-22.14':
    'Frodo with 4 burdens wears The Ruling Ring and loses a skirmish to a side with damage +1, not overwhelmed. Expected: no wounds, 2 burdens added, 6 in all.',
  'rule.TCG-23.01':
    'A dot before the title marks a unique card. While a player has a unique card in play, that player cannot play another that represents the same thing.',
  'rule.TCG-23.02': 'Uniqueness is per player: each player may have their own copy.',
  'rule.TCG-23.03':
    'Two cards represent the same thing if they have the same title (subtitle and collector’s info may differ), or the same collector’s info (title may differ); language does not matter.',
  'rule.TCG-23.04': 'Possessions, artifacts and conditions may have subtitles; they work as on characters.',
  'rule.TCG-23.05':
    'Gandalf’s Staff, Walking Stick and Gandalf’s Staff (no subtitle) represent the same thing, so one player cannot have both in play.',
  'rule.TCG-23.06': 'A unique card cannot be played to replace a copy in play.',
  'rule.TCG-23.07': 'Any number of copies of a non-unique card may be in play; their effects add up.',
  'rule.TCG-23.08':
    'In a turn these cards in play are active: sites on the path and in support areas, the Free Peoples player’s Free Peoples cards, the Free Peoples player’s One Ring, and the other players’ Shadow cards.',
  'rule.TCG-23.09':
    'All other cards are inactive: they affect nothing, are not affected, cannot be spotted, and their tokens are ignored. Cards borne by an inactive card are inactive too.',
  'rule.TCG-23.10':
    'Because inactive cards do not count, uniqueness compares with active copies only; Shadow and Free Peoples sides of one player never meet.',
  'rule.TCG-23.11':
    'Multiplayer: of several copies of one unique Shadow condition only the one nearest to the Free Peoples player’s right has effect; the others are active but their text is ignored.',
  'rule.TCG-23.12': 'Of a non-unique Shadow condition the first 4 copies counted in that way have effect.',
  'rule.TCG-23.13':
    'To spot something means that it must be in play and active; it is a requirement and changes nothing.',
  'rule.TCG-23.14':
    'With “for each X you spot” the player chooses how many to spot; with “you can spot” all that qualify count and there is no choice.',
  'rule.TCG-23.15': 'Events, stacked cards, cards in hand and cards in piles cannot be spotted.',
  'rule.TCG-23.16': 'One card may be spotted for several requirements.',
  'rule.TCG-24.01':
    'Unloaded keywords have no rules of their own; new ones are battleground, Easterling, Ent, machine, Southron, valiant and villager.',
  'rule.TCG-24.02': 'Loaded keywords carry rules; new ones are ambush, Ring-bound, unbound and unhasty.',
  'rule.TCG-24.03':
    'Ambush (N): when the Free Peoples player assigns a character to a minion with ambush (N), the Shadow player who owns it may add (N) twilight tokens.',
  'rule.TCG-24.04':
    'A Southron with ambush (2) is assigned by the Free Peoples player: its owner may add 2 tokens.',
  'rule.TCG-24.05':
    'Ambush triggers also when the Free Peoples player assigns by an assignment action; it does not trigger when a Shadow player assigns the minion in any way.',
  'rule.TCG-24.06':
    'Several ambush numbers on one minion are separate options: with (1) and (5) its owner may add 1, 5, 6 or nothing.',
  'rule.TCG-24.07': 'Only companions can be Ring-bound or unbound; allies and minions are neither.',
  'rule.TCG-24.08': 'A companion without the keyword Ring-bound is unbound.',
  'rule.TCG-24.09': 'All versions of Frodo and Sam are Ring-bound, whether or not the word is printed.',
  'rule.TCG-24.10':
    'Unhasty (Ents): this ally may take part in archery fire and skirmishes only at its home site or when a Gandalf card allows it.',
  'rule.TCG-24.11':
    'The icon in the unhasty text is the Gandalf culture; an effect of another culture that lets allies fight does not work on an unhasty ally.',
  'rule.TCG-24.12': '“Mounted” means bearing a possession of the class mount.',
  'rule.TCG-24.13': 'Archer: counts 1 in its side’s archery total.',
  'rule.TCG-24.14':
    'Damage +X: see TCG-13.08; bonuses from several sources add up, and an effect that removes all damage bonuses also stops new ones.',
  'rule.TCG-24.15':
    'Defender +X: the Free Peoples player may assign this character to X additional minions; bonuses add up, and a higher X meets a requirement for a lower one.',
  'rule.TCG-24.16': 'Fierce: see section 14. Roaming: see TCG-9.05. Sanctuary: see TCG-20.12.',
  'rule.TCG-24.17':
    'Races, classes and words such as ranger, tracker, stealth, tale, spell, search, plains, forest, river, mountain, underground are unloaded.',
  'rule.TCG-24.18': 'A word in a title or subtitle is not a keyword.',
  'rule.TCG-24.19': '“Man” includes women; Uruk-hai and Orc are different races.',
  'rule.TCG-25.01': 'An ally’s home site number stands after its type, for example “Ally, Home 3, Man”.',
  'rule.TCG-25.02': 'Each ally in the support area counts as being at its home site.',
  'rule.TCG-25.03':
    'Allies normally take no part in archery fire or skirmishes, but their special abilities (archery and skirmish actions too) can be used as usual.',
  'rule.TCG-25.04':
    'When the fellowship is at an ally’s home site, that ally takes part in archery fire and skirmishes.',
  'rule.TCG-25.05':
    'This makes the ally eligible only: the Free Peoples player need not give it archery wounds or assign it.',
  'rule.TCG-25.06':
    'A card may allow an ally to fight elsewhere; an ally taking part counts as being at the fellowship’s site.',
  'rule.TCG-25.07':
    'Allies of earlier sets have no home on the Towers path; home sites there carry the tower symbol.',
  'rule.TCG-25.08': 'Allies are not members of the fellowship.',
  'rule.TCG-25.09':
    'Each character may bear one possession or artifact of each class (hand weapon, ranged weapon, armor, cloak, mount, staff and so on); cards without a class are unlimited.',
  'rule.TCG-25.10':
    'A second item of a class cannot be played or transferred onto a bearer; it does not replace the first.',
  'rule.TCG-25.11':
    'In the Fellowship phase a player may transfer an artifact or possession between their Free Peoples characters by paying its twilight cost again (tokens are added).',
  'rule.TCG-25.12': 'Minions cannot transfer artifacts or possessions.',
  'rule.TCG-25.13':
    'Both characters must be at the same site; an ally is always at its home site in the Fellowship phase.',
  'rule.TCG-25.14': 'The new bearer must be one that can bear the item.',
  'rule.TCG-25.15': 'A player cannot voluntarily discard a possession or artifact borne by their character.',
  'rule.TCG-25.16': 'Transferring is not playing; “when you play” text is not performed.',
  'rule.TCG-25.17':
    'Two allies with the same home site may exchange items; a companion and an ally only while the fellowship is at that home site.',
  'rule.TCG-26.01':
    'Shadow players may take control of sites by card effects; many effects count the sites a player controls.',
  'rule.TCG-26.02':
    'A site can be taken only if all players have passed it: every player marker is on a site with a higher number.',
  'rule.TCG-26.03': 'When all markers are at site 2T or higher, site 1T may be taken.',
  'rule.TCG-26.04': 'The site taken must be the one on the path with the lowest number.',
  'rule.TCG-26.05':
    'An opponent controls site 1T and all markers are at site 4T or higher: the site to take is 2T.',
  'rule.TCG-26.06': 'A site taken is put lengthwise in the controller’s support area.',
  'rule.TCG-26.07':
    'A controlled site is always active and its text works as it would on the path; one taken in another player’s turn is still active in the controller’s own turn.',
  'rule.TCG-26.08':
    '“As on the path” means that text which needs the fellowship to be at the site stays off, because no fellowship is there; keywords and text that mentions being controlled work. A later ruling of the players’ rules council (not Decipher) says the same.',
  'rule.TCG-26.09':
    'If the lowest site on the path has not been passed by everybody, no site can be taken and the effect does nothing.',
  'rule.TCG-26.10':
    'A controlled site is no longer on the path, but still belongs to the player whose adventure deck it came from.',
  'rule.TCG-26.11': 'A Free Peoples player may liberate by card effect a site controlled by another player.',
  'rule.TCG-26.12':
    'A site on the path, in an adventure deck or under one’s own control cannot be liberated.',
  'rule.TCG-26.13': 'A liberated site goes back to its place on the path, and all cards on it are discarded.',
  'rule.TCG-26.14':
    'It must be the highest-numbered site controlled by an opponent, whoever that is; a higher one under the liberator’s own control is passed over.',
  'rule.TCG-26.15':
    'A controls 1T and 3T, B (Free Peoples player) controls 4T, C controls 2T. B liberates: 3T goes back, because 4T is B’s own.',
  'rule.TCG-26.16': 'Movement is not affected by control: sites taken lie behind every fellowship.',
  'rule.TCG-27.01':
    'Some conditions place culture tokens on themselves; tokens have no colour of their own and are never placed on characters.',
  'rule.TCG-27.02': 'Culture tokens leave with their card; only tokens on active cards count.',
  'rule.TCG-27.03': 'Stacking a card is not playing it.',
  'rule.TCG-27.04': 'Stacked cards are face up and any player may look at them at any time.',
  'rule.TCG-27.05': 'Stacked cards are not in play and cannot be spotted.',
  'rule.TCG-27.06':
    'Stacked cards do not count for uniqueness: a stacked unique card may also be in play elsewhere, and several copies may be stacked together.',
  'rule.TCG-27.07':
    'A stacked card’s abilities work only where they speak of being stacked (for instance a minion that may be played from on top of a controlled site).',
  'rule.TCG-28.01':
    'Discard piles are always face up; cards are discarded one at a time so that everybody sees each.',
  'rule.TCG-28.02':
    'A player may look through their own discard pile at any time, but not through an opponent’s.',
  'rule.TCG-28.03':
    'The app shows only the top card and the size of an opponent’s discard pile, and the log names each card as it is discarded.',
  'rule.TCG-28.04':
    'Dead piles are public to all players, since kills are public and uniqueness and the Rule of 9 depend on them.',
  'rule.TCG-28.05':
    'The order of a discard pile does not matter; after playing a card from it, its owner may put any card on top.',
  'rule.TCG-28.06':
    'There is no penalty for not finding, or choosing not to play, a card searched for in the draw deck.',
  'rule.TCG-28.07': 'After a search the draw deck is reshuffled and the player to the right may cut it.',
  'rule.TCG-28.08': '“Look at” shows a card only to that player.',
  'rule.TCG-28.09': '“Reveal” shows a card to all players.',
  'rule.TCG-28.10':
    'Cards looked at or revealed with no further instruction go back where they came from, in the same order.',
  'rule.TCG-28.11': 'A card moved from one pile to another must be revealed to all players.',
  'rule.TCG-28.12': 'Drawing is not revealed, nor is a card moved as just “a card” with no description.',
  'rule.TCG-28.13':
    'After all modifiers are applied, a number (strength, vitality, twilight cost, archery total) below zero is zero.',
  'rule.TCG-28.14':
    'Modifiers are all applied anew each time a value is used; intermediate results may be below zero, only the end result is raised to zero.',
  'rule.TCG-28.15':
    'Frodo strength 3, Ring +1, an effect -6: 3 + 1 - 6 = -2, so 0. A later +3 gives 3 + 1 - 6 + 3 = 1, not 3.',
  'rule.TCG-28.16':
    'Drawing the last card does not lose the game; the player goes on with hand and cards in play.',
  'rule.TCG-28.17':
    'The discard pile is never shuffled into a new draw deck (only the starter rules allow that).',
  'rule.TCG-28.18': 'An instruction to draw from an empty draw deck does nothing.',
  'rule.TCG-29.01':
    'Towers sites are numbered 1T to 9T; they are an alternative to sites 1 to 9 of the Fellowship block, never an extension; a path always has 9 sites.',
  'rule.TCG-29.02':
    'Great Hall is site 6T (Towers block); Dimrill Dale is site 6 with a blank symbol (Fellowship block).',
  'rule.TCG-29.03': 'For playing minions only the number counts, not the symbol.',
  'rule.TCG-29.04':
    'For home sites of allies the symbol counts: a Fellowship block ally has no home in the Towers block.',
  'rule.TCG-29.05': 'Elrond’s home is site 3, not 3T.',
  'rule.TCG-29.06': 'A site number named in game text includes its symbol.',
  'rule.TCG-29.07':
    'Hobbit Stealth cancels a Hobbit’s skirmish at sites 1 to 5 and otherwise gives that Hobbit +2 strength: at Towers sites it can never cancel, and always gives +2.',
  'rule.TCG-29.08':
    '“Site X or higher” without a symbol means Fellowship block sites; “any site X” means site X of any block.',
  'rule.TCG-30.01': 'The cards below are played with the corrected text, whatever is printed on them.',
  'rule.TCG-30.02':
    'Book of Mazarbul (0P7, also 3R1): a tale borne by a Dwarf; when a fellowship phase begins at site 4 or beyond, its player may draw as many cards as there are Dwarf companions.',
  'rule.TCG-30.03':
    'Gimli, Dwarf of Erebor (1U12): damage +1; fellowship action: if the pool has fewer than 2 tokens, add (2) to put a card from hand under your draw deck. Our copy of the rulebook lacks what is added; it is taken from the public erratum.',
  'rule.TCG-30.04': 'Far-seeing Eyes (1C43): the condition is unique.',
  'rule.TCG-30.05':
    'Gift of Boats (1U46): costs the exertion of an Elf ally and stays in the support area; leaving a river during the fellowship phase raises this turn’s move limit by 1.',
  'rule.TCG-30.06':
    'The Mirror of Galadriel (1R55), support area: Elf allies at home on site 6 have +1 strength. Maneuver: against an opponent holding 7 or more cards, exert Galadriel, see 2 random cards of that hand, discard one, return the other.',
  'rule.TCG-30.07':
    'A Ranger’s Versatility (1U113), maneuver: at a river or a forest, an exerting ranger exhausts one minion.',
  'rule.TCG-30.08':
    'Thrór’s Map (1R318), support area: as a fellowship or regroup action, two Hobbits exert and the map is discarded; its player then lays their own card as the next site, over an opponent’s if one is there.',
  'rule.TCG-30.09':
    'We Must Go Warily (3C48), response to moving in the regroup phase: two exertions of one Gondor companion raise every minion’s twilight cost by 1 up to the regroup phase that follows.',
  'rule.TCG-31.01':
    'All procedures of sections 6 to 15 name the order: to the right from the Free Peoples player.',
  'rule.TCG-31.02':
    'Each Shadow player has their own Shadow phase, minions and assignments; a skirmish may contain minions of several Shadow players, whose strengths are added.',
  'rule.TCG-31.03': 'Characters of other players may be used to pay Shadow costs (TCG-9.11).',
  'rule.TCG-31.04': 'Duplicate Shadow conditions: see TCG-23.11.',
  'rule.TCG-31.05':
    'If a player loses and at least two others remain, their marker and cards leave the game; cards of others on them are discarded.',
  'rule.TCG-31.06':
    'Their sites on the path and under control are replaced in numerical order by the same-numbered sites of the opponents, in turn from the loser’s right; sites the loser controlled are replaced and then liberated.',
  'rule.TCG-31.07': 'If the losing player was the Free Peoples player, the others complete that turn.',
  'rule.TCG-31.08':
    'Completing that turn means: skip what needs a fellowship (archery, assignments, skirmishes) and go to the Regroup phase, where the Shadow players may act, reconcile and discard their minions; then the next player’s turn begins. Without a fellowship nothing else can happen, but the Shadow players must not lose their draw.',
  'rule.TCG-31.09': 'The move limit stays as fixed at the start of the game when players drop out.',
  'rule.TCG-32.01':
    'A player wins when their fellowship is at site 9 and the Ring-bearer survives all Skirmish phases there, fierce ones included; there is no Regroup phase then.',
  'rule.TCG-32.02':
    'With no minions in play at site 9 the player wins as soon as the Regroup phase would begin.',
  'rule.TCG-32.03': 'A player wins by being the last one left.',
  'rule.TCG-32.04': 'A player loses when the Ring-bearer is killed (with no replacement) or corrupted.',
  'rule.TCG-32.05': 'A player corrupted by the bid loses before the first turn (TCG-3.06).',
  'rule.TCG-32.06':
    'Losing is checked at once, in mid-phase if need be; with two players the other wins at that moment.',
  'rule.TCG-32.07':
    'If the Ring-bearer is killed and corrupted, or several players lose in one instant and nobody is left, the game is a draw; with one player left that player wins.',
  'rule.TCG-32.08':
    'Only the Free Peoples player’s Ring-bearer can be wounded, burdened or killed in a turn, since the others’ cards are inactive.',
  'rule.TCG-32.09':
    'A player may concede at any time, which counts as losing; online games need it and the book is silent.',
  'rule.TCG-33.01':
    'The collector code reads set, rarity, number: “4 R 12” is card 12 of set 4, rare. R rare, U uncommon, C common, P premium; set 4 is The Two Towers.',
  'rule.TCG-33.02':
    'The Two Towers has 365 cards: 121 rare, 121 uncommon, 121 common and 2 premium (in starter decks only).',
  'rule.TCG-33.03':
    'Starter decks have 63 cards (60 fixed and 3 random rares; two kinds), Deluxe decks 74 (63 plus one booster), boosters 11 (1 rare and 10 commons and uncommons).',
  'rule.TCG-33.04': 'Gollum does not appear in set 4; he comes with the next two sets.',
} as const satisfies Texts;

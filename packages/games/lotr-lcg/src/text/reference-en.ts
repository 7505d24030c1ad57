import type { Texts } from '@concilio/kernel';

/** The rules, one fact a sentence, and the titles that they stand under. */
export const reference = {
  'section.components': 'Components and limits',
  'section.setup': 'Setup',
  'section.zones': 'Play area and zones',
  'section.round': 'Round structure and action windows',
  'section.resource': 'Phase 1: Resource',
  'section.planning': 'Phase 2: Planning',
  'section.quest': 'Phase 3: Quest',
  'section.travel': 'Phase 4: Travel',
  'section.encounter': 'Phase 5: Encounter',
  'section.enemy-attacks': 'Phase 6: Combat, enemy attacks',
  'section.player-attacks': 'Phase 6: Combat, player attacks and damage',
  'section.refresh': 'Phase 7: Refresh',
  'section.advancing': 'Advancing the quest',
  'section.card-types': 'Card types',
  'section.card-fields': 'Card fields',
  'section.effects': 'Effect categories',
  'section.keywords': 'Keywords',
  'section.timing': 'Timing, lasting effects and modifiers',
  'section.costs': 'Costs, payment and resource match',
  'section.ready': 'Ready and exhausted',
  'section.uniqueness': 'Uniqueness',
  'section.control': 'Control and ownership',
  'section.empty-decks': 'Running out of cards',
  'section.elimination': 'Player elimination',
  'section.end': 'End of the game',
  'section.scoring': 'Scoring',
  'section.talk': 'Table talk and hidden information',
  'section.decks': 'Deck construction and starter decks',
  'section.variants': 'Variants, difficulty and campaign',
  'section.scenarios': 'Scenarios',
  'section.rulings': 'Rulings on cards of this box',
  'rule.LCG-1.01':
    'The base set holds 226 cards (12 heroes, 120 player-deck cards, 84 encounter cards, 10 quest cards), 2 threat trackers, 40 damage, 26 progress and 30 resource tokens, and 1 first player token.',
  'rule.LCG-1.02':
    'One copy of the base set supports 1 or 2 players; with a second copy up to 4 players can play together.',
  'rule.LCG-1.03':
    'The app always allows 1 to 4 players and supplies the second copy’s cards and trackers itself, because card supply is a physical limit, not a rule.',
  'rule.LCG-1.04':
    'Token counts are never a limit: the bank cannot run out, because the rulebook gives no rule for an empty bank.',
  'rule.LCG-1.05':
    'The game is cooperative: the players form one team against the scenario and all win or all lose together.',
  'rule.LCG-1.06':
    'Each player has one threat tracker; threat draws enemies out of the staging area to that player, can trigger harmful effects, and eliminates the player at a fixed limit (see LCG-24.02).',
  'rule.LCG-1.07':
    'A threat level is a whole number from 0 up to the elimination level; reductions stop at 0.',
  'rule.LCG-1.08':
    'Damage tokens go on characters and enemies, progress tokens on quest cards and locations, resource tokens on heroes.',
  'rule.LCG-1.09': 'The first player token marks who acts first in every phase.',
  'rule.LCG-1.10':
    'There are four spheres of influence: Leadership, Lore, Spirit and Tactics; every hero belongs to one, and most player cards do too.',
  'rule.LCG-1.11': 'Golden rule: where a card’s text contradicts the rulebook, the card’s text wins.',
  'rule.LCG-1.12':
    'The golden rule applies only to a true contradiction; if card text and rulebook can both be obeyed, both are obeyed (an effect that puts progress on the quest still goes to the active location first, see LCG-8.06).',
  'rule.LCG-1.13':
    'Later packs may add cards, scenarios and different limits, so card data, encounter sets, quest stages and the elimination level are data, not constants in the engine.',
  'rule.LCG-2.01':
    'Before setup the players choose together which scenario to play; then the steps below are carried out in order.',
  'rule.LCG-2.02': 'Each player chooses 1 to 3 heroes and starts the game with them in play.',
  'rule.LCG-2.03':
    'Step 1: every player deck and the encounter deck are shuffled separately; quest cards are never shuffled into the encounter deck and heroes never into a player deck.',
  'rule.LCG-2.04':
    'Step 2: each player places their heroes and sets their tracker to the sum of those heroes’ threat costs; this is the starting threat.',
  'rule.LCG-2.05':
    'Step 3: damage, progress and resource tokens form one shared bank beside the encounter deck.',
  'rule.LCG-2.06':
    'Step 4: the players choose the first player by majority decision; if no majority is possible the choice is random; the first player takes the token.',
  'rule.LCG-2.07':
    'In the app every player votes for a seat; a seat with more than half of the votes wins, otherwise the server picks at random among all seats, because that is the literal text.',
  'rule.LCG-2.08': 'Step 5: each player draws 6 cards from the top of their player deck as the opening hand.',
  'rule.LCG-2.09':
    'Step 5: a player may once shuffle all 6 cards back into the deck and draw 6 new ones (a mulligan), and must keep the second hand.',
  'rule.LCG-2.10': 'A mulligan is all or nothing; no part of the hand can be kept.',
  'rule.LCG-2.11':
    'All players decide on their mulligan at the same time and independently, because hands are separate and hidden.',
  'rule.LCG-2.12':
    'Step 6: the quest cards are stacked in numerical order with stage 1A on top, next to the encounter deck.',
  'rule.LCG-2.13':
    'Step 7: the setup instructions on side A of the first quest card are carried out; then the card is turned to side B and the first round begins.',
  'rule.LCG-2.14':
    'During setup “When Revealed” effects resolve on revealed cards and responses may be used, but actions may not.',
  'rule.LCG-2.15':
    'An effect from setup that lasts “until the end of the phase” lasts until the end of the first resource phase, one that lasts “until the end of the round” until the end of the first round.',
  'rule.LCG-2.16':
    'Suggested table: quest deck, encounter deck, encounter discard pile, staging area and bank in the centre; each player has a deck, a discard pile, a tracker, heroes and allies in front of them, and engaged enemies facing them.',
  'rule.LCG-3.01':
    'The staging area is a shared zone for the enemies, locations and objectives that threaten the players from a distance; revealed enemies and locations enter it.',
  'rule.LCG-3.02':
    'The players are not at a location that is in the staging area, and an enemy there is not engaged with anyone.',
  'rule.LCG-3.03':
    'Each player has a discard pile, and the encounter deck has its own; a discarded card goes to the pile of the deck it came from, whoever controlled it.',
  'rule.LCG-3.04':
    'In play: cards played or put into play in a player’s area, cards in the staging area, the current quest card and encounter cards engaged with players.',
  'rule.LCG-3.05': 'The active location, attachments on cards in play and claimed objectives are in play.',
  'rule.LCG-3.06':
    'Out of play: cards in a hand, in a deck or in a discard pile; card effects do not touch them unless their text names that zone.',
  'rule.LCG-3.07': 'Quest stages not yet reached are out of play.',
  'rule.LCG-3.08':
    'The victory display is an out-of-play zone of its own, neither the encounter discard pile nor removed from the game.',
  'rule.LCG-3.09':
    'Discard piles are open: anyone may look through them at any time without changing their order, because the rulebook hides only hands and cards seen by one player.',
  'rule.LCG-4.01':
    'A round has 7 phases in this order: Resource, Planning, Quest, Travel, Encounter, Combat, Refresh; then the next round starts.',
  'rule.LCG-4.02':
    'In some phases all players act at the same time; in the others the first player acts first and the rest follow clockwise.',
  'rule.LCG-4.03':
    'Framework events (the mandatory parts of a phase) cannot be interrupted by actions; responses may be used there when their condition is met.',
  'rule.LCG-4.04': 'In an action window any player may take actions and play action events.',
  'rule.LCG-4.05': 'Resource phase: a window after resources are added and cards drawn.',
  'rule.LCG-4.06': 'Planning phase: a window after each player has finished playing allies and attachments.',
  'rule.LCG-4.07':
    'Quest phase: a window at the end of each of the three steps (commit, staging, resolution).',
  'rule.LCG-4.08':
    'The round chart shows no window between commit and staging but the phase text grants one at the end of every step; the app follows the text, because the later official erratum agrees with it.',
  'rule.LCG-4.09':
    'The erratum widens this to the beginning and the end of each quest step, so a window also opens before characters are committed.',
  'rule.LCG-4.10': 'Travel phase: a window after the travel opportunity.',
  'rule.LCG-4.11': 'Encounter phase: a window after optional engagement and one after all engagement checks.',
  'rule.LCG-4.12': 'Combat phase: a window after the shadow cards are dealt and one after all attacks.',
  'rule.LCG-4.13': 'Combat phase: a window at the end of each of the 4 steps of every enemy attack.',
  'rule.LCG-4.14': 'Combat phase: a window at the end of each of the 3 steps of every player attack.',
  'rule.LCG-4.15': 'Refresh phase: a window after readying, threat increase and passing the token.',
  'rule.LCG-4.16':
    'In a window the first player is asked first, then the others clockwise; the window closes when all remaining players have passed in a row, because the engine needs an order and the rulebook names none.',
  'rule.LCG-4.17':
    'One action resolves completely before the next is announced (no stack), because the rulebook knows only immediate resolution plus responses.',
  'rule.LCG-4.18':
    'In the planning phase players may also take actions between two plays of the active player, because the chart’s note allows actions around each step and nothing forbids it.',
  'rule.LCG-4.19':
    'Actions are limited only by their costs and by limits in their own text; the same action may be repeated in one window.',
  'rule.LCG-5.01': 'All players at the same time add 1 resource token to the pool of each hero they control.',
  'rule.LCG-5.02': 'Each hero has exactly 1 resource pool; tokens belong to that hero.',
  'rule.LCG-5.03':
    'Exhausted heroes also receive a resource, and unspent resources stay from round to round without an upper limit.',
  'rule.LCG-5.04': 'After gaining resources each player draws 1 card.',
  'rule.LCG-5.05': 'A player always draws from the top of their own player deck.',
  'rule.LCG-5.06': 'A player whose deck is empty draws nothing, without penalty.',
  'rule.LCG-5.07': 'There is no maximum hand size.',
  'rule.LCG-5.08':
    'Derived: A player with 3 heroes holding 0, 1 and 2 resources and 4 cards in hand ends with 1, 2 and 3 resources and 5 cards in hand.',
  'rule.LCG-6.01':
    'The planning phase is the only phase in which allies and attachments may be played from hand.',
  'rule.LCG-6.02':
    'The first player plays any number of them (also none), then each other player does so clockwise.',
  'rule.LCG-6.03':
    'A played ally or attachment enters its player’s area face up and ready; an attachment is laid overlapping the card it is attached to.',
  'rule.LCG-6.04': 'An attachment can be played only if a legal card to attach it to is in play.',
  'rule.LCG-6.05':
    '“Put into play” is not playing: it ignores cost, resource match and the planning phase limit, triggers “enters play” effects, and does not trigger effects about playing a card.',
  'rule.LCG-6.06':
    'Events are not tied to the planning phase; each is played in any window or at any trigger its text allows.',
  'rule.LCG-7.01': 'The quest phase has three steps in order: commit characters, staging, quest resolution.',
  'rule.LCG-7.02':
    'Commit: each player may commit any number of their characters (also none) to the current quest; each committed character is exhausted.',
  'rule.LCG-7.03': 'Only a ready character can be committed.',
  'rule.LCG-7.04':
    'Commit: the first player commits first, then the others clockwise; all committed characters work as one team.',
  'rule.LCG-7.05':
    'A player commits all chosen characters at once and then uses responses to committing in any order, before the next player commits.',
  'rule.LCG-7.06':
    'Staging: after all players had the chance to commit, 1 encounter card per player in the game is revealed.',
  'rule.LCG-7.07':
    'The number is fixed at the start of the step and does not drop if a player is eliminated during it.',
  'rule.LCG-7.08':
    'Staging: cards are revealed one at a time; a card’s “When Revealed” effects resolve before the next card is revealed.',
  'rule.LCG-7.09': 'Staging: revealed enemies and locations go to the staging area.',
  'rule.LCG-7.10':
    'Staging: a revealed treachery is resolved and then discarded, unless its text says otherwise.',
  'rule.LCG-7.11': 'Staging: a revealed objective goes to the staging area unless its text says otherwise.',
  'rule.LCG-7.12':
    'If the encounter deck runs out at any time in the quest phase, the encounter discard pile is shuffled and becomes the new encounter deck.',
  'rule.LCG-7.13':
    'A deck that is already empty when the quest phase begins is reset then, because the text covers the whole phase.',
  'rule.LCG-7.14':
    'If deck and discard pile are both empty, the remaining reveals are skipped, because there is nothing to reveal.',
  'rule.LCG-7.15':
    'Resolution: the total willpower of all committed characters is compared with the total threat strength of all cards in the staging area.',
  'rule.LCG-7.16': 'Engaged enemies and the active location add no threat.',
  'rule.LCG-7.17': 'With no committed characters willpower is 0 and the comparison is still made.',
  'rule.LCG-7.18':
    'Willpower higher: the quest attempt succeeds, and progress equal to willpower minus threat is placed.',
  'rule.LCG-7.19':
    'That progress goes to the active location, if there is one, until it is explored; the rest goes to the current quest card.',
  'rule.LCG-7.20':
    'Success is established before progress is placed; forced effects of a successful quest resolve in between.',
  'rule.LCG-7.21':
    'Threat higher: the attempt fails, no progress is placed, and every player raises their threat by the full difference (it is not divided).',
  'rule.LCG-7.22': 'Equal totals: no progress is placed and no threat is raised.',
  'rule.LCG-7.23':
    'A character counts as committed until the end of the quest phase, unless a card effect removes it from the quest.',
  'rule.LCG-7.24': 'A character that left play or the quest before resolution adds no willpower.',
  'rule.LCG-7.25':
    'A committed character stays exhausted after the quest phase or after being removed from the quest.',
  'rule.LCG-7.26':
    'One edition can be read as readying characters when the step ends; the app keeps them exhausted, because the other edition and the refresh phase say so.',
  'rule.LCG-7.27':
    'Tom commits Éowyn (willpower 4); Kris commits Aragorn (2) and Guard of the Citadel (1). Gladden Fields (threat 3) is in the staging area; the 2 revealed cards are East Bight Patrol (3) and Hummerhorns (1). Totals 7 against 7: a tie, nothing would happen.',
  'rule.LCG-7.28':
    'Continuing: before resolution Tom uses Éowyn’s ability, discarding 1 card from hand for +1 willpower. Totals 8 against 7: exactly 1 progress token goes on the current quest card.',
  'rule.LCG-8.01':
    'The players may travel, as one group, to 1 location of their choice in the staging area, one location at a time.',
  'rule.LCG-8.02':
    'That location moves from the staging area to beside the current quest card and becomes the active location.',
  'rule.LCG-8.03': 'The players cannot travel while a location is active; it must be explored first.',
  'rule.LCG-8.04':
    'The first player makes the final decision on whether to travel and where; travelling is never compulsory.',
  'rule.LCG-8.05': 'Locations in the staging area add their threat strength; the active location adds none.',
  'rule.LCG-8.06':
    'The active location shields the quest: progress that would go on the quest card goes on the active location instead.',
  'rule.LCG-8.07':
    'A location with as many progress tokens as quest points is explored and discarded from play.',
  'rule.LCG-8.08': 'This holds for any location, active or not, the moment the last token is placed.',
  'rule.LCG-8.09': 'Only an effect that says it bypasses the active location may put progress past it.',
  'rule.LCG-8.10':
    'Progress from a card effect that names the quest fills the active location first and the remainder goes on to the quest, as in quest resolution; progress from an effect that names a location does not move on, because only quest progress is buffered.',
  'rule.LCG-8.11':
    'A travel effect is an extra cost or condition for travelling to that location (see LCG-16.19).',
  'rule.LCG-8.12':
    'If the active location was explored in the quest phase, the players may travel again in the same round.',
  'rule.LCG-8.13':
    '3 progress are earned while Enchanted Stream (2 quest points) is active: 2 go on Enchanted Stream, which is discarded, and 1 goes on the current quest card.',
  'rule.LCG-9.01': 'The encounter phase has two steps: optional engagement, then engagement checks.',
  'rule.LCG-9.02':
    'Optional engagement: each player may once engage 1 enemy of their choice in the staging area, whatever its engagement cost; it moves in front of that player.',
  'rule.LCG-9.03': 'The first player chooses or passes first, then the others clockwise.',
  'rule.LCG-9.04':
    'Engagement check (mandatory): of the enemies in the staging area whose engagement cost is equal to or lower than the player’s threat, the one with the highest engagement cost engages that player.',
  'rule.LCG-9.05': 'One check engages at most one enemy.',
  'rule.LCG-9.06':
    'The first player checks first, then the others clockwise, then the first player again, until no enemy in the staging area can engage anyone.',
  'rule.LCG-9.07': 'The step ends after one full circle of checks in which no enemy engaged.',
  'rule.LCG-9.08':
    'On a tie for the highest eligible engagement cost the player making the check chooses, because the rulebook is silent and only that player is affected.',
  'rule.LCG-9.09':
    'However it comes about, the result is the same: the player has engaged the enemy and the enemy has engaged the player.',
  'rule.LCG-9.10': 'Enemies do not attack during the encounter phase.',
  'rule.LCG-9.11':
    'An enemy stays engaged until it is defeated, removed by a card effect, or its player is eliminated.',
  'rule.LCG-9.12':
    'A player may be engaged with any number of enemies; an enemy is engaged with at most one player.',
  'rule.LCG-9.13':
    'Threat: Tom (first player) 24, Kris 35. Staging area: King Spider (engagement cost 20), Forest Spider (25), Ungoliant’s Spawn (32), Hummerhorns (40). Both pass optional engagement. Checks: Tom - King Spider; Kris - Ungoliant’s Spawn; Tom - none; Kris - Forest Spider; Tom - none; Kris - none; the step ends. Hummerhorns stays in the staging area.',
  'rule.LCG-9.14':
    'The example once gives Kris’s threat as 34 and elsewhere as 35; tests use 35 (stated first and shown in the diagram); the outcome is the same with 34.',
  'rule.LCG-10.01':
    'Enemies attack first: every enemy engaged with a player attacks once each round, and the attacks are resolved one at a time.',
  'rule.LCG-10.02':
    'At the start of the phase each engaged enemy is dealt the top card of the encounter deck face down as its shadow card.',
  'rule.LCG-10.03':
    'Shadow cards are dealt first to the first player’s enemies, then clockwise; among one player’s enemies from the highest engagement cost down.',
  'rule.LCG-10.04':
    'Among enemies of one player with equal engagement cost that player chooses the order, because the rulebook is silent.',
  'rule.LCG-10.05':
    'One caption in one edition says face up; the app deals face down, because every other passage says so.',
  'rule.LCG-10.06':
    'If the encounter deck runs out, enemies still without a shadow card get none this round; the deck is not reset in the combat phase.',
  'rule.LCG-10.07': 'Enemies in the staging area get no shadow card and do not attack.',
  'rule.LCG-10.08':
    'An enemy that attacks outside the combat phase is dealt a shadow card for that attack, discarded after it.',
  'rule.LCG-10.09':
    'For an additional attack the enemy’s earlier shadow cards are discarded and a new one is dealt.',
  'rule.LCG-10.10': 'The first player resolves all attacks against them, then each other player clockwise.',
  'rule.LCG-10.11':
    'Each attack has 4 steps in order: choose enemy, declare defender, resolve shadow effect, determine damage.',
  'rule.LCG-10.12':
    'Step 1: the player whose enemies are being resolved chooses which of them that has not yet attacked is resolved next.',
  'rule.LCG-10.13':
    'Step 2: a defender is declared by exhausting one ready character; at most one defender per attacking enemy.',
  'rule.LCG-10.14': 'Step 2: the player may declare no defender; the attack is then undefended.',
  'rule.LCG-10.15':
    'Step 2: players may declare defenders only against enemies engaged with them, unless a card effect allows otherwise.',
  'rule.LCG-10.16':
    'If card effects give several defenders, the attacked player assigns all damage to a single one of them.',
  'rule.LCG-10.17':
    'Step 3: the active player turns the shadow card face up and resolves its shadow effect, if any.',
  'rule.LCG-10.18': 'The defender is therefore always chosen without knowing the shadow card.',
  'rule.LCG-10.19':
    'Several shadow cards on one enemy are turned up and resolved one by one in the order dealt, because no order is given.',
  'rule.LCG-10.20':
    'Step 4, defended: damage equal to the enemy’s attack minus the defender’s defense is dealt at once to the defender; with defense equal or higher, none.',
  'rule.LCG-10.21': 'Step 4: damage beyond what destroys the defender is not passed on.',
  'rule.LCG-10.22':
    'Step 4, undefended: all damage goes to one single hero of the attacked player (that player’s choice); allies cannot take it.',
  'rule.LCG-10.23': 'Defense does not reduce damage from undefended attacks or from card effects.',
  'rule.LCG-10.24':
    'If the defender leaves play or is removed from combat before damage is assigned, the attack is undefended.',
  'rule.LCG-10.25':
    'The defending player is always the player the enemy attacks, also when another player’s character defends; “you” on a shadow card means that player.',
  'rule.LCG-10.26':
    'An attack in progress still resolves if the enemy is returned to the staging area or changes players.',
  'rule.LCG-10.27': 'A character is a defender only during that attack; it stays exhausted afterwards.',
  'rule.LCG-10.28': 'A defender that is readied may defend again against another enemy.',
  'rule.LCG-10.29':
    'If the attacked player is eliminated during an attack, the rest of it is dropped, because no hero is left to take damage.',
  'rule.LCG-10.30':
    'Kris is engaged with Ungoliant’s Spawn and Forest Spider: Ungoliant’s Spawn is dealt its shadow card first (higher engagement cost); Kris may resolve the two attacks in either order and starts with Ungoliant’s Spawn.',
  'rule.LCG-10.31':
    'Silverlode Archer (defense 0, 1 hit point) defends. The shadow card East Bight Patrol gives +1 attack (and +3 threat only if undefended). 5+1-0 = 6 damage: the archer is destroyed, nothing carries over, no threat is raised.',
  'rule.LCG-10.32':
    'Forest Spider (attack 2) is undefended; its shadow card Enchanted Stream has no shadow effect: 2 damage on Aragorn (5 hit points), 3 left; his defense is not subtracted.',
  'rule.LCG-11.01':
    'After all enemy attacks, the first player, then the others clockwise, may declare attacks against enemies; attacking is optional.',
  'rule.LCG-11.02':
    'Step 1: the player names one enemy engaged with them as target and exhausts at least 1 ready character as attacker; any number may attack together.',
  'rule.LCG-11.03': 'Step 2: the attack strengths of all attackers are added.',
  'rule.LCG-11.04':
    'Step 3: damage equal to total attack minus the target’s defense is dealt at once; with defense equal or higher, none.',
  'rule.LCG-11.05':
    'A player may declare 1 attack per round against each enemy engaged with them, each resolved completely before the next.',
  'rule.LCG-11.06':
    'The limit also holds for enemies reached through Ranged; attacks granted by a card effect come on top of it.',
  'rule.LCG-11.07': 'A player finishes all their attacks before the next player attacks.',
  'rule.LCG-11.08': 'A character is an attacker only during that attack; it stays exhausted afterwards.',
  'rule.LCG-11.09': 'Enemies in the staging area cannot be attacked unless a card effect allows it.',
  'rule.LCG-11.10':
    'If the target leaves play before step 3, the attack ends without damage and the attackers stay exhausted.',
  'rule.LCG-11.11':
    'A shadow card stays with its enemy for the whole combat phase; if the enemy leaves play, its shadow cards are discarded.',
  'rule.LCG-11.12':
    'At the end of the combat phase all shadow cards dealt this round are discarded (to the encounter discard pile).',
  'rule.LCG-11.13':
    'Each point of damage is one damage token on the card and lowers its remaining hit points by 1.',
  'rule.LCG-11.14': 'Damage stays until an effect heals or removes it or the card leaves play.',
  'rule.LCG-11.15': 'A hero, ally or enemy with 0 hit points left is defeated immediately.',
  'rule.LCG-11.16':
    'A defeated character (hero or ally) goes to its owner’s discard pile, a defeated enemy to the encounter discard pile.',
  'rule.LCG-11.17':
    'Effects that move cards from a discard pile to a hand or deck ignore heroes; a hero can never be in a hand or deck.',
  'rule.LCG-11.18':
    'All tokens on a card that leaves play return to the bank, a dead hero’s resources included.',
  'rule.LCG-11.19': 'Cards brought to 0 hit points by one effect are defeated at the same time.',
  'rule.LCG-11.20':
    'Glorfindel (attack 3) attacks Dol Guldur Orcs (defense 0, 3 hit points): 3 damage, destroyed, to the encounter discard pile.',
  'rule.LCG-11.21':
    'In a second, separate attack Legolas (3) and Gondorian Spearman (1) attack Dol Guldur Beastmaster (defense 1, 5 hit points): 4-1 = 3 damage; it survives with 2 hit points and keeps the tokens.',
  'rule.LCG-12.01':
    'In this order: each player readies all exhausted cards they control; each player raises their threat by 1; the first player token passes to the left.',
  'rule.LCG-12.02': 'Readying covers heroes, allies and attachments.',
  'rule.LCG-12.03':
    'A player who reaches the elimination level through this increase is eliminated before the token passes.',
  'rule.LCG-12.04': 'The token skips eliminated players; a sole remaining player keeps it.',
  'rule.LCG-12.05': 'Then the round ends and the next one starts with the resource phase.',
  'rule.LCG-13.01':
    'The players advance immediately when the current quest card holds at least as many progress tokens as it has quest points.',
  'rule.LCG-13.02':
    'Surplus progress does not carry over; all progress on the finished stage returns to the bank.',
  'rule.LCG-13.03':
    'The instructions of the new quest card are followed as soon as it is revealed (side A, then side B).',
  'rule.LCG-13.04':
    'Nothing else changes: staging area, engaged enemies, exhausted characters, damage and resources stay, and the round goes on where it was.',
  'rule.LCG-13.05':
    'The active location stays active, and advancing can happen in any phase, also through a card effect.',
  'rule.LCG-13.06': 'If an effect prevents advancing, progress may go on being placed without limit.',
  'rule.LCG-13.07': 'An effect that removes progress from the quest never takes it from the active location.',
  'rule.LCG-13.08':
    'If several quest cards share a stage number, the instruction on the preceding card decides which is used; without one the app picks at random, because the rulebook fixes only the order of numbers.',
  'rule.LCG-14.01':
    'There are three kinds of deck: one quest deck and one encounter deck, shared by all, and one player deck per player; heroes belong to no deck.',
  'rule.LCG-14.02':
    'Quest card: one numbered stage; side A holds story and setup instructions, side B what is needed to advance; both sides show the number, so the deck can be sorted without reading later stages.',
  'rule.LCG-14.03': 'Enemy: engages individual players and stays in play until it is defeated.',
  'rule.LCG-14.04':
    'Location: threatens from the staging area until the players travel there and explore it.',
  'rule.LCG-14.05':
    'Treachery: its text resolves as soon as it is revealed; then it goes to the encounter discard pile.',
  'rule.LCG-14.06':
    'Objective: goal, companion, key or item of the scenario; shuffled into the encounter deck during setup unless stated otherwise.',
  'rule.LCG-14.07':
    'One list of the encounter deck’s contents leaves out objectives; the app includes them, because the objective rule and another list do.',
  'rule.LCG-14.08':
    'Hero: starts in play, earns resources, and may commit to quests, attack and defend; heroes have no cost.',
  'rule.LCG-14.09': 'Character means hero or ally, also where an effect chooses “a character”.',
  'rule.LCG-14.10': 'Enemies are never characters.',
  'rule.LCG-14.11': 'Ally: a character played from hand that stays in play until destroyed or removed.',
  'rule.LCG-14.12': 'Attachment: always attached to another card when played.',
  'rule.LCG-14.13': 'If the card an attachment is on leaves play, the attachment is discarded.',
  'rule.LCG-14.14': 'Event: played from hand, resolved immediately, then placed in its owner’s discard pile.',
  'rule.LCG-14.15': 'A trait has no rule of its own; it matters only to cards that refer to it.',
  'rule.LCG-14.16':
    'An encounter card that attaches to another card becomes an attachment and loses its former type; an objective keeps its type as well.',
  'rule.LCG-15.01':
    'Quest card: title (different for each stage), scenario symbol, sequence number, encounter set icons, scenario title, rules text, set information, and quest points (progress needed to advance).',
  'rule.LCG-15.02':
    'The scenario symbol together with the encounter set icons names the encounter sets that form the encounter deck.',
  'rule.LCG-15.03':
    'Encounter card: title, engagement cost, threat strength, attack, defense, quest points, hit points, encounter set icon, traits, rules text, shadow effect, card type, set information, and scenario title on objectives.',
  'rule.LCG-15.04':
    'Threat strength counts against the quest while the card is in the staging area; quest points of a location are the progress needed to explore it; hit points are the damage needed to destroy a card.',
  'rule.LCG-15.05':
    'Player card: title, unique mark, cost, threat cost (heroes), sphere, willpower, attack, defense, hit points, resource icons (heroes), traits, rules text, card type, set information.',
  'rule.LCG-15.06':
    'Cost is the number of resources to spend to play the card from hand; threat cost is what a hero adds to the starting threat.',
  'rule.LCG-15.07':
    'Resource icons tell the sphere or spheres of a hero’s resources and of the hero itself; neutral cards are grey and have no sphere icon.',
  'rule.LCG-15.08':
    'Willpower counts when committed to a quest, attack when attacking, defense when defending.',
  'rule.LCG-15.09': 'Italic quotations have no rules meaning.',
  'rule.LCG-16.01':
    'Hero and player cards have 5 kinds of effect (constant, action, response, forced, keyword); quest and encounter cards have 6 (constant, forced, “When Revealed”, shadow, travel, keyword).',
  'rule.LCG-16.02':
    'Constant effect: no bold trigger word; applies all the time while its card is in play and its condition holds (example: Enchanted Stream).',
  'rule.LCG-16.03': 'Action: always optional; its controller triggers it in any action window.',
  'rule.LCG-16.04':
    'The card must be in play for its action or response to be used, unless the text says otherwise.',
  'rule.LCG-16.05':
    'Events are actions played directly from hand; an event with “Response:” is played at its trigger instead.',
  'rule.LCG-16.06':
    'An action with a phase name in front can be used only in windows of that phase; one without can be used in any window of the round.',
  'rule.LCG-16.07':
    'Glorfindel’s action may be used in any window; the event Radagast’s Cunning (a quest action) only in quest phase windows.',
  'rule.LCG-16.08': 'Response: always optional; its controller uses it immediately after its trigger event.',
  'rule.LCG-16.09': 'A response can be used only once for each time its trigger occurs.',
  'rule.LCG-16.10': 'Son of Arnor’s response may be used right after Son of Arnor enters play.',
  'rule.LCG-16.11':
    'Forced: must resolve immediately whenever its trigger occurs, whether its controller wants it or not.',
  'rule.LCG-16.12': 'Marsh Adder’s forced effect resolves every time Marsh Adder attacks.',
  'rule.LCG-16.13': 'A forced effect must already be in play and active when its trigger occurs.',
  'rule.LCG-16.14': 'When Revealed: a forced effect that resolves as soon as the encounter card is revealed.',
  'rule.LCG-16.15': 'A “When Revealed” effect does not resolve when the card is turned up as a shadow card.',
  'rule.LCG-16.16':
    'A card is revealed only if the rule or effect says reveal; a card searched for and put into play does not trigger it.',
  'rule.LCG-16.17':
    'Shadow: a second effect below the shadow icon that resolves only when the card was dealt to an attacking enemy in combat (example: Dol Guldur Orcs).',
  'rule.LCG-16.18': 'While a card is a shadow card only its shadow text is active.',
  'rule.LCG-16.19':
    'Travel: a cost or condition that some or all players must meet to travel to the location; if they do not meet it, they cannot travel there.',
  'rule.LCG-16.20': 'The travel cost is paid before the location becomes active.',
  'rule.LCG-16.21':
    'A canceled encounter effect counts as never triggered, but the rest of the card, keywords included, still resolves.',
  'rule.LCG-17.01':
    'A keyword, usually at the start of a card’s text, stands for the full rule given below wherever it is printed.',
  'rule.LCG-17.02':
    'Doomed X: when the card is revealed in the staging step, each player raises their threat by X.',
  'rule.LCG-17.03':
    'Surge: when the card is revealed in the staging step, 1 additional encounter card is revealed, immediately after the card’s “When Revealed” effects.',
  'rule.LCG-17.04': 'A card revealed by Surge resolves fully, its own keywords included.',
  'rule.LCG-17.05':
    'Doomed, Surge and Guarded apply whenever the card is revealed from the encounter deck, also in setup.',
  'rule.LCG-17.06':
    'Doomed resolves before the card’s “When Revealed” effect, because the rulebook places only Surge after it.',
  'rule.LCG-17.07':
    'Guarded: when the objective enters the staging area from the encounter deck, the next encounter card is revealed and attached to it; both are in the staging area.',
  'rule.LCG-17.08':
    'A guarded objective cannot be claimed while an encounter card is attached to it; once that card is dealt with, it stays in the staging area until claimed as its text says.',
  'rule.LCG-17.09':
    'If the card revealed for Guarded is another objective, that one goes to the staging area and the next encounter card is used instead.',
  'rule.LCG-17.10': 'Enemies and locations attached to an objective count their threat in the staging area.',
  'rule.LCG-17.11':
    'A guarding enemy or location is dealt with when it leaves play (defeated or explored, or by a card effect).',
  'rule.LCG-17.12':
    'A guarding treachery resolves at once when revealed and is dealt with when its effects are resolved or canceled.',
  'rule.LCG-17.13':
    'A guarding enemy may engage players and a guarding location may be travelled to; the objective stays attached to it, and when that card leaves play the objective is in the staging area, unguarded.',
  'rule.LCG-17.14': 'The player who claims an objective gains control of it unless told otherwise.',
  'rule.LCG-17.15':
    'Ranged: its controller may declare the character as an attacker against enemies engaged with other players.',
  'rule.LCG-17.16':
    'Ranged may be used in attacks its controller declares or to join an attack another player declares.',
  'rule.LCG-17.17':
    'Sentinel: its controller may declare the character as defender against an attack on another player, after that player has declared no defender.',
  'rule.LCG-17.18':
    'Ranged and Sentinel characters must be exhausted and meet all other requirements as usual.',
  'rule.LCG-17.19':
    'The Ranged text speaks once of the owner; the app reads controller, because only controllers declare attacks.',
  'rule.LCG-17.20':
    'Sentinel offers go clockwise from the attacked player; the first defender declared takes the single slot, because only one defender is allowed.',
  'rule.LCG-17.21':
    'Restricted: a character may have at most two attachments with this keyword; if a third is attached, one of the three goes at once to its owner’s discard pile.',
  'rule.LCG-17.22': 'The character’s controller chooses which one, because the rulebook names no chooser.',
  'rule.LCG-17.23':
    'Victory X: an enemy defeated or a location explored with this keyword is kept by one player beside the threat tracker and gives the whole group X victory points at the end.',
  'rule.LCG-17.24':
    'The app keeps one shared victory display; a card goes there only when defeated or explored, because the points are for that.',
  'rule.LCG-18.01':
    'An effect that lasts longer than its own resolution is a lasting effect; it may last for a set time or without end.',
  'rule.LCG-18.02':
    'Any number of lasting effects may affect a card; their order does not matter, their net sum applies.',
  'rule.LCG-18.03': 'A willpower, attack, defense or threat strength below 0 after all effects counts as 0.',
  'rule.LCG-18.04': 'The net sum is worked out again whenever a new modifier takes effect.',
  'rule.LCG-18.05':
    'The floor applies after the sum: base 1, -3, +1 gives 0 (net -1), and a later +2 gives 1.',
  'rule.LCG-18.06':
    'On one shared trigger the order is constant effects, forced effects, responses; within each group “when” before “after”.',
  'rule.LCG-18.07':
    'If conflicting effects would resolve at the same time, the first player chooses the order.',
  'rule.LCG-18.08':
    'If an encounter or quest effect must pick one of several eligible targets, the first player picks.',
  'rule.LCG-18.09': '“Cannot” is absolute.',
  'rule.LCG-18.10': 'After “then”, the second part resolves only if the first part did.',
  'rule.LCG-18.11':
    '“Must X or Y” means X if possible, otherwise Y; “must either X or Y” is the player’s choice.',
  'rule.LCG-18.12':
    '“Once per round” or “per phase” limits belong to that copy of the card; “once per game” belongs to the player.',
  'rule.LCG-18.13': 'A card that names itself means only that copy.',
  'rule.LCG-18.14': 'A deck is shuffled after being searched; a discard pile keeps its order.',
  'rule.LCG-18.15':
    'A player cannot use an effect that has no legal target; a mandatory effect does as much as it can, because the rulebook is silent.',
  'rule.LCG-18.16':
    '“At the end of the phase” effects resolve after the phase’s last action window, then “until the end of the phase” effects end, because both must still see that phase.',
  'rule.LCG-19.01':
    'To play a card from hand (or use certain effects) a player spends resources of heroes whose resource icon matches the card’s sphere: the resource match.',
  'rule.LCG-19.02': 'Spent resources go from the hero’s pool to the bank.',
  'rule.LCG-19.03': 'Resources of an exhausted hero can be spent.',
  'rule.LCG-19.04':
    'A card of cost 0 needs no resources, but its player must control at least one hero with a matching icon.',
  'rule.LCG-19.05': 'Resources of several heroes with the same icon may be combined.',
  'rule.LCG-19.06': 'The exact cost is spent, from pools of the player’s own choice and control only.',
  'rule.LCG-19.07':
    'A neutral card needs no match: it may be paid from any pools, mixing icons freely; Gandalf is the base set’s only neutral card.',
  'rule.LCG-19.08':
    'Paying for an ability of a card already in play needs no match unless the ability says so.',
  'rule.LCG-19.09':
    'In “pay or exhaust X to do Y” everything before “to” is the cost and everything after it the effect.',
  'rule.LCG-19.10': 'Costs may be paid only with cards or resources the player controls.',
  'rule.LCG-19.11': 'If an effect is canceled, its cost stays paid.',
  'rule.LCG-19.12': 'A cost is paid in full before the effect; if it cannot be, the effect cannot be used.',
  'rule.LCG-19.13': 'A hero with several resource icons may pay for any of those spheres.',
  'rule.LCG-19.14':
    'Glóin (Leadership) has 3 resources, Éowyn and Eleanor (Spirit) 2 each. Guard of the Citadel (Leadership, cost 2) is paid from Glóin, who keeps 1. Northern Tracker (Spirit, cost 4) takes 2 from Éowyn and 2 from Eleanor, who keep 0.',
  'rule.LCG-19.15':
    'Derived: Before those payments a Spirit card of cost 5 could not be played (Spirit pools hold 4; Glóin does not match), but a neutral card of cost 5 could.',
  'rule.LCG-20.01': 'Characters and attachments enter play ready (face up, upright).',
  'rule.LCG-20.02':
    'A card used to commit, attack, defend or pay an exhaust cost is turned 90 degrees and is exhausted.',
  'rule.LCG-20.03':
    'An exhausted card cannot be exhausted again, so it cannot do anything that requires exhausting until it is readied (turned upright) by the game or a card effect.',
  'rule.LCG-20.04': 'An ally played this round may commit, defend or attack in the same round.',
  'rule.LCG-20.05': 'An exhausted card keeps its constant effects and its abilities without an exhaust cost.',
  'rule.LCG-20.06': 'An attachment and the card it is on exhaust and ready independently.',
  'rule.LCG-21.01':
    'While any player has a unique card in play, no player can play or put into play another card with the same title.',
  'rule.LCG-21.02':
    'A card that would enter play against this rule stays where it is (hand, deck or discard pile).',
  'rule.LCG-21.03': 'The rule covers unique heroes, allies, attachments and events that could enter play.',
  'rule.LCG-21.04': 'A copy in a discard pile does not block another copy.',
  'rule.LCG-21.05': 'Any number of copies of a non-unique card may be in play.',
  'rule.LCG-21.06': 'The check is by title across all players and card types.',
  'rule.LCG-21.07':
    'The app refuses the play before any cost is paid, because the attempt would fail anyway.',
  'rule.LCG-22.01':
    'A player owns their heroes and the cards of their player deck, and controls them until a game effect gives control to another player or the encounter deck.',
  'rule.LCG-22.02':
    'A card that leaves play goes to its owner’s hand, deck or discard pile, as the effect says.',
  'rule.LCG-22.03':
    'An ally enters play under the control of the player who plays it; it cannot be played under another player’s control.',
  'rule.LCG-22.04': 'An ally that changes controller moves to the new controller’s area.',
  'rule.LCG-22.05':
    'A player may play an attachment on another player’s character, which gives that player control of it.',
  'rule.LCG-22.06':
    'Attachments are always controlled by the controller of the character they are on, and change controller with it.',
  'rule.LCG-22.07':
    'A player who plays an attachment on an enemy or location or into the staging area keeps control of it.',
  'rule.LCG-22.08':
    'Encounter cards attached to a character are not controlled by that player unless an effect says so.',
  'rule.LCG-22.09':
    'A card that changes controller keeps its state (ready or exhausted, damage, attachments).',
  'rule.LCG-23.01':
    'A player with an empty deck plays on with the cards in hand and in play; the discard pile is not reshuffled.',
  'rule.LCG-23.02':
    'The encounter deck is rebuilt from its discard pile only in the quest phase (see LCG-7.12); outside it an empty encounter deck stays empty (see LCG-10.06).',
  'rule.LCG-23.03':
    'Any draw, look or discard from a deck with too few cards uses the cards there are, because an empty deck carries no penalty.',
  'rule.LCG-24.01':
    'A player is eliminated when all their heroes have been destroyed, or when a card effect says so.',
  'rule.LCG-24.02':
    'A player is eliminated when their threat level reaches 50; scenarios outside the base set may use another limit.',
  'rule.LCG-24.03':
    'Threat elimination is immediate when the dial reaches the limit, even if an effect treats the threat as another value.',
  'rule.LCG-24.04':
    'All cards the eliminated player controls, and their hand and deck, go to their owners’ discard piles.',
  'rule.LCG-24.05':
    'One edition sends them all to the eliminated player’s pile; the app uses each card’s owner, because a card leaving play always goes to its owner.',
  'rule.LCG-24.06':
    'Encounter cards engaged with the eliminated player return to the staging area and keep their damage.',
  'rule.LCG-24.07': 'Shadow cards on those enemies are discarded.',
  'rule.LCG-24.08': 'The other players play on, and from the next staging step one card fewer is revealed.',
  'rule.LCG-24.09':
    'If the first player is eliminated, the token passes immediately clockwise to the next player in the game.',
  'rule.LCG-24.10':
    'Cards the eliminated player owns but another player controls stay in play, because only controlled cards are named.',
  'rule.LCG-24.11':
    'An objective the eliminated player controlled goes to the encounter discard pile unless its own text says otherwise, because the rule names all controlled cards.',
  'rule.LCG-24.12':
    'Players who reach an elimination condition through one effect are eliminated together, because it hits each at once.',
  'rule.LCG-25.01': 'The players lose when all players are eliminated before the final stage is completed.',
  'rule.LCG-25.02':
    'The players win, eliminated players included, when the final stage is completed and at least one player is still in the game.',
  'rule.LCG-25.03': 'Victory is immediate, in any phase; the round is not finished.',
  'rule.LCG-25.04':
    'If one event completes the final stage and eliminates the last player, the players lose, because a survivor is required.',
  'rule.LCG-26.01': 'A score is worked out only after a win; it serves to compare games.',
  'rule.LCG-26.02':
    'Group score = final threat of all players + threat cost of every dead hero + damage tokens on surviving heroes - victory points.',
  'rule.LCG-26.03': 'An eliminated player counts with threat 50 and all their heroes dead.',
  'rule.LCG-26.04': 'A threat level never rises or counts above the elimination level.',
  'rule.LCG-26.05': 'A lower score is better; it may be negative.',
  'rule.LCG-26.06':
    'The score sheet gives each player a subtotal of final threat + dead heroes’ threat cost + damage, and adds the subtotals.',
  'rule.LCG-26.07':
    'One edition’s sheet subtracts victory points in each player’s line, the other once from the combined total; the app subtracts them once, because they belong to the group.',
  'rule.LCG-26.08': 'Optional later rule: 10 points are added for each round played; off by default.',
  'rule.LCG-26.09':
    'Solo win: threat 43, one dead hero with threat cost 8, 6 damage on the others, 5 victory points: 43+8+6-5 = 52.',
  'rule.LCG-27.01': 'Players may talk about anything and are encouraged to plan together.',
  'rule.LCG-27.02':
    'But they may not name or read out cards in their hand, nor cards they have seen and the others have not.',
  'rule.LCG-27.03':
    'The app shows a hand only to its owner and its size to the others, because its cards may not be named.',
  'rule.LCG-27.04':
    'A card looked at by one player is shown to that player only; a revealed card is shown to all.',
  'rule.LCG-27.05':
    'Chat is not filtered, but preset hints that name no card are offered, because talk in general terms is allowed.',
  'rule.LCG-27.06':
    'Face-down shadow cards, deck orders and later quest stages are hidden from everyone, also in a solo game.',
  'rule.LCG-27.07':
    'Threat, resources, damage, progress, cards in play and hand and deck sizes are open to all.',
  'rule.LCG-28.01': 'A player deck holds only allies, attachments and events, in any mixture.',
  'rule.LCG-28.02': 'A player deck may hold at most 3 copies of a card, counted by title.',
  'rule.LCG-28.03': 'A tournament deck has at least 50 cards; no maximum is given.',
  'rule.LCG-28.04':
    'Players may agree before the game who uses which heroes; if several want the same hero, they agree on one player, and if they cannot, chance decides; the others choose different heroes.',
  'rule.LCG-28.05': 'A hero title is used at most once in the whole group.',
  'rule.LCG-28.06':
    'Cards of a sphere without a matching hero are legal; the advice to include only matching cards is not a rule.',
  'rule.LCG-28.07':
    'The base set’s four starter decks of 30 cards, one per sphere, may be played as they are for introductory games, and mixed with other cards to build tournament decks.',
  'rule.LCG-28.08': 'Leadership starter: cards 13-27; heroes Aragorn, Glóin, Théodred.',
  'rule.LCG-28.09': 'Tactics starter: cards 28-42; heroes Legolas, Gimli, Thalin.',
  'rule.LCG-28.10': 'Spirit starter: cards 43-57; heroes Éowyn, Dúnhere, Eleanor.',
  'rule.LCG-28.11': 'Lore starter: cards 58-72; heroes Glorfindel, Denethor, Beravor.',
  'rule.LCG-28.12': 'Each starter deck also holds 1 copy of the neutral ally Gandalf (card 73).',
  'rule.LCG-28.13': 'The arithmetic is 29 sphere cards + 1 Gandalf = 30, and 4 x 30 = 120 player cards.',
  'rule.LCG-28.14':
    'First game: each player picks one sphere with its starter deck and three heroes, and the suggested scenario is Passage Through Mirkwood.',
  'rule.LCG-28.15':
    'Two players cannot pick the same starter deck, because its unique heroes can be in play only once.',
  'rule.LCG-29.01': 'Basic game: no shadow cards are dealt; all other rules stay.',
  'rule.LCG-29.02': 'In the basic game step 3 of each enemy attack is skipped.',
  'rule.LCG-29.03':
    'Expert game: the same players, decks and heroes try all 3 scenarios in the order Passage Through Mirkwood, Journey Along the Anduin, Escape from Dol Guldur, and the scores are added.',
  'rule.LCG-29.04':
    'Nightmare level: in addition, threat, hit points (damage) and player decks are not reset between scenarios.',
  'rule.LCG-29.05': 'In the plain expert game everything is reset by normal setup.',
  'rule.LCG-29.06':
    'Nightmare carry-over keeps threat, damage and discard piles; non-hero cards in play and in hand are shuffled into their owners’ decks.',
  'rule.LCG-29.07':
    'Nightmare carry-over discards unspent resources and returns all encounter cards, the victory display included, to their sets.',
  'rule.LCG-29.08':
    'Nightmare carry-over: each player draws a new opening hand with one mulligan; a threat below the heroes’ combined threat cost is raised to it.',
  'rule.LCG-29.09': 'In nightmare mode a dead hero stays dead.',
  'rule.LCG-29.10':
    'A campaign fails at the first lost scenario, because only won scenarios have a score; the app offers to try again from its start.',
  'rule.LCG-30.01':
    'A scenario’s encounter deck is all cards of its listed encounter sets, shuffled together.',
  'rule.LCG-30.02':
    'Passage Through Mirkwood: difficulty 1; sets Passage Through Mirkwood, Spiders of Mirkwood, Dol Guldur Orcs.',
  'rule.LCG-30.03':
    'Journey Along the Anduin: difficulty 4; sets Journey Along the Anduin, Sauron’s Reach, Dol Guldur Orcs, Wilderlands.',
  'rule.LCG-30.04':
    'Escape from Dol Guldur: difficulty 7; sets Escape from Dol Guldur, Spiders of Mirkwood, Dol Guldur Orcs.',
  'rule.LCG-30.05': 'Passage Through Mirkwood uses the 4 quest cards given as numbers 120-123.',
  'rule.LCG-30.06':
    'Cards are selected by scenario and set symbols, not by printed numbers, because the symbols are the rule and numbering can differ between printings.',
  'rule.LCG-30.07': 'The difficulty number is information only.',
  'rule.LCG-30.08':
    'In Escape from Dol Guldur a player whose heroes other than the captured one are all destroyed is eliminated, and the group loses.',
  'rule.LCG-31.01':
    'A lasting effect of an encounter card, unless it speaks of those “currently” there, is worked out afresh each time it counts: it reaches what arrives later, and an amount that hangs on the table (a bonus for an undefended attack, an X) changes with it.',
  'rule.LCG-31.02':
    'After attacking out of the shadow, Wolf Rider goes to the top of the encounter deck only when the combat phase ends, so that it is not dealt again in that phase.',
  'rule.LCG-31.03':
    'A hero with several copies of Caught in a Web pays for every one: 4 resources for 2 copies, and without the whole sum the hero stays exhausted.',
  'rule.LCG-31.04':
    'The last card of the encounter deck is resolved completely when it is revealed; only after that does the discard pile become the new deck.',
  'rule.LCG-31.05':
    'If the same progress explores the active location and completes the stage, the next stage is revealed and takes effect before anybody responds to the location.',
  'rule.LCG-31.06':
    'A character attacks and destroys an enemy only if the damage of that attack defeats it; what dies through an event or any other effect while the attack goes on does not count.',
  'rule.LCG-31.07':
    'In Escape from Dol Guldur the group loses as soon as the player of the captured hero is eliminated, for whatever reason, because nobody could rescue that hero any more.',
  'rule.LCG-31.08':
    'A lasting effect of a player card on a group is settled when it resolves: it covers those who are in the group then, and nobody who joins it later.',
  'rule.LCG-31.09':
    'Being destroyed and leaving play are one moment, so that responses to either share one window and come in any order, because both happen to the character at once.',
} as const satisfies Texts;

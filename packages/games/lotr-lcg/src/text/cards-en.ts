import type { Texts } from '@concilio/kernel';

/** The cards: their names, and in our own words what they do and what they do as shadow cards. */
export const cards = {
  // Heroes
  'thing.aragorn': 'Aragorn',
  'text.aragorn':
    'Sentinel.\nResponse: When Aragorn has just committed to a quest, pay 1 resource of his own: ready him.',
  'thing.theodred': 'Théodred',
  'text.theodred':
    'Response: When Théodred has just committed to a quest, a hero committed to the same quest gains 1 resource; it may be Théodred himself.',
  'thing.gloin': 'Glóin',
  'text.gloin':
    'Response: When Glóin has taken damage, he gains as many resources as the points of damage that he took.',
  'thing.gimli': 'Gimli',
  'text.gimli': 'Gimli has +1 attack per damage token that he bears.',
  'thing.legolas': 'Legolas',
  'text.legolas':
    'Ranged.\nResponse: When an attack that Legolas took part in has destroyed an enemy, put 2 progress on the current quest.',
  'thing.thalin': 'Thalin',
  'text.thalin':
    'While Thalin is committed to the quest, every enemy revealed from the encounter deck takes 1 damage at once, before its keywords and its “When Revealed” effects; an enemy destroyed by it resolves neither.',
  'thing.eowyn': 'Éowyn',
  'text.eowyn':
    'Action: Discard 1 card from hand: Éowyn has +1 willpower until the phase ends. Each player may use this once per round.',
  'thing.eleanor': 'Eleanor',
  'text.eleanor':
    'Response: Exhaust Eleanor when a treachery has just been revealed from the encounter deck: its “When Revealed” effects are canceled, it is discarded, and the next encounter card is revealed in its place. Keywords of the canceled card still resolve, before the replacement is revealed.',
  'thing.dunhere': 'Dúnhere',
  'text.dunhere':
    'When Dúnhere attacks alone, he may choose as target an enemy in the staging area; he then has +1 attack.',
  'thing.denethor': 'Denethor',
  'text.denethor':
    'Action: Exhaust Denethor: look at the encounter deck’s top card, then leave it there or put it on the bottom.',
  'thing.glorfindel': 'Glorfindel',
  'text.glorfindel':
    'Action (once per round): Pay 1 of Glorfindel’s own resources: heal 1 damage on a character of your choice.',
  'thing.beravor': 'Beravor',
  'text.beravor': 'Action (once per round): Exhaust Beravor: a player of your choice draws 2 cards.',

  // Leadership
  'thing.guard-of-the-citadel': 'Guard of the Citadel',
  'text.guard-of-the-citadel': 'No ability of its own.',
  'thing.faramir': 'Faramir',
  'text.faramir':
    'Action: Exhaust Faramir and choose a player: all of that player’s characters have +1 willpower until the phase ends.',
  'thing.son-of-arnor': 'Son of Arnor',
  'text.son-of-arnor':
    'Response: When Son of Arnor enters play, engage an enemy of your choice that is in the staging area or engaged with another player.',
  'thing.snowbourn-scout': 'Snowbourn Scout',
  'text.snowbourn-scout':
    'Response: When Snowbourn Scout enters play, a location of your choice receives 1 progress.',
  'thing.silverlode-archer': 'Silverlode Archer',
  'text.silverlode-archer': 'Ranged.',
  'thing.longbeard-orc-slayer': 'Longbeard Orc Slayer',
  'text.longbeard-orc-slayer':
    'Response: When Longbeard Orc Slayer enters play, all Orc enemies in play take 1 damage each.',
  'thing.brok-ironfist': 'Brok Ironfist',
  'text.brok-ironfist':
    'Response: When one of your Dwarf heroes has left play, put Brok Ironfist from your hand into play.',
  'thing.ever-vigilant': 'Ever Vigilant',
  'text.ever-vigilant': 'Action: Ready an ally of your choice.',
  'thing.common-cause': 'Common Cause',
  'text.common-cause': 'Action: Exhaust one of your heroes: ready another hero, whoever controls it.',
  'thing.for-gondor': 'For Gondor!',
  'text.for-gondor':
    'Action: Every character has +1 attack until the phase ends, and every Gondor character has +1 defense as well.',
  'thing.sneak-attack': 'Sneak Attack',
  'text.sneak-attack':
    'Action: Put an ally from your hand into play. When the phase ends, it goes back to your hand if it has not left play.',
  'thing.valiant-sacrifice': 'Valiant Sacrifice',
  'text.valiant-sacrifice':
    'Response: When an ally has left play, the player who controlled it draws 2 cards.',
  'thing.grim-resolve': 'Grim Resolve',
  'text.grim-resolve': 'Action: Ready every character in play.',
  'thing.steward-of-gondor': 'Steward of Gondor',
  'text.steward-of-gondor':
    'Goes on a hero, who also has the trait Gondor.\nAction: Exhaust Steward of Gondor: that hero gains 2 resources.',
  'thing.celebrians-stone': 'Celebrían’s Stone',
  'text.celebrians-stone':
    'Restricted. Goes on a hero: +2 willpower. On Aragorn it also adds a Spirit resource icon.',

  // Tactics
  'thing.veteran-axehand': 'Veteran Axehand',
  'text.veteran-axehand': 'No ability of its own.',
  'thing.gondorian-spearman': 'Gondorian Spearman',
  'text.gondorian-spearman':
    'Sentinel.\nResponse: When Gondorian Spearman has been declared a defender, the enemy that attacks takes 1 damage.',
  'thing.horseback-archer': 'Horseback Archer',
  'text.horseback-archer': 'Ranged.',
  'thing.beorn': 'Beorn',
  'text.beorn':
    'Action (once per round): Beorn has +5 attack until the phase ends; when it ends, he is shuffled into your deck.',
  'thing.blade-mastery': 'Blade Mastery',
  'text.blade-mastery':
    'Action: A character of your choice has +1 attack and +1 defense until the phase ends.',
  'thing.rain-of-arrows': 'Rain of Arrows',
  'text.rain-of-arrows':
    'Action: Exhaust one of your characters with Ranged and choose a player: all enemies engaged with that player take 1 damage each.',
  'thing.feint': 'Feint',
  'text.feint':
    'Combat action: Choose an enemy that is engaged with a player. For the rest of this phase it cannot attack that player; it could attack another.',
  'thing.quick-strike': 'Quick Strike',
  'text.quick-strike':
    'Action: Exhaust one of your characters: it attacks at once an enemy that it may legally attack, and the attack is resolved.',
  'thing.thicket-of-spears': 'Thicket of Spears',
  'text.thicket-of-spears':
    'Its cost must be paid by three different heroes.\nAction: Choose a player. This phase, no enemy engaged with that player can attack that player.',
  'thing.swift-strike': 'Swift Strike',
  'text.swift-strike': 'Response: When a defender has been declared, the enemy that attacks takes 2 damage.',
  'thing.stand-together': 'Stand Together',
  'text.stand-together':
    'Action: Choose a player. This phase, that player may declare as many eligible defenders as they like against each enemy that attacks them.',
  'thing.blade-of-gondolin': 'Blade of Gondolin',
  'text.blade-of-gondolin':
    'Restricted. Goes on a hero: +1 attack against an Orc.\nResponse: When an attack by this hero has destroyed an enemy, put 1 progress on the current quest.',
  'thing.citadel-plate': 'Citadel Plate',
  'text.citadel-plate': 'Restricted. Goes on a hero: +4 hit points.',
  'thing.dwarven-axe': 'Dwarven Axe',
  'text.dwarven-axe': 'Restricted. Goes on a hero: +1 attack, or +2 on a Dwarf.',
  'thing.horn-of-gondor': 'Horn of Gondor',
  'text.horn-of-gondor':
    'Restricted. Goes on a hero.\nResponse: When a character has been destroyed, that hero gains 1 resource.',

  // Spirit
  'thing.wandering-took': 'Wandering Took',
  'text.wandering-took':
    'Action (once per round): Lower your threat by 3: another player takes control of Wandering Took, and their threat rises by 3.',
  'thing.lorien-guide': 'Lórien Guide',
  'text.lorien-guide':
    'Response: When Lórien Guide has just committed to a quest, the active location receives 1 progress.',
  'thing.northern-tracker': 'Northern Tracker',
  'text.northern-tracker':
    'Response: When Northern Tracker has just committed to a quest, all locations in the staging area receive 1 progress each.',
  'thing.the-galadhrims-greeting': 'The Galadhrim’s Greeting',
  'text.the-galadhrims-greeting':
    'Action: Choose: one player’s threat falls by 6, or every player’s threat falls by 2.',
  'thing.strength-of-will': 'Strength of Will',
  'text.strength-of-will':
    'Response: When the players have travelled to a location, exhaust one of your Spirit characters: that location receives 2 progress.',
  'thing.hasty-stroke': 'Hasty Stroke',
  'text.hasty-stroke': 'Response: When a shadow effect has triggered in combat, cancel it.',
  'thing.will-of-the-west': 'Will of the West',
  'text.will-of-the-west':
    'Action: A player of your choice shuffles their discard pile into their deck. Will of the West is then removed from the game.',
  'thing.a-test-of-will': 'A Test of Will',
  'text.a-test-of-will':
    'Response: When a card has been revealed from the encounter deck, cancel its “When Revealed” effects.',
  'thing.stand-and-fight': 'Stand and Fight',
  'text.stand-and-fight':
    'Action: An ally with printed cost X from any discard pile is put into play under your control. It may be of any sphere, but not neutral.',
  'thing.a-light-in-the-dark': 'A Light in the Dark',
  'text.a-light-in-the-dark':
    'Action: An enemy of your choice that is engaged with a player goes back to the staging area.',
  'thing.dwarven-tomb': 'Dwarven Tomb',
  'text.dwarven-tomb': 'Action: Take a Spirit card from your discard pile into your hand.',
  'thing.fortune-or-fate': 'Fortune or Fate',
  'text.fortune-or-fate':
    'Action: A hero of your choice from any discard pile comes back into play, controlled by its owner.',
  'thing.the-favor-of-the-lady': 'The Favor of the Lady',
  'text.the-favor-of-the-lady': 'Goes on a hero: +1 willpower.',
  'thing.power-in-the-earth': 'Power in the Earth',
  'text.power-in-the-earth': 'Goes on a location: −1 threat.',
  'thing.unexpected-courage': 'Unexpected Courage',
  'text.unexpected-courage': 'Goes on a hero.\nAction: Exhaust Unexpected Courage: ready that hero.',

  // Lore
  'thing.daughter-of-the-nimrodel': 'Daughter of the Nimrodel',
  'text.daughter-of-the-nimrodel':
    'Action: Exhaust Daughter of the Nimrodel: heal up to 2 damage on one hero.',
  'thing.erebor-hammersmith': 'Erebor Hammersmith',
  'text.erebor-hammersmith':
    'Response: When you have played Erebor Hammersmith, choose a player: the topmost attachment of their discard pile goes to their hand.',
  'thing.henamarth-riversong': 'Henamarth Riversong',
  'text.henamarth-riversong': 'Action: Exhaust Henamarth Riversong: look at the encounter deck’s top card.',
  'thing.miner-of-the-iron-hills': 'Miner of the Iron Hills',
  'text.miner-of-the-iron-hills':
    'Response: When Miner of the Iron Hills enters play, discard a Condition attachment of your choice.',
  'thing.gleowine': 'Gléowine',
  'text.gleowine': 'Action: Exhaust Gléowine: a player of your choice draws 1 card.',
  'thing.lore-of-imladris': 'Lore of Imladris',
  'text.lore-of-imladris': 'Action: Heal a character of your choice completely.',
  'thing.loriens-wealth': 'Lórien’s Wealth',
  'text.loriens-wealth': 'Action: A player of your choice draws 3 cards.',
  'thing.radagasts-cunning': 'Radagast’s Cunning',
  'text.radagasts-cunning':
    'Quest action: An enemy of your choice in the staging area adds no threat until the phase ends.',
  'thing.secret-paths': 'Secret Paths',
  'text.secret-paths':
    'Quest action: A location of your choice in the staging area adds no threat until the phase ends.',
  'thing.gandalfs-search': 'Gandalf’s Search',
  'text.gandalfs-search':
    'Action: Look at the first X cards of a player’s deck. One of them goes to its owner’s hand; the others go back on top, in the order you like.',
  'thing.beorns-hospitality': 'Beorn’s Hospitality',
  'text.beorns-hospitality': 'Action: Choose a player: every hero they control is healed completely.',
  'thing.forest-snare': 'Forest Snare',
  'text.forest-snare': 'Goes on an enemy that is engaged with a player: it cannot attack.',
  'thing.protector-of-lorien': 'Protector of Lórien',
  'text.protector-of-lorien':
    'Goes on a hero.\nAction (at most 3 times per phase): Discard 1 card from hand: that hero has +1 defense or +1 willpower, as you choose, until the phase ends.',
  'thing.dark-knowledge': 'Dark Knowledge',
  'text.dark-knowledge':
    'Goes on a hero: −1 willpower.\nResponse: When an enemy that attacks you has been dealt a shadow card, exhaust Dark Knowledge: look at that card.',
  'thing.self-preservation': 'Self Preservation',
  'text.self-preservation':
    'Goes on a character.\nAction: Exhaust Self Preservation: heal 2 damage on that character.',

  // Neutral
  'thing.gandalf': 'Gandalf',
  'text.gandalf':
    'Gandalf is discarded when the round ends.\nResponse: When Gandalf enters play, choose one: draw 3 cards; deal 4 damage to an enemy in play; lower your threat by 5.',

  // Spiders of Mirkwood
  'thing.king-spider': 'King Spider',
  'text.king-spider': 'When Revealed: Each player must exhaust one of their characters.',
  'shadow.king-spider':
    'The defending player must exhaust one of their characters, or two if the attack is undefended.',
  'thing.hummerhorns': 'Hummerhorns',
  'text.hummerhorns':
    'Victory 5.\nForced: When Hummerhorns has engaged you, one of your heroes takes 5 damage.',
  'shadow.hummerhorns':
    'All characters of the defending player take 1 damage each, or 2 each if the attack is undefended.',
  'thing.ungoliants-spawn': 'Ungoliant’s Spawn',
  'text.ungoliants-spawn':
    'When Revealed: All characters committed to a quest have −1 willpower until the phase ends.',
  'shadow.ungoliants-spawn': 'The defending player’s threat rises by 4, or by 8 if the attack is undefended.',
  'thing.great-forest-web': 'Great Forest Web',
  'text.great-forest-web': 'Travel: Each player must exhaust one of their heroes.',
  'thing.mountains-of-mirkwood': 'Mountains of Mirkwood',
  'text.mountains-of-mirkwood':
    'Travel: Reveal the encounter deck’s top card and add it to the staging area.\nResponse: When Mountains of Mirkwood has been explored and leaves play, each player may look at the first 5 cards of their deck and take one of them into their hand; the others are shuffled back into that deck.',
  'thing.eyes-of-the-forest': 'Eyes of the Forest',
  'text.eyes-of-the-forest': 'When Revealed: All players discard every event in their hands.',
  'thing.caught-in-a-web': 'Caught in a Web',
  'text.caught-in-a-web':
    'When Revealed: Whoever has the highest threat puts this card on one of their heroes. There it is a Condition attachment: the hero readies in the refresh phase only if 2 resources from that hero’s own pool are paid.',

  // Wilderlands
  'thing.wolf-rider': 'Wolf Rider',
  'text.wolf-rider': 'Surge.',
  'shadow.wolf-rider':
    'Wolf Rider attacks the defending player and is dealt a shadow card of its own; that player may declare one defender against it. After combat it goes on top of the encounter deck.',
  'thing.hill-troll': 'Hill Troll',
  'text.hill-troll':
    'Victory 4.\nWhen an attack by Hill Troll deals more damage than the damaged character has hit points left, your threat rises by the surplus.',
  'thing.goblin-sniper': 'Goblin Sniper',
  'text.goblin-sniper':
    'In the encounter phase nobody can choose to engage Goblin Sniper while another enemy is in the staging area.\nForced: If the combat phase ends with Goblin Sniper in the staging area, each player deals 1 damage to one of their characters.',
  'thing.marsh-adder': 'Marsh Adder',
  'text.marsh-adder': 'Victory 3.\nForced: Whenever Marsh Adder attacks you, your threat rises by 1.',
  'thing.wargs': 'Wargs',
  'text.wargs':
    'Forced: If a shadow card dealt to Wargs has no shadow effect, Wargs goes back to the staging area after its attack.',
  'shadow.wargs': 'The attacker has +1 attack, or +2 if the attack is undefended.',
  'thing.despair': 'Despair',
  'text.despair':
    'When Revealed: The current quest card loses 4 progress, or all that it has if that is less.',
  'shadow.despair': 'The defending character’s defense does not count.',
  'thing.the-brown-lands': 'The Brown Lands',
  'text.the-brown-lands':
    'Forced: When the players have travelled to The Brown Lands, it receives 1 progress.',
  'thing.the-east-bight': 'The East Bight',
  'text.the-east-bight':
    'When the players may travel and no location is active, they must travel to The East Bight.',

  // Dol Guldur Orcs
  'thing.dol-guldur-orcs': 'Dol Guldur Orcs',
  'text.dol-guldur-orcs':
    'When Revealed: A character committed to a quest, chosen by the first player, takes 2 damage.',
  'shadow.dol-guldur-orcs': 'The attacker has +1 attack, or +3 if the attack is undefended.',
  'thing.chieftain-ufthak': 'Chieftan Ufthak',
  'text.chieftain-ufthak':
    'Victory 4.\nUfthak has +2 attack per resource token that he bears.\nForced: When Ufthak has attacked, put 1 resource token on him.',
  'thing.dol-guldur-beastmaster': 'Dol Guldur Beastmaster',
  'text.dol-guldur-beastmaster':
    'Forced: When Dol Guldur Beastmaster attacks, it is dealt one more shadow card, in step 1 of that attack.',
  'thing.driven-by-shadow': 'Driven by Shadow',
  'text.driven-by-shadow':
    'When Revealed: All enemies and locations now in the staging area have +1 threat until the phase ends. If the staging area is empty, Driven by Shadow gains Surge.',
  'shadow.driven-by-shadow':
    'One attachment of your choice on the defending character is discarded. If the attack is undefended, you discard all attachments that you control.',
  'thing.the-necromancers-reach': 'The Necromancer’s Reach',
  'text.the-necromancers-reach': 'When Revealed: All exhausted characters take 1 damage each.',
  'thing.necromancers-pass': 'Necromancer’s Pass',
  'text.necromancers-pass': 'Travel: The first player must discard 2 random cards from hand.',
  'thing.enchanted-stream': 'Enchanted Stream',
  'text.enchanted-stream': 'While this is the active location, no player can draw cards.',

  // Passage Through Mirkwood
  'thing.forest-spider': 'Forest Spider',
  'text.forest-spider':
    'Forced: When Forest Spider has engaged a player, it has +1 attack until the round ends.',
  'shadow.forest-spider': 'The defending player must discard one attachment that they control.',
  'thing.east-bight-patrol': 'East Bight Patrol',
  'text.east-bight-patrol': 'No ability of its own.',
  'shadow.east-bight-patrol':
    'The attacker has +1 attack; if the attack is undefended, your threat rises by 3 as well.',
  'thing.black-forest-bats': 'Black Forest Bats',
  'text.black-forest-bats':
    'When Revealed: Each player must choose one character that is committed to a quest; it is removed from that quest and does not ready.',
  'thing.old-forest-road': 'Old Forest Road',
  'text.old-forest-road':
    'Response: When the players have travelled here, the first player may ready one of their characters.',
  'thing.forest-gate': 'Forest Gate',
  'text.forest-gate': 'Response: When the players have travelled here, the first player may draw 2 cards.',

  // Escape from Dol Guldur
  'thing.dungeon-jailor': 'Dungeon Jailor',
  'text.dungeon-jailor':
    'Victory 5.\nForced: When a quest attempt has failed while Dungeon Jailor is in the staging area, one unclaimed objective from that area is shuffled into the encounter deck.',
  'thing.nazgul-of-dol-guldur': 'Nazgûl of Dol Guldur',
  'text.nazgul-of-dol-guldur':
    'No attachment can be played on it.\nForced: When the prisoner is rescued, it goes to the staging area.\nForced: When the shadow effect of a card dealt to it has resolved, the player engaged with it must discard one of their characters.',
  'thing.cavern-guardian': 'Cavern Guardian',
  'text.cavern-guardian': 'Doomed 1.',
  'shadow.cavern-guardian':
    'You discard one attachment that you control, or all of them if the attack is undefended. Objectives discarded by this go back to the staging area.',
  'thing.under-the-shadow': 'Under the Shadow',
  'text.under-the-shadow':
    'When Revealed: The total threat in the staging area is higher by 1 per player in the game until the phase ends.',
  'shadow.under-the-shadow': 'The defending player’s threat rises by 1 per enemy engaged with that player.',
  'thing.iron-shackles': 'Iron Shackles',
  'text.iron-shackles':
    'When Revealed: Iron Shackles goes on top of the first player’s deck. There it is a Condition attachment: the next time that cards would be drawn from this deck, Iron Shackles is discarded and none of them is drawn.',
  'shadow.iron-shackles': 'Do what Iron Shackles does when it is revealed.',
  'thing.endless-caverns': 'Endless Caverns',
  'text.endless-caverns': 'Doomed 1. Surge.',
  'thing.tower-gate': 'Tower Gate',
  'text.tower-gate':
    'Forced: When the players have travelled here, each player lays the top card of their deck before them, face down. It is an enemy that has just engaged them from the staging area: an Orc Guard with 1 hit point, 1 attack, 1 defense and no traits. It never goes to the staging area, but to its owner’s discard pile instead.',
  'thing.gandalfs-map': 'Gandalf’s Map',
  'text.gandalfs-map':
    'Guarded. Restricted.\nAction: While nothing guards Gandalf’s Map, raise your threat by 2: claim it and put it on one of your heroes. It counts as an attachment; if it comes off, it goes back to the staging area.\nThat hero can neither attack nor defend.',
  'thing.dungeon-torch': 'Dungeon Torch',
  'text.dungeon-torch':
    'Guarded. Restricted.\nAction: While nothing guards Dungeon Torch, raise your threat by 2: claim it and put it on one of your heroes. It counts as an attachment; if it comes off, it goes back to the staging area.\nForced: When a round ends, the threat of the player who controls that hero rises by 2.',
  'thing.shadow-key': 'Shadow Key',
  'text.shadow-key':
    'Guarded. Restricted.\nAction: While nothing guards Shadow Key, raise your threat by 2: claim it and put it on one of your heroes. It counts as an attachment; if it comes off, it goes back to the staging area.\nForced: When a round ends, that hero takes 1 damage.',

  // Journey Along the Anduin
  'thing.misty-mountain-goblins': 'Misty Mountain Goblins',
  'text.misty-mountain-goblins':
    'Forced: When Misty Mountain Goblins has attacked, the current quest loses 1 progress.',
  'shadow.misty-mountain-goblins': 'The current quest loses 1 progress, or 3 if the attack is undefended.',
  'thing.massing-at-night': 'Massing at Night',
  'text.massing-at-night': 'When Revealed: Reveal 1 more encounter card per player in the game.',
  'shadow.massing-at-night': 'The attacker is dealt 1 more shadow card per player in the game.',
  'thing.banks-of-the-anduin': 'Banks of the Anduin',
  'text.banks-of-the-anduin':
    'Forced: When this location leaves play, it goes on top of the encounter deck and not to the discard pile.',
  'thing.gladden-fields': 'Gladden Fields',
  'text.gladden-fields':
    'Victory 3.\nForced: While this is the active location, each player’s threat rises by 1 more in the refresh phase.',

  // Sauron’s Reach
  'thing.eastern-crows': 'Eastern Crows',
  'text.eastern-crows':
    'Surge.\nForced: When Eastern Crows has been defeated, shuffle it into the encounter deck.',
  'shadow.eastern-crows':
    'The attacker has +1 attack, or +2 if the defending player’s threat is at least 35.',
  'thing.evil-storm': 'Evil Storm',
  'text.evil-storm':
    'When Revealed: All characters of players whose threat is at least 35 take 1 damage each.',
  'thing.pursued-by-shadow': 'Pursued by Shadow',
  'text.pursued-by-shadow':
    'When Revealed: Each player’s threat rises by 1 per character of theirs that is not committed to a quest.',
  'shadow.pursued-by-shadow':
    'One exhausted ally of the defending player’s choice among their own goes back to its owner’s hand. Without one, the defending player’s threat rises by 3.',
  'thing.treacherous-fog': 'Treacherous Fog',
  'text.treacherous-fog':
    'When Revealed: All locations in the staging area have +1 threat until the phase ends. Then each player whose threat is at least 35 discards one card of their choice from hand.',

  // Quest cards
  'thing.flies-and-spiders': 'Flies and Spiders',
  'text.flies-and-spiders':
    'Side A, setup: Take 1 Forest Spider and 1 Old Forest Road out of the encounter deck and into the staging area; then shuffle that deck.\nSide B: No rule of its own.',
  'thing.a-fork-in-the-road': 'A Fork in the Road',
  'text.a-fork-in-the-road':
    'Side B, forced: When this stage is completed, one of the two “A Chosen Path” stages follows, picked at random.',
  'thing.dont-leave-the-path': 'Don’t Leave the Path!',
  'text.dont-leave-the-path':
    'Side A: A Chosen Path.\nSide B, when revealed: Each player must pick one Spider card out of the encounter deck or its discard pile and put it into the staging area.\nThe players win when they have defeated Ungoliant’s Spawn; no progress is needed.',
  'thing.beorns-path': 'Beorn’s Path',
  'text.beorns-path':
    'Side A: A Chosen Path.\nSide B: This stage cannot be completed while Ungoliant’s Spawn is in play. The players win when it is completed.',
  'thing.the-necromancers-tower': 'The Necromancer’s Tower',
  'text.the-necromancers-tower':
    'Side A, setup: Take the 3 objectives out of the encounter deck and reveal them into the staging area. Nazgûl of Dol Guldur lies face up beside the quest deck, out of play. Shuffle the encounter deck; then 1 encounter card guards each objective.\nSide B, when revealed: One hero, drawn at random from those of all players, is turned face down as the prisoner: it cannot be used or damaged and collects no resources until it is rescued.\nThe players together can play at most 1 ally per round.\nThey advance only with at least 1 objective in their control.',
  'thing.through-the-caverns': 'Through the Caverns',
  'text.through-the-caverns':
    'Side B, response: When progress has been placed on this card, turn the prisoner face up and put 1 damage token on it: the hero is rescued, and its controller may use it again.\nThe players together can play at most 1 ally per round.\nThey advance only when the prisoner has been rescued and all 3 objectives of Escape from Dol Guldur are in their control.',
  'thing.out-of-the-dungeons': 'Out of the Dungeons',
  'text.out-of-the-dungeons':
    'Side B, forced: When a quest phase begins, each player lays the top card of their deck before them, face down. It is an enemy that has just engaged them from the staging area: an Orc Guard with 1 hit point, 1 attack, 1 defense and no traits. It never goes to the staging area, but to its owner’s discard pile instead.\nAs long as Nazgûl of Dol Guldur is in play, this stage cannot be completed. The players win when it is completed.',
  'thing.to-the-river': 'To the River...',
  'text.to-the-river':
    'Side A, setup: Each player reveals 1 encounter card into the staging area.\nSide B, when revealed: If no Hill Troll is in play, take 1 out of the encounter deck and put it into the staging area. Then shuffle the deck.\nThis stage cannot be completed while a Hill Troll is in play.',
  'thing.anduin-passage': 'Anduin Passage',
  'text.anduin-passage':
    'Side B: In each quest phase 1 more encounter card is revealed. In the encounter phase there are no engagement checks; each player may still choose 1 enemy to engage.',
  'thing.ambush-on-the-shore': 'Ambush on the Shore',
  'text.ambush-on-the-shore':
    'Side B, when revealed: 2 encounter cards per player are revealed into the staging area.\nFrom now on there is no staging step in the quest phase.\nThe players win as soon as no enemy is in play; no progress is needed.',
} as const satisfies Texts;

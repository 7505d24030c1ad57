export const shire = {
  'thing.brace-of-coneys': 'Brace of Coneys',
  'text.brace-of-coneys':
    'Bearer: a Ring-bound Hobbit.\nFellowship: Discard Brace of Coneys: a burden is removed.',
  'thing.cliffs-of-emyn-muil': 'Cliffs of Emyn Muil',
  'text.cliffs-of-emyn-muil':
    'Goes to your support area.\nOn a move of the fellowship from site 1T, remove up to 2 burdens.\nSkirmish: This condition is discarded: a minion that a Hobbit companion is skirmishing is wounded.',
  'thing.escape': 'Escape',
  'text.escape':
    'Stealth.\nBearer: an unbound Hobbit (no more than 1 per character).\nSkirmish: The bearer exerts twice: cancel a skirmish that he is in. Any Shadow player may prevent this by removing (1).',
  'thing.frodo-courteous-halfling': 'Frodo, Courteous Halfling',
  'text.frodo-courteous-halfling':
    'Ring-bearer (resistance 10).\nShadow cards can discard neither from your hand nor off the top of your draw deck while you can spot 3 unbound companions.',
  'thing.frodo-tired-traveller': 'Frodo, Tired Traveller',
  'text.frodo-tired-traveller':
    'Ring-bound. Ring-bearer (resistance 10).\nFellowship: You play a Ring-bound companion: a burden is removed.',
  'thing.frodos-cloak': 'Frodo’s Cloak',
  'text.frodos-cloak':
    'Bearer: Frodo.\nSkirmish: From site 1T to site 4T, add a burden and discard this possession: cancel a skirmish that Frodo is in. Anywhere else, discard this possession: heal Frodo and remove a burden.',
  'thing.get-on-and-get-away': 'Get On and Get Away',
  'text.get-on-and-get-away':
    'Fellowship: Add 2 burdens: play the next 2 sites of the fellowship; they take the place of opponents’ sites if any are there.',
  'thing.good-work': 'Good Work',
  'text.good-work':
    'Goes to your support area.\nWhenever a Hobbit has won a skirmish, you may put a Shire token here.\nFellowship: For each Shire token here (limit 3), remove a burden; then discard this condition.',
  'thing.hobbit-sword': 'Hobbit Sword',
  'text.hobbit-sword': 'Bearer: a Hobbit.',
  'thing.impatient-and-angry': 'Impatient and Angry',
  'text.impatient-and-angry':
    'Skirmish: Sam exerts: he is strength +3 and, should he win this skirmish, you may remove a burden.',
  'thing.knocked-on-the-head': 'Knocked on the Head',
  'text.knocked-on-the-head': 'Regroup: From your discard pile, play an unbound Hobbit.',
  'thing.light-shining-faintly': 'Light Shining Faintly',
  'text.light-shining-faintly': 'Fellowship: Add a burden: heal twice a Ring-bound companion.',
  'thing.merry-learned-guide': 'Merry, Learned Guide',
  'text.merry-learned-guide':
    'Skirmish: The Ring-bearer exerts: Merry is discarded. Any Shadow player may prevent this by removing (2).',
  'thing.merry-unquenchable-hobbit': 'Merry, Unquenchable Hobbit',
  'text.merry-unquenchable-hobbit':
    'Skirmish: Discard Merry while he is assigned to no skirmish: a Sauron Orc is removed from a skirmish that an unbound companion is in.',
  'thing.mind-your-own-affairs': 'Mind Your Own Affairs',
  'text.mind-your-own-affairs':
    'Skirmish: Spot Frodo and add a burden: a minion skirmishing a companion with the Frodo signet is wounded.',
  'thing.pippin-just-a-nuisance': 'Pippin, Just a Nuisance',
  'text.pippin-just-a-nuisance':
    'Skirmish: Discard Pippin while he is assigned to no skirmish: an Uruk-hai is removed from a skirmish that an unbound companion is in.',
  'thing.pippin-woolly-footed-rascal': 'Pippin, Woolly-footed Rascal',
  'text.pippin-woolly-footed-rascal':
    'Skirmish: Add a burden: Pippin is discarded. Any Shadow player may prevent this by removing (2).',
  'thing.sam-frodos-gardener': 'Sam, Frodo’s Gardener',
  'text.sam-frodos-gardener':
    'Ring-bound.\nFellowship: From your draw deck, play Sam’s Pack.\nResponse: When Frodo is killed, Sam becomes the Ring-bearer (resistance 5).',
  'thing.sam-samwise-the-brave': 'Sam, Samwise the Brave',
  'text.sam-samwise-the-brave':
    'Ring-bound.\nResponse: When a Shadow card is about to add one or more burdens, spot Frodo; Sam exerts: this is prevented.\nResponse: When Frodo is killed, Sam becomes the Ring-bearer (resistance 5).',
  'thing.sams-pack': 'Sam’s Pack',
  'text.sams-pack':
    'Bearer: a Ring-bound Hobbit.\nWhenever a turn begins, you may add (2): heal a Ring-bound companion.',
  'thing.seven-we-had': 'Seven We Had',
  'text.seven-we-had': 'Fellowship: Add a burden: a condition that a Hobbit bears is discarded.',
  'thing.severed-his-bonds': 'Severed His Bonds',
  'text.severed-his-bonds':
    'Stealth.\nSkirmish: From site 1T to site 4T, cancel a skirmish that a Hobbit is in. Anywhere else, only a side with at least triple a Hobbit’s strength can overwhelm that Hobbit.',
  'thing.store-room': 'Store-room',
  'text.store-room':
    'Regroup: Heal an unbound Hobbit; if you spot Gandalf, heal that Hobbit twice instead of once.',
  'thing.swiftly-and-softly': 'Swiftly and Softly',
  'text.swiftly-and-softly':
    'Stealth.\nSkirmish: From site 1T to site 5T, cancel a skirmish that a Hobbit is in. Anywhere else, a Hobbit takes 1 wound at most.',
  'thing.warmed-up-a-bit': 'Warmed Up a Bit',
  'text.warmed-up-a-bit': 'Stealth.\nSkirmish: An unbound Hobbit is discarded.',
} as const;

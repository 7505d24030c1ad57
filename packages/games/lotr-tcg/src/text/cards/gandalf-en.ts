export const gandalf = {
  'thing.behold-the-white-rider': 'Behold the White Rider',
  'text.behold-the-white-rider':
    'Goes to your support area.\nWhenever Gandalf wins a skirmish, you may put a Gandalf token here.\nSkirmish: For each Gandalf token here, wound a minion skirmishing Gandalf. This condition is then discarded.',
  'thing.gandalf-greyhame': 'Gandalf, Greyhame',
  'text.gandalf-greyhame':
    'Fellowship: If there are fewer than 2 tokens in the twilight pool, add (2): play a character from your discard pile.',
  'thing.gandalf-the-white-wizard': 'Gandalf, The White Wizard',
  'text.gandalf-the-white-wizard': 'With 3 twilight tokens that you can spot, Gandalf is strength +3.',
  'thing.gandalfs-staff-walking-stick': 'Gandalf’s Staff, Walking Stick',
  'text.gandalfs-staff-walking-stick':
    'Bearer: Gandalf, who is damage +2 while you can spot 2 twilight tokens.',
  'thing.grown-suddenly-tall': 'Grown Suddenly Tall',
  'text.grown-suddenly-tall': 'Spell.\nFellowship: Spot Gandalf: all conditions are discarded.',
  'thing.have-patience': 'Have Patience',
  'text.have-patience': 'Fellowship: Spot Gandalf: heal an unbound companion twice.',
  'thing.hearken-to-me': 'Hearken to Me',
  'text.hearken-to-me':
    'Spell. To play, spot Gandalf. Bearer: Théoden.\nAll Shadow conditions on Théoden are discarded, and none can be played on him.',
  'thing.into-dark-tunnels': 'Into Dark Tunnels',
  'text.into-dark-tunnels':
    'Spell.\nResponse: When you play a Gandalf event, Gandalf exerts twice: that event goes to your hand rather than to your discard pile.',
  'thing.keep-your-forked-tongue': 'Keep Your Forked Tongue',
  'text.keep-your-forked-tongue':
    'Skirmish: Spot Gandalf and 3 twilight tokens: all wounds to a companion with the Gandalf signet are prevented.',
  'text.keep-your-forked-tongue.revised':
    'Skirmish: Spot Gandalf and 3 twilight tokens: a companion with the Gandalf signet cannot take wounds.',
  'thing.long-i-fell': 'Long I Fell',
  'text.long-i-fell':
    'Spell.\nSkirmish: Spot Gandalf: all wounds to him are prevented. To prevent this, any Shadow player may have you wound a minion.',
  'text.long-i-fell.revised':
    'Spell.\nSkirmish: Spot Gandalf: he cannot take wounds. To prevent this, any Shadow player may have you wound a minion.',
  'thing.mithrandir-mithrandir': 'Mithrandir, Mithrandir!',
  'text.mithrandir-mithrandir':
    'Spell.\nManeuver: Gandalf exerts: wound every minion whose strength is 6 or less.',
  'thing.roll-of-thunder': 'Roll of Thunder',
  'text.roll-of-thunder':
    'Fellowship or Maneuver: Spot Gandalf: discard a Shadow artifact or Shadow possession.',
  'thing.shadowfax': 'Shadowfax',
  'text.shadowfax':
    'Bearer: Gandalf. Any hand weapon on him is discarded, and he cannot bear one.\nWhen a skirmish involving Gandalf starts, every minion skirmishing him must exert.',
  'thing.stump-and-bramble': 'Stump and Bramble',
  'text.stump-and-bramble':
    'Maneuver: Spot an Ent ally and an Isengard minion: that ally is damage +2 and takes part in archery fire and in skirmishes until the regroup phase.',
  'thing.task-was-not-done': 'Task Was Not Done',
  'text.task-was-not-done': 'Spell.\nRegroup: Gandalf exerts: discard up to 2 wounded minions.',
  'thing.treebeard-earthborn': 'Treebeard, Earthborn',
  'text.treebeard-earthborn':
    'Unhasty.\nResponse: When an unbound Hobbit would be discarded, stack him here instead.\nFellowship: Treebeard exerts and you add (1): play an unbound Hobbit stacked here.',
  'thing.treebeard-oldest-living-thing': 'Treebeard, Oldest Living Thing',
  'text.treebeard-oldest-living-thing':
    'Unhasty.\nFellowship: Treebeard exerts and you discard an unbound companion from hand: heal an unbound companion.',
  'thing.under-the-living-earth': 'Under the Living Earth',
  'text.under-the-living-earth':
    'Skirmish: Gandalf is strength +1 per twilight token that you spot (limit +5).',
  'thing.well-met-indeed': 'Well Met Indeed',
  'text.well-met-indeed':
    'Fellowship: Spot a Dwarf, an Elf and a Gondor Man: play Gandalf from your dead pile.',
  'thing.windows-in-a-stone-wall': 'Windows in a Stone Wall',
  'text.windows-in-a-stone-wall':
    'To play, an Ent exerts; this condition goes on that Ent.\nResponse: When an Isengard minion is killed, this condition is discarded: the top 10 cards of one opponent’s draw deck are revealed. Of these, discard 1 Free Peoples card and 1 Shadow card; the opponent then reshuffles the deck.',
  'thing.wizardry-indeed': 'Wizardry Indeed',
  'text.wizardry-indeed':
    'Maneuver: If you can spot fewer companions than minions, Gandalf exerts: an opponent must discard a minion.',
} as const;

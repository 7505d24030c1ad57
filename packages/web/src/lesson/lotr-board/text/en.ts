/** What the coach of the board game says. Of each lesson: its title, what is so, and what a good player thinks of. */
export const en = {
  match: 'First game: Moria',
  'summary.brought': 'What the end has brought',
  'summary.distance':
    '{steps, plural, one {# step} other {# steps}} lie between the Ring-bearer and the Eye.',
  'summary.met': 'What you have met',
  'summary.unmet': 'Still to come',
  'summary.on': 'Play on to Mordor',
  'summary.new': 'New match',

  'welcome.title': 'You bear the Ring',
  'welcome.text':
    'You are Frodo; two bots play Sam and Pippin. You win or lose together: the Ring must reach Mordor before the Eye reaches you.',
  'welcome.think': 'Play as you like. I say a word when something new comes.',
  'tile.title': 'Every turn begins with tiles',
  'tile.text':
    'A tile with an activity moves that marker one space, and no more are turned up. Any other tile is bad news, and another one follows it.',
  'tile.think': 'Nobody knows what comes next: keep some cards for it.',
  'cards.title': 'Play up to two cards',
  'cards.text':
    'One brown and one grey. Each symbol moves its marker one space, and a star is any symbol. You get what the spaces show.',
  'cards.think': 'For Frodo every brown adventure card is a star: a good reserve.',
  'second.title': 'One more, or save it?',
  'second.text': 'You may play one card of the other colour too, or stop here.',
  'second.think': 'Events are paid for with cards. An empty hand is a danger.',
  'interject.title': 'In another’s turn',
  'interject.text': 'It is not your turn, but there is something that you could do. Mostly you let it pass.',
  'interject.think': 'If you are asked too often, the menu of the table has a switch for it.',
  'event.title': 'An event',
  'event.text':
    'The event marker has moved on, and what is written there happens. The next event can always be read.',
  'event.think': 'They grow worse towards the end: look ahead, and be quick.',
  'demand.title': 'You pay together',
  'demand.text':
    'Anybody may put up cards. They are paid only when all that is asked lies there; otherwise nothing is paid, and the harm comes.',
  'demand.think': 'Give what you will miss least, if the harm is worse than that.',
  'alone.title': 'You pay alone',
  'alone.text': 'This is asked of you and of nobody else: pay, or take what is written instead.',
  'alone.think': 'A card to spare is cheaper than the die.',
  'die.title': 'The threat die',
  'die.text':
    'Dots move whoever rolled towards the Eye, the eye brings it nearer, and the cards cost two cards. One face is blank.',
  'die.think': 'Whoever has fewer than two cards may be lost by it.',
  'corruption.title': 'The Eye',
  'corruption.text':
    'Hobbits move right and the Eye moves left. Where they meet, the hobbit is lost; if it bears the Ring, all is lost.',
  'corruption.think': 'What counts most is how far the Ring-bearer is from the Eye.',
  'tracks.title': 'The tracks of Moria',
  'tracks.text':
    'Each space gives what it shows to the player whose turn it is. Fighting is the main track: at its end Moria is behind you.',
  'tracks.think': 'The other two hold the hearts and suns that all of you need.',
  'life.title': 'Life tokens',
  'life.text':
    'When the conflict ends, every hobbit needs a heart, a sun and a ring token. Each kind that is missing costs a step towards the Eye.',
  'life.think': 'Leave to the others what you have already.',
  'gandalf.title': 'Five runes for Gandalf',
  'gandalf.text':
    'Whoever has five runes may pay them for one of his cards, at almost any time. Each helps once in a match.',
  'gandalf.think': 'Runes are points once the Ring is destroyed. Spend them when somebody is in need.',
  'rest.title': 'Or rest',
  'rest.text': 'Instead of playing cards you may draw two, or move one space away from the Eye.',
  'rest.think': 'With few cards in hand, resting is a good turn.',
  'ring.title': 'The power of the Ring',
  'ring.text':
    'Once in a conflict its bearer may put it on: roll the die, then one marker jumps four spaces, less the symbols rolled. The spaces give nothing, good or bad.',
  'ring.think': 'Jump over the dice with it, or end Moria before a bad tile counts.',
  'near.title': 'The end is near',
  'near.text': 'Moria ends when the fighting marker is on its last space, or after the last event.',
  'near.think': 'Who still lacks tokens? Another track first may be worth a turn.',
  'darkness.title': 'The darkness',
  'darkness.text':
    'Moria is over. Each hobbit moves one space towards the Eye for every kind of life token that it lacks.',
  'darkness.think': 'Athelas spares one hobbit: who lacks most, who is nearest to the Eye?',
  'summary.title': 'Moria lies behind you',
  'summary.text':
    'Whoever has most ring tokens bears the Ring now and draws two cards. All life tokens go back, and the journey goes on.',
  'summary.think': 'You know the game now. The other conflicts differ in their boards alone.',
};

export type Key = keyof typeof en;

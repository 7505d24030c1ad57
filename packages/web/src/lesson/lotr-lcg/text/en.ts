/** What the coach of the card game says. Of each lesson: its title, what is so, and what a good player thinks of. */
export const en = {
  match: 'First game: Mirkwood',

  'welcome.title': 'Three heroes, one forest',
  'welcome.text':
    'You lead Aragorn, Théodred and Glóin through Mirkwood, alone against the encounter deck. Complete the last stage of the quest, and you win.',
  'welcome.think': 'Play as you like. I say a word when something new comes.',
  'mulligan.title': 'Your opening hand',
  'mulligan.text':
    'Six cards. Once you may shuffle all of them back and draw six others, which you must keep.',
  'mulligan.think':
    'Steward of Gondor or two cheap allies make a good hand. One that can do nothing before round three does not.',
  'planning.title': 'Allies and attachments',
  'planning.text':
    'They are played now and at no other time of the round. A leadership card is paid for by heroes of leadership: here, by all three.',
  'planning.think': 'An ally a round keeps you alive. What you do not spend stays with the hero.',
  'pay.title': 'Who pays?',
  'pay.text':
    'Each hero has resources of its own. Any heroes of the right sphere may pay together, also exhausted ones.',
  'pay.think': 'Leave Aragorn one: with it he readies himself after going on the quest.',
  'attach.title': 'Who bears it?',
  'attach.text':
    'An attachment stays on its bearer and is lost with it. Of those called restricted a character bears two at most.',
  'attach.think': 'Steward of Gondor does best on whoever spends most and fights least.',
  'commit.title': 'On the quest',
  'commit.text':
    'Whoever goes is exhausted and adds willpower. It is compared with all threat in the staging area, and one card more is yet to be revealed.',
  'commit.think':
    'Send two or three points more than the threat you see, and keep somebody back who can defend.',
  'travel.title': 'Travel?',
  'travel.text':
    'A location that you travel to leaves the staging area: its threat no longer counts. But it takes the progress first, until it is explored.',
  'travel.think': 'Mostly a good trade. Read what it does when you arrive, and while you are there.',
  'engage.title': 'Come and fight',
  'engage.text':
    'You may draw one enemy out of the staging area. Then those come by themselves whose engagement cost is not above your threat.',
  'engage.think':
    'Take a weak enemy now, and it no longer counts against your quest. Leave a strong one while it leaves you.',
  'defender.title': 'An enemy attacks',
  'defender.text':
    'One ready character may defend. The damage is the enemy’s attack less the defender’s defense, and a shadow card may change it.',
  'defender.think': 'A cheap ally that falls is better than a hero that is hurt.',
  'undefended.title': 'Nobody defended',
  'undefended.text': 'All damage goes to one of your heroes, and defense does not help.',
  'undefended.think': 'Choose whoever has hit points to spare. Glóin turns damage into resources.',
  'strike.title': 'Strike back',
  'strike.text':
    'Once a round you may attack each enemy engaged with you, with any ready characters. Each of them attacks once.',
  'strike.think': 'An enemy that falls now does not attack again. Two weak blows on two enemies kill none.',
  'attackers.title': 'Together',
  'attackers.text': 'Their attack is added up. The damage is the sum less the enemy’s defense.',
  'attackers.think': 'Send as many as it takes to kill it, and no more: others may still be needed.',
  'respond.title': 'A response',
  'respond.text':
    'Something has happened that one of your cards can answer. Now or never, and only if you want to.',
  'respond.think': 'Aragorn readied is a second deed in the same round.',
  'threat.title': 'Your threat is high',
  'threat.text':
    'At 50 you are out of the game. It rises by 1 every round, and by each point that a quest fails by.',
  'threat.think': 'More enemies come by themselves now. Gandalf can lower it by 5.',
  'hurt.title': 'Damage stays',
  'hurt.text':
    'Damage is not healed between rounds. A hero without hit points is lost, and without heroes all is lost.',
  'hurt.think': 'Let others defend for a while.',
  'stage.title': 'The next stage',
  'stage.text':
    'The quest has all its progress, so the next stage begins at once. What was left over is lost; enemies and locations stay.',
  'stage.think': 'Read its text: the third stage of Mirkwood is one of two, and they are won differently.',
  'staging.title': 'What the forest sends',
  'staging.text':
    'After you commit, an encounter card is revealed. Enemies and locations stay in the staging area with their threat; treachery happens at once.',
  'staging.think': 'What lies there counts against you every round. Clear it, or grow faster than it does.',
  'progress.title': 'Willpower against threat',
  'progress.text':
    'With more willpower the difference is progress. With less, your threat rises by what is lacking. Equal is nothing.',
  'progress.think': 'Not going at all is a failed quest too.',
  'explored.title': 'The active location',
  'explored.text':
    'Progress goes there first. With as much progress as it has quest points it is explored and gone, and you may travel again.',
  'explored.think': 'A small one is a quick breath; a large one holds the quest up.',
  'shadow.title': 'Shadow cards',
  'shadow.text':
    'Every engaged enemy has one, face down. It is turned up after you have chosen the defender, and may make the attack worse.',
  'shadow.think': 'Count on one point more. That is why a hero with one hit point left does not defend.',
  'resources.title': 'Each round begins so',
  'resources.text':
    'Every hero gets a resource, and you draw a card. In this easy match the heroes began with one more.',
  'resources.think': 'Click a card with the right button, or hold it, to read all about it.',
  'round.title': 'The round is over',
  'round.text':
    'All your cards are readied, and your threat has risen by 1. A round has seven phases; the ribbon above shows where you are.',
  'round.think': 'Time works against you: every round brings a card, and a point of threat.',
  'window.title': 'Time for actions',
  'window.text':
    'Between the steps you may play events and use abilities called action. Mostly you let it pass.',
  'window.think': 'If you are asked too often, the menu of the table has a switch for it.',
  'won.title': 'Mirkwood lies behind you',
  'won.text':
    'The last stage is done, and you have won. The score counts your threat, the damage and fallen heroes: less is better.',
  'won.think': 'Try the harder mode, two decks of your own, or the Anduin next.',
  'lost.title': 'The forest was stronger',
  'lost.text': 'That happens: most first journeys end here. Your threat was too high, or your heroes fell.',
  'lost.think':
    'Allies early, somebody back for defense, and the quest never with less than the threat you see.',
};

export type Key = keyof typeof en;

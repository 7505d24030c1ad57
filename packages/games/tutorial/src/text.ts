import type { Language, Texts } from '@concilio/kernel';

const en = {
  'game.name': 'Beacon',
  'game.about': 'Lay embers on the fire. Ten exactly is yours, more than ten is everybody else’s.',
  'option.goal': 'Points that end the match',
  'thing.ember-1': 'Ember 1',
  'thing.ember-2': 'Ember 2',
  'thing.ember-3': 'Ember 3',
  'thing.ember-4': 'Ember 4',
  'thing.ember-5': 'Ember 5',
  'thing.ember-6': 'Ember 6',
  'question.lay': 'Which card do you lay on the fire?',
  'event.card.laid': '{seat} lays {card}: the fire has {heat}.',
  'event.card.drawn': '{seat} draws {card}.',
  'event.beacon.flared':
    '{points, plural, =2 {The beacon flares at exactly ten: {seat} scores 2.} other {The fire of {seat} burns over: all others score 1.}}',
  'rule.TUT-1': 'Each seat begins with three cards, and a die says who goes first.',
  'rule.TUT-2':
    'On a turn: lay a card on the fire, draw a card, see whether the beacon flares. A seat without cards is passed over.',
  'rule.TUT-3': 'A six may not be laid on a cold fire, unless the hand holds nothing else.',
  'rule.TUT-4':
    'At ten the beacon flares: exactly ten gives its player 2 points, more gives everybody else 1. The fire goes out.',
  'rule.TUT-5':
    'The match ends when somebody has reached the goal, or when all cards are laid and the last fire is counted. The most points win; equally many share the win.',
  'outcome.goal': 'The goal was reached.',
  'outcome.empty': 'All cards are laid.',
  'view.goal': 'Goal',
  'view.deck': 'Deck',
  'view.fire': 'Fire',
  'view.ashes': 'Ashes',
  'view.seats': 'Seats',
  'view.seats.hand': 'Hand',
  'view.seats.points': 'Points',
} as const satisfies Texts;

type Sentences = Readonly<Record<keyof typeof en, string>>;

const es: Sentences = {
  'game.name': 'Almenara',
  'game.about': 'Echa brasas al fuego. El diez justo es tuyo; lo que pasa de diez, de los demás.',
  'option.goal': 'Puntos que acaban la partida',
  'thing.ember-1': 'Brasa 1',
  'thing.ember-2': 'Brasa 2',
  'thing.ember-3': 'Brasa 3',
  'thing.ember-4': 'Brasa 4',
  'thing.ember-5': 'Brasa 5',
  'thing.ember-6': 'Brasa 6',
  'question.lay': '¿Qué carta echas al fuego?',
  'event.card.laid': '{seat} echa {card}: el fuego tiene {heat}.',
  'event.card.drawn': '{seat} roba {card}.',
  'event.beacon.flared':
    '{points, plural, =2 {La almenara prende con diez justos: {seat} gana 2 puntos.} other {El fuego de {seat} se desborda: los demás ganan 1 punto.}}',
  'rule.TUT-1': 'Cada puesto empieza con tres cartas, y un dado dice quién abre.',
  'rule.TUT-2':
    'En un turno: echa una carta al fuego, roba una carta, mira si prende la almenara. Quien no tiene cartas pierde el turno.',
  'rule.TUT-3': 'No se puede echar un seis al fuego apagado, salvo que la mano no tenga otra cosa.',
  'rule.TUT-4':
    'Con diez prende la almenara: diez justos dan 2 puntos a quien echó la carta; más de diez, 1 punto a todos los demás. El fuego se apaga.',
  'rule.TUT-5':
    'La partida acaba cuando alguien llega a la meta, o cuando se han echado todas las cartas y contado el último fuego. Gana quien tenga más puntos; los empates comparten la victoria.',
  'outcome.goal': 'Se ha llegado a la meta.',
  'outcome.empty': 'Se han echado todas las cartas.',
  'view.goal': 'Meta',
  'view.deck': 'Mazo',
  'view.fire': 'Fuego',
  'view.ashes': 'Cenizas',
  'view.seats': 'Puestos',
  'view.seats.hand': 'Mano',
  'view.seats.points': 'Puntos',
};

const ro: Sentences = {
  'game.name': 'Rugul',
  'game.about': 'Pune jar pe foc. Zece fix e al tău, ce trece de zece e al celorlalți.',
  'option.goal': 'Puncte care încheie partida',
  'thing.ember-1': 'Jar 1',
  'thing.ember-2': 'Jar 2',
  'thing.ember-3': 'Jar 3',
  'thing.ember-4': 'Jar 4',
  'thing.ember-5': 'Jar 5',
  'thing.ember-6': 'Jar 6',
  'question.lay': 'Ce carte pui pe foc?',
  'event.card.laid': '{seat} pune {card}: focul are {heat}.',
  'event.card.drawn': '{seat} trage {card}.',
  'event.beacon.flared':
    '{points, plural, =2 {Rugul izbucnește la zece fix: {seat} ia 2 puncte.} other {Focul lui {seat} se revarsă: toți ceilalți iau 1 punct.}}',
  'rule.TUT-1': 'Fiecare loc începe cu trei cărți, iar un zar spune cine deschide.',
  'rule.TUT-2':
    'La rând: pune o carte pe foc, trage o carte, vezi dacă rugul izbucnește. Cine nu are cărți e sărit.',
  'rule.TUT-3': 'Un șase nu se pune pe focul stins, decât dacă mâna nu are altceva.',
  'rule.TUT-4':
    'La zece izbucnește rugul: zece fix dau 2 puncte celui care a pus cartea, mai mult dă 1 punct tuturor celorlalți. Focul se stinge.',
  'rule.TUT-5':
    'Partida se încheie când cineva atinge ținta, sau când s-au pus toate cărțile și s-a numărat ultimul foc. Câștigă cine are cele mai multe puncte; la egalitate victoria se împarte.',
  'outcome.goal': 'Ținta a fost atinsă.',
  'outcome.empty': 'S-au pus toate cărțile.',
  'view.goal': 'Ținta',
  'view.deck': 'Teancul',
  'view.fire': 'Focul',
  'view.ashes': 'Cenușa',
  'view.seats': 'Locuri',
  'view.seats.hand': 'Mâna',
  'view.seats.points': 'Puncte',
};

export const text: Readonly<Record<Language, Texts>> = { en, es, ro };

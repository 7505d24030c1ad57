import type { gondor as en } from './gondor-en.ts';

export const gondor: Readonly<Record<keyof typeof en, string>> = {
  'thing.aragorn-heir-of-elendil': 'Aragorn, Heredero de Elendil',
  'text.aragorn-heir-of-elendil': 'Defensor +1.',
  'thing.arrows-thick-in-the-air': 'Las Flechas Llenan el Aire',
  'text.arrows-thick-in-the-air':
    'Arquería o Escaramuza: 2 Hombres Vinculados al Anillo se esfuerzan: hiere a cada siervo que esté vagando.',
  'thing.boromir-my-brother': 'Boromir, Hermano Mío',
  'text.boromir-my-brother':
    'Portador: Faramir.\nEscaramuza: Descarta de la mano una carta de Gondor: un Hombre Vinculado al Anillo tiene fuerza +1.',
  'thing.boromirs-gauntlets': 'Los Guanteletes de Boromir',
  'text.boromirs-gauntlets':
    'Portador: un Hombre de Gondor.\nEscaramuza: El portador se esfuerza: cancela una escaramuza en la que esté. Cualquier jugador de Sombra puede prevenirlo quitando (1).',
  'thing.curse-them': 'Malditos Sean',
  'text.curse-them':
    'Escaramuza: Un Hombre Vinculado al Anillo se esfuerza: cancela una escaramuza en la que esté un siervo vagando.',
  'thing.damrod-ranger-of-ithilien': 'Damrod, Montaraz de Ithilien',
  'text.damrod-ranger-of-ithilien':
    'Vinculado al Anillo. Montaraz.\nPara jugarlo, avista un Hombre Vinculado al Anillo.\nEscaramuza: Damrod se esfuerza: exhausta a un Hombre con el que esté en escaramuza.',
  'thing.defend-it-and-hope': 'Defendámosla y Confíemos',
  'text.defend-it-and-hope':
    'Maniobra: Un Hombre de Gondor se esfuerza: hiere a un siervo una vez, o dos si es un Uruk-hai.',
  'thing.faramir-captain-of-gondor': 'Faramir, Capitán de Gondor',
  'text.faramir-captain-of-gondor':
    'Vinculado al Anillo. Montaraz.\nEn tu comunidad inicial, cada otro Hombre de Gondor tiene coste de penumbra -1.\nFaramir tiene fuerza +2 en escaramuza con un siervo que esté vagando.',
  'thing.faramir-son-of-denethor': 'Faramir, Hijo de Denethor',
  'text.faramir-son-of-denethor':
    'Vinculado al Anillo. Montaraz.\nDurante una escaramuza en la que esté Faramir, ningún oponente puede jugar eventos de escaramuza ni usar habilidades especiales de escaramuza.',
  'thing.faramirs-bow': 'El Arco de Faramir',
  'text.faramirs-bow':
    'Portador: Faramir.\nFaramir es arquero.\nEscaramuza: Faramir se esfuerza: hiere a un Hombre o a un siervo vagando con el que esté en escaramuza.',
  'thing.faramirs-cloak': 'La Capa de Faramir',
  'text.faramirs-cloak':
    'Portador: Faramir.\nEn escaramuza con un Hombre Vinculado al Anillo, cada siervo que esté vagando tiene fuerza -1.',
  'thing.forbidden-pool': 'Estando Vedado',
  'text.forbidden-pool':
    'Va a tu área de apoyo.\nMientras la comunidad está en el sitio 6T, cada Hombre Vinculado al Anillo recibe 1 herida como máximo en cada fase de escaramuza.\nComunidad: Descarta esta condición y añade (2): cura a un Hombre Vinculado al Anillo.',
  'thing.forests-of-ithilien': 'Bosques de Ithilien',
  'text.forests-of-ithilien':
    'Va a tu área de apoyo.\nMientras la comunidad está en el sitio 5T, cada Hombre en escaramuza tiene número de sitio +2.\nReagrupación: Un Hombre Vinculado al Anillo se esfuerza y se descarta esta condición: libera un sitio.',
  'thing.gondorian-ranger': 'Montaraz Gondoriano',
  'text.gondorian-ranger':
    'Vinculado al Anillo. Montaraz.\nCada siervo asignado a un Hombre Vinculado al Anillo tiene número de sitio +2.',
  'thing.hard-choice': 'Difícil Elección',
  'text.hard-choice': 'Comunidad: Avista a Aragorn: cura dos veces a un compañero con el sello de Aragorn.',
  'thing.help-in-doubt-and-need': 'Ayuda en la Necesidad y en la Duda',
  'text.help-in-doubt-and-need':
    'Va a tu área de apoyo.\nEscaramuza: Un Hombre de Gondor no-vinculado se esfuerza: un compañero de Rohan tiene fuerza +2; o bien un compañero de Rohan se esfuerza: un Hombre de Gondor no-vinculado tiene fuerza +2.',
  'thing.henneth-annun': 'Henneth Annûn',
  'text.henneth-annun':
    'Va a tu área de apoyo.\nMientras la comunidad está en el sitio 6T, cada siervo que esté vagando tiene fuerza -2 en escaramuza con un compañero Vinculado al Anillo.\nEscaramuza: Avista un Hombre de Gondor y descarta esta condición: hiere a un siervo que esté vagando.',
  'thing.ithilien-trap': 'Trampa de Ithilien',
  'text.ithilien-trap':
    'Va a tu área de apoyo.\nCada vez que un Hombre de Gondor gana una escaramuza, puedes poner aquí un contador de Gondor.\nManiobra: Por cada contador de Gondor que haya aquí (máximo 3), esfuerza a un siervo, el mismo u otro; después, descarta esta condición.',
  'thing.mablung-soldier-of-gondor': 'Mablung, Soldado de Gondor',
  'text.mablung-soldier-of-gondor':
    'Vinculado al Anillo. Montaraz.\nPara jugarlo, avista un Hombre Vinculado al Anillo.\nEscaramuza: Mablung se esfuerza: exhausta a un siervo vagando con el que esté en escaramuza.',
  'thing.new-errand': 'Nueva Misión',
  'text.new-errand':
    'Escaramuza: Avista un Hombre Vinculado al Anillo: un siervo tiene número de sitio +2. Si ese siervo pierde esta escaramuza, puedes herir a un siervo.',
  'thing.pathfinder': 'Explorador',
  'text.pathfinder':
    'Comunidad o Reagrupación: Avista un montaraz: juega el sitio siguiente de la comunidad; si allí hay uno de un oponente, lo sustituye.',
  'thing.ranger-of-ithilien': 'Montaraz de Ithilien',
  'text.ranger-of-ithilien':
    'Vinculado al Anillo. Montaraz.\nEn tu comunidad inicial, este compañero tiene coste de penumbra -1.\nEste compañero tiene fuerza +2 en escaramuza con un siervo que esté vagando.',
  'thing.rangers-bow': 'Arco de Montaraz',
  'text.rangers-bow':
    'Portador: un Hombre Vinculado al Anillo.\nEscaramuza: El portador se esfuerza: hiere a un Hombre o a un siervo vagando con el que esté en escaramuza.',
  'thing.rangers-sword-blade-of-aragorn': 'La Espada del Montaraz, Hoja de Aragorn',
  'text.rangers-sword-blade-of-aragorn':
    'Portador: Aragorn.\nAragorn tiene fuerza +2 en escaramuza con un Uruk-hai.',
  'thing.ruins-of-osgiliath': 'Ruinas de Osgiliath',
  'text.ruins-of-osgiliath':
    'Va a tu área de apoyo.\nMientras la comunidad está en el sitio 7T, cada Hombre Vinculado al Anillo tiene defensor +1.\nEscaramuza: Avista un Hombre Vinculado al Anillo y descarta esta condición: hiere a un Hombre de un oponente.',
  'thing.sword-of-gondor': 'Espada de Gondor',
  'text.sword-of-gondor':
    'Portador: un Hombre de Gondor.\nEl portador tiene daño +1 en escaramuza con un Hombre o con un siervo que esté vagando.',
  'thing.war-and-valor': 'Guerra y Valor',
  'text.war-and-valor':
    'Escaramuza: Un Hombre de Gondor tiene fuerza +2; si está en escaramuza con un siervo que esté vagando, en vez de eso tiene fuerza +3 y daño +1.',
  'thing.aragorn-wingfoot': 'Aragorn, Pies Alados',
  'text.aragorn-wingfoot':
    'Montaraz.\nCada vez que la comunidad se mueve, puedes avistar cualquier número de Hobbits no-vinculados: por cada uno, hiere a un siervo, el mismo u otro.',
};

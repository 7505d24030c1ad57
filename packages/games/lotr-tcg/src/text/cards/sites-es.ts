import type { sites as en } from './sites-en.ts';

export const sites: Readonly<Record<keyof typeof en, string>> = {
  'thing.east-wall-of-rohan': 'Muro Este de Rohan',
  'text.east-wall-of-rohan': 'Cuando la comunidad se mueve desde aquí, añade (2).',
  'thing.eastemnet-downs': 'Lomas de Estemnet',
  'text.eastemnet-downs': 'Cada vez que juegas un compañero aquí, debes descartar 2 cartas de tu mano.',
  'thing.eastemnet-gullies': 'Barrancos de Estemnet',
  'text.eastemnet-gullies':
    'Comunidad: 2 compañeros no-vinculados se esfuerzan: juega a Legolas desde tu mazo de robar.',
  'thing.horse-country': 'País de los Caballos',
  'text.horse-country':
    'Llanura.\nMientras puedas avistar aquí una montura de Rohan, el límite de movimiento de este turno es +1.',
  'thing.plains-of-rohan': 'Llanuras de Rohan',
  'text.plains-of-rohan':
    'Llanura.\nComunidad: 2 compañeros no-vinculados se esfuerzan: juega a Gimli desde tu mazo de robar.',
  'thing.the-riddermark': 'La Marca de los Jinetes',
  'text.the-riddermark':
    'Llanura.\nComunidad: 2 compañeros no-vinculados se esfuerzan: juega a Aragorn desde tu mazo de robar.',
  'thing.western-emyn-muil': 'Emyn Muil Occidental',
  'text.western-emyn-muil':
    'Cuando la comunidad se mueve desde aquí, cada compañero Vinculado al Anillo debe esforzarse.',
  'thing.derndingle': 'El Valle Emboscado',
  'text.derndingle':
    'Bosque.\nMientras puedas avistar aquí un Hobbit no-vinculado, el límite de movimiento de este turno es +1.',
  'thing.eastfold': 'Folde Este',
  'text.eastfold':
    'Llanura.\nSombra: Avista 3 rastreadores de Isengard: la comunidad no puede volver a moverse este turno.',
  'thing.fangorn-forest': 'Bosque de Fangorn',
  'text.fangorn-forest': 'Bosque.\nComunidad: Juega a Bárbol desde tu mazo de robar.',
  'thing.plains-of-rohan-camp': 'Llanuras del Campamento Rohan',
  'text.plains-of-rohan-camp':
    'Llanura.\nCada vez que empieza una fase de comunidad, cura hasta 3 heridas de compañeros.',
  'thing.rohirrim-village': 'Pueblo Rohirrim',
  'text.rohirrim-village': 'Los Hombres Dunlendinos no pueden recibir heridas en la fase de arquería.',
  'thing.uruk-camp': 'Campamento Uruk',
  'text.uruk-camp':
    'Campo de batalla. Llanura.\nCada vez que se juega un Uruk-hai, ese siervo debe esforzarse.',
  'thing.wold-of-rohan': 'Mesetas de Rohan',
  'text.wold-of-rohan':
    'Llanura.\nCada vez que el jugador de Gentes Libres asigna un aliado o un compañero a una escaramuza, añade (1).',
  'thing.barrows-of-edoras': 'Túmulos de Edoras',
  'text.barrows-of-edoras': 'Santuario.\nComunidad: Pon tu mano debajo de tu mazo de robar y roba 4 cartas.',
  'thing.golden-hall': 'Castillo Dorado',
  'text.golden-hall':
    'Santuario.\nCuando la comunidad se mueve aquí, se deben descartar todas las armas de Gentes Libres.',
  'thing.stables': 'Establos',
  'text.stables':
    'Santuario.\nComunidad (límite de una vez por turno): Un Hombre de Rohan se esfuerza: juega una montura de Rohan desde tu mazo de robar.',
  'thing.streets-of-edoras': 'Calles de Edoras',
  'text.streets-of-edoras':
    'Santuario.\nLos aliados de Rohan no pueden participar aquí en disparos de arquería ni en escaramuzas.',
  'thing.throne-room': 'Salón del Trono',
  'text.throne-room': 'Santuario.\nComunidad: Juega a Théoden desde tu mazo de robar.',
  'thing.westemnet-plains': 'Llanuras de Oestemnet',
  'text.westemnet-plains':
    'Llanura. Santuario.\nLos Hombres Dunlendinos no pueden recibir heridas en la fase de arquería.',
  'thing.ered-nimrais': 'Ered Nimrais',
  'text.ered-nimrais': 'Montaña.\nLos compañeros y aliados que se juegan aquí tienen coste de penumbra +3.',
  'thing.westemnet-hills': 'Colinas de Oestemnet',
  'text.westemnet-hills':
    'Llanura.\nCuando la comunidad se mueve aquí, cura a cada aliado montado y a cada compañero montado.',
  'thing.white-mountains': 'Montañas Blancas',
  'text.white-mountains':
    'Montaña.\nCuando la comunidad se mueve aquí, Théoden u otros 2 compañeros deben esforzarse.',
  'thing.white-rocks': 'Rocas Blancas',
  'text.white-rocks':
    'Campo de batalla.\nPor cada compañero montado, el número de Sombra de este sitio es +1.',
  'thing.deep-of-helm': 'Abismo de Helm',
  'text.deep-of-helm':
    'Campo de batalla. Llanura.\nCada turno, el primer Uruk-hai que se juega aquí tiene coste de penumbra −3.',
  'thing.deeping-wall': 'Muro del Bajo',
  'text.deeping-wall': 'Campo de batalla.\nSombra: Juega a Saruman desde tu mazo de robar.',
  'thing.helms-gate': 'La Puerta de Helm',
  'text.helms-gate':
    'Campo de batalla.\nLos compañeros y siervos que llevan un arma de mano tienen fuerza +2.',
  'thing.hornburg-courtyard': 'Patio de Cuernavilla',
  'text.hornburg-courtyard':
    'Campo de batalla.\nEl número de Sombra de este sitio es −2 mientras puedas avistar a Aragorn.',
  'thing.hornburg-parapet': 'Parapeto de Cuernavilla',
  'text.hornburg-parapet':
    'Campo de batalla.\nEl total de arquería de los siervos es −1 y el de la comunidad, +1.',
  'thing.caves-of-aglarond': 'Cuevas de Aglarond',
  'text.caves-of-aglarond':
    'Subterráneo. Santuario.\nManiobra: Avista un Uruk-hai tuyo y quita (2): uno de tus Uruk-hai es fiero hasta la fase de reagrupación.',
  'thing.great-hall': 'Gran Salón',
  'text.great-hall':
    'Campo de batalla. Santuario.\nLos aliados de Rohan pueden participar aquí en disparos de arquería y escaramuzas.',
  'thing.hornburg-armory': 'Armería de Cuernavilla',
  'text.hornburg-armory': 'Santuario.\nComunidad: Juega una posesión: roba una carta.',
  'thing.cavern-entrance': 'Entrada de la Caverna',
  'text.cavern-entrance':
    'Subterráneo.\nNo se pueden jugar eventos de escaramuza ni usar habilidades especiales de escaramuza.',
  'text.cavern-entrance.revised':
    'Cuando empieza una escaramuza, puedes esforzar a un personaje tuyo que esté en ella: no se pueden usar habilidades especiales en esa escaramuza.',
  'thing.hornburg-causeway': 'Camino Elevado de Cuernavilla',
  'text.hornburg-causeway':
    'Campo de batalla.\nPor cada compañero no-vinculado a partir del cuarto, el total de arquería de los siervos es +2.',
  'thing.kings-room': 'Los Aposentos del Rey',
  'text.kings-room':
    'Cuando la comunidad se mueve aquí sin ningún compañero de Rohan, cada compañero no-vinculado debe esforzarse.',
  'thing.ring-of-isengard': 'Anillo de Isengard',
  'text.ring-of-isengard': 'Sombra: Juega un siervo Dunlendino: roba una carta.',
  'thing.wizards-vale': 'Valle del Mago',
  'text.wizards-vale':
    'Cuando empieza la primera fase de Sombra, añade (4) si hay menos de 9 contadores en el fondo de penumbra (límite de una vez por turno).',
  'thing.fortress-of-orthanc': 'Fortaleza de Orthanc',
  'text.fortress-of-orthanc':
    'Campo de batalla.\nPor cada compañero a partir del quinto, el número de Sombra de este sitio es +2.',
  'thing.orthanc-balcony': 'Balconada de Orthanc',
  'text.orthanc-balcony':
    'Campo de batalla.\nSombra: Juega a Saruman desde tu pila de descartes con coste de penumbra −2.',
  'thing.orthanc-library': 'Biblioteca de Orthanc',
  'text.orthanc-library':
    'Cuando la comunidad se mueve aquí, cada jugador de Sombra puede robar una carta por cada compañero a partir del quinto.',
  'thing.palantir-chamber': 'Cámara del Palantír',
  'text.palantir-chamber': 'Sombra: Quita 2 cargas: juega un siervo de tu pila de descartes.',
};

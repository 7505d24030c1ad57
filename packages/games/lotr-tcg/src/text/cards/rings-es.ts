import type { rings as en } from './rings-en.ts';

export const rings: Readonly<Record<keyof typeof en, string>> = {
  'thing.the-one-ring-answer-to-all-riddles': 'El Anillo Único, Respuesta a Todos los Acertijos',
  'text.the-one-ring-answer-to-all-riddles':
    'Escaramuza: Añade una carga: el Portador del Anillo se pone El Anillo Único y lo lleva puesto hasta la fase de reagrupación.\nMientras lo lleva puesto, tiene fuerza +2 y cada herida que esté a punto de recibir en una escaramuza se sustituye por una carga.',
  'thing.the-one-ring-the-ruling-ring': 'El Anillo Único, El Anillo Soberano',
  'text.the-one-ring-the-ruling-ring':
    'Respuesta: Cuando el portador está a punto de recibir una herida en una escaramuza, se pone El Anillo Único y lo lleva puesto hasta la fase de reagrupación.\nMientras el Portador del Anillo lo lleva puesto, cada herida que esté a punto de recibir en una escaramuza se sustituye por una carga.',
};

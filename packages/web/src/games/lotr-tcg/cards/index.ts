import type { CardsOfGame } from '../../../features/cards/contract.ts';
import { Page } from '../../../generic/Page.tsx';
import { catalogueOf } from './catalogue.ts';
import { Face } from './Face.tsx';

export const cards: CardsOfGame = { catalogueOf, Card: Face, Page };

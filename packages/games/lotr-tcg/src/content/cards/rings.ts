import type { Card } from '../../state.ts';
import { ring } from '../declare.ts';
import {
  about,
  addingBurdens,
  addsBurdens,
  and,
  during,
  eachTime,
  type If,
  is,
  onBearer,
  replaces,
  response,
  skirmish,
  stillOpen,
  wearing,
  wears,
} from '../language/index.ts';

/** TCG-22.04, TCG-22.06, TCG-22.10: once it is worn, wounds become burdens, whether anybody likes it or not. */
export const burdensForWounds = (...where: readonly If[]) =>
  eachTime('about-to-be-wounded', {
    when: and(about(is.ringBearer), wearing, stillOpen('wound'), ...where),
    does: [replaces('wound'), addsBurdens(1)],
  });
/** TCG-22.03, TCG-22.05, TCG-22.10: the wound that it answers is the first to become a burden. */
export const puttingItOn = (...where: readonly If[]) =>
  response('about-to-be-wounded', {
    when: and(about(is.bearerOfThis), stillOpen('wound'), ...where),
    does: [wears],
  });

export const RINGS: readonly Card[] = [
  ring({
    id: 'the-one-ring-answer-to-all-riddles',
    code: '4R1',
    title: 'the-one-ring',
    unique: true,
    vitality: 2,
    constants: [onBearer('strength', 2, wearing)],
    abilities: [skirmish({ costs: [addingBurdens(1)], does: [wears] }), burdensForWounds(during('skirmish'))],
  }),
  ring({
    id: 'the-one-ring-the-ruling-ring',
    code: '4C2',
    title: 'the-one-ring',
    unique: true,
    strength: 1,
    abilities: [puttingItOn(during('skirmish')), burdensForWounds(during('skirmish'))],
  }),
];

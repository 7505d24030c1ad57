import { type Game, type JsonRecord, redeal, schema } from '@concilio/kernel';
import { contract } from './contract/index.ts';
import { battleCards, battleEnds, battleLosses, battles, battleValues, settle } from './rules/battle.ts';
import { begin, draft } from './rules/draft.ts';
import { hero } from './rules/hero-step.ts';
import { defend, heroTurn, huntBegins, huntEnds, monsterTurn } from './rules/hunt.ts';
import { activateLeader } from './rules/leader.ts';
import { maneuvers } from './rules/maneuvers.ts';
import { mobilize } from './rules/mobilize.ts';
import { monsters } from './rules/monsters-action.ts';
import { activate } from './rules/monsters.ts';
import { buildMonument, event, gather, resetWheel } from './rules/monument.ts';
import { prayer } from './rules/prayer.ts';
import { prepare } from './rules/prepare.ts';
import { runes } from './rules/rune-actions.ts';
import { backs, create } from './rules/setup.ts';
import { blessingDraft } from './rules/temple.ts';
import { act, endTurn, outcome, turn } from './rules/turn.ts';
import { bonuses, special } from './rules/wheel.ts';
import type { Ragnarok } from './state.ts';
import { view } from './view.ts';

const options = schema.record({
  drafts: schema.oneOf(['two-drafts', 'three-drafts'], {
    fallback: 'two-drafts',
    text: 'The side of the Temple counter: with two Blessing drafts, or with three.',
  }),
  content: schema.anything({
    fallback: null,
    text: 'Another box than ours, as data (see `concilio content check`); null for ours.',
  }),
});

export const ragnarok: Game<Ragnarok> = {
  id: 'ragnarok',
  version: 2,
  kind: 'versus',
  seats: { min: 2, max: 4 },
  options,
  create,
  start: 'begin',
  steps: {
    begin,
    draft,
    turn,
    prayer,
    hero,
    runes,
    maneuvers,
    special,
    bonuses,
    act,
    mobilize,
    prepare,
    blessingDraft,
    monsters,
    activate,
    buildMonument,
    resetWheel,
    gather,
    event,
    activateLeader,
    settle,
    battles,
    battleCards,
    battleValues,
    battleLosses,
    battleEnds,
    huntBegins,
    monsterTurn,
    defend,
    heroTurn,
    huntEnds,
    endTurn,
  },
  outcome,
  contract,
  view,
  pieces: (state) => state.pieces,
  backs,
  imagine(state, seat, random) {
    for (const ids of backs(state)) redeal(state.pieces, ids, seat, random);
  },
  migrations: { 1: (state) => ({ ...(state as JsonRecord), draft: null }) },
};

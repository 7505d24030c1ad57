import { canonical, Match, type MatchRecord, type QuickRandom, type Shape, seat } from '@concilio/kernel';
import type { Check } from '../check.ts';
import { eachMatch, playRandomly } from '../subject.ts';

/** So often something is taken back in a match. */
const UNDOS = 4;

export const undone: Check = {
  name: 'undone',
  promise: 'undo, branch and loading from a snapshot lead to the table that playing from the start leads to',
  needs: ['ends', 'twice'],
  find: (subject) =>
    eachMatch(subject, (match, random) => {
      const hashes = new Map<number, string>();
      let [undos, finding]: [number, string | null] = [0, null];
      playRandomly(match, random, () => {
        // Not always, since a hash takes longer than an answer.
        if (random.index(6) === 0) hashes.set(match.answered, match.hash);
        if (match.seats.length > 2 && random.index(300) === 0) match.concede(seat(match.seats.length - 1));
        if (undos === UNDOS || random.index(30) > 0) return false;
        undos++;
        finding = afterUndo(match, random, hashes);
        return finding !== null || match.outcome !== null;
      });
      return finding ?? afterUndo(match, random, hashes);
    }),
};

/** Takes back some answers, and compares all that goes on from snapshots with a match that is played from its start. */
function afterUndo<G extends Shape>(
  match: Match<G>,
  random: QuickRandom,
  hashes: Map<number, string>,
): string | null {
  const later = match.answers;
  // Mostly not far, sometimes to anywhere.
  const near = Math.max(0, later.length - 1 - random.index(10));
  match.undo(seat(0), random.index(4) > 0 ? near : random.index(later.length + 1));
  const { answered } = match;
  // A seat that gave up later has given up by now, so that the table may differ from what it was.
  const hasConceded = match.concessions.length > 0;
  if (!hasConceded && match.hash !== (hashes.get(answered) ?? match.hash))
    return `taking back to answer ${answered} gave another table`;
  const record = match.save();
  const alone = known(Match.load(match.game, record));
  if (known(match) !== alone) return `after an undo to answer ${answered} not all is as when played`;
  const snapshot: unknown = JSON.parse(JSON.stringify(match.snapshot()));
  if (known(Match.load(match.game, record, snapshot)) !== alone)
    return `loaded with a snapshot, after ${answered} answers not all is as when played`;
  const branch = match.branch(random.index(answered + 1));
  const branched: MatchRecord = branch.save();
  if (known(branch) !== known(Match.load(match.game, branched)))
    return `branched at answer ${branch.answered}, not all is as when played`;
  if (hasConceded) {
    hashes.clear();
    return null;
  }
  for (const answer of later.slice(answered)) {
    if (!match.answer(answer).ok) return 'an answer given before was refused after an undo';
    const before = hashes.get(match.answered);
    if (before !== undefined && match.hash !== before)
      return 'the same answers after an undo gave another table';
  }
  return null;
}

/** All that can be told of a match, but for what was taken back. */
function known<G extends Shape>(match: Match<G>): string {
  const viewer = [...match.seats, 'audience', 'referee'] as const;
  const { hash, step, how, answered, waitingFor, outcome, concessions, taken } = match;
  return canonical({
    hash,
    step,
    how,
    answered,
    waitingFor,
    outcome,
    concessions,
    taken: taken.map(({ seat: asked, pick }) => [asked, pick]),
    answers: match.answers,
    checkpoint: match.checkpoint(),
    open: match.open.map(({ seat: asked, slot, fingerprint }) => [asked, slot, fingerprint]),
    views: viewer.map((one) => match.view(one)),
    events: viewer.map((one) => match.events(one)),
    undo: match.seats.map((who) => match.undoFor(who)),
  });
}

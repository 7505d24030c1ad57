import type { Playable } from '@concilio/bots';
import {
  type DeclaredQuestions,
  chooseOne,
  noContract,
  type Play,
  schema,
  seat,
  type Seat,
} from '@concilio/kernel';

/** Three seats vote in secret, then one of them speaks; who gives up is told of. */
export interface Vote {
  state: { said: string[] };
  options: object;
  steps: { round: { readonly number: number }; leave: { readonly seat: Seat } };
  view: object;
  questions: DeclaredQuestions;
  events: Record<string, object>;
}

export const vote: Playable<Vote> = {
  id: 'vote',
  version: 1,
  kind: 'versus',
  seats: { min: 3, max: 3 },
  options: schema.record({}),
  create: () => ({ said: [] }),
  start: 'round',
  steps: {
    round(play: Play<Vote>, { number = 0 }) {
      const votes = play.askEach(play.seats, (who) =>
        chooseOne(`vote.${who}`, [{ id: 'yes' }, { id: 'no' }, { id: 'perhaps' }]),
      );
      play.state.said.push(votes.join());
      play.tell('voted', { votes: [...votes] });
      votes.forEach((said, who) => {
        if (said === 'yes') play.tell('thanked', { seat: who }, [seat(who)]);
      });
      const speaker = seat(number % 3);
      const word = play.ask(speaker, chooseOne('speak', [{ id: 'yes' }, { id: 'no' }, { id: 'dice' }]));
      if (word === 'dice') play.state.said.push(`${play.random.below('dice', 6)}`);
      play.tell('spoke', { seat: speaker, word });
      play.then('round', { number: number + 1 });
    },
    leave(play, { seat: who }) {
      play.state.said.push(`${who} leaves`);
      play.tell('left', { seat: who });
    },
  },
  concession: 'leave',
  outcome: ({ said }) =>
    said.length < 40 ? null : { winners: [seat(0)], scores: [1, 0, 0], reason: 'over' },
  view: ({ said }) => ({ said }),
  bot: null,
  imagine: () => undefined,
  contract: noContract,
};

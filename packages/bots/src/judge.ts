/** What a table looks like, in numbers. Each has a name that a reader understands. */
export type Features<Name extends string> = Readonly<Record<Name, number>>;

/**
 * What a judge has learned: how much each feature speaks for a good end. There is one set of weights for each part of a
 * match, since the same table is better at one time than at another.
 */
export type Judgement<Part extends string, Name extends string> = Readonly<Record<Part, Features<Name>>>;

/**
 * Whether more of a feature can only help (1) or only harm (-1), whatever else is so. What is left out is told by
 * matches, since it never changes alone.
 */
export type Signs<Name extends string> = Readonly<Partial<Record<Name, 1 | -1>>>;

/** Adds up what speaks for a table, in the part of the match that it belongs to. */
export function scoreBy<Part extends string, Name extends string>(
  judgement: Judgement<Part, Name>,
): (part: Part, features: Features<Name>) => number {
  const parts = Object.keys(judgement) as Part[];
  const telling = new Map(parts.map((part) => [part, tellingIn(judgement[part])]));
  return (part, features) => {
    let score = 0;
    for (const { name, weight } of telling.get(part) ?? []) score += features[name] * weight;
    return score;
  };
}

/** The features that tell anything: a search judges thousands of tables a second. */
const tellingIn = <Name extends string>(weights: Features<Name>): { name: Name; weight: number }[] =>
  (Object.keys(weights) as Name[])
    .map((name) => ({ name, weight: weights[name] }))
    .filter(({ weight }) => weight !== 0);

/** How likely each of some rivals is to win, from 0 to 1, by their scores; `null` for whoever has lost already. */
export function winProbabilities(scores: readonly (number | null)[]): number[] {
  const powers = scores.map((score) => (score === null ? 0 : Math.exp(score)));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => (all === 0 ? 0 : power / all));
}

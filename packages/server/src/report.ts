/** Something went wrong and was contained: a line of the log and a count are all that is left of it. */
export interface Problem {
  readonly what:
    | 'a table cannot be opened'
    | 'a table could not be watched'
    | 'a table failed'
    | 'an answer was not stored'
    | 'a command failed'
    | 'a bot failed'
    | 'a stop failed'
    | 'a connection failed'
    | 'the rules failed'
    | 'a replay was not kept'
    | 'tables were not carried on'
    | 'news were not passed on'
    | 'old sessions were not dropped'
    | 'a promise had no owner';
  /** Where it is one table's. */
  readonly table?: string;
  readonly cause: unknown;
}

export type Report = (problem: Problem) => void;

/** The keys of the coach, which is far to walk to from the question: more, and back. */
export const MORE = 'm';
export const BACK = 'b';

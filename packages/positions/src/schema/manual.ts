/** How position files work: what `--schema` says besides the description of each key. */
export const manual = `A position sets up one situation, gives the choices by name and says what must hold. Write it in YAML 1.2 or JSON, one position a file, and run it with "concilio check FILE"; "--trace" shows every question with its options and the final view; "concilio position GAME --new" writes a whole file to start from, and "concilio cards GAME" lists all that is printed: what each card, event and board says, asks for and gives.

What happens: set-up runs with the seed, as far as the step that asks the first question. There "at" (if written) replaces what the rules would do next, and "given" changes the table; nothing triggers because of it, but the next step checks as always. Then the rules run, "when" answers their questions one by one, and after its last answer they run on to the next question with a real choice (unless that answer says "stop: true"). There "then" is checked.

What must hold is said by "then", and by "when" itself: each of its answers must be possible. A file with neither is an error, and so is a text in an assertion that is no name, no option and no word of the game.

Names: a thing (see "things") is written by its id or by its name in any language; case, accents and quotes are ignored. If a name fits several things, write the id. Seats are written by their names. Copies of one thing are numbered, "Name#2", in the order in which "given" writes them; those that it does not write follow in the order of the zones. Without a number any copy that fits is meant, and the copies that "given" writes go before others; if those that fit differ in where they lie or in what they bear, that is an error which lists them.

Paths: "seats.Ana.hand.0.card". Parts are parted by dots. A part is a key of the view; in a list, an index from 0 (the first, of a pile the top, is 0), or the name of a thing for the entry that stands for it ("fire.Ember 5", "fire.Ember 5#2"); in the list "seats", the name of a seat. A name with dots in it is recognised, or can be put in brackets: "inPlay.[Mr. Frodo].damage". The shape is that of "view".

Values: numbers, true, false and null are compared strictly. A text is compared as a name: it equals the id or a name of a thing, the record of a piece that is that thing ({ id, card }), or the number of the seat that bears it. null equals a piece whose face is hidden ({ card: null }). A record equals a record with the same fields; an "id" that you do not write is ignored.`;

export const notes = {
  game: 'The id of the game.',
  title: 'What the position shows, as one text or by language.',
  rules: 'The ids of the rules that it proves; "rules" has their texts.',
  seed: 'Where chance begins: any text. The same seed gives the same set-up and the same draws. Left out: "1".',
  seats: 'The names of the seats in their order; the number of players follows.',
  options:
    'The options of the match; what is left out has its default. A list with one entry a seat may be written by the names of the seats.',
  at: 'Where the rules stand: the next step and what it is told. Left out: before the first question after set-up.',
  step: 'The name of the step, one of "at".',
  with: 'What the step is told, each field by its kind: seat, piece and thing by name.',
  given:
    'What differs from set-up, and nothing else. A piece named in a zone is taken from wherever it lay: a copy that lies in that zone already, else one out of another zone that is written as a list, else one that nobody sees, else any, each time the first in the order of the zones. So a zone that is not written may lose pieces to one that is: write every zone whose content matters. A zone written as a list holds exactly these pieces (of a pile the first is the top); written as { top: […] } it has these on top of what lay there. Pieces that a list leaves out are put away; a zone that is not written keeps what is left.',
  givenLaden:
    'An entry is a name, or a record { card: NAME, … } where the piece bears something; what an entry does not say is as on a fresh piece.',
  givenRest:
    'Naming a piece more often than the box holds is an error. Who knows the faces follows from the zone. Nothing triggers because of "given", but the next step checks as always: a match may end at once.',
  seen: 'Names of pieces that this seat has seen although they lie hidden from it.',
  script:
    'Draws decided in advance. Each entry serves the next draw of its kind and name; draws without an entry come from the seed. An entry that is left over fails. With "at" it begins there; without "at" it begins with set-up.',
  die: 'The name of a die, one of "script".',
  shows: 'The face that it shows.',
  shuffle: 'The name of a shuffle, one of "script".',
  top: 'What lies on top after it, first on top; the rest comes from the seed.',
  passes:
    'strict: every pass with an alternative must be written in "when". Left out: a window (a question with the option "pass") in which the next entry of "when" cannot be carried out is passed.',
  when: 'The choices, in order. Each entry has one of choose, option, cannot or then. A question with a single answer, and an answer that the engine took by itself, may be written or left out.',
  seat: 'Who answers. May be left out when one seat is asked; with secret simultaneous questions and for an interjection it is needed.',
  question: 'The key of the question, which must then be equal.',
  choose:
    'Also yes, no, pass, none, done wherever the question has such an option; none is also the empty list. An option that is not simply a thing goes by its text or its id ("--trace" shows the names to write).',
  option:
    'The answer by the id of the option as "--trace" shows it, in quotes: option: "#7". Names go into choose.',
  cannot:
    'Asserts that the open question lists this as blocked; no answer is given. What is simply not offered is asserted by { then: [{ pending: { excludes: […] } }] }.',
  cannotIllegal:
    'At questions of other kinds than "one", also any other answer in the form of choose: asserts that it is no legal one.',
  rule: 'With cannot: the id of the rule that blocks it, or a list of ids of which one must be it.',
  stop: 'true: the table is looked at as soon as the next question is open, even if it leaves no choice; nothing is passed or answered by itself before "then". For the last answer of "when"; "then" between two answers always looks so early.',
  thenBetween: 'Assertions at this moment, before the next answer.',
  then: 'What must hold. Each entry has one of path, pending, event or outcome.',
  path: 'Where to look, with at least one of equals, not, atLeast, atMost, includes, excludes, count, absent; all that are written must hold. A path that does not exist fails, except with absent.',
  as: 'Whose eyes: the view of, or the events told to, this seat. Left out: the referee, who sees everything.',
  equals: 'The value is this. Lists are compared in order.',
  not: 'The value is not this.',
  atLeast: 'The number is this or more.',
  atMost: 'The number is this or less.',
  includes:
    'The list holds this, or each entry of this list (twice, if written twice). A record fits an entry that has these fields, whatever its others; where the value itself is a record, it has these fields.',
  excludes: 'The list holds none of this; the record has not all of these fields.',
  count: 'With path: how many entries the list has. With event: how often it was told; 0 is never.',
  absent: 'Always true: there is nothing at the path.',
  anyOrder: 'true: equals and not compare lists without regard to order.',
  pending: 'none: no question is open, the match is over. Otherwise the open question.',
  pendingSeat: 'Who is asked.',
  pendingOptions: 'Exactly these options, by name, in any order.',
  pendingIncludes: 'These options are among those offered.',
  pendingExcludes: 'These options are not among those offered.',
  event:
    'The name of an event that was told since the start of "when" (without "when": since the start of the position); at least once, or "count" times.',
  eventWith:
    'Only events whose fields have these values. The kind of a field says how it is written: seat, piece and thing by name, a piece with the number of its copy if need be; a list of them as a list.',
  outcome: 'none: the match goes on. Otherwise how it ended; what is left out is not compared.',
  won: 'Whether anybody has won: in a co-operative game, the players.',
  winner: 'The seat that has won, or the list of those that share it.',
  score: 'The score of the winner (of all, in a co-operative game), or { seat: score }.',
  reason: 'Why it is over, one of these:',
} as const;

/** How each kind of question is answered. */
export const answers = {
  one: 'Kind "one": a name.',
  some: 'Kind "some": a list of names.',
  order: 'Kind "order": all names in order.',
  number: 'Kind "number": a number.',
  distribute: 'Kind "distribute": { name: amount }.',
  assign: 'Kind "assign": { name: the name of its target }; what is not assigned is left out.',
} as const;

import {
  drawPick,
  type Fields,
  isRecord,
  type Json,
  type JsonRecord,
  type KindNode,
  Match,
  type Question,
  QuickRandom,
  seedFrom,
  type SeenFrame,
  frameFor,
  type Shape,
  type Step,
  type Text,
  view as kinds,
} from '@concilio/kernel';
import type { Positioned } from '@concilio/positions/format';
import { LANGUAGES, type Texts } from '@concilio/text';

/**
 * A game in which every field of its contract bears another name: in views, questions, events, sentences and labels. Its
 * rules are the same, so that whatever differs outside of them was guessed from a name.
 */
export function renamed(game: Positioned): Positioned {
  const { contract } = game;
  const seen = new Map<KindNode, KindNode>();
  const dataIn = <Entry extends { readonly data: Fields }>(entries: Readonly<Record<string, Entry>>) =>
    Object.fromEntries(
      Object.entries(entries).map(([name, entry]) => [
        name,
        { ...entry, data: renamedFields(entry.data, seen) },
      ]),
    );
  return {
    ...game,
    steps: Object.fromEntries(
      Object.entries(game.steps as Readonly<Record<string, Step<Shape, object>>>).map(([name, step]) => [
        name,
        renamedStep(game, step),
      ]),
    ) as Positioned['steps'],
    view: (state, viewer) => renamedValue(contract.view, game.view(state, viewer)) as object,
    contract: {
      view: renamedKind(contract.view, seen) as Positioned['contract']['view'],
      questions: dataIn(contract.questions),
      events: dataIn(contract.events),
      texts: Object.fromEntries(
        Object.entries(contract.texts).map(([key, fields]) => [key, renamedFields(fields, seen)]),
      ),
    },
    text: Object.fromEntries(
      LANGUAGES.map((language) => [language, renamedTexts(game, game.text[language])]),
    ) as unknown as Positioned['text'],
  };
}

/** A match of a game and the same match of the renamed one, at every moment of some, as each seat that is asked sees it. */
export function* sideBySide(
  game: Positioned,
  { seats, answers, seed }: { readonly seats: number; readonly answers: number; readonly seed: string },
): Generator<readonly [SeenFrame, SeenFrame]> {
  const create = (of: Positioned): Match<Shape> => Match.create(of, { seats, seed: seedFrom(seed) });
  const both = [create(game), create(renamed(game))] as const;
  const random = new QuickRandom(seedFrom(seed));
  for (let count = 0; count < answers && both[0].outcome === null; count++) {
    const place = both[0].open.findIndex(({ seat }) => both[0].waitingFor.includes(seat));
    const open = both[0].open[place];
    if (open === undefined) return;
    yield [frameFor(both[0], open.seat), frameFor(both[1], open.seat)];
    const pick = drawPick(open.question, (sides) => random.below('pick', sides));
    for (const match of both) {
      const asked = match.open[place];
      const answered = match.answer({ question: asked?.fingerprint, seat: asked?.seat, pick, by: 'bot' });
      if (!answered.ok) throw new Error(answered.reason);
    }
  }
}

/** A position file that speaks of the renamed game: in paths and expected records, and in what events say. */
export function renamedFile(game: Positioned, file: JsonRecord): JsonRecord {
  const entry = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(entry);
    if (!isRecord(value)) return value;
    const { path, event } = value as JsonRecord;
    const at = typeof path === 'string' ? renamedPath(game.contract.view, path) : null;
    const fields = typeof event === 'string' ? contractFields(game, `event.${event}`) : null;
    return Object.fromEntries(
      Object.entries(value as JsonRecord).map(([key, item]) => {
        if (key === 'path' && at !== null) return [key, at.path];
        if (fields !== null && key === 'with') return [key, renamedData(fields, item as JsonRecord)];
        if (at !== null && VALUES.includes(key)) return [key, renamedWritten(at.kind, item)];
        return [key, key === 'then' || key === 'when' ? entry(item) : item];
      }),
    );
  };
  return {
    ...file,
    ...(file.when && { when: entry(file.when) }),
    ...(file.then && { then: entry(file.then) }),
  };
}

const VALUES = ['equals', 'not', 'includes', 'excludes'];

/** A path with its fields called otherwise, and what stands at its end. What is no field is the name of an entry. */
function renamedPath(view: KindNode, path: string): { readonly path: string; readonly kind: KindNode } {
  let kind = kinds.presentOf(view);
  const parts = path.split('.').map((part) => {
    const own: Fields = 'fields' in kind && !isListed(kind) ? kind.fields : {};
    const below = isListed(kind) ? kinds.itemsOf(kind) : (kinds.fieldsOf(kind)?.[part] ?? null);
    const inside = kind.is === 'by thing' ? kind.of : below;
    if (inside !== null) kind = kinds.presentOf(inside);
    return Object.hasOwn(own, part) ? other(part) : part;
  });
  return { path: parts.join('.'), kind };
}

const isListed = (kind: KindNode): boolean => kinds.itemsOf(kind) !== null;

/** What a file expects somewhere: one value, or of a list some entries. */
function renamedWritten(kind: KindNode, value: Json): Json {
  const items = kinds.itemsOf(kind);
  if (Array.isArray(value)) return value.map((item: Json) => renamedWritten(items ?? kind, item));
  return renamedValue(items !== null && isRecord(value) ? items : kind, value) as Json;
}

/** What a field is called once everything is renamed. */
const other = (field: string): string => `x${field.charAt(0).toUpperCase()}${field.slice(1)}x`;

const renamedFields = (fields: Fields, seen: Map<KindNode, KindNode>): Fields =>
  Object.fromEntries(Object.entries(fields).map(([field, kind]) => [other(field), renamedKind(kind, seen)]));

/** The same kind with all fields called otherwise; kinds that hold themselves go on doing so. */
function renamedKind(kind: KindNode, seen: Map<KindNode, KindNode>): KindNode {
  const known = seen.get(kind);
  if (known !== undefined) return known;
  switch (kind.is) {
    case 'maybe':
    case 'optional':
    case 'list':
    case 'by thing':
      return { ...kind, of: renamedKind(kind.of, seen) };
    case 'zone': {
      const { of } = kind;
      return {
        ...kind,
        of: typeof of === 'function' ? () => renamedKind(of(), seen) : renamedKind(of, seen),
      };
    }
    case 'record':
    case 'piece':
    case 'figure':
    case 'place':
    case 'pile':
    case 'notes':
    case 'per seat': {
      const made = { ...kind, fields: {} as Fields };
      seen.set(kind, made);
      made.fields = renamedFields(kind.fields, seen);
      return made;
    }
    default:
      return kind;
  }
}

/** A value with its fields called as its kind calls them after renaming. */
function renamedValue(declared: KindNode, value: unknown): unknown {
  const kind = kinds.presentOf(declared);
  if (kind.is === 'changes') return value;
  const items = kinds.itemsOf(kind);
  if (items !== null && Array.isArray(value)) return value.map((item) => renamedValue(items, item));
  if (!isRecord(value)) return value;
  if (kind.is === 'by thing')
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, renamedValue(kind.of, item)]));
  const own: Fields = 'fields' in kind ? kind.fields : {};
  const all = kinds.fieldsOf(kind) ?? own;
  return Object.fromEntries(
    Object.entries(value).map(([field, item]) => [
      Object.hasOwn(own, field) ? other(field) : field,
      all[field] === undefined ? item : renamedValue(all[field], item),
    ]),
  );
}

const renamedData = (fields: Fields, data: JsonRecord): JsonRecord =>
  Object.fromEntries(
    Object.entries(data).map(([field, value]) => {
      const kind = fields[field];
      return kind === undefined ? [field, value] : [other(field), renamedValue(kind, value) as Json];
    }),
  );

/** The same step, of which everything that it tells and asks is called otherwise. */
function renamedStep(game: Positioned, step: Step<Shape, object>): Step<Shape, object> {
  const asks = (question: Question | null): Question | null =>
    question === null ? null : renamedQuestion(game, question);
  return (play, args) =>
    step(
      new Proxy(play, {
        get(target, key) {
          const own: unknown = Reflect.get(target, key, target);
          if (typeof own !== 'function') return own;
          const call = (...given: readonly unknown[]): unknown => Reflect.apply(own, target, given);
          switch (key) {
            case 'tell':
              return (name: string, data: JsonRecord, to?: unknown) =>
                call(name, renamedData(contractFields(game, `event.${name}`), data), to);
            case 'ask':
              return (seat: unknown, question: Question) => call(seat, asks(question));
            case 'askEach':
            case 'askAny':
              return (seats: unknown, question: (seat: unknown) => Question | null) =>
                call(seats, (seat: unknown) => asks(question(seat)));
            default:
              return call;
          }
        },
      }),
      args,
    );
}

function renamedQuestion(game: Positioned, question: Question): Question {
  const data = question.with && renamedData(contractFields(game, `question.${question.key}`), question.with);
  const reworded = (text: Text): Text =>
    text.with === undefined
      ? text
      : { ...text, with: renamedData(contractFields(game, text.key), text.with) };
  const worded = <Worded extends { readonly text?: Text; readonly why?: Text }>(one: Worded): Worded => ({
    ...one,
    ...(one.text === undefined ? {} : { text: reworded(one.text) }),
    ...(one.why === undefined ? {} : { why: reworded(one.why) }),
  });
  const { blocked, hints } = question;
  return {
    ...question,
    ...(data === undefined ? {} : { with: data }),
    ...('options' in question ? { options: question.options.map(worded) } : {}),
    ...(blocked === undefined ? {} : { blocked: () => blocked().map(worded) }),
    ...(hints === undefined
      ? {}
      : {
          hints: () => Object.fromEntries(Object.entries(hints()).map(([id, hint]) => [id, reworded(hint)])),
        }),
  };
}

/** Labels are keyed by fields, and sentences name them in braces. */
function renamedTexts(game: Positioned, texts: Texts): Texts {
  const names = fieldNames(game);
  const label = (key: string): string =>
    key
      .split('.')
      .map((part) => (names.has(part) ? other(part) : part))
      .join('.');
  const sentence = (key: string, text: string): string =>
    Object.keys(contractFields(game, key)).reduce(
      (now, field) => now.replaceAll(new RegExp(`\\{${field}(?=[,}])`, 'g'), `{${other(field)}`),
      text,
    );
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) =>
      key.startsWith('view.')
        ? [`view.${label(key.slice('view.'.length))}`, text]
        : [key, sentence(key, text)],
    ),
  );
}

/** What a sentence of the game holds. */
function contractFields({ contract }: Positioned, key: string): Fields {
  const named = (prefix: string): string | null => (key.startsWith(prefix) ? key.slice(prefix.length) : null);
  const [event, question] = [named('event.'), named('question.')];
  if (event !== null) return contract.events[event]?.data ?? {};
  if (question !== null) return contract.questions[question]?.data ?? {};
  return contract.texts[key] ?? {};
}

/** The names of all fields of a view. */
function fieldNames({ contract }: Positioned): ReadonlySet<string> {
  const names = new Set<string>();
  const seen = new Set<KindNode>();
  const look = (kind: KindNode): void => {
    if (seen.has(kind)) return;
    seen.add(kind);
    if ('of' in kind) look(typeof kind.of === 'function' ? kind.of() : kind.of);
    if ('fields' in kind)
      for (const [field, below] of Object.entries(kind.fields)) {
        names.add(field);
        look(below);
      }
  };
  look(contract.view);
  return names;
}

/**
 * The laws of state, as far as the text of a program shows them.
 *
 * Rules, content, translations and bots of a game must give the same result every time they run, in any
 * process and on any machine. Each law here bans one thing that would break this.
 */
import { builtinModules } from 'node:module';
import { parseSync } from 'oxc-parser';

/** What to do instead, by the name of the law. */
export const laws = {
  'no-collections': 'Use an array or a plain record: state must be JSON, and Map and Set are not.',
  'no-clock': 'Rules know no time: count rounds, turns or answers in the state instead.',
  'no-locale': 'Compare with < and > and leave formatting to the translations: locales differ by machine.',
  'no-random': 'Draw from the random streams of the play: only they repeat in a second run.',
  'no-outside': 'Take what you need as an argument: rules see the state and nothing of the machine.',
  'no-symbol': 'Use a string: a symbol cannot be written to JSON.',
  'no-async': 'Write a plain function and ask: a step runs to its end or to an open question.',
  'no-try': 'Test the condition before: a try would swallow the sentinel that stops at an open question.',
  'no-float': 'Use whole numbers, in smaller units if need be: floats are not allowed in the state.',
  'no-division': 'Put the division itself into Math.floor, Math.ceil, Math.round or Math.trunc.',
  'no-for-in': 'Loop over an array of ids kept in the state: the order of keys is not part of the state.',
  'no-key-order': 'Sort the keys at once (.sort() or .toSorted()): their order is not part of the state.',
  'no-module-let': 'Use const here and keep what changes in the state: nothing lives outside of it.',
  'no-node': 'Leave files and the system to the server or the command line: games also run in a browser.',
  'no-json-parse': 'Declare the data as a typed constant: reading text belongs to the packages above.',
} as const;

export type Law = keyof typeof laws;

export interface Violation {
  law: Law;
  path: string;
  line: number;
  column: number;
  found: string;
  message: string;
}

/** Names that mean something only when no declaration in the file gives them another meaning. */
const bannedNames: Record<string, Law> = {
  Map: 'no-collections',
  Set: 'no-collections',
  WeakMap: 'no-collections',
  WeakSet: 'no-collections',
  WeakRef: 'no-collections',
  FinalizationRegistry: 'no-collections',
  ReadonlyMap: 'no-collections',
  ReadonlySet: 'no-collections',
  Date: 'no-clock',
  performance: 'no-clock',
  setTimeout: 'no-clock',
  setInterval: 'no-clock',
  setImmediate: 'no-clock',
  clearTimeout: 'no-clock',
  clearInterval: 'no-clock',
  clearImmediate: 'no-clock',
  requestAnimationFrame: 'no-clock',
  queueMicrotask: 'no-async',
  Intl: 'no-locale',
  crypto: 'no-random',
  process: 'no-outside',
  globalThis: 'no-outside',
  fetch: 'no-outside',
  console: 'no-outside',
  Symbol: 'no-symbol',
  Promise: 'no-async',
  PromiseLike: 'no-async',
  Generator: 'no-async',
  parseFloat: 'no-float',
};

const localeMethods = [
  'localeCompare',
  'toLocaleString',
  'toLocaleDateString',
  'toLocaleTimeString',
  'toLocaleLowerCase',
  'toLocaleUpperCase',
];

/** Members of Math whose results are whole when their arguments are. */
const wholeMath = ['abs', 'ceil', 'clz32', 'floor', 'imul', 'max', 'min', 'round', 'sign', 'trunc', 'pow'];
const rounding = ['floor', 'ceil', 'round', 'trunc'];

/** Ways to list keys, and what makes their order not matter. */
const keyLists = [
  'Object.keys',
  'Object.values',
  'Object.entries',
  'Object.getOwnPropertyNames',
  'Reflect.ownKeys',
];
const orderFree = ['sort', 'toSorted', 'length', 'includes', 'every', 'some'];

/** A node of the syntax tree. The walker needs no more than this of its shape. */
interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return (
    typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'
  );
}

function children(node: Node): Node[] {
  const found: Node[] = [];
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) found.push(...value.filter(isNode));
    else if (isNode(value)) found.push(value);
  }
  return found;
}

function isFunction(node: Node): boolean {
  return /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type);
}

const wrappers = [
  'ParenthesizedExpression',
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'ChainExpression',
];

/** Names bound by a pattern: `a`, `{ a, b: [c] }`, `a = 1`, `...a`. */
function boundNames(pattern: unknown): string[] {
  if (!isNode(pattern)) return [];
  switch (pattern.type) {
    case 'Identifier':
      return [String(pattern['name'])];
    case 'ObjectPattern':
      return (pattern['properties'] as Node[]).flatMap((property) =>
        boundNames(property.type === 'Property' ? property['value'] : property),
      );
    case 'ArrayPattern':
      return (pattern['elements'] as unknown[]).flatMap(boundNames);
    case 'AssignmentPattern':
      return boundNames(pattern['left']);
    case 'RestElement':
      return boundNames(pattern['argument']);
    case 'TSParameterProperty':
      return boundNames(pattern['parameter']);
    default:
      return [];
  }
}

/** Every name declared in a program or function, but not in the functions inside it. */
function declaredNames(scope: Node): string[] {
  const names: string[] = [];
  if (isFunction(scope)) {
    names.push(...boundNames(scope['id']), ...(scope['params'] as unknown[]).flatMap(boundNames));
  }
  const visit = (node: Node): void => {
    switch (node.type) {
      case 'VariableDeclarator':
        names.push(...boundNames(node['id']));
        break;
      case 'FunctionDeclaration':
      case 'ClassDeclaration':
      case 'TSInterfaceDeclaration':
      case 'TSTypeAliasDeclaration':
      case 'TSEnumDeclaration':
        names.push(...boundNames(node['id']));
        break;
      case 'ImportSpecifier':
      case 'ImportDefaultSpecifier':
      case 'ImportNamespaceSpecifier':
        names.push(...boundNames(node['local']));
        break;
      case 'TSTypeParameter':
        names.push(...boundNames(node['name']));
        break;
    }
    if (!isFunction(node)) children(node).forEach(visit);
  };
  children(scope).forEach(visit);
  return names;
}

/** The name of a member when it is written out: `a.name` or `a['name']`. */
function memberName(node: Node): string | null {
  const property = node['property'];
  if (!isNode(property)) return null;
  if (!node['computed']) return property.type === 'Identifier' ? String(property['name']) : null;
  return typeof property['value'] === 'string' ? property['value'] : null;
}

/** `Math.floor` for the node that says so, when `Math` is the global one. */
function globalMember(node: unknown, isDeclared: (name: string) => boolean): string | null {
  if (!isNode(node) || node.type !== 'MemberExpression') return null;
  const object = node['object'];
  if (!isNode(object) || object.type !== 'Identifier' || isDeclared(String(object['name']))) return null;
  const name = memberName(node);
  return name === null ? null : `${String(object['name'])}.${name}`;
}

/** Whether an identifier is read as a value or a type, rather than being the name of a member or key. */
function isReference(node: Node, parent: Node): boolean {
  switch (parent.type) {
    case 'MemberExpression':
      return parent['object'] === node || parent['computed'] === true;
    case 'Property':
    case 'PropertyDefinition':
    case 'AccessorProperty':
    case 'MethodDefinition':
    case 'TSPropertySignature':
    case 'TSMethodSignature':
    case 'TSEnumMember':
      return parent['value'] === node || parent['computed'] === true;
    case 'TSQualifiedName':
      return parent['left'] === node;
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'ImportSpecifier':
    case 'TSNamedTupleMember':
    case 'TSImportType':
    case 'MetaProperty':
      return false;
    case 'TSFunctionType':
    case 'TSConstructorType':
      return false;
    case 'ExportSpecifier':
      return parent['local'] === node;
    default:
      return true;
  }
}

const lawsThatBotsMayBreak: Law[] = ['no-float', 'no-division'];

/** Finds every breach of the laws in one file. `path` decides what is allowed: bots may use floats. */
export function checkLaws(path: string, source: string): Violation[] {
  const parsed = parseSync(path, source);
  const [problem] = parsed.errors;
  if (problem) throw new Error(`${path}: ${problem.message}`);

  const violations: Violation[] = [];
  const exempt = /(^|[\\/])bot[\\/]/.test(path) ? lawsThatBotsMayBreak : [];
  const report = (law: Law, node: Node, found = source.slice(node.start, node.end)): void => {
    if (exempt.includes(law)) return;
    const before = source.slice(0, node.start).split('\n');
    const line = before.length;
    const column = (before.at(-1) ?? '').length + 1;
    const short = (found.split('\n')[0] ?? '').slice(0, 60);
    violations.push({ law, path, line, column, found: short, message: laws[law] });
  };

  const walk = (node: Node, parents: Node[], scopes: string[][]): void => {
    const parent = parents.at(-1);
    const isDeclared = (name: string): boolean => scopes.some((scope) => scope.includes(name));
    /** The nearest parent that is not merely parentheses or a type assertion, and its child. */
    const outer = (): { around: Node | undefined; inner: Node } => {
      let inner = node;
      for (let depth = parents.length - 1; depth >= 0; depth--) {
        const around = parents[depth] as Node;
        if (!wrappers.includes(around.type)) return { around, inner };
        inner = around;
      }
      return { around: undefined, inner };
    };

    if (isFunction(node)) {
      if (node['async'] === true || node['generator'] === true) report('no-async', node);
      scopes = [...scopes, declaredNames(node)];
    }

    switch (node.type) {
      case 'Identifier': {
        const name = String(node['name']);
        const law = Object.hasOwn(bannedNames, name) ? bannedNames[name] : undefined;
        if (law && parent && isReference(node, parent) && !isDeclared(name)) report(law, node);
        break;
      }
      case 'MemberExpression': {
        const name = memberName(node);
        if (name !== null && localeMethods.includes(name)) report('no-locale', node, name);
        const global = globalMember(node, isDeclared);
        if (global === 'Math.random') report('no-random', node);
        else if (global?.startsWith('Math.') && !wholeMath.includes(name ?? '')) report('no-float', node);
        if (global === 'Number.parseFloat') report('no-float', node);
        if (global === 'JSON.parse') report('no-json-parse', node);
        if (global !== null && keyLists.includes(global)) {
          const call = parent?.type === 'CallExpression' && parent['callee'] === node ? parent : null;
          let inner = call ?? node;
          let around = call ? parents.at(-2) : undefined;
          for (let depth = parents.length - 3; around && wrappers.includes(around.type); depth--) {
            inner = around;
            around = parents[depth];
          }
          const next =
            around?.type === 'MemberExpression' && around['object'] === inner ? memberName(around) : null;
          if (next === null || !orderFree.includes(next)) report('no-key-order', node);
        }
        break;
      }
      case 'Literal': {
        const { value } = node;
        if (typeof value === 'number' && !Number.isInteger(value)) report('no-float', node);
        break;
      }
      case 'BinaryExpression': {
        if (node['operator'] !== '/') break;
        const { around, inner } = outer();
        const isArgument = around?.type === 'CallExpression' && (around['arguments'] as Node[])[0] === inner;
        const callee = isArgument ? globalMember(around['callee'], isDeclared) : null;
        if (!rounding.some((name) => callee === `Math.${name}`)) report('no-division', node);
        break;
      }
      case 'AssignmentExpression':
        if (node['operator'] === '/=') report('no-division', node);
        break;
      case 'AwaitExpression':
      case 'YieldExpression':
      case 'ImportExpression':
        report('no-async', node);
        break;
      case 'ForOfStatement':
        if (node['await'] === true) report('no-async', node);
        break;
      case 'ForInStatement':
        report('no-for-in', node);
        break;
      case 'TryStatement':
        report('no-try', node);
        break;
      case 'TSSymbolKeyword':
        report('no-symbol', node);
        break;
      case 'VariableDeclaration': {
        const atTop =
          parent?.type === 'Program' || (parent?.type === 'ExportNamedDeclaration' && parents.length === 2);
        if (atTop && node['kind'] !== 'const' && node['declare'] !== true) report('no-module-let', node);
        break;
      }
      case 'ImportDeclaration':
      case 'ExportNamedDeclaration':
      case 'ExportAllDeclaration': {
        const from = isNode(node['source']) ? String(node['source']['value']) : '';
        if (from.startsWith('node:') || builtinModules.includes(from)) report('no-node', node);
        break;
      }
    }

    for (const child of children(node)) walk(child, [...parents, node], scopes);
  };

  const program = parsed.program as unknown as Node;
  walk(program, [], [declaredNames(program)]);
  return violations.sort((a, b) => a.line - b.line || a.column - b.column);
}

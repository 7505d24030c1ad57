/**
 * A test runner for StrykerJS without a test framework in between: the tests and all that they test are one bundle,
 * which is evaluated once, and mutants are switched on and off in it. A framework would start anew for each of
 * thousands of mutants, which takes hours.
 */
import { commonTokens, declareClassPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import {
  determineHitLimitReached,
  DryRunStatus,
  MutantRunStatus,
  TestStatus,
} from '@stryker-mutator/api/test-runner';
import { build } from 'esbuild';
import * as fs from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { cardsAbout } from './declared.mjs';
import { newSuite } from './suite.mjs';

const require = createRequire(import.meta.url);

/**
 * @typedef {import('@stryker-mutator/api/test-runner').TestRunner} TestRunner
 * @typedef {import('@stryker-mutator/api/test-runner').TestResult} TestResult
 * @typedef {import('@stryker-mutator/api/test-runner').DryRunResult} DryRunResult
 * @typedef {import('@stryker-mutator/api/test-runner').MutantRunOptions} MutantRunOptions
 * @typedef {import('@stryker-mutator/api/test-runner').MutantRunResult} MutantRunResult
 * @typedef {import('@stryker-mutator/api/core').InstrumenterContext} Context
 * @typedef {{ [Field in keyof Context]: Context[Field] | undefined }} Switchboard
 */

/** Where the code of mutants looks up which of them is active, and counts. @type {Switchboard} */
const switchboard = {};
Object.defineProperty(globalThis, '__stryker__', { value: switchboard });

/** A bundle has no files any more, so each says where it was. */
const whereabouts = {
  name: 'whereabouts',
  setup(/** @type {import('esbuild').PluginBuild} */ { onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => ({
      contents: fs
        .readFileSync(path, 'utf8')
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
      loader: 'ts',
    }));
  },
};

/** Files as they are read for the first time: tests read a thousand positions, and a mutant changes none. @type {Map<string, unknown>} */
const read = new Map();
const filesOnce = {
  ...fs,
  readFileSync(/** @type {Parameters<typeof fs.readFileSync>} */ ...given) {
    const key = given.join(' ');
    if (!read.has(key)) read.set(key, fs.readFileSync(...given));
    return read.get(key);
  },
};

/** Where the tests say which cards lie on the table. A sandbox holds copies of the packages, but games find the kernel by its name. */
const SEEN = '__seen__';
const WATCHED = `
  import { thingOf } from '@concilio/kernel';
  import { watchTold } from './node_modules/@concilio/kernel/src/watch.ts';
  watchTold((_game, _name, _said, pieces) => {
    if (globalThis.${SEEN}) for (const face of pieces?.faces ?? []) if (face) globalThis.${SEEN}(thingOf(face));
  });`;

class BundledTests {
  static inject = tokens(commonTokens.options);

  /** @type {{ files: readonly string[], names: string, declared?: { folders: readonly string[] }, first?: string }} */
  #wanted;
  /** Which cards a mutant of a declaration is about. @type {ReturnType<typeof cardsAbout>} */
  #about = () => null;
  /** Which cards each test has on the table. @type {Map<string, Set<string>>} */
  #cards = new Map();
  /** @type {Script | null} */
  #script = null;
  /** The tests as they are without a mutant in what is evaluated at the start. @type {import('./suite.mjs').Test[] | null} */
  #clean = null;
  /** The tests that have caught a mutant, the latest first: mutants that stand side by side are often caught by the same. @type {string[]} */
  #catchers = [];

  constructor(/** @type {any} */ options) {
    this.#wanted = options.bundled;
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    const { declared } = this.#wanted;
    const { outputFiles } = await build({
      stdin: {
        contents: [WATCHED, ...this.#wanted.files.map((file) => `import './${file}';`)].join('\n'),
        resolveDir: process.cwd(),
      },
      bundle: true,
      platform: 'node',
      format: 'cjs',
      target: 'node20',
      external: ['vitest'],
      plugins: [whereabouts],
      write: false,
      logLevel: 'silent',
    });
    this.#script = new Script(`(function (require, exports, module) {${outputFiles[0]?.text}\n})`);
    if (declared === undefined) return;
    // The mutants stand where they do in the files as they were written, and not in those of the sandbox.
    const root = process.cwd().replace(/\.stryker-tmp.*$/, '');
    this.#about = cardsAbout({ root, ...declared });
    for (const { id, run } of this.#load()) {
      const cards = new Set();
      Object.assign(globalThis, { [SEEN]: (/** @type {string} */ face) => cards.add(face) });
      await failureOf(run);
      this.#cards.set(id, cards);
    }
    Object.assign(globalThis, { [SEEN]: null });
    // What was covered so far was covered by no test.
    switchboard.mutantCoverage = undefined;
  }

  /** Evaluates the bundle anew. */
  #load() {
    const suite = newSuite();
    const module = { exports: {} };
    const find = (/** @type {string} */ name) =>
      name === 'vitest' ? suite.exports : name === 'node:fs' ? filesOnce : require(name);
    this.#script?.runInThisContext()(find, module.exports, module);
    const names = new RegExp(this.#wanted.names);
    const first = new RegExp(this.#wanted.first ?? '');
    const [before, after] = [true, false].map((wanted) =>
      suite.tests.filter(({ name }) => names.test(name) && first.test(name) === wanted),
    );
    return [...(before ?? []), ...(after ?? [])];
  }

  /** @returns {Promise<DryRunResult>} */
  async dryRun() {
    switchboard.activeMutant = undefined;
    this.#clean = this.#load();
    /** @type {TestResult[]} */
    const tests = [];
    for (const { id, name, run } of this.#clean) {
      const before = performance.now();
      switchboard.currentTestId = id;
      const failure = await failureOf(run);
      switchboard.currentTestId = undefined;
      const told = { id, name, timeSpentMs: performance.now() - before };
      tests.push(
        failure === null
          ? { ...told, status: TestStatus.Success }
          : { ...told, status: TestStatus.Failed, failureMessage: failure },
      );
    }
    const { mutantCoverage = { static: {}, perTest: {} } } = switchboard;
    return { status: DryRunStatus.Complete, tests, mutantCoverage };
  }

  /** @returns {import('./suite.mjs').Test[]} */
  #likeliestFirst(/** @type {import('./suite.mjs').Test[]} */ tests) {
    const known = this.#catchers.flatMap((id) => tests.find((test) => test.id === id) ?? []);
    return [...known, ...tests.filter((test) => !known.includes(test))];
  }

  /**
   * The tests that a mutant of some cards could fail: those that are named after one, those where one is on the table,
   * and those without a table, which may be about any.
   * @returns {import('./suite.mjs').Test[]}
   */
  #withAny(/** @type {import('./suite.mjs').Test[]} */ tests, /** @type {ReadonlySet<string>} */ about) {
    const cards = [...about];
    const named = (/** @type {import('./suite.mjs').Test} */ { name }) =>
      cards.some((card) => name.includes(card)) ? 0 : 1;
    const seen = (/** @type {import('./suite.mjs').Test} */ { id }) =>
      cards.some((card) => this.#cards.get(id)?.has(card));
    return [
      ...tests.filter(seen).sort((one, other) => named(one) - named(other)),
      ...tests.filter(({ id }) => (this.#cards.get(id)?.size ?? 0) === 0),
    ];
  }

  /** @returns {Promise<MutantRunResult>} */
  async mutantRun(/** @type {MutantRunOptions} */ { activeMutant, testFilter, hitLimit, mutantActivation }) {
    const isStatic = mutantActivation === 'static';
    switchboard.activeMutant = isStatic ? activeMutant.id : undefined;
    switchboard.hitCount = 0;
    switchboard.hitLimit = hitLimit;
    let tests;
    try {
      tests = isStatic ? this.#load() : (this.#clean ??= this.#load());
    } catch (error) {
      // What cannot even be loaded fails every test.
      return {
        status: MutantRunStatus.Killed,
        killedBy: ['loading'],
        failureMessage: String(error),
        nrOfTests: 0,
      };
    }
    switchboard.activeMutant = activeMutant.id;
    const about = isStatic ? this.#about(activeMutant.fileName, activeMutant.location.start.line + 1) : null;
    let nrOfTests = 0;
    for (const { id, run } of this.#likeliestFirst(about === null ? tests : this.#withAny(tests, about))) {
      if (testFilter !== undefined && !testFilter.includes(id)) continue;
      nrOfTests++;
      const failureMessage = await failureOf(run);
      if (failureMessage === null) continue;
      this.#catchers = [id, ...this.#catchers.filter((other) => other !== id)];
      if (determineHitLimitReached(switchboard.hitCount, hitLimit) !== undefined)
        return { status: MutantRunStatus.Timeout };
      return { status: MutantRunStatus.Killed, killedBy: [id], failureMessage, nrOfTests };
    }
    return { status: MutantRunStatus.Survived, nrOfTests };
  }
}

/** Why a test fails, if it does. */
async function failureOf(/** @type {() => unknown} */ run) {
  try {
    await run();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'bundled', BundledTests)];

export const strykerValidationSchema = {
  type: 'object',
  properties: {
    bundled: {
      type: 'object',
      required: ['files', 'names'],
      properties: {
        /** The tests, those that catch most first. */
        files: { type: 'array', items: { type: 'string' } },
        /** Which of them, by a part of their names. */
        names: { type: 'string' },
        /** Those of them that come before the others, by a part of their names. */
        first: { type: 'string' },
        /** Folders of declarations of cards: a mutant of one is looked for where the card is on the table. */
        declared: {
          type: 'object',
          required: ['folders'],
          properties: { folders: { type: 'array', items: { type: 'string' } } },
        },
      },
    },
  },
};

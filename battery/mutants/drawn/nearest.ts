import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { isNode, nodes, walk } from './syntax.ts';

interface Fault {
  readonly file: string;
  readonly start: number;
  readonly way?: string;
}

/** Finds the tests that may see a fault, the nearest first. */
export type FindTests = (fault: Fault) => readonly string[];

interface Source {
  readonly imports: readonly string[];
  /** Calls that it names, as a test makes them. */
  readonly words: ReadonlySet<string>;
  readonly text: string;
}

const SOURCES = ['{server,contract}/{src,test,seed}/**/*.ts', 'web/app/**/*.{ts,tsx}'];
/** Makes every call in each role; faults of access in the contract are seen there. */
const WHO_MAY = 'server/test/matrix.test.ts';
/** Tests of the whole server, for faults of one way. */
const OF_WAYS: readonly (readonly [way: RegExp, test: RegExp])[] = [
  [/^lock/, /(erased|gates-of-\w+|locks|lock-order)\.test\.ts$/],
  [/^order/, /order\.test\.ts$/],
  [/^event/, /boards-hear\.test\.ts$/],
];
const FEW_CALLS = 6;
/** Lines around a fault whose words tell which test is about it. */
const LINES_AROUND = 5;
const TEST = /\.test\.tsx?$/;

/**
 * A test is near when it imports the source, names a call that leads to it, stands beside it, or
 * covers faults of this way. Among equally near ones the test with more of the words around the
 * fault comes first. A test that does not reach the source by any chain of imports is left out.
 */
export function readTests(root: string, most: number): FindTests {
  const sources = new Map(
    globSync(SOURCES, { cwd: root }).map((path) => {
      const file = path.replaceAll('\\', '/');
      return [file, read(root, file)] as const;
    }),
  );
  const importers = new Map<string, string[]>();
  for (const [file, { imports }] of sources) {
    for (const each of imports) importers.set(each, [...(importers.get(each) ?? []), file]);
  }
  return ({ file, start, way = '' }) => {
    const away = distances(file, importers);
    const calls = callsTo(root, away, { file, start });
    // A specific call says more than one of the many that use shared code.
    const worth = file.endsWith('/routes.ts') ? 9 : calls.size <= FEW_CALLS ? 4 : 1;
    const nearness = (test: string) => {
      const names = [...calls].some((call) => sources.get(test)?.words.has(call));
      return (
        2 * shared(file, test) +
        sameWords(file, test) +
        (away.get(test) === 1 ? 3 : 0) +
        (names ? worth : 0) +
        (dirname(test) === moduleOf(file) ? 1 : 0) +
        (OF_WAYS.some(([of, name]) => of.test(way) && name.test(test)) ? 9 : 0) +
        (file.startsWith('contract/') && test === WHO_MAY ? 9 : 0)
      );
    };
    const around = wordsAround(sources.get(file)?.text ?? '', start);
    const common = (test: string) => {
      const text = sources.get(test)?.text ?? '';
      return around.filter((word) => text.includes(word)).length;
    };
    return [...away.keys()]
      .filter((each) => TEST.test(each))
      .map((test) => ({ test, near: nearness(test), common: common(test) }))
      .toSorted(
        (one, other) =>
          other.near - one.near || other.common - one.common || (one.test < other.test ? -1 : 1),
      )
      .slice(0, most)
      .map(({ test }) => test);
  };
}

function read(root: string, file: string): Source {
  const imports: string[] = [];
  const words = new Set<string>();
  const text = readFileSync(join(root, file), 'utf8');
  walk(file, text, (node) => {
    const { source } = node;
    if (isNode(source) && typeof source.value === 'string') {
      const target = resolveImport(file, source.value);
      if (target) imports.push(target);
    }
    if (node.type === 'Identifier') words.add(String(node.name));
  });
  return { imports, words, text };
}

function resolveImport(file: string, name: string): string | null {
  if (name.startsWith('@limber/contract/')) return name.replace('@limber/contract', 'contract/src');
  return name.startsWith('.') ? normalize(join(dirname(file), name)).replaceAll('\\', '/') : null;
}

/** Import distance of each source that a fault reaches. */
function distances(file: string, importers: ReadonlyMap<string, readonly string[]>) {
  const away = new Map([[file, 0]]);
  for (const [each, steps] of away) {
    for (const importer of importers.get(each) ?? []) {
      if (!away.has(importer)) away.set(importer, steps + 1);
    }
  }
  return away;
}

/**
 * Contract names of the calls whose answer goes through one of these sources; for a fault in a
 * route itself, only that route's.
 */
function callsTo(
  root: string,
  away: ReadonlyMap<string, number>,
  fault: { readonly file: string; readonly start: number },
): ReadonlySet<string> {
  const calls = new Set<string>();
  for (const file of away.keys()) {
    if (!file.endsWith('/routes.ts')) continue;
    const text = readFileSync(join(root, file), 'utf8');
    const reached = new Set<string>();
    walk(file, text, (node) => {
      if (node.type === 'ImportDeclaration' && isNode(node.source)) {
        const from = resolveImport(file, String(node.source.value));
        if (!from || !away.has(from)) return;
        for (const each of nodes(node.specifiers)) {
          if (isNode(each.local)) reached.add(String(each.local.name));
        }
      }
    });
    walk(file, text, (node) => {
      const [, , call, handler] = nodes(node.arguments);
      if (node.type !== 'CallExpression' || !isNode(node.callee)) return;
      if (node.callee.name !== 'serve' && node.callee.name !== 'serveVerb') return;
      if (!call || !handler) return;
      const name = text.slice(call.start, call.end).split('.').at(-1) ?? '';
      if (file === fault.file) {
        if (node.start <= fault.start && fault.start < node.end) calls.add(name);
        return;
      }
      const inside = text.slice(handler.start, handler.end).match(/\w+/g) ?? [];
      if (inside.some((word) => reached.has(word))) calls.add(name);
    });
  }
  return calls;
}

/** Words of five letters and more around a place, each once. */
function wordsAround(text: string, start: number): string[] {
  const lines = text.split('\n');
  const at = text.slice(0, start).split('\n').length - 1;
  const near = lines.slice(Math.max(0, at - LINES_AROUND), at + LINES_AROUND + 1).join('\n');
  return [...new Set(near.match(/[a-z]{5,}/gi))];
}

/** The folder of a module or submodule that a file, or its queries, belongs to. */
function moduleOf(file: string): string {
  return dirname(file).replace(/\/queries$/, '');
}

function shared(one: string, other: string): number {
  const theirs = dirname(other).split('/');
  const same = dirname(one)
    .split('/')
    .findIndex((folder, index) => folder !== theirs[index]);
  return same < 0 ? dirname(one).split('/').length : same;
}

/** Number of words that two file names share, as `cancel` and `cancelling` do. */
function sameWords(one: string, other: string): number {
  const theirs = wordsOf(other);
  return wordsOf(one).filter((word) => theirs.includes(word)).length;
}

function wordsOf(file: string): string[] {
  const name = file.slice(file.lastIndexOf('/') + 1).replace(/(\.test)?\.tsx?$/, '');
  return name
    .split('-')
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 5));
}

import { execFileSync, type StdioOptions } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
/** Packages that past versions need and this one does not. */
const PACKAGES_OF_PAST = join(import.meta.dirname, 'node_modules');

/** A commit with migrations, and the one before it, by their names in git. */
export interface Step {
  readonly before: string;
  readonly with: string;
  readonly migrations: readonly string[];
}

/**
 * Every such commit with a complete server before it, oldest first; empty without the full history.
 */
export function stepsOfHistory(): Step[] {
  if (!isWhole()) return [];
  const wanted = ['--reverse', '--format=%H', '--diff-filter=A', '--', 'server/migrations'];
  return git('log', ...wanted)
    .split('\n')
    .filter(Boolean)
    .flatMap((commit) => {
      const before = git('rev-parse', `${commit}^`).trim();
      const files = git('ls-tree', '--name-only', before, WHOLE).trim();
      if (!files) return [];
      const added = git('show', '--format=', '--name-only', '--diff-filter=A', commit, '--', WHERE);
      const migrations = added
        .trim()
        .split('\n')
        .map((path) => path.slice(WHERE.length + 1));
      return [{ before, with: commit, migrations }];
    });
}

/**
 * Whether this clone has its full history: an archive has none, and a shallow clone begins
 * somewhere.
 */
function isWhole(): boolean {
  try {
    return git('rev-parse', '--is-shallow-repository').trim() === 'false';
  } catch {
    return false;
  }
}

/**
 * From this migration on a version can book from packages, and so has all that this drill requests.
 */
const WHOLE = 'server/migrations/0011-price-of-purchases.sql';
const WHERE = 'server/migrations';

/** Checks a version out into `folder`, with the packages installed here; answers its `main.ts`. */
export function layOut(commit: string, folder: string): string {
  unpack(commit, folder, ['contract', 'server', 'package.json']);
  const modules = join(folder, 'node_modules');
  for (const installed of [join(ROOT, 'node_modules'), PACKAGES_OF_PAST]) link(installed, modules);
  mkdirSync(join(modules, '@limber'));
  for (const name of ['contract', 'server']) {
    symlinkSync(join(folder, name), join(modules, '@limber', name));
  }
  const own = join(ROOT, 'server/node_modules');
  if (existsSync(own)) symlinkSync(own, join(folder, 'server/node_modules'));
  return join(folder, 'server/src/main.ts');
}

/** Links each package of one folder into another, if it is missing there. */
function link(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === '@limber') continue;
    if (name.startsWith('@')) link(join(from, name), join(to, name));
    else if (!existsSync(join(to, name))) symlinkSync(join(from, name), join(to, name));
  }
}

/** Checks the migrations of a version out into `folder`; answers where they are. */
export function layOutMigrations(commit: string, folder: string): string {
  unpack(commit, folder, [WHERE]);
  return join(folder, WHERE);
}

function unpack(commit: string, folder: string, paths: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', commit, ...paths], {
    cwd: ROOT,
    maxBuffer: 2 ** 30,
  });
  execFileSync('tar', ['x', '-C', folder], { input: archive });
}

function git(...args: string[]): string {
  const stdio: StdioOptions = ['ignore', 'pipe', 'pipe'];
  return execFileSync('git', args, { cwd: ROOT, stdio, encoding: 'utf8', maxBuffer: 2 ** 26 });
}

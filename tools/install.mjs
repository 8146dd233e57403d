// Runs on any Node, before anything is installed: only node: modules here.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { currentBuild, makeBuild } from './web-build.mjs';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const windows = process.platform === 'win32';

/** The Node that the lockfile names, as npm installed it. */
export const node = join(root, 'node_modules/node/bin', windows ? 'node.exe' : 'node');

/**
 * Environment with `node` and the tools of node_modules first on the PATH. Code compiled at one start
 * of a program is cached for the next, which then takes half as long.
 */
export function toolEnv(extra = {}) {
  const path = join(root, 'node_modules/.bin') + (windows ? ';' : ':') + (process.env.PATH ?? '');
  const compiled = join(root, 'node_modules/.cache/compiled');
  return { NODE_COMPILE_CACHE: compiled, ...process.env, PATH: path, ...extra };
}

/** Runs `npm ci` when node_modules is missing or older than the lockfile. */
export function installWhenNeeded() {
  const stamp = join(root, 'node_modules/.limber-installed');
  const wanted = fingerprint([join(root, 'package-lock.json')]) + process.arch + process.platform;
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted || !nodeWorks()) {
    console.log('Installing what package-lock.json names. The first time this takes a minute.');
    run(npm(), ['ci', '--no-audit', '--no-fund'], { env: outsideEnv() });
    installNode();
    writeFileSync(stamp, wanted);
  }
}

/** Builds of the web, each in its own folder. */
export const webBuilds = join(root, 'web/build');

/**
 * Builds the web when its sources differ from those of the last build below `builds`. Nothing else
 * matters, no address either: processes at several addresses serve the same build.
 */
export function buildWebWhenNeeded(builds = webBuilds, fill = buildWeb) {
  const sources = ['web', 'contract', 'package-lock.json'].map((name) => join(root, name));
  const wanted = () => fingerprint(sources.flatMap(files));
  const current = currentBuild(builds);
  if (current && basename(current) === wanted()) return;
  console.log('Building the web.');
  makeBuild(builds, fill, wanted);
}

/** The same in a process of its own, beside other work; resolves when it is built. */
export async function buildWebAside() {
  const built = "import('./tools/install.mjs').then((install) => install.buildWebWhenNeeded())";
  const child = spawn(node, ['-e', built], { cwd: root, stdio: 'inherit', env: toolEnv() });
  const [status] = await once(child, 'close');
  if (status !== 0) process.exit(status ?? 1);
}

function buildWeb(folder) {
  const env = toolEnv({ NODE_ENV: 'production', WEB_BUILD: relative(join(root, 'web'), folder) });
  run(npm(), ['run', 'build', '--workspace=web'], { env });
  for (const tool of ['slim-manifest', 'compress'])
    run(node, [`tools/${tool}.mjs`, join(folder, 'client')]);
}

/**
 * Runs a command with its output in the terminal; a failure ends this process with its exit code.
 */
export function run(command, args, options = {}) {
  const done = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: windows,
    ...options,
  });
  if (done.error) console.error(`${command} could not be started: ${done.error.message}`);
  if (done.status !== 0) process.exit(done.status ?? 1);
}

/** npm cannot run on the Node of node_modules while it replaces that folder. */
function outsideEnv() {
  const own = join(root, 'node_modules', '.bin');
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => resolve(folder) !== own);
  return { ...process.env, PATH: path.join(delimiter) };
}

/** The npm that runs this script, or the one on the PATH; on Windows it needs a shell. */
function npm() {
  return windows ? 'npm.cmd' : 'npm';
}

function nodeWorks() {
  return spawnSync(node, ['--version']).status === 0;
}

/**
 * npm may be configured to skip install scripts, but the `node` package gets its binary from one.
 */
function installNode() {
  if (nodeWorks()) return;
  const folder = join(root, 'node_modules/node');
  run(process.execPath, ['installArchSpecificPackage.js'], { cwd: folder });
}

/** Neither what is made nor what only tests. */
const aside =
  /^(node_modules|build|\.react-router|tsconfig\.tsbuildinfo|.*\.test\.tsx?|vitest\.config\.ts)$/;

function files(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !aside.test(name))
    .sort()
    .flatMap((name) => files(join(path, name)));
}

function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths)
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path));
  return hash.digest('hex');
}

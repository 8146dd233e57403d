// npm run calls: writes the client's endpoints from the contract and the table of stale tags. With
// --check it only reports differences.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findDrift, routesIn, writeCalls } from './calls/write-calls.mjs';

const root = resolve(import.meta.dirname, '..');
const contract = join(root, 'contract/src');
const api = join(root, 'web/app/state/api');
const folder = join(api, 'calls');

const load = (path) => import(pathToFileURL(path).href);

/** File names to texts, for every contract file that declares calls. */
async function wantedFiles() {
  const { stale } = await load(join(api, 'what-goes-stale.ts'));
  const unused = new Set(Object.keys(stale));
  const wanted = new Map();
  for (const name of filesIn(contract)) {
    const routes = routesIn(await load(join(contract, name)));
    if (routes.length > 0) wanted.set(name, writeCalls(name, routes, stale));
    for (const [call] of routes) unused.delete(call);
  }
  if (unused.size > 0)
    throw new Error(`what-goes-stale.ts: the contract has no ${[...unused].join(', ')}.`);
  return wanted;
}

function standingFiles() {
  const names = existsSync(folder) ? filesIn(folder) : [];
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/** Paths within a folder, with slashes on every system. */
function filesIn(within) {
  const paths = readdirSync(within, { recursive: true }).map((path) => path.replaceAll('\\', '/'));
  return paths.filter((path) => path.endsWith('.ts')).sort();
}

const wanted = await wantedFiles();
const drift = findDrift(wanted, standingFiles());
if (process.argv.includes('--check')) {
  for (const name of drift) {
    console.error(`${name}: differs from contract/src/${name} and what-goes-stale.ts.`);
  }
  if (drift.length > 0) console.error('npm run calls writes the calls again.');
  process.exitCode = drift.length > 0 ? 1 : 0;
} else {
  for (const name of drift) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    if (wanted.has(name)) writeFileSync(join(folder, name), wanted.get(name));
    else rmSync(join(folder, name));
  }
}
console.log(drift.length > 0 ? `${drift.length} files.` : 'The calls are those of the contract.');

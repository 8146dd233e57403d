import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, dirname, join, posix, relative, sep } from 'node:path';
import { findCycles } from './find-cycles.mjs';
import { findImports } from './find-imports.mjs';
import { defaultExports, emptyNames, moduleOrder, rooms, wingOrder } from './plan.mjs';

const PLACES = ['contract', 'server', 'web', 'e2e', 'bench', 'battery', 'tools'];
const NOT_OURS = new Set(['node_modules', 'build', 'data', '.react-router', 'test-results']);
const SOURCE = /\.(?:ts|tsx|mts|mjs|js|jsx)$/;

/** Number of sources in a folder that one still finds one's way among; tests do not count. */
const MOST_SOURCES = 25;

/** Imports of each source below `root`, by its path from there. */
export function readSources(root) {
  const files = PLACES.flatMap((place) => listFiles(join(root, place)))
    .map((file) => relative(root, file).split(sep).join('/'))
    .filter((path) => SOURCE.test(path))
    .sort();
  return new Map(
    files.map((path) => [path, findImports(path, readFileSync(join(root, path), 'utf8'))]),
  );
}

/** Every violation of the plan below `root`, one sentence each: of files, cycles and folders. */
export function checkRooms(root, found = readSources(root)) {
  const files = [...found.keys()];
  return [
    ...files.flatMap((path) => [...checkName(path), ...checkFile(root, path, found.get(path))]),
    ...checkCycles(found),
    ...checkFolders(files),
  ];
}

/** Pairs of a server module and one that it imports; tests do not count. */
export function importsOfModules(found) {
  const moduleOf = (path) => /^server\/src\/modules\/([^/]+)\//.exec(path)?.[1];
  return [...found].flatMap(([path, { imports }]) => {
    const module = moduleOf(path);
    if (!module || path.includes('.test.')) return [];
    return imports
      .map(({ from }) => moduleOf(targetOf(path, from) ?? ''))
      .filter((target) => target !== undefined)
      .map((target) => [module, target]);
  });
}

/** Types count too: to understand one file of a cycle one has to read all of them. */
function checkCycles(found) {
  const graph = new Map(
    [...found].map(([path, { imports }]) => [
      path,
      imports.map(({ from }) => targetOf(path, from)).filter((target) => found.has(target)),
    ]),
  );
  return findCycles(graph).map(
    (cycle) => `${cycle[0]}: imports itself in a circle of ${cycle.join(', ')}.`,
  );
}

function checkFolders(files) {
  const sources = files.filter((path) => !/\.(?:test|spec)\.\w+$/.test(path));
  const folders = Map.groupBy(sources, dirname);
  return [...folders]
    .filter(([, inside]) => inside.length > MOST_SOURCES)
    .map(([folder, { length }]) => `${folder}: ${length} sources are more than ${MOST_SOURCES}.`);
}

function checkName(path) {
  const name = basename(path).split('.')[0] ?? '';
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)) return [`${path}: a file is named in kebab-case.`];
  if (emptyNames.test(name)) return [`${path}: "${name}" does not say what is in the file.`];
  return [];
}

function checkFile(root, path, { imports, hasDefault }) {
  const breaches = imports
    .map((each) => checkImport(root, path, each))
    .filter((breach) => breach !== null)
    .map((breach) => `${path}: ${breach}`);
  if (hasDefault && !defaultExports.test(path) && !routeModules(root).has(path)) {
    breaches.push(`${path}: a default export is for route modules and configuration.`);
  }
  return breaches;
}

/** Files named in `routes.ts`: layouts are route modules wherever they are. */
function routeModules(root) {
  const map = join(root, 'web/app/routes.ts');
  if (!existsSync(map)) return new Set();
  const named = readFileSync(map, 'utf8').matchAll(/'([^']+\.tsx)'/g);
  return new Set([...named].map(([, file]) => `web/app/${file}`));
}

function checkImport(root, path, { from, typeOnly }) {
  const here = placeOf(path);
  // Configuration beside the layers imports only vendors.
  const target = targetOf(path, from);
  if (target === null) return checkPackage(root, path, here, from);
  if (!SOURCE.test(target) || target.includes('/+types/')) return null;
  // A workspace is installed by its name; beside another its folder may be elsewhere.
  if (target.startsWith('contract/src/') && from.startsWith('.') && !path.startsWith('contract/')) {
    return `imports ${target} by its folder, and not as @limber/contract.`;
  }
  const there = placeOf(target);
  if (!there) return `imports ${target}, which is in no room.`;
  if (!here) return `imports ${target}, though it is in no room itself.`;
  const allowed = here.room.may.some((entry) => {
    const [, own, name, types] = /^(own )?(.*?)( types)?$/.exec(entry);
    if (name !== there.room.name) return false;
    if (own && here.flat !== there.flat) return false;
    return !types || typeOnly;
  });
  if (!allowed) return `${here.room.name} may not import ${there.room.name} (${target}).`;
  return checkOrder(here, there, path, target) ?? checkWings(path, target);
}

function checkOrder(here, there, path, target) {
  const inModules = (file) => file.startsWith('server/src/modules/');
  if (here.room.name === 'server test' || !inModules(path) || !inModules(target)) return null;
  const [ours, theirs] = [here.flat, there.flat].map((flat) => moduleOrder.indexOf(flat));
  if (ours < 0) return `the module ${here.flat} has no place in the order of modules.`;
  if (theirs <= ours) return null;
  return `module ${here.flat} may not import module ${there.flat}, which comes after it.`;
}

function checkWings(path, target) {
  const wingOf = (file) => /^web\/app\/pages\/desk\/([^/]+)\//.exec(file)?.[1];
  const [ours, theirs] = [wingOf(path), wingOf(target)];
  if (!ours || path.includes('.test.') || !target.startsWith('web/app/pages/desk/')) return null;
  if (!wingOrder.includes(ours)) return `${ours} is no wing of the desk.`;
  if (wingOrder.indexOf(theirs) >= wingOrder.indexOf(ours)) return null;
  return `the wing ${ours} may not import ${theirs ?? basename(target)}, which is above it.`;
}

function checkPackage(root, path, here, from) {
  const builtin = isBuiltin(from);
  if (builtin && !/^(?:contract\/src|web\/app)\//.test(path)) return null;
  // Tests, and code that prerenders pages, run in Node.
  if (builtin && /\.test\.tsx?$|\.server\.tsx$/.test(path)) return null;
  if (builtin) return `${from} is not there in a browser.`;
  if (from.startsWith('virtual:')) return null;
  const name = from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');
  const listed = here?.room.packages;
  if (listed && !path.includes('.test.') && !listed.some((each) => matches(each, name))) {
    return `${here.room.name} may not import the package ${name}.`;
  }
  const declaredBy = here?.room.declaredBy ?? [workspaceOf(path)];
  if (declaredBy.some((folder) => declares(root, folder, name))) return null;
  return `${name} is not in the package.json of ${declaredBy.join(' or ')}.`;
}

const matches = (pattern, name) =>
  pattern.endsWith('/*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;

function workspaceOf(path) {
  const folder = path.split('/')[0] ?? '';
  return ['contract', 'server', 'web'].includes(folder) ? folder : '.';
}

function declares(root, folder, name) {
  const file = join(root, folder, 'package.json');
  if (!existsSync(file)) return false;
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(file, 'utf8'));
  return name in dependencies || name in devDependencies;
}

/** Path of the imported file from the root, or null for a package. */
function targetOf(path, from) {
  const contract = /^@limber\/contract\/(.+)$/.exec(from);
  if (contract) return `contract/src/${contract[1]}`;
  if (from.startsWith('.')) return posix.join(dirname(path), from.replace(/\?.*$/, ''));
  return null;
}

function placeOf(path) {
  for (const room of rooms) {
    const found = room.files.exec(path);
    if (found) return { room, flat: found[1] ?? null };
  }
  return null;
}

function listFiles(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? listFiles(path) : [path];
  });
}

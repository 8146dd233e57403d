// node tools/slim-manifest.mjs CLIENT: takes out of a build's list of routes what only the server reads.
// Every page of a client loads that list, also the entries of the desk.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Pages with the files that each imports; the server names them to the browser beforehand. */
const FOR_THE_SERVER = 'pages.json';

const MANIFEST = /^(window\.__reactRouterManifest\s*=\s*)(\{[\s\S]*\})/;

/** Keeps the whole list in `pages.json`, and a shorter one for the browser. */
export function slimManifest(client) {
  const assets = join(client, 'assets');
  const name = readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error(`${client} holds no list of routes.`);
  const script = readFileSync(join(assets, name), 'utf8');
  const [, assignment, json] = MANIFEST.exec(script) ?? [];
  if (!json) throw new Error(`${name} is written otherwise than expected.`);
  const manifest = JSON.parse(json);
  writeFileSync(join(client, FOR_THE_SERVER), json);
  const routes = Object.entries(manifest.routes).map(([id, route]) => [id, forBrowser(route)]);
  const slim = { ...manifest, routes: Object.fromEntries(routes) };
  writeFileSync(join(assets, name), `${assignment}${JSON.stringify(slim)};`);
}

/** What is false or undefined need not be said. A script names its own imports. */
function forBrowser({ imports: _, ...route }) {
  return Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false));
}

if (process.argv[1]?.endsWith('slim-manifest.mjs')) slimManifest(process.argv[2]);

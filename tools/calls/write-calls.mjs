const LINE_WIDTH = 100;

/** The calls that a module of the contract exports, as [name, route]. Files are no calls: they are linked. */
export function routesIn(module) {
  return Object.entries(module).filter(
    ([, value]) =>
      typeof value === 'object' &&
      value !== null &&
      'path' in value &&
      'replies' in value &&
      !/^(?:image|text)\//.test(value.file ?? ''),
  );
}

/**
 * The client's file for one file of the contract: of each call its method and its address, and its
 * types by name. Throws when a call cannot be asked by names alone, see {@link refuseUnclear}.
 */
export function writeCalls(file, routes) {
  const up = '../'.repeat(file.split('/').length);
  const kinds = [...new Set(routes.map(([, route]) => kindOf(route)))].sort();
  return [
    `// Written by \`npm run calls\` from contract/src/${file}; a change belongs there.`,
    `import type * as contract from '@limber/contract/${file}';`,
    ...kinds.map((kind) => `import { ${kind} } from '${up}${kind}.ts';`),
    '',
    ...routes.map(([name, route]) => writeCall(name, route)),
    '',
  ].join('\n');
}

/** Names of the files that are missing, differ, or stand though nothing declares them. */
export function findDrift(wanted, standing) {
  return [...new Set([...wanted.keys(), ...standing.keys()])].filter(
    (name) => wanted.get(name) !== standing.get(name),
  );
}

/** As the formatter would write it. */
function writeCall(name, route) {
  refuseUnclear(name, route);
  const { method, path } = route;
  const start = `export const ${name} = ${kindOf(route)}<typeof contract.${name}>(`;
  const line = `${start}'${method}', '${path}');`;
  return line.length <= LINE_WIDTH ? line : `${start}\n  '${method}',\n  '${path}',\n);`;
}

function kindOf(route) {
  if (route.upload) return 'upload';
  // The only header is the key of what is answered once.
  return route.headers ? 'write' : 'call';
}

/**
 * A caller gives all parts together by name, so no name may stand in two of them, a GET can have no
 * body and no other call a query.
 */
function refuseUnclear(name, { method, path, params, query, body }) {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, part]) => part);
  const namesOf = (schema) => Object.keys(schema?.properties ?? {});
  const others = [...namesOf(query), ...namesOf(body)];
  if (method === 'GET' ? body : query) {
    throw new Error(`${name}: ${method} takes ${method === 'GET' ? 'a query' : 'a body'} only.`);
  }
  const twice = inPath.find((part) => others.includes(part));
  if (twice) throw new Error(`${name}: "${twice}" stands in the path and beside it.`);
  if (inPath.sort().join() !== namesOf(params).sort().join()) {
    throw new Error(`${name}: the parts of ${path} are not those of its params.`);
  }
}

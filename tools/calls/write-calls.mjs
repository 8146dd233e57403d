/**
 * The calls that a contract module exports, as [name, route], without pictures, which are linked,
 * and streams.
 */
export function routesIn(module) {
  return Object.entries(module).filter(
    ([, value]) =>
      typeof value === 'object' &&
      value !== null &&
      'path' in value &&
      'replies' in value &&
      !/^image\/|event-stream|calendar|pkpass/.test(value.file ?? ''),
  );
}

/**
 * The client's file for one contract file: each call's endpoint and hook, with its line of `stale`;
 * for a call written by hand only its request. Throws when the arguments of a call cannot be given
 * by name alone, see {@link refuseUnclear}, or when a line of `stale` does not fit its call.
 */
export function writeCalls(file, routes, stale = {}) {
  const up = '../'.repeat(file.split('/').length);
  const isOfDesk = file.startsWith('desk/');
  const calls = routes.map(([name, route]) => {
    refuseUnclear(name, route);
    return writeCall(name, route, stale[name] ?? {}, isOfDesk);
  });
  const code = calls.join('\n');
  return [
    `// Written by \`npm run calls\` from contract/src/${file} and what-goes-stale.ts; a change belongs there.`,
    `import type * as contract from '@limber/contract/${file}';`,
    ...Object.entries(sources).flatMap(([from, names]) => {
      const used = names.filter((name) => new RegExp(`\\b${name}[<(]|: ${name}\\b`).test(code));
      return used.length > 0 ? [`import { ${used.join(', ')} } from '${up}${from}';`] : [];
    }),
    '',
    code,
    '',
  ].join('\n');
}

/** Names of files that are missing, differ, or stand without a declaration. */
export function findDrift(wanted, standing) {
  return [...new Set([...wanted.keys(), ...standing.keys()])].filter(
    (name) => wanted.get(name) !== standing.get(name),
  );
}

/** Where each name is imported from, relative to the calls' folder, in the formatter's order. */
const sources = {
  '../store-account.ts': ['storeAccount'],
  'call.ts': ['call', 'upload', 'write'],
  'desk-call.ts': ['downloadFile', 'downloadText', 'live'],
  'endpoint.ts': ['mutation', 'pages', 'query', 'whenDone'],
  'paged-lists.ts': ['readList'],
};

function writeCall(name, route, line, isOfDesk) {
  const { method, path } = route;
  const request = `${requestOf(route, line)}<typeof contract.${name}>('${method}', '${path}')`;
  if (line.byHand) return `export const ${name} = ${request};`;
  const kind = kindOf(name, route, line);
  const options = optionsOf(line);
  // The desk's answers are never stored by a browser, which recognises them by this name: see
  // `packTree`.
  const args = [`'${isOfDesk ? 'desk/' : ''}${name}'`, request];
  if (options.length > 0) args.push(`{ ${options.join(', ')} }`);
  return `export const ${name} = ${kind}(${args.join(', ')}), ${hookOf(name, kind, line)};`;
}

/** The function of `call.ts` or `desk-call.ts` that makes the request. */
function requestOf(route, { byItself }) {
  if (route.upload) return 'upload';
  if (route.file) return route.file.startsWith('text/') ? 'downloadText' : 'downloadFile';
  if (byItself) return 'live';
  // The only header is the key of a request that is handled once.
  return route.headers ? 'write' : 'call';
}

/** The function of `endpoint.ts` that makes the endpoint. */
function kindOf(name, { method, file }, line) {
  const kind = line.kind ?? (method === 'GET' && !file ? 'query' : 'mutation');
  const refused =
    kind === 'query'
      ? ['invalidates', 'onlyWhenDone']
      : ['provides', 'keepUnusedDataFor', 'pages', 'lazy'];
  const wrong = refused.find((flag) => flag in line);
  if (wrong) throw new Error(`${name}: "${wrong}" is not for a ${kind}.`);
  return line.pages ? 'pages' : kind;
}

/** RTK Query's own options. */
function optionsOf(line) {
  const { provides, invalidates, onlyWhenDone, keepUnusedDataFor } = line;
  const listed = (tags) => tags.map((tag) => `'${tag}'`).join(', ');
  return [
    typeof line.pages === 'number' && `limit: ${line.pages}`,
    line.rows && 'transformResponse: readList',
    provides && `providesTags: [${listed(provides)}]`,
    invalidates &&
      `invalidatesTags: ${onlyWhenDone ? `whenDone(${listed(invalidates)})` : `[${listed(invalidates)}]`}`,
    keepUnusedDataFor !== undefined && `keepUnusedDataFor: ${keepUnusedDataFor}`,
    line.account && 'onQueryStarted: storeAccount',
    line.anonymous && 'extraOptions: { anonymous: true }',
  ].filter(Boolean);
}

const hooks = { query: 'Query', pages: 'InfiniteQuery', mutation: 'Mutation' };

function hookOf(name, kind, { lazy }) {
  const [use, what] = [lazy ? 'useLazy' : 'use', hooks[kind]];
  return `${use}${name[0].toUpperCase()}${name.slice(1)}${what} = ${name}.${use}${what}`;
}

/**
 * A caller gives all arguments by name, so a name may stand in only one part; a GET has no body and
 * other calls no query.
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

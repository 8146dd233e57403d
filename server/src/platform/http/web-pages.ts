import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from '../cannot-start.ts';

/**
 * The `Link` header of the page at a path such as `/user/profile`, which names the scripts and
 * styles that it will request; null where the web has no page.
 */
export type LinkOfPage = (path: string) => string | null;

/** Written by `tools/slim-manifest.mjs`. */
const LIST = 'pages.json';

interface RouteEntry {
  id: string;
  parentId?: string;
  path?: string;
  module?: string;
  imports?: string[];
  css?: string[];
}

/**
 * Reads the web's own list of routes, which its build leaves for the server, so that there is no
 * second one. Files named in these pages' `html` are included: over HTTP/1.1 a browser
 * requests six files at a time, starting with the styles, then the largest. Throws when the build
 * has no such list.
 */
export function readPages(folder: string, files: Set<string>, html: string): LinkOfPage {
  if (!files.has(LIST))
    throw new CannotStart(`The web build in ${folder} lists no routes; build it again.`);
  const list = readFileSync(join(folder, LIST), 'utf8');
  const routes: Record<string, RouteEntry> = JSON.parse(list).routes;
  const named = [...html.matchAll(/<link[^>]+href="(\/assets\/[^"]+)"/g)].map(
    ([, file = '']) => file,
  );
  const size = (file: string) => statSync(join(folder, file), { throwIfNoEntry: false })?.size ?? 0;
  const rank = (file: string) => (file.endsWith('.css') ? Number.POSITIVE_INFINITY : size(file));
  const pages = Object.values(routes)
    .map((route) => ({ path: fullPath(route, routes), needs: filesOf(route, routes) }))
    .filter(({ path }) => !path.endsWith('*'))
    .map(({ path, needs }) => {
      const early = [...new Set([...named, ...needs])].toSorted((a, b) => rank(b) - rank(a) || 0);
      return { matches: pattern(path), link: early.map(preload).join(', ') };
    });
  return (path) => pages.find(({ matches }) => matches.test(path))?.link ?? null;
}

/** One entry of a `Link` header: the browser fetches the file while it reads the page. */
function preload(file: string): string {
  return `<${file}>; rel=${file.endsWith('.css') ? 'preload; as=style' : 'modulepreload'}`;
}

function filesOf(route: RouteEntry, routes: Record<string, RouteEntry>): string[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  const { module, imports = [], css = [] } = route;
  return [
    ...(parent ? filesOf(parent, routes) : []),
    ...(module ? [module] : []),
    ...imports,
    // A style that a script asks for too is written with an empty fragment.
    ...css.map((file) => file.replace(/#$/, '')),
  ];
}

function fullPath(route: RouteEntry, routes: Record<string, RouteEntry>): string {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  const above = parent ? fullPath(parent, routes) : '';
  return route.path ? `${above}/${route.path.replace(/^\/|\/$/g, '')}` : above;
}

/**
 * `/therapists/:id?` becomes an expression; a `*` below a segment matches everything that follows.
 */
function pattern(path: string): RegExp {
  const segments = path
    .split('/')
    .filter(Boolean)
    .map((segment) => {
      const optional = segment.endsWith('?');
      const plain = segment.replace(/\?$/, '').replace(/[.*+^${}()|[\]\\]/g, '\\$&');
      const matched = plain.startsWith(':') ? '/[^/]+' : `/${plain}`;
      return optional ? `(?:${matched})?` : matched;
    });
  return new RegExp(`^${segments.join('')}/?$`);
}

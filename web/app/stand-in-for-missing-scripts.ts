import { matchRoutes, type RouteObject } from 'react-router';

interface RouteOfManifest {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly index?: boolean;
  /** Address of its script. */
  readonly module: string;
}

declare global {
  interface Window {
    __reactRouterManifest?: { readonly routes: Readonly<Record<string, RouteOfManifest>> };
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}

/**
 * After a reload: replaces each script of the page that fails to load by one that throws, so that
 * the reader is told. The router reloads the page for a missing script, and would do so endlessly.
 */
export async function standInForMissing(): Promise<void> {
  const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const modules = window.__reactRouterRouteModules;
  if (loading?.type !== 'reload' || !modules) return;
  await Promise.all(
    notYetHad(window.location).map(async ({ id, script }) => {
      await import(/* @vite-ignore */ script).catch((error: unknown) => {
        modules[id] = {
          default() {
            throw error;
          },
        };
      });
    }),
  );
}

/** Scripts of the page at an address that are not loaded yet, with their routes' ids. */
export function notYetHad({ pathname }: { pathname: string }): { id: string; script: string }[] {
  const had = window.__reactRouterRouteModules ?? {};
  const routes = Object.values(window.__reactRouterManifest?.routes ?? {});
  const matches = matchRoutes(childrenOf(undefined, routes), pathname) ?? [];
  return matches
    .map(({ route: { id = '', handle: script } }) => ({ id, script }))
    .filter(({ id }) => !(id in had));
}

/** The router's tree of its manifest, with each script as the handle. */
function childrenOf(
  parentId: string | undefined,
  routes: readonly RouteOfManifest[],
): RouteObject[] {
  return routes
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, module }) => {
      const named = { id, handle: module, ...(path === undefined ? {} : { path }) };
      return index ? { ...named, index } : { ...named, children: childrenOf(id, routes) };
    });
}

/**
 * Offline, stays on the page when a link leads to one whose script was never loaded, and calls
 * `say`. The router would load the address instead, and everything shown and typed would be
 * replaced by the browser's own page. Answers a function that ends this.
 */
export function stayWhenOffline(say: () => void): () => void {
  function stay(event: MouseEvent) {
    if (navigator.onLine) return;
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link) return;
    if (link.target !== '' || link.origin !== window.location.origin) return;
    if (notYetHad(link).length === 0) return;
    event.preventDefault();
    say();
  }
  // Before the links handle it themselves.
  document.addEventListener('click', stay, true);
  return () => document.removeEventListener('click', stay, true);
}

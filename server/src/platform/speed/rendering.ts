import { Turns } from './one-at-a-time.ts';
import { cacheRendered } from './rendering/cache-rendered.ts';
import { type RenderedPages, renderPages } from './rendering/render-pages.ts';

export type { RenderedPages } from './rendering/render-pages.ts';

/** How long a caller after a change waits: less than for any answer. */
const PATIENCE_MS = 2500;

/**
 * Keeps the pages rendered, by the web's build in `folder`, from what `read` returns: after a change
 * the next caller waits for them. Null as long as they could not be rendered; a failure is passed to
 * `warn`.
 */
export function keepPagesRendered<Reading>(
  folder: string,
  read: () => Reading,
  warn: (failure: unknown) => void,
  patienceMs = PATIENCE_MS,
): () => Promise<RenderedPages | null> {
  return cacheRendered(read, (reading) => renderPages(folder, reading), warn, patienceMs);
}

/** HTML of the public page at `path`, from the same reading as all of them. */
export type RenderPage = (reading: object, path: string) => Promise<string>;

/** Renders single pages by the web's build in `folder`, one after the other: each takes a process. */
export function pageRenderer(folder: string): RenderPage {
  const turns = new Turns();
  return (reading, path) =>
    turns.take('page', async () => {
      const [html = ''] = Object.values(await renderPages(folder, { ...reading, only: path }));
      return html;
    });
}

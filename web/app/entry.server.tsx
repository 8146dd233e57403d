import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { unknownTerms } from '@limber/contract/page-placeholders.ts';
import type { StudioTerms } from '@limber/contract/studio.ts';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { withEarlyRequests } from './early-requests.ts';
import { asFirstStep } from './first-step.ts';
import { serveTerms } from './lib/served-terms.ts';
import { paths } from './paths.ts';
import { scriptsAfterPaint } from './scripts-after-paint.ts';
import type { Products } from './state/empty-state.ts';
import { drawWith, startWith } from './state/store.ts';

// Placeholders are filled in when the page is served, so that it stays true when the studio changes
// its settings.
serveTerms(unknownTerms as unknown as StudioTerms);
startWith({});

/**
 * Renders the pages that the build writes as files. It waits for everything, even lazy parts, so
 * that a file is complete and needs no script to move its parts into place.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      // Nothing is deferred, to be moved into place by a script later.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const body = new PassThrough();
        headers.set('Content-Type', 'text/html');
        text(body)
          .then((html) => {
            resolve(new Response(asServed(html, request, context), { status, headers }));
          })
          .catch(reject);
        pipe(body);
      },
      onShellError: reject,
      onError: reject,
    });
  });
}

/** How a page's scripts are loaded. */
function asServed(html: string, { url }: Request, { isSpaMode }: EntryContext): string {
  // The fallback shows nothing without its scripts.
  if (isSpaMode) return withEarlyRequests(html);
  const path = new URL(url).pathname.replace(/\/$/, '');
  if (path === paths.booking) return asFirstStep(html);
  const isOwn = path === paths.profile || path === paths.userProfile;
  return scriptsAfterPaint(waitForFirstScreen(html), isOwn ? 'paint' : 'pictures');
}

/**
 * A prerendered page is not painted before the end of its first screen: the parser may stop
 * anywhere, and centred content would move when the rest arrives.
 */
function waitForFirstScreen(html: string): string {
  if (!html.includes('id="first-screen"')) return html;
  const wait = '<link rel="expect" href="#first-screen" blocking="render"/>';
  return html.replace('<link rel="stylesheet"', (link) => wait + link);
}

/**
 * Renders the wizard's first step for a first visit, in English. The build itself has no products;
 * the server calls this whenever they change.
 */
export async function renderFirstStep(build: ServerBuild, products: Products): Promise<string> {
  drawWith(products);
  const reply = await createRequestHandler(build)(
    new Request(`http://limber.invalid${paths.booking}`),
  );
  if (!reply.ok) throw new Error(`The first step was answered with ${reply.status}.`);
  return reply.text();
}

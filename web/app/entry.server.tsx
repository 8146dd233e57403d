import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { unknownTerms } from '@limber/contract/site.ts';
import type { StudioTerms } from '@limber/contract/studio.ts';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { withEarlyQuestions } from './ask-early.ts';
import { serveTerms } from './lib/served-terms.ts';
import { scriptsAfterPaint } from './scripts-after-paint.ts';

export { drawFirstStep } from './draw-first-step.tsx';

// What is drawn is filled in when it is served, so that it stays true when the studio changes them.
serveTerms(unknownTerms as unknown as StudioTerms);

/**
 * Draws the pages that the build writes as files. It waits for everything, also for what the
 * browser will fetch later, so that a file is whole and needs no script to put its parts in place.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      // Nothing is put aside to be moved into place by a script later.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const body = new PassThrough();
        headers.set('Content-Type', 'text/html');
        text(body)
          .then((html) => {
            // The fallback shows nothing without its scripts.
            const page = context.isSpaMode ? withEarlyQuestions(html) : scriptsAfterPaint(html);
            resolve(new Response(page, { status, headers }));
          })
          .catch(reject);
        pipe(body);
      },
      onShellError: reject,
      onError: reject,
    });
  });
}

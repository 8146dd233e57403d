import { Trans } from '@lingui/react/macro';
import { isRouteErrorResponse } from 'react-router';
import { paths } from '../paths.ts';
import { buttonLook } from '../ui/button-look.ts';

/** What shows when a page fails: the status or the message, and a way out. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <main className="container-page grid min-h-dvh place-content-center justify-items-center gap-4 text-center">
      <h1 className="display text-4xl sm:text-5xl">
        <Trans>Unexpected Application Error!</Trans>
      </h1>
      <p className="text-lg text-muted">{describe(error)}</p>
      {/* A full load, as the code of this page may be what failed. */}
      <a href={paths.home} className={buttonLook('primary', 'mt-4')}>
        <Trans>Go to Homepage</Trans>
      </a>
    </main>
  );
}

function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : String(error);
}

import { Trans, useLingui } from '@lingui/react/macro';
import { isRouteErrorResponse } from 'react-router';
import { paths } from '../../paths.ts';
import { buttonClasses } from '../../ui/button-classes.ts';
import { lazyPart } from '../../ui/lazy/lazy-part.tsx';
import { Logo } from '../layout/logo.tsx';
import { useStudio } from '../use-studio.ts';
import { DeadEnd } from './dead-end.tsx';

const ErrorPicture = lazyPart(async () => (await import('./error-picture.tsx')).ErrorPicture, {
  missing: () => null,
});

/** Shown when a page fails: the status or message, links, and contacts. */
export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useLingui();
  const { brand } = useStudio();
  return (
    <DeadEnd
      home={
        // Full page loads, as this page's code may be what failed.
        <a href={paths.home} aria-label={t`${brand}, home`} className="mb-6 py-1">
          <Logo />
        </a>
      }
      title={<Trans>Unexpected Application Error!</Trans>}
      ways={
        <>
          <a href={paths.home} className={buttonClasses('primary')}>
            <Trans>Go to Homepage</Trans>
          </a>
          <button
            type="button"
            onClick={() => window.location.reload()}
            className={buttonClasses('secondary')}
          >
            <Trans>Try again</Trans>
          </button>
        </>
      }
      picture={<ErrorPicture />}
    >
      <p className="type-lead max-w-lg text-muted">
        <Trans>
          Something on this page went wrong. Your bookings are safe; please try once more, or ask
          us.
        </Trans>
      </p>
      <p className="border-s-2 border-line ps-4 text-sm text-muted wrap-anywhere">
        <bdi>{describe(error)}</bdi>
      </p>
    </DeadEnd>
  );
}

function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : String(error);
}

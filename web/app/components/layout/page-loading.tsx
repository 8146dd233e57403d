import { Trans } from '@lingui/react/macro';

/** Shown until the stored state and the page's code are loaded. */
export function PageLoading() {
  return (
    <p className="grid min-h-dvh place-items-center text-lg text-muted">
      <Trans>Loading...</Trans>
    </p>
  );
}

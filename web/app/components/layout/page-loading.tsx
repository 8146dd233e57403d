import { Trans } from '@lingui/react/macro';

/** Stands for a page until the stored state and the page's code are in. */
export function PageLoading() {
  return (
    <p className="grid min-h-dvh place-items-center text-lg text-muted">
      <Trans>Loading...</Trans>
    </p>
  );
}

import { Trans } from '@lingui/react/macro';
import { ErrorState } from '../error-state.tsx';

/** Shown in place of a part whose code failed to load. */
export function MissingPart(props: { onRetry(): void; retrying: boolean }) {
  return (
    <ErrorState title={<Trans>This part could not be loaded.</Trans>} {...props}>
      <Trans>Please check your connection and try again.</Trans>
    </ErrorState>
  );
}

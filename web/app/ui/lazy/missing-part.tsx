import { Trans } from '@lingui/react/macro';
import { ErrorState } from '../error-state.tsx';

/** What says in the place of a part that its code could not be had. */
export function MissingPart(props: { onRetry(): void; retrying: boolean }) {
  return (
    <ErrorState title={<Trans>This part could not be loaded.</Trans>} {...props}>
      <Trans>Please check your connection and try again.</Trans>
    </ErrorState>
  );
}

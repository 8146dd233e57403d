import { Trans } from '@lingui/react/macro';
import { Notice } from '../../../ui/notice.tsx';
import type { Cleared } from './what-was-cleared.ts';

/**
 * Lists earlier choices that a change has cleared. The live region stays rendered, so that it is
 * announced.
 */
export function ClearedNotice({ cleared }: { cleared: Cleared[] }) {
  return (
    <div role="status" className="mt-4 empty:hidden">
      {cleared.length > 0 && (
        <Notice>
          {cleared.includes('services') && (
            <p>
              <Trans>Your new choice stands in place of what you had chosen before.</Trans>
            </p>
          )}
          {cleared.includes('therapist') && (
            <p>
              <Trans>
                Your change does not fit the therapist chosen before. Please choose again.
              </Trans>
            </p>
          )}
          {cleared.includes('time') && !cleared.includes('therapist') && (
            <p>
              <Trans>
                Your change does not fit the time chosen before. Please choose a time again.
              </Trans>
            </p>
          )}
        </Notice>
      )}
    </div>
  );
}

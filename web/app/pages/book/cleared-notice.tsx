import { Trans } from '@lingui/react/macro';
import { Notice } from '../../ui/notice.tsx';
import type { Cleared } from './what-was-cleared.ts';

/** Says which earlier choices a change has taken away. The region stays, so that it is spoken. */
export function ClearedNotice({ cleared }: { cleared: Cleared[] }) {
  return (
    <div role="status" className="mt-4 empty:hidden">
      {cleared.length > 0 && (
        <Notice>
          {cleared.includes('therapist') ? (
            <Trans>
              Your change does not fit the therapist chosen before. Please choose again.
            </Trans>
          ) : (
            <Trans>
              Your change does not fit the time chosen before. Please choose a time again.
            </Trans>
          )}
        </Notice>
      )}
    </div>
  );
}

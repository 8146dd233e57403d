import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';

/**
 * Shown for a week without therapists, such as a new studio's first one, with a link for those who
 * may add one.
 */
export function NobodyYet({ mayTakeOn }: { mayTakeOn: boolean }) {
  return (
    <EmptyState
      title={<Trans>No therapist works here yet.</Trans>}
      action={
        mayTakeOn && (
          <Link to={paths.studioTherapists} className="desk-tool desk-edged">
            <Trans>To the therapists</Trans>
          </Link>
        )
      }
    >
      <Trans>Once there are therapists, their shifts of the week stand here.</Trans>
    </EmptyState>
  );
}

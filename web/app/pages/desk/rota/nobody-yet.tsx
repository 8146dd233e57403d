import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** A week without people, such as the first one of a studio; who may take somebody on finds the way. */
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
    />
  );
}

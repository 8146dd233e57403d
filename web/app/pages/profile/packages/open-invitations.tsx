import type { OpenInvitation } from '@limber/contract/sharing.ts';
import { ADULT_YEARS } from '@limber/contract/terms/people.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { InvitationText, InvitationTitle } from '../../../components/sharing/invitation-text.tsx';
import { useFailureText } from '../../../components/use-failure-text.ts';
import { dayOfInstant, formatDay } from '../../../lib/dates.ts';
import {
  useJoinPackageMutation,
  useLeavePackageMutation,
  useListOpenInvitationsQuery,
} from '../../../state/api/calls/sharing.ts';
import { type CallFailure, readFailure } from '../../../state/api/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/overlay/toast.tsx';

/** Invitations to the client's own address, to accept without looking for the mail. */
export function OpenInvitations() {
  const { data: open = [], isError, isFetching, refetch } = useListOpenInvitationsQuery();
  if (isError && open.length === 0)
    return (
      <div className="mb-6">
        <ErrorState
          title={<Trans>We could not load your invitations.</Trans>}
          onRetry={refetch}
          retrying={isFetching}
        />
      </div>
    );
  if (open.length === 0) return null;
  return (
    <ul className="mb-6 grid gap-4">
      {open.map((invitation) => (
        <Invited key={invitation.id} invitation={invitation} />
      ))}
    </ul>
  );
}

function Invited({ invitation }: { invitation: OpenInvitation }) {
  const { t } = useLingui();
  const [adult, setAdult] = useState(false);
  const [problem, setProblem] = useState<CallFailure>();
  const said = useFailureText(problem);
  const [join, joining] = useJoinPackageMutation();
  const [decline, declining] = useLeavePackageMutation();
  const { id, owner_first_name: owner, package_name: name, cap_minutes: cap } = invitation;
  const until = formatDay(dayOfInstant(invitation.invited_until));

  async function accept() {
    setProblem(undefined);
    const answer = await join({ id, adult });
    if (answer.error) return setProblem(readFailure(answer.error));
    showToast('success', answer.data.detail);
  }

  async function refuse() {
    setProblem(undefined);
    const answer = await decline({ id });
    if (answer.error) return setProblem(readFailure(answer.error));
    showToast('success', t`You have declined the invitation.`);
  }

  return (
    <li className="grid gap-4 rounded-card border border-primary/40 bg-tint p-5 sm:p-6">
      <div className="flex items-start gap-4">
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-full bg-surface text-primary"
        >
          <Users className="size-5.5" />
        </span>
        <div className="grid gap-1">
          <h3 className="text-lg font-bold wrap-anywhere">
            <InvitationTitle owner={owner} />
          </h3>
          <p>
            <InvitationText owner={owner} packageName={name} />
          </p>
          <p className="text-sm text-muted">
            {cap !== null && (
              <>
                <Trans>You may use up to {cap} min.</Trans>{' '}
              </>
            )}
            <Trans>The invitation is open until {until}.</Trans>
          </p>
        </div>
      </div>
      <ErrorNotice>
        {problem && (said.detail ?? t`We could not do that. Please try again.`)}
      </ErrorNotice>
      <Checkbox checked={adult} onChange={(event) => setAdult(event.target.checked)}>
        <Trans>I am {ADULT_YEARS} or older</Trans>
      </Checkbox>
      <div className="flex flex-wrap gap-3">
        <Button busy={joining.isLoading} disabled={!adult} onClick={accept}>
          <Trans>Accept the invitation</Trans>
        </Button>
        <Button tone="quiet" busy={declining.isLoading} onClick={refuse}>
          <Trans>Decline</Trans>
        </Button>
      </div>
    </li>
  );
}

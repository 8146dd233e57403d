import type { OwnedPackage } from '@limber/contract/packages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFailureText } from '../../../components/use-failure-text.ts';
import { useLeavePackageMutation } from '../../../state/api/calls/sharing.ts';
import { type CallFailure, readFailure } from '../../../state/api/failure.ts';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { showToast } from '../../../ui/overlay/toast.tsx';
import { DoOrKeep } from '../do-or-keep.tsx';

interface Props {
  owned: OwnedPackage;
  onClose(): void;
}

/** Asks a guest to confirm before they leave a shared package. */
export function LeaveDialog({ owned, onClose }: Props) {
  const { t } = useLingui();
  const [leave, { isLoading }] = useLeavePackageMutation();
  const [problem, setProblem] = useState<CallFailure>();
  const said = useFailureText(problem);
  const { name, owner_first_name: owner } = owned;

  async function submit() {
    setProblem(undefined);
    const answer = await leave({ id: owned.id });
    if (answer.error) {
      setProblem(readFailure(answer.error));
      return;
    }
    showToast('success', t`You no longer share the ${name}.`);
    onClose();
  }

  return (
    <Dialog open onClose={onClose} title={t`Leave this package?`} closeLabel={t`Close`}>
      <div className="grid gap-5">
        <ErrorNotice>
          {problem && (said.detail ?? t`We could not do that. Please try again.`)}
        </ErrorNotice>
        <p>
          <Trans>
            You will no longer book from the {name} that {owner} shares with you. Sessions you have
            booked stay booked. To come back you need a new invitation.
          </Trans>
        </p>
        <DoOrKeep
          does={<Trans>Leave package</Trans>}
          tone="danger"
          busy={isLoading}
          onDo={submit}
          keeps={<Trans>Stay</Trans>}
          onKeep={onClose}
          inDialog
        />
      </div>
    </Dialog>
  );
}

import type { OwnedPackage } from '@limber/contract/packages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFailureText } from '../../../components/use-failure-text.ts';
import { useLeavePackageMutation } from '../../../state/api/calls/sharing.ts';
import { type CallFailure, readFailure } from '../../../state/api/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { showToast } from '../../../ui/overlay/toast.tsx';

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
        {problem && (
          <Notice tone="err" alert>
            {said.detail ?? t`We could not do that. Please try again.`}
          </Notice>
        )}
        <p>
          <Trans>
            You will no longer book from the {name} that {owner} shares with you. Sessions you have
            booked stay booked. To come back you need a new invitation.
          </Trans>
        </p>
        <div className="flex flex-wrap gap-3 max-sm:*:flex-1 max-sm:*:px-4! max-sm:*:whitespace-nowrap">
          <Button tone="danger" busy={isLoading} onClick={submit}>
            <Trans>Leave package</Trans>
          </Button>
          <Button tone="secondary" onClick={onClose}>
            <Trans>Stay</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

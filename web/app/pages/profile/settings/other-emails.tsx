import type { Account } from '@limber/contract/accounts.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFailureText } from '../../../components/use-failure-text.ts';
import { useSignOut } from '../../../components/use-sign-out.ts';
import { useTakeOffOwnAddressMutation } from '../../../state/api/calls/accounts.ts';
import { type CallFailure, readFailure } from '../../../state/api/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { showToast } from '../../../ui/overlay/toast.tsx';
import { DoOrKeep } from '../do-or-keep.tsx';

/** Further sign-in addresses of the account, from a merge by the studio. */
export function OtherEmails({ account }: { account: Account }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState<string>();
  return (
    <div className="grid gap-3">
      <p className="max-w-prose text-muted">
        <Trans>
          The studio has made one account of two. These addresses sign in to it too. Remove one that
          you no longer use, or that others can read.
        </Trans>
      </p>
      <ul className="grid gap-2">
        {account.other_emails.map((email) => (
          <li key={email} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <bdi dir="ltr" className="[overflow-wrap:anywhere]" translate="no">
              {email}
            </bdi>
            <Button
              tone="secondary"
              aria-label={t`Remove ${email}`}
              onClick={() => setAsking(email)}
            >
              <Trans>Remove</Trans>
            </Button>
          </li>
        ))}
      </ul>
      {asking && (
        <RemoveDialog
          email={asking}
          stays={account.email ?? ''}
          onClose={() => setAsking(undefined)}
        />
      )}
    </div>
  );
}

interface Props {
  email: string;
  /** The address that remains for signing in. */
  stays: string;
  onClose(): void;
}

function RemoveDialog({ email, stays, onClose }: Props) {
  const { t } = useLingui();
  const [problem, setProblem] = useState<CallFailure>();
  const { detail } = useFailureText(problem);
  const [takeOff, { isLoading }] = useTakeOffOwnAddressMutation();
  const signOut = useSignOut();

  async function remove() {
    setProblem(undefined);
    const answer = await takeOff({ email });
    if (answer.error) return setProblem(readFailure(answer.error));
    await signOut();
    showToast('success', answer.data.detail);
  }

  return (
    <Dialog open onClose={onClose} title={t`Remove this address`} closeLabel={t`Close`}>
      <div className="grid gap-5">
        <p>
          <Trans>
            <bdi dir="ltr" className="font-semibold" translate="no">
              {email}
            </bdi>{' '}
            will no longer sign in. You are signed out on every device, here too, and sign in again
            with{' '}
            <bdi dir="ltr" className="font-semibold">
              {stays}
            </bdi>
            .
          </Trans>
        </p>
        <ErrorNotice>
          {problem && (detail ?? t`We could not remove the address. Please try again.`)}
        </ErrorNotice>
        <DoOrKeep
          does={<Trans>Remove it</Trans>}
          tone="danger"
          busy={isLoading}
          onDo={remove}
          keeps={<Trans>Keep the address</Trans>}
          onKeep={onClose}
          inDialog
        />
      </div>
    </Dialog>
  );
}

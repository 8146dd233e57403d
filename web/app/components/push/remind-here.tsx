import { Trans } from '@lingui/react/macro';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { useChangeMessageWishesMutation } from '../../state/api/calls/messages/message-wishes.ts';
import { Button } from '../../ui/button.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { canBePushed } from './push-here.ts';
import { usePushHere } from './use-push-here.tsx';

/** Offers to tell of sessions on this device, to those who were never asked by it. */
export function RemindHere() {
  const [isOffered] = useState(() => canBePushed() && Notification.permission === 'default');
  const here = usePushHere();
  const [change, { isLoading, isSuccess, error }] = useChangeMessageWishesMutation();
  if (!isOffered) return null;
  if (isSuccess) {
    return (
      <p role="status" className="no-print flex items-center gap-3 font-semibold text-ok">
        <BellRing aria-hidden="true" className="size-5" />
        <Trans>We will remind you on this device.</Trans>
      </p>
    );
  }
  const accept = async () => {
    if (await here.begin()) void change({ channel: 'push' });
  };
  return (
    <div className="no-print grid justify-items-start gap-3">
      {here.notice}
      <FailureNotice error={error} />
      <p className="text-muted">
        <Trans>We can remind you here, and tell you when something changes.</Trans>
      </p>
      <Button tone="secondary" busy={here.isBusy || isLoading} onClick={() => void accept()}>
        <BellRing aria-hidden="true" className="size-5" />
        <Trans>Remind me on this device</Trans>
      </Button>
    </div>
  );
}

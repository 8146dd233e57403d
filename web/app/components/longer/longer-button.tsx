import { LENGTHENED_BY_MINUTES } from '@limber/contract/terms/booking/session-lengths.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { FailureNotice } from '../failure-notice.tsx';

interface Props {
  /** How long the session is to be. */
  minutes: number;
  /** From whose minutes it is taken. */
  takes: ReactNode;
  error: unknown;
  busy: boolean;
  onAccept(): void;
  onClose(): void;
}

/** Asks before a session becomes longer by one step. */
export function LongerDialog({ minutes, takes, error, busy, onAccept, onClose }: Props) {
  const { t } = useLingui();
  return (
    <Dialog open onClose={onClose} title={t`Make this session longer?`} closeLabel={t`Close`}>
      <div className="grid gap-5">
        <p className="text-lg font-semibold">
          <Trans>It would then last {minutes} min.</Trans>
        </p>
        <p>{takes}</p>
        <FailureNotice error={error} />
        <div className="flex flex-wrap gap-3">
          <Button busy={busy} onClick={onAccept}>
            <Trans>{LENGTHENED_BY_MINUTES} min longer</Trans>
          </Button>
          <Button tone="secondary" onClick={onClose}>
            <Trans>Leave it as it is</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

import { LENGTHENED_BY_MINUTES } from '@limber/contract/terms/booking/session-lengths.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { showToast } from '../../ui/overlay/toast.tsx';
import { FailureNotice } from '../failure-notice.tsx';

interface Props extends Pick<ComponentProps<typeof Button>, 'tone' | 'className' | 'aria-label'> {
  /** How long the session lasts now, in minutes. */
  lasts: number;
  /** From whose minutes the step is taken. */
  takes: ReactNode;
  /** Asks the server for a session of these minutes. */
  lengthen(minutes: number): PromiseLike<{ data?: unknown }>;
  call: { readonly error?: unknown; readonly isLoading: boolean; reset(): void };
  /** Said once it lasts these minutes. */
  done(minutes: number): string;
}

/** Makes a session longer by one step, after a question. */
export function LongerButton({ lasts, takes, lengthen, call, done, ...button }: Props) {
  const { t } = useLingui();
  const [asks, setAsks] = useState(false);
  const minutes = lasts + LENGTHENED_BY_MINUTES;
  const close = () => {
    setAsks(false);
    call.reset();
  };
  async function accept() {
    const { data } = await lengthen(minutes);
    if (!data) return;
    showToast('success', done(minutes));
    close();
  }
  return (
    <>
      <Button {...button} onClick={() => setAsks(true)}>
        <Trans>Longer</Trans>
      </Button>
      {asks && (
        <Dialog open onClose={close} title={t`Make this session longer?`} closeLabel={t`Close`}>
          <div className="grid gap-5">
            <p className="text-lg font-semibold">
              <Trans>It would then last {minutes} min.</Trans>
            </p>
            <p>{takes}</p>
            <FailureNotice error={call.error} />
            <div className="flex flex-wrap gap-3">
              <Button busy={call.isLoading} onClick={() => void accept()}>
                <Trans>{LENGTHENED_BY_MINUTES} min longer</Trans>
              </Button>
              <Button tone="secondary" onClick={close}>
                <Trans>Leave it as it is</Trans>
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}

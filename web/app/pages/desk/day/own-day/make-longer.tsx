import type { OwnSession } from '@limber/contract/desk/day/own-day.ts';
import { LENGTHENED_BY_MINUTES } from '@limber/contract/terms/booking/session-lengths.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { LongerDialog } from '../../../../components/longer/longer-dialog.tsx';
import { useLengthenOwnSessionMutation } from '../../../../state/api/calls/desk/day/own-day.ts';
import { Button } from '../../../../ui/button.tsx';
import { showToast } from '../../../../ui/overlay/toast.tsx';

/** Makes a therapist's own session longer when the client agrees, where the time after it is free. */
export function MakeOwnLonger({ session }: { session: OwnSession }) {
  const { t } = useLingui();
  const [asks, setAsks] = useState(false);
  const [lengthen, { error, isLoading, reset }] = useLengthenOwnSessionMutation();
  const minutes = session.to_minute - session.from_minute + LENGTHENED_BY_MINUTES;
  const close = () => {
    setAsks(false);
    reset();
  };
  async function accept() {
    const { data } = await lengthen({ id: session.id, total_duration: minutes });
    if (!data) return;
    showToast('success', t`The session now lasts ${minutes} min.`);
    close();
  }
  return (
    <>
      <Button tone="secondary" className="grow" onClick={() => setAsks(true)}>
        {t`Longer`}
      </Button>
      {asks && (
        <LongerDialog
          {...{ minutes, error, busy: isLoading, onClose: close, onAccept: () => void accept() }}
          takes={
            <Trans>
              It takes {LENGTHENED_BY_MINUTES} min from the package of the client. Please ask them
              first.
            </Trans>
          }
        />
      )}
    </>
  );
}

import type { Appointment } from '@limber/contract/appointments.ts';
import { LENGTHENED_BY_MINUTES } from '@limber/contract/terms/booking/session-lengths.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { LongerDialog } from '../../../components/longer/longer-dialog.tsx';
import { useLengthenAppointmentMutation } from '../../../state/api/calls/sessions/longer-sessions.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/overlay/toast.tsx';

/** Makes a client's session from a package longer, where the time after it is free. */
export function MakeLonger({ appointment, when }: { appointment: Appointment; when: string }) {
  const { t } = useLingui();
  const [asks, setAsks] = useState(false);
  const [lengthen, { error, isLoading, reset }] = useLengthenAppointmentMutation();
  const { id, package_name: name } = appointment;
  const minutes = appointment.total_duration + LENGTHENED_BY_MINUTES;
  const close = () => {
    setAsks(false);
    reset();
  };
  async function accept() {
    const { data } = await lengthen({ id, total_duration: minutes });
    if (!data) return;
    showToast('success', t`Your session now lasts ${data.total_duration} min.`);
    close();
  }
  return (
    <>
      <Button
        tone="quiet"
        className="px-4!"
        aria-label={t`Make the session of ${when} longer`}
        onClick={() => setAsks(true)}
      >
        <Trans>Longer</Trans>
      </Button>
      {asks && (
        <LongerDialog
          {...{ minutes, error, busy: isLoading, onClose: close, onAccept: () => void accept() }}
          takes={
            name ? (
              <Trans>
                It takes {LENGTHENED_BY_MINUTES} min from your {name}.
              </Trans>
            ) : (
              <Trans>It takes {LENGTHENED_BY_MINUTES} min from your package.</Trans>
            )
          }
        />
      )}
    </>
  );
}

import type { Appointment } from '@limber/contract/appointments.ts';
import { LENGTHENED_BY_MINUTES } from '@limber/contract/terms/booking/session-lengths.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { LongerButton } from '../../../components/longer/longer-button.tsx';
import { useLengthenAppointmentMutation } from '../../../state/api/calls/sessions/longer-sessions.ts';

/** Makes a client's session from a package longer, where the time after it is free. */
export function MakeLonger({ appointment, when }: { appointment: Appointment; when: string }) {
  const { t } = useLingui();
  const [lengthen, call] = useLengthenAppointmentMutation();
  const { id, package_name: name } = appointment;
  return (
    <LongerButton
      tone="quiet"
      className="px-4!"
      aria-label={t`Make the session of ${when} longer`}
      lasts={appointment.total_duration}
      lengthen={(minutes) => lengthen({ id, total_duration: minutes })}
      call={call}
      done={(minutes) => t`Your session now lasts ${minutes} min.`}
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
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus } from 'lucide-react';
import { saveFile } from '../../../lib/save-file.ts';
import { useLazyReadAppointmentCalendarQuery } from '../../../state/api/calls/appointments.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/overlay/toast.tsx';

/** Downloads the appointment as a calendar file. */
export function CalendarButton({ appointmentId }: { appointmentId: string }) {
  const { t } = useLingui();
  const [readCalendar, { isFetching }] = useLazyReadAppointmentCalendarQuery();
  async function addToCalendar() {
    const { data } = await readCalendar({ id: appointmentId });
    if (data) saveFile(data.filename, data.content, 'text/calendar');
    else showToast('error', t`We could not make the calendar file. Please try again.`);
  }
  return (
    <Button tone="secondary" busy={isFetching} onClick={addToCalendar}>
      {!isFetching && <CalendarPlus aria-hidden="true" className="size-5" />}
      <Trans>Add to calendar</Trans>
    </Button>
  );
}

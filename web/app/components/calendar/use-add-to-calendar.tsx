import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useLazyReadAppointmentCalendarQuery } from '../../state/api/calls/appointments.ts';
import { readFailure } from '../../state/api/failure.ts';
import { lazyDialog } from '../../ui/lazy/lazy-dialog.tsx';
import { showToast } from '../../ui/overlay/toast.tsx';
import type { Entry } from './calendar-choices.tsx';

const CalendarChoices = lazyDialog(
  async () => (await import('./calendar-choices.tsx')).CalendarChoices,
);

/** Adds an appointment to the calendar that the client chooses. */
export function useAddToCalendar(appointmentId: string): {
  add: () => Promise<void>;
  busy: boolean;
  choices: ReactNode;
} {
  const { t } = useLingui();
  const [read, { isFetching }] = useLazyReadAppointmentCalendarQuery();
  const [entry, setEntry] = useState<Entry>();
  async function add() {
    const { data, error } = await read({ id: appointmentId });
    if (data) return setEntry(data);
    const { detail } = readFailure(error);
    showToast('error', detail ?? t`We could not make the calendar file. Please try again.`);
  }
  const choices = entry && <CalendarChoices entry={entry} onClose={() => setEntry(undefined)} />;
  return { add, busy: isFetching, choices };
}

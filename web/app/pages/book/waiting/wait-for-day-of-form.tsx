import { WaitForDay } from '../../../components/waiting-list/wait-for-day.tsx';
import type { BookingForm } from '../form/form.ts';
import { sessionOfForm } from './session-of-form.ts';

/** Beside a full day of the wizard: the waiting list for what was chosen. */
export function WaitForDayOfForm({ form }: { form: BookingForm }) {
  return <WaitForDay session={sessionOfForm(form)} />;
}

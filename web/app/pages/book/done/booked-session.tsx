import type { BookedAppointment } from '@limber/contract/bookings.ts';
import { Picture } from '../../../components/pictures/picture.tsx';
import { useReadAppointmentQuery } from '../../../state/api/calls/appointments.ts';
import { Card } from '../../../ui/card.tsx';
import { BookedDetails } from './booked-details.tsx';
import { PackageLeftLine } from './package-left-line.tsx';
import { SessionTicket } from './session-ticket.tsx';
import './session-ticket.css';

/** The booked session: its ticket before a wall in the sun, and what it costs. */
export function BookedSession({ booked: reply }: { booked: BookedAppointment }) {
  const booked = useNameInLanguage(reply);
  return (
    <div className="ticket-page grid items-start gap-6">
      <div className="ticket-wall relative isolate overflow-hidden sm:rounded-card">
        <div className="no-print absolute inset-0 -z-10 rtl:-scale-x-100">
          <Picture
            slot="thank-you"
            place="benefits"
            sizes="(min-width: 80rem) 75rem, 150vw"
            className="size-full object-cover max-lg:object-left"
          />
        </div>
        <SessionTicket booked={booked} />
      </div>
      <Card
        className={`grid gap-5 ${booked.package ? 'lg:grid-cols-2 lg:items-center lg:gap-12' : 'max-w-2xl'}`}
      >
        <div className="grid gap-5">
          <BookedDetails booked={booked} />
        </div>
        {booked.package && <PackageLeftLine left={booked.package} />}
      </Card>
    </div>
  );
}

/** The booking with names in the language of the page, which may have changed since the reply. */
function useNameInLanguage(booked: BookedAppointment): BookedAppointment {
  const { data } = useReadAppointmentQuery({ id: booked.id });
  if (!data) return booked;
  const { appointment_services, therapist_obj, package_name } = data;
  return { ...booked, appointment_services, therapist_obj, ...(package_name && { package_name }) };
}

import type { BookedAppointment } from '@limber/contract/bookings.ts';
import { Trans } from '@lingui/react/macro';
import { CalendarCheck, CalendarPlus, Printer } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useAddToCalendar } from '../../../components/calendar/use-add-to-calendar.tsx';
import { Picture } from '../../../components/pictures/picture.tsx';
import { paths } from '../../../paths.ts';
import { useReadAppointmentQuery } from '../../../state/api/calls/appointments.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClasses } from '../../../ui/button-classes.ts';
import { Card } from '../../../ui/card.tsx';
import { takePending } from '../form/keep-form-over-reload.ts';
import type { FormDispatch } from '../form/use-booking-form.ts';
import { BookedDetails } from './booked-details.tsx';
import { MembershipUnlocked } from './membership-unlocked.tsx';
import { PackageLeftLine } from './package-left-line.tsx';

interface Props {
  act: FormDispatch;
  booked: BookedAppointment | undefined;
}

/** Step 6. The form is reset; the booking is in the profile. */
export function DoneStep({ act, booked: reply }: Props) {
  const booked = useNameInLanguage(reply);
  useEffect(() => {
    takePending(window.sessionStorage);
    act({ type: 'startOver' });
  }, [act]);
  return (
    <div className="print-sheet grid items-start gap-8 lg:items-stretch lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
      <div className="grid content-start gap-6">
        {booked?.membership_unlocked && (
          <MembershipUnlocked renewed={booked.membership_renewed === true} />
        )}
        <Card className="grid gap-5">
          <div className="flex items-center gap-4">
            <span className="grid size-14 shrink-0 place-items-center rounded-full bg-ok/12 text-ok">
              <CalendarCheck aria-hidden="true" className="size-7" />
            </span>
            <p className="text-lg">
              <Trans>Your session is booked. We have sent the details to your e-mail.</Trans>
            </p>
          </div>
          {booked && <BookedDetails booked={booked} />}
          {booked?.package && <PackageLeftLine left={booked.package} />}
          {booked && (
            <div className="no-print grid gap-3 sm:flex sm:flex-wrap">
              <CalendarButton appointmentId={booked.id} />
              <Button tone="secondary" onClick={() => window.print()}>
                <Printer aria-hidden="true" className="size-5" />
                <Trans>Print</Trans>
              </Button>
            </div>
          )}
        </Card>
        <div className="no-print grid gap-3 sm:flex sm:flex-wrap">
          <Link to={paths.home} className={buttonClasses('primary')}>
            <Trans>Return to Homepage</Trans>
          </Link>
          <Link to={paths.booking} reloadDocument className={buttonClasses('secondary')}>
            <Trans>Book another session</Trans>
          </Link>
        </div>
      </div>
      <div className="no-print relative overflow-hidden rounded-card max-lg:hidden">
        <Picture
          slot="thank-you"
          place="benefits"
          sizes="60rem"
          className="absolute inset-0 size-full object-cover"
        />
      </div>
    </div>
  );
}

/** The booking with names in the language of the page, which may have changed since the reply. */
function useNameInLanguage(booked: BookedAppointment | undefined): BookedAppointment | undefined {
  const { data } = useReadAppointmentQuery({ id: booked?.id ?? '' }, { skip: !booked });
  if (!booked || !data) return booked;
  const { appointment_services, therapist_obj, package_name } = data;
  return { ...booked, appointment_services, therapist_obj, ...(package_name && { package_name }) };
}

/** Adds the appointment to a calendar. */
function CalendarButton({ appointmentId }: { appointmentId: string }) {
  const { add, busy, choices } = useAddToCalendar(appointmentId);
  return (
    <>
      <Button tone="secondary" busy={busy} onClick={() => void add()}>
        {!busy && <CalendarPlus aria-hidden="true" className="size-5" />}
        <Trans>Add to calendar</Trans>
      </Button>
      {choices}
    </>
  );
}

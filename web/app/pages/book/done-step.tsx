import type { Appointment } from '@limber/contract/bookings.ts';
import { Trans } from '@lingui/react/macro';
import { CalendarCheck } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { formatDayWithWeekday, formatTime } from '../../lib/dates.ts';
import { paths } from '../../paths.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { Card } from '../../ui/card.tsx';
import { takePending } from './saved-form.ts';
import type { Act } from './use-booking-form.ts';

interface Props {
  act: Act;
  booked: Appointment | undefined;
}

/** Step 6. The form starts over; what was booked is in the profile. */
export function DoneStep({ act, booked }: Props) {
  useEffect(() => {
    takePending(window.sessionStorage);
    act({ do: 'startOver' });
  }, [act]);
  return (
    <Card className="grid max-w-2xl gap-5">
      <CalendarCheck aria-hidden="true" className="size-12 text-ok" />
      <p className="text-lg">
        <Trans>Your session is booked. We have sent the details to your e-mail.</Trans>
      </p>
      {booked && <BookedLine booked={booked} />}
      <div className="flex flex-wrap gap-3">
        <Link to={paths.home} className={buttonLook('primary')}>
          <Trans>Return to Homepage</Trans>
        </Link>
        <Link to={paths.booking} reloadDocument className={buttonLook('secondary')}>
          <Trans>Book another session</Trans>
        </Link>
      </div>
    </Card>
  );
}

function BookedLine({ booked }: { booked: Appointment }) {
  const day = formatDayWithWeekday(booked.date);
  const time = formatTime(booked.time);
  const services = booked.appointment_services.map((service) => service.service_name).join(', ');
  const { first_name, last_name } = booked.therapist_obj;
  return (
    <p>
      <strong className="block text-xl">
        {day}, {time}
      </strong>
      <Trans>
        {services} with {first_name} {last_name}
      </Trans>
    </p>
  );
}

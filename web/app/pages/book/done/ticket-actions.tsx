import type { BookedAppointment } from '@limber/contract/bookings.ts';
import type { Location } from '@limber/contract/catalogue.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus, MessageCircle, Printer } from 'lucide-react';
import { mapLink } from '../../../components/branches/map-link.ts';
import { useAddToCalendar } from '../../../components/calendar/use-add-to-calendar.tsx';
import { useStudio } from '../../../components/use-studio.ts';
import { whatsApp } from '../../../lib/chat-and-mail-links.ts';
import { formatDayWithWeekday, formatTime } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClasses } from '../../../ui/button-classes.ts';

interface Props {
  booked: BookedAppointment;
  /** Their names, joined. */
  services: string;
  /** Undefined until known. */
  branch: Location | undefined;
}

/** What one does with a ticket: into the calendar, to somebody by WhatsApp, on paper. */
export function TicketActions({ booked, services, branch }: Props) {
  const { t } = useLingui();
  const { brand } = useStudio();
  const { add, busy, choices } = useAddToCalendar(booked.id);
  const when = `${formatDayWithWeekday(booked.date)}, ${formatTime(booked.time)}`;
  const where = branch ? [`${brand}, ${branch.name}, ${branch.address}`, mapLink(branch)] : [brand];
  const message = [services, when, ...where].join('\n');
  return (
    <div className="no-print mt-5 grid grid-cols-3 gap-2">
      <Button tone="secondary" className={cell} busy={busy} onClick={() => void add()}>
        {!busy && <CalendarPlus aria-hidden="true" className="size-5" />}
        <Trans>Add to calendar</Trans>
      </Button>
      <a
        href={whatsApp('', message)}
        target="_blank"
        rel="noreferrer"
        aria-label={t`Send by WhatsApp`}
        className={buttonClasses('secondary', cell)}
      >
        <MessageCircle aria-hidden="true" className="size-5" />
        <Trans>WhatsApp</Trans>
      </a>
      <Button tone="secondary" className={cell} onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-5" />
        <Trans>Print</Trans>
      </Button>
      {choices}
    </div>
  );
}

const cell = 'flex-col gap-1.5! rounded-control! px-2! py-3! text-sm leading-tight';

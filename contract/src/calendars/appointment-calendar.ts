/** One appointment for the calendar of its client. */
import Type, { type Static } from 'typebox';
import { described } from '../values/shapes.ts';
import { Line } from '../values/texts.ts';

const CalendarLink = Type.String({ maxLength: 8000 });

export const CalendarLinks = Type.Object({
  google: CalendarLink,
  outlook: CalendarLink,
  office365: CalendarLink,
});
export type CalendarLinks = Static<typeof CalendarLinks>;

export const AppointmentCalendar = Type.Object(
  {
    filename: Line,
    content: described('An iCalendar file.', Type.String({ maxLength: 20_000 })),
    links: described('Pages of calendars that add the appointment.', CalendarLinks),
  },
  {
    examples: [
      {
        filename: 'session-2026-03-05.ics',
        content: 'BEGIN:VCALENDAR…END:VCALENDAR',
        links: {
          google: 'https://calendar.google.com/calendar/render?action=TEMPLATE&text=Massage',
          outlook: 'https://outlook.live.com/calendar/0/action/compose?subject=Massage',
          office365: 'https://outlook.office.com/calendar/0/action/compose?subject=Massage',
        },
      },
    ],
  },
);
export type AppointmentCalendar = Static<typeof AppointmentCalendar>;

import type { CalendarLinks } from '@limber/contract/calendars/appointment-calendar.ts';
import type { Sender } from '../../notifications/compose-mail.ts';
import { type InEveryLanguage, isolated, type Letter } from '../../notifications/mail-layout.ts';
import { type CalendarSession, clientEntry } from './calendar-file.ts';

/** Addresses by which the large calendars add a session; nothing is sent before somebody opens one. */
export function calendarLinks(session: CalendarSession, sender: Sender): CalendarLinks {
  const { title, description } = clientEntry(session, sender);
  const comma = session.language === 'ar' ? '، ' : ', ';
  const place = `${session.locationName}${comma}${session.locationAddress}`;
  const { startsAt, endsAt } = session;
  const ofMicrosoft = (host: string) =>
    addressOf(`https://${host}/calendar/0/action/compose`, {
      ...{ path: '/calendar/action/compose', rru: 'addevent', allday: 'false' },
      ...{ startdt: startsAt.toISOString(), enddt: endsAt.toISOString() },
      ...{ subject: title, body: description, location: place },
    });
  return {
    google: addressOf('https://calendar.google.com/calendar/render', {
      ...{ action: 'TEMPLATE', text: title, details: description, location: place },
      dates: `${compact(startsAt)}/${compact(endsAt)}`,
    }),
    outlook: ofMicrosoft('outlook.live.com'),
    office365: ofMicrosoft('outlook.office.com'),
  };
}

/** The same below a mail: its calendar file is attached, and these add the session without it. */
export function calendarsInMail(session: CalendarSession, sender: Sender): Letter['more'] {
  const { google, outlook, office365 } = calendarLinks(session, sender);
  const named = [
    ['Google Calendar', google],
    ['Outlook.com', outlook],
    ['Microsoft 365', office365],
  ] as const;
  const isArabic = session.language === 'ar';
  return {
    label: addTo[session.language],
    links: named.map(([name, url]) => ({ name: isArabic ? isolated(name) : name, url })),
  };
}

const addTo: InEveryLanguage<string> = {
  en: 'Add it to your calendar:',
  ar: 'لإضافة الموعد إلى تقويمك:',
};

/** `20260305T100000Z` */
function compact(instant: Date): string {
  return instant.toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

function addressOf(base: string, fields: Record<string, string>): string {
  const query = Object.entries(fields).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return `${base}?${query.join('&')}`;
}

/** Sessions as a calendar that apps subscribe to, by an address that is a secret. */
import Type, { type Static } from 'typebox';
import { route, signedIn } from '../route.ts';
import { CALENDAR_LOOKS_BACK_DAYS } from '../terms/booking/calendars.ts';
import { Failure } from '../values/failure.ts';
import { described, Nullable } from '../values/shapes.ts';
import { Line } from '../values/texts.ts';

const anAddress = 'mQ2v7Kp0T5mAqk1hX0o2cF9uYw3bRt8sLz4nEe6dGi0';
const aUrl = `https://studio.example/api/v1/appointment/calendar/${anAddress}.ics`;

export const CalendarFeed = Type.Object(
  {
    url: described(
      'Its address, which opens the calendar for everybody, without signing in.',
      Line,
    ),
  },
  { examples: [{ url: aUrl }] },
);
export type CalendarFeed = Static<typeof CalendarFeed>;

export const OwnCalendarFeed = Type.Object(
  { url: described('Null: the caller has no calendar address.', Nullable(Line)) },
  { examples: [{ url: aUrl }, { url: null }] },
);
export type OwnCalendarFeed = Static<typeof OwnCalendarFeed>;

export const readOwnCalendarFeed = route.get('appointment/calendar-feed/', signedIn, {
  summary: "The address of the calendar with the caller's sessions",
  replies: { 200: OwnCalendarFeed },
});

export const makeCalendarFeed = route.post('appointment/calendar-feed/', signedIn, {
  summary: "Make an address for a calendar with the caller's sessions; the one there is stays",
  replies: { 201: CalendarFeed },
});

export const revokeCalendarFeed = route.delete('appointment/calendar-feed/', signedIn, {
  summary: "Revoke the address of the caller's calendar; the next one is another",
  replies: { 204: Type.Null() },
});

export const readCalendarFeed = route.get('appointment/calendar/:address', 'public', {
  secret: true,
  file: 'text/calendar; charset=utf-8',
  summary: 'A calendar by its secret address; 404 once it was revoked',
  description: `The sessions to come, those of the last ${CALENDAR_LOOKS_BACK_DAYS} days, and those cancelled in the same time. A session keeps its UID when it is moved. Answers 304 to the \`If-None-Match\` of an unchanged calendar.`,
  params: Type.Object({
    address: Type.String({ maxLength: 100 }),
  }),
  replies: {
    200: Type.String({
      maxLength: 10_000_000,
      examples: ['BEGIN:VCALENDAR\r\nVERSION:2.0\r\n…END:VCALENDAR\r\n'],
    }),
    404: Failure,
    429: Failure,
  },
});

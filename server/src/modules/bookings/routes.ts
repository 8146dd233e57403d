import * as appointments from '@limber/contract/appointments.ts';
import * as bookings from '@limber/contract/bookings.ts';
import * as desk from '@limber/contract/desk/bookings.ts';
import type { FastifyInstance } from 'fastify';
import { REQUEST_PATIENCE } from '../../platform/database/db.ts';
import { API_BASE, type HttpDeps, serve } from '../../platform/http/http.ts';
import { pageOf } from '../../platform/http/pages.ts';
import { Turns } from '../../platform/turns.ts';
import { holderOf } from '../scheduling/holding/hold-cookie.ts';
import { parseStart } from '../scheduling/parse-start.ts';
import { book } from './booking/book.ts';
import { bookForClient } from './booking/book-for-client.ts';
import { parseBooking } from './booking/parse-booking.ts';
import { cancel } from './changing/cancel.ts';
import { reschedule } from './changing/reschedule.ts';
import type { BookingDeps } from './deps.ts';
import { listAppointments } from './list-appointments.ts';
import { readCalendar } from './notifying/read-calendar.ts';
import { readAppointment } from './read-appointment.ts';
import { readDeskBooking } from './read-desk-booking.ts';

const posts = [
  { route: bookings.createAppointment, types: ['service', 'package', 'mypackage'] },
  { route: bookings.createSharedAppointment, types: ['shared_package', 'my_shared_package'] },
  {
    route: bookings.createUnlimitedAppointment,
    types: ['unlimited_package', 'my_unlimited_package'],
  },
] as const;

const lists = [
  { route: appointments.listTodaysAppointments, when: 'today' },
  { route: appointments.listNextAppointments, when: 'next' },
  { route: appointments.listPastAppointments, when: 'past' },
] as const;

/** What a client books, changes and has booked. */
export function bookingRoutes(app: FastifyInstance, deps: HttpDeps & BookingDeps): void {
  const bookDeps = { ...deps, turns: new Turns(REQUEST_PATIENCE.lockMs) };
  for (const { route, types } of posts) {
    serve(app, deps, route, ({ actor, body, headers, cookies, now }) => {
      const holder = holderOf(actor, cookies);
      const wanted = {
        request: parseBooking(body),
        key: headers['idempotency-key'],
        holder,
        clientId: actor.accountId,
        desk: null,
        types,
      };
      return book(bookDeps, actor, wanted, now);
    });
  }
  serve(app, deps, desk.bookForClient, ({ actor, body, headers, now }) =>
    bookForClient(bookDeps, actor, { body, key: headers['idempotency-key'] }, now),
  );
  serve(app, deps, desk.readBooking, ({ actor, params }) =>
    readDeskBooking(deps.db, actor, params.id),
  );
  serve(app, deps, appointments.cancelAppointment, ({ actor, params, body, now }) =>
    cancel(deps, actor, params.id, { acceptLate: body.accept_late ?? false }, now),
  );
  serve(app, deps, appointments.rescheduleAppointment, ({ actor, params, body, now }) => {
    const to = { start: parseStart(body.date, body.time), therapistId: body.therapist_id };
    return reschedule(deps, actor, params.id, to, now);
  });
  serve(app, deps, appointments.readAppointment, ({ actor, params }) =>
    readAppointment(deps.db, actor.accountId, params.id),
  );
  serve(app, deps, appointments.readAppointmentCalendar, ({ actor, params, now }) =>
    readCalendar(deps, actor, params.id, now),
  );
  for (const { route, when } of lists) {
    serve(app, deps, route, async ({ actor, query, now }) => {
      const page = { limit: query.limit ?? 50, offset: query.offset ?? 0 };
      const asked = { when, page };
      const found = await listAppointments(deps.db, actor.accountId, asked, now);
      return pageOf(API_BASE + route.path, found.appointments, found.count, page);
    });
  }
}

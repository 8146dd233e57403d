import {
  cancelAppointment,
  createAppointment,
  createSharedAppointment,
  createUnlimitedAppointment,
  listNextAppointments,
  listPastAppointments,
  listTodaysAppointments,
  readAppointment,
  readAppointmentCalendar,
  rescheduleAppointment,
} from '@limber/contract/bookings.ts';
import type { FastifyInstance } from 'fastify';
import { addDays, dayOf, startOfDay } from '../../platform/dubai.ts';
import { API_BASE, type HttpParts, serve } from '../../platform/http.ts';
import { pageOf } from '../../platform/pages.ts';
import { type BookParts, book } from './book.ts';
import { cancel } from './cancel.ts';
import { listAppointments, type Stretch } from './queries.ts';
import { readCalendar } from './read-calendar.ts';
import { readOwnAppointment } from './read-own-appointment.ts';
import { reschedule } from './reschedule.ts';

export function bookingRoutes(
  app: FastifyInstance,
  parts: HttpParts & BookParts & { publicUrl: string },
): void {
  const posts = [
    { route: createAppointment, types: ['service', 'package', 'mypackage'] },
    { route: createSharedAppointment, types: ['shared_package', 'my_shared_package'] },
    { route: createUnlimitedAppointment, types: ['unlimited_package', 'my_unlimited_package'] },
  ] as const;
  for (const { route, types } of posts) {
    serve(app, parts, route, ({ actor, body, headers, now }) =>
      book(parts, actor, body, { key: headers['idempotency-key'], types }, now),
    );
  }

  serve(app, parts, readAppointment, async ({ actor, params }) =>
    readOwnAppointment(parts.db, actor, params.id),
  );
  serve(app, parts, cancelAppointment, ({ actor, params, body, now }) =>
    cancel(parts, actor, params.id, { acceptLate: body.accept_late ?? false }, now),
  );
  serve(app, parts, rescheduleAppointment, ({ actor, params, body, now }) =>
    reschedule(parts, actor, params.id, { ...body, therapistId: body.therapist_id }, now),
  );
  serve(app, parts, readAppointmentCalendar, ({ actor, params, now }) =>
    readCalendar(parts, actor, params.id, now),
  );

  const lists = [
    { route: listTodaysAppointments, stretch: (today: string): Stretch => between(today, 0, 1) },
    { route: listNextAppointments, stretch: (today: string): Stretch => between(today, 1, null) },
    {
      route: listPastAppointments,
      stretch: (today: string): Stretch => ({ to: startOfDay(today), backwards: true }),
    },
  ] as const;
  for (const { route, stretch } of lists) {
    serve(app, parts, route, async ({ actor, query, now }) => {
      const page = { limit: query.limit ?? 50, offset: query.offset ?? 0 };
      const found = await listAppointments(parts.db, actor.accountId, stretch(dayOf(now)), page);
      return pageOf(API_BASE + route.path, found.appointments, found.count, page);
    });
  }
}

/** The stretch from `fromDays` to `toDays` days after `today`; null: without end. */
function between(today: string, fromDays: number, toDays: number | null): Stretch {
  const from = startOfDay(addDays(today, fromDays));
  return toDays === null ? { from } : { from, to: startOfDay(addDays(today, toDays)) };
}

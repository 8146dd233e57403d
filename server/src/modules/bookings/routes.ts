import {
  createAppointment,
  createSharedAppointment,
  createUnlimitedAppointment,
  listNextAppointments,
  listPastAppointments,
  listTodaysAppointments,
} from '@limber/contract/bookings.ts';
import type { FastifyInstance } from 'fastify';
import { addDays, dayOf, startOfDay } from '../../platform/dubai.ts';
import { API_BASE, type HttpParts, serve } from '../../platform/http.ts';
import { pageOf } from '../../platform/pages.ts';
import { type BookParts, book } from './book.ts';
import { listAppointments, type Stretch } from './queries.ts';

export function bookingRoutes(app: FastifyInstance, parts: HttpParts & BookParts): void {
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

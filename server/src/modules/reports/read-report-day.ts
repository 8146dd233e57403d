import type { ReportDay, readReportDay as route } from '@limber/contract/desk/money/report-day.ts';
import { amountOf } from '@limber/contract/money/currency.ts';
import type { Language } from '@limber/contract/values/people.ts';
import type { Static } from 'typebox';
import type { Db } from '../../platform/database/db.ts';
import { spanOfDays } from '../../platform/studio-days.ts';
import { readNames } from '../catalogue/read-names.ts';
import { listSessionsOfDay, listSoldOnDay } from './queries/lines-of-day.ts';

/** A page of a day's sales and of its sessions, with services named in a language. */
export async function readReportDay(
  db: Db,
  { day, location, limit = 50, offset = 0 }: Static<typeof route.query>,
  language: Language,
): Promise<ReportDay> {
  const page = {
    ...{ day, locationCode: location ?? null, limit, offset },
    ...spanOfDays(day),
  };
  const [named, sold, sessions] = await Promise.all([
    readNames(db, language),
    listSoldOnDay(db, page),
    listSessionsOfDay(db, page),
  ]);
  return {
    ...{ day, sold: amountOf(sold.minor), held: sessions.held, missed: sessions.missed },
    sales: {
      count: sold.count,
      results: sold.rows.map(({ minor, at, ...row }) => ({
        ...{ ...row, at: new Date(at).toISOString(), amount: amountOf(minor) },
      })),
    },
    sessions: {
      count: sessions.held + sessions.missed,
      results: sessions.rows.map(({ bookingId, startsAt, services, ...row }) => ({
        ...{ ...row, booking_id: bookingId, starts_at: new Date(startsAt).toISOString() },
        services: services.map(named).join(', '),
      })),
    },
  };
}

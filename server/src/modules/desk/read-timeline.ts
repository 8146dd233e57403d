import type { TimelineEvent, TimelineKind } from '@limber/contract/desk/clients/timeline.ts';
import { amountOf } from '@limber/contract/money/currency.ts';
import type { Language } from '@limber/contract/values/people.ts';
import type { Db } from '../../platform/database/db.ts';
import { refusal } from '../../platform/http/errors.ts';
import { UNKNOWN_CLIENT } from '../accounts/unknown-person-refusals.ts';
import { isClient, listTimeline } from './queries/timeline.ts';

/**
 * A page of a client's history, optionally of one kind, latest first; names of what was sold are in
 * that language. Refuses 404 an unknown client.
 */
export async function readTimeline(
  db: Db,
  whose: { clientId: number; kind: TimelineKind | null; language: Language },
  page: { limit: number; offset: number },
): Promise<{ events: TimelineEvent[]; count: number }> {
  if (!(await isClient(db, whose.clientId))) throw refusal(404, UNKNOWN_CLIENT);
  const { events, count } = await listTimeline(db, whose, page);
  return {
    count,
    events: events.map((event) => ({
      at: event.at.toISOString(),
      kind: event.kind,
      what: event.what,
      by: event.by,
      software: event.software,
      names: event.names,
      booking_id: event.bookingId,
      session_at: event.sessionAt?.toISOString() ?? null,
      owned_package_id: event.packageId,
      sale_id: event.saleId,
      minutes: event.minutes,
      amount: event.minor === null ? null : amountOf(event.minor),
      ...(event.healedMinutes !== null && {
        healed_minutes: event.healedMinutes,
        used: event.isUsed ?? false,
      }),
      reason: event.reason,
      was: event.was,
      became: event.became,
    })),
  };
}

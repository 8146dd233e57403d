import type { OwnDay } from '@limber/contract/desk/day/own-day.ts';
import { amountOf } from '@limber/contract/money/currency.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/session.ts';
import { studioDayOf } from '../../platform/studio-days.ts';
import { listOwnSteps } from '../bookings/undoing/undo-step.ts';
import { readDay } from '../desk/read-day.ts';
import { readPayRules } from '../pay/set-rules-of-pay.ts';
import { sumTipsOf } from '../pay/work-out-pay.ts';
import { listDuesOfDay } from '../till/list-owed.ts';
import { findTherapist } from './queries.ts';

/**
 * The studio's day `date` (`YYYY-MM-DD`, default: today) of the calling therapist. It shows
 * clients' first names with an initial, and of tips only what their statement will say. Empty for a caller who
 * works with nobody.
 */
export async function readOwnDay(
  db: Db,
  actor: Actor,
  { date: requestedDate }: { readonly date?: string | undefined },
  now: Date,
): Promise<OwnDay> {
  const date = requestedDate ?? studioDayOf(now);
  const therapistId = await findTherapist(db, actor.accountId);
  const head = { date, now: now.toISOString(), therapist_id: therapistId ?? null };
  if (therapistId === undefined) {
    const none = { shifts: [], off: [], late: null, sessions: [] };
    const tips = { day: 0, month: 0, shared: false };
    return { ...head, ...none, tips, pay_shown: false };
  }
  const [day, dues, tips, rules] = await Promise.all([
    readDay(db, { date }, now),
    listDuesOfDay(db, {}, date),
    sumTipsOf(db, therapistId, date),
    readPayRules(db),
  ]);
  const sessions = day.bookings.filter((booking) => booking.therapist_id === therapistId);
  const unpaid = new Set(dues.flatMap(({ booking_id: id, due }) => (due > 0 ? [id] : [])));
  const steps = await listOwnSteps(
    db,
    actor.accountId,
    sessions.map(({ id }) => id),
  );
  const own = day.therapists.find(({ id }) => id === therapistId);
  const nameOf = new Map(day.branches.map(({ code, name }) => [code, name]));
  return {
    ...head,
    shifts: [...(own?.shifts ?? [])],
    off: [...(own?.off ?? [])],
    late: own?.late ?? null,
    sessions: sessions.map(
      ({ id, version, status, from_minute, to_minute, services, resources, ...booking }) => ({
        ...{ id, version, status, from_minute, to_minute, services, resources },
        tight_places: booking.tight_places,
        undoable: steps.has(id),
        from_package: booking.package !== null,
        package_unpaid: booking.package?.unpaid ?? false,
        unpaid: unpaid.has(id),
        asked_for: booking.asked_for?.id === therapistId,
        wished_gender: booking.wished_gender,
        ...{ coming: booking.coming, unanswered: booking.unanswered },
        starts_at: booking.starts_at,
        location: { code: booking.location, name: nameOf.get(booking.location) ?? '' },
        client: {
          first_name: booking.client.first_name,
          initial: booking.client.last_name.slice(0, 1),
          first_visit: booking.client.first_visit,
          health_notes: booking.client.health_notes,
        },
      }),
    ),
    tips: {
      day: amountOf(tips.dayMinor),
      month: amountOf(tips.monthMinor),
      shared: tips.areShared,
    },
    pay_shown: rules.therapists_see,
  };
}

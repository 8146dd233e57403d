import { sql } from 'kysely';
import { readNames } from '../../src/modules/catalogue/read-names.ts';
import { namesOf } from '../../src/modules/till/name-of-line-rules.ts';
import type { Trx } from '../../src/platform/database/db.ts';
import type { NameOf } from '../../src/platform/language/sentence.ts';
import { addDays, dayOf, minuteOf } from '../../src/platform/studio-days.ts';
import type { DeskOf } from '../demo-team.ts';
import { type Chance, pick } from '../seeded-chance.ts';
import {
  laterDay,
  type PlannedRefund,
  type PlannedSale,
  planPayments,
  type SoldPackage,
  TILL_SINCE_DAYS,
  usualPays,
  usualTip,
} from './plan-sale.ts';

const MINUTE_MS = 60_000;

/** Sales of sessions, counted from the first, that something happened to. */
const REDUCED_EACH = 45;
const VOIDED = 100;
const REFUNDED = new Set([40, 400, 900]);
/** A no-show is asked for the price some days later. */
const MISSED_DAYS = 3;

/** Who sells what, and when the present is. */
type Selling = { deskOf: DeskOf; now: Date; chance: Chance };
type Said = Selling & { inArabic: NameOf };

/** Everything that was sold since there is a till, in the order of its time. */
export async function planBooks(
  trx: Trx,
  packages: readonly SoldPackage[],
  selling: Selling,
): Promise<PlannedSale[]> {
  const said = { ...selling, inArabic: await readNames(trx, 'ar') };
  const sessions = await listHeld(trx, selling.now);
  const sold = sessions.map((session, index) => sellSession(session, index, said));
  const ofPackages = packages.map((each) => sellPackage(each, said));
  return [...sold.flatMap((sale) => sale ?? []).flat(), ...ofPackages].sort(
    (one, other) => one.at.getTime() - other.at.getTime(),
  );
}

interface Held {
  id: string;
  clientId: number;
  branch: string;
  therapistId: number;
  status: string;
  names: string[];
  minutes: number;
  priceMinor: number;
  discountMinor: number;
  endedAt: Date;
}

/** Sessions that are over and that no package pays. */
async function listHeld(trx: Trx, now: Date): Promise<Held[]> {
  const since = minuteOf(addDays(dayOf(now), -TILL_SINCE_DAYS), 6 * 60);
  const { rows } = await sql<Held>`
    select b.id, b.client_id as "clientId", b.location_code as branch,
      b.therapist_id as "therapistId", b.status, b.price_fils as "priceMinor",
      b.discount_fils as "discountMinor",
      array(
        select service_name from booking_lines where booking_id = b.id order by position
      ) as names,
      (extract(epoch from b.ends_at - b.starts_at) / 60)::int as minutes,
      greatest(b.ends_at, (select max(at) from booking_events where booking_id = b.id)) as "endedAt"
    from bookings b
    where b.status in ('completed', 'no_show') and b.package_id is null and b.price_fils > 0
      and b.starts_at >= ${since}::timestamptz
    order by b.ends_at, b.id`.execute(trx);
  return rows;
}

/** A session as it was paid for, once more where the first time was a mistake; null: not yet. */
function sellSession(
  session: Held,
  index: number,
  { deskOf, now, chance, inArabic }: Said,
): PlannedSale[] | null {
  const isMissed = session.status === 'no_show';
  const soldAt = isMissed
    ? laterDay(session.endedAt, MISSED_DAYS, chance)
    : new Date(session.endedAt.getTime() + (2 + chance.below(7)) * MINUTE_MS);
  const { priceMinor: listMinor, discountMinor } = session;
  const reduced = index % REDUCED_EACH === 7 && !isMissed;
  // A tenth, to whole dirhams.
  const grossMinor = reduced ? Math.ceil((listMinor * 9) / 1_000) * 100 : listMinor;
  const given = isMissed ? null : usualTip(session.therapistId, chance);
  const sellerId = pick(deskOf(session.branch), chance);
  const pays = isMissed ? 'terminal' : usualPays(chance);
  // A tip is never put off.
  const tip = pays === 'later' ? null : given;
  const payments = planPayments(grossMinor + (tip?.minor ?? 0), pays, soldAt, now, chance);
  const again = { id: chance.uuid(), voidedId: chance.uuid() };
  if (soldAt > now) return null;
  const sale: PlannedSale = {
    id: again.id,
    at: soldAt,
    branch: session.branch,
    clientId: session.clientId,
    payerId: session.clientId,
    sellerId,
    line: {
      ...namesOf(session.names, session.minutes, inArabic),
      bookingId: session.id,
      packageId: null,
      makesPackage: false,
      listMinor,
      discountMinor,
      grossMinor,
      because: grossMinor < listMinor ? 'Had to wait for a quarter of an hour' : null,
    },
    payments,
    tip,
    refund: null,
  };
  if (index === VOIDED) return soldTwice(sale, again.voidedId);
  return [{ ...sale, refund: REFUNDED.has(index) ? complaint(sale, now, chance) : null }];
}

/** First to the wrong way of paying, which is undone five minutes later. */
function soldTwice(sale: PlannedSale, id: string): PlannedSale[] {
  const after = (minutes: number) => new Date(sale.at.getTime() + minutes * MINUTE_MS);
  const dueMinor = sale.line.grossMinor + (sale.tip?.minor ?? 0);
  const [wrong, right] = [
    { method: 'cash' as const, minor: dueMinor, reference: null, at: sale.at },
    { method: 'terminal' as const, minor: dueMinor, reference: '004711', at: after(6) },
  ];
  const refund: PlannedRefund = {
    at: after(5),
    minor: sale.line.grossMinor,
    minutes: 0,
    reason: 'Was paid by card',
    voids: true,
  };
  return [
    { ...sale, id, payments: [wrong], refund },
    { ...sale, at: after(6), payments: [right] },
  ];
}

function complaint(sale: PlannedSale, now: Date, chance: Chance): PlannedRefund | null {
  const at = laterDay(sale.at, 2, chance);
  const [first, ...more] = sale.payments;
  const wasPaidAtOnce = first !== undefined && more.length === 0 && first.at < at;
  if (at > now || !wasPaidAtOnce) return null;
  const minor = Math.floor(sale.line.grossMinor / 2_000) * 1_000;
  return { at, minor, minutes: 0, reason: 'The room was too cold', voids: false };
}

function sellPackage(sold: SoldPackage, { now, chance, inArabic }: Said): PlannedSale {
  const { till, at } = sold;
  const line = { ...namesOf([sold.name], sold.minutes, inArabic), ...sold.price };
  const { refund } = till;
  return {
    id: chance.uuid(),
    at,
    branch: till.branch,
    clientId: sold.ownerId,
    payerId: sold.payerId,
    sellerId: sold.sellerId,
    line: { ...line, bookingId: null, packageId: sold.id, makesPackage: true },
    payments: planPayments(line.grossMinor, till.pays, at, now, chance),
    tip: null,
    refund: refund
      ? {
          at: new Date(at.getTime() + refund.daysLater * 24 * 60 * MINUTE_MS),
          minor: refund.minutes === null ? line.grossMinor : Math.floor(line.grossMinor / 2),
          minutes: refund.minutes,
          reason: refund.reason,
          voids: false,
        }
      : null,
  };
}

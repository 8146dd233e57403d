import { GRID_MINUTES } from '@limber/contract/terms/booking/bookable-times.ts';
import { CHANGES_A_DAY } from '@limber/contract/terms/booking/booking-limits.ts';
import { TOLD_AFTER_SECONDS } from '@limber/contract/terms/mail-delivery.ts';
import type { Trx } from '../../../platform/database/db.ts';
import { IS_PAID_AHEAD } from '../../../platform/database/is-session-paid.ts';
import { IS_UNPAID } from '../../../platform/database/unpaid-or-sold-package.ts';
import { statement } from '../../../platform/speed/prebuilt-statement.ts';
import { spanOfDays } from '../../../platform/studio-days.ts';
import type { OwnSessions } from './overlap-and-daily-limit-rules.ts';

/** A session against which a client's other sessions are checked. */
interface SessionSpan {
  /** The studio's day, `YYYY-MM-DD`. */
  readonly day: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** The session itself, when it is already booked. */
  readonly exceptId?: string;
}

/** A client's other bookings around a session. Call it under their lock. */
export async function findOwnSessions(
  trx: Trx,
  accountId: number,
  session: SessionSpan,
  now: Date,
): Promise<OwnSessions> {
  const [own] = await listOwnSessions(trx, { accountId, ...besideOf(session), now });
  return own as OwnSessions;
}

/** A client's present facts that bear on one more booking. */
export interface ClientFacts extends OwnSessions {
  /** Whether they hold a time, or have an expired hold. */
  readonly holds: boolean;
  /**
   * Unpaid upcoming sessions of the owner of the package that is to pay, counted like `open`; 0
   * without one.
   */
  readonly openOfOwner: number;
}

/** Reads {@link ClientFacts} in one round trip. Call it under the client's lock. */
export async function findClientFacts(
  trx: Trx,
  client: {
    accountId: number;
    browser: string | null;
    /** The shared package that is to pay; null: none is. */
    packageId: number | null;
  },
  session: SessionSpan,
  now: Date,
): Promise<ClientFacts> {
  const asked = { ...client, ...besideOf(session), now };
  const [facts] = await listClientFacts(trx, asked);
  return facts as ClientFacts;
}

interface ClientFactsQuery {
  readonly accountId: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly dayBegins: Date;
  readonly dayEnds: Date;
  readonly exceptId: string | null;
  readonly now: Date;
}

function besideOf({ day, startsAt, endsAt, exceptId }: SessionSpan) {
  const { begins: dayBegins, ends: dayEnds } = spanOfDays(day);
  return { startsAt, endsAt, dayBegins, dayEnds, exceptId: exceptId ?? null };
}

/** Unpaid upcoming sessions: an account's own, and those that others take from its packages. */
const openSessions = (account: string, now: string) => `(
    select count(*)::int from (
      select b.id from bookings b left join owned_packages p on p.id = b.package_id
      where b.client_id = ${account} and b.status = 'booked' and b.starts_at > ${now}::timestamptz
        and case when b.package_id is null then not ${IS_PAID_AHEAD} else ${IS_UNPAID} end
      union
      select b.id from owned_packages p join bookings b on b.package_id = p.id
      where p.owner_id = ${account} and b.status = 'booked' and b.starts_at > ${now}::timestamptz
        and ${IS_UNPAID}
    ) as unpaid
  )`;

/** What an account booked, moved and cancelled itself in the last 24 hours. */
const ownChanges = (its: { readonly [Name in keyof ClientFactsQuery]: string }) => `
    from booking_events where actor_id = ${its.accountId}::int
      and kind in ('booked', 'moved', 'cancelled')
      and at > ${its.now}::timestamptz - interval '1 day'`;

const ownSessions = (its: { readonly [Name in keyof ClientFactsQuery]: string }) => `
  (
    select at ${ownChanges(its)} order by at desc offset ${CHANGES_A_DAY - 1} limit 1
  ) as "busySince", exists (
    select ${ownChanges(its)} and kind <> 'booked'
      and at > ${its.now}::timestamptz - make_interval(secs => ${TOLD_AFTER_SECONDS})
  ) as "hasJustChanged", (
    select blocked_reason is not null from accounts where id = ${its.accountId}::int
  ) as blocked,
  ${openSessions(`${its.accountId}::int`, its.now)} as open, (
    select coalesce(sum(greatest(${GRID_MINUTES}, extract(epoch from ends_at - starts_at) / 60)), 0)::int
    from bookings
    where client_id = ${its.accountId}::int and status <> 'cancelled'
      and id is distinct from ${its.exceptId}::uuid
      and starts_at >= ${its.dayBegins}::timestamptz and starts_at < ${its.dayEnds}::timestamptz
  ) as "dayMinutes", (
    select coalesce(json_agg(json_build_object(
      'startMinute', floor(date_part('epoch', starts_at - ${its.startsAt}::timestamptz) / 60)::int,
      'endMinute', ceil(date_part('epoch', ends_at - ${its.startsAt}::timestamptz) / 60)::int)), '[]')
    from bookings
    where client_id = ${its.accountId}::int and status in ('booked', 'check_in')
      and id is distinct from ${its.exceptId}::uuid
      and starts_at < ${its.endsAt}::timestamptz and ends_at > ${its.startsAt}::timestamptz
  ) as overlapping`;

const listOwnSessions = statement<ClientFactsQuery, OwnSessions>(
  (its) => `select ${ownSessions(its)}`,
);

const listClientFacts = statement<
  ClientFactsQuery & {
    readonly browser: string | null;
    readonly packageId: number | null;
  },
  ClientFacts
>(
  (its) => `
  select ${ownSessions(its)}, coalesce((
    select ${openSessions('paying.owner_id', its.now)} from owned_packages paying
    where paying.id = ${its.packageId}::int
  ), 0) as "openOfOwner", exists (
    select from holds
    where account_id = ${its.accountId}::int or browser = ${its.browser}::text
  ) as holds`,
);

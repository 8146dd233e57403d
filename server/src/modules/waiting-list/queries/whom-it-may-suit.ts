import type { WaitMode } from '@limber/contract/waiting-list.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { canBeTold } from '../../../platform/messaging/can-be-told.ts';
import { hasFoundOne, isMember, type When } from './entries.ts';

/** A stretch in which a therapist is free, in minutes of the day. */
export interface FreeGap {
  readonly therapistId: number;
  readonly startMinute: number;
  readonly endMinute: number;
}

/** Free stretches of a day of the studio, `YYYY-MM-DD`, at a branch. */
export interface FreedDay {
  readonly locationCode: string;
  readonly day: string;
  /** Its midnight. */
  readonly midnight: Date;
  readonly gaps: readonly FreeGap[];
}

/** An entry that may suit, with everything that decides. */
export interface Candidate {
  readonly id: string;
  readonly clientId: number;
  readonly serviceIds: number[];
  readonly serviceMinutes: number[];
  readonly lastsMinutes: number;
  readonly therapistIds: number[] | null;
  readonly timesFrom: number[] | null;
  readonly timesTo: number[] | null;
  readonly noticeMinutes: number;
  readonly mode: WaitMode;
  readonly madeAt: Date;
  readonly isMember: boolean;
  /** What was offered to it of this day before, in minutes of the day. */
  readonly offered: { startMinute: number; endMinute: number }[];
}

/**
 * Who waits for time of a day and could use one of its free stretches: with the therapist, long
 * enough, in their part of the day, and with their notice. In no order; the rules decide. It leaves out
 * clients whom no channel reaches, whose bookings are taken by telephone, or who have an offer.
 */
export async function listWhomItMaySuit(
  db: Db,
  { locationCode, day, midnight, gaps }: FreedDay,
  { now, today, entryId, isTelephoneOffered }: When & { readonly entryId: string | null },
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select e.id, e.account_id as "clientId", e.service_ids as "serviceIds",
      e.service_minutes as "serviceMinutes", e.lasts_minutes as "lastsMinutes",
      e.therapist_ids as "therapistIds", e.times_from as "timesFrom", e.times_to as "timesTo",
      e.notice_minutes as "noticeMinutes", e.mode, e.made_at as "madeAt",
      ${isMember(sql`e.account_id`, today)} as "isMember",
      (
        select coalesce(json_agg(json_build_object(
          'startMinute', extract(epoch from o.starts_at - ${midnight}::timestamptz)::int / 60,
          'endMinute', extract(epoch from o.ends_at - ${midnight}::timestamptz)::int / 60)), '[]')
        from waitlist_offers o where o.entry_id = e.id and o.location_code = ${locationCode}::text
      ) as offered
    from waitlist_entries e join accounts a on a.id = e.account_id
    where e.status = 'waiting' and ${day}::date between e.from_day and e.to_day
      and (${entryId}::uuid is null or e.id = ${entryId}::uuid)
      and (e.location_codes is null or ${locationCode}::text = any(e.location_codes))
      and exists (
        select from unnest(${gaps.map(({ therapistId }) => therapistId)}::int[],
          ${gaps.map(({ startMinute }) => startMinute)}::int[],
          ${gaps.map(({ endMinute }) => endMinute)}::int[]) as gap (therapist_id, begins, ends)
        where gap.ends - gap.begins >= e.lasts_minutes
          and (e.therapist_ids is null or gap.therapist_id = any(e.therapist_ids))
          and (e.times_from is null or exists (
            select from unnest(e.times_from, e.times_to) as part (begins, ends)
            where least(gap.ends, part.ends) - greatest(gap.begins, part.begins) >= e.lasts_minutes
          ))
          and ${midnight}::timestamptz + (gap.ends - e.lasts_minutes) * interval '1 minute'
            >= ${now}::timestamptz + e.notice_minutes * interval '1 minute'
      )
      and not exists (
        select from waitlist_offers where entry_id = e.id and status = 'open'
      )
      and ${canBeTold(isTelephoneOffered, now)} and a.erased_at is null and a.blocked_reason is null
      and not ${hasFoundOne}`.execute(db);
  return rows;
}

/** Days of branches that somebody waits for, from `from` to `to`. */
export async function listWaitedDays(
  db: Db,
  asked: {
    readonly from: string;
    readonly to: string;
    readonly locationCode: string | null;
    readonly entryId: string | null;
  },
): Promise<{ day: string; locationCode: string }[]> {
  const { rows } = await sql<{ day: string; locationCode: string }>`
    select distinct to_char(day, 'YYYY-MM-DD') as day, l.code as "locationCode"
    from waitlist_entries e
      cross join lateral generate_series(greatest(e.from_day, ${asked.from}::date),
        least(e.to_day, ${asked.to}::date), interval '1 day') as day
      join locations l on l.bookable and (e.location_codes is null or l.code = any(e.location_codes))
    where e.status = 'waiting' and e.to_day >= ${asked.from}::date
      and (${asked.entryId}::uuid is null or e.id = ${asked.entryId}::uuid)
      and (${asked.locationCode}::text is null or l.code = ${asked.locationCode}::text)
    order by 1, 2`.execute(db);
  return rows;
}

/** Whether a time that comes free is offered to members first. */
export async function readMembersFirst(db: Db): Promise<boolean> {
  const row = await db.selectFrom('settings').select('waitlist_members_first').executeTakeFirst();
  return row?.waitlist_members_first ?? false;
}

import type { AppointmentStatus } from '@limber/contract/appointments.ts';
import type { ContactChannel } from '@limber/contract/desk/clients/contacts.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { lockTherapistAccounts } from '../../../platform/database/lock-account.ts';
import { updateRows } from '../../../platform/database/rows-by-values.ts';
import type { SessionInTimeOff } from './time-off-rules.ts';

/** A time off as stored, with names. */
export interface StoredTimeOff {
  readonly id: number;
  readonly therapistId: number;
  readonly therapist: string;
  readonly kind: 'holiday' | 'sick' | 'other' | 'left';
  readonly note: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly madeAt: Date | null;
  readonly madeBy: string | null;
  readonly withdrawnAt: Date | null;
  readonly withdrawnBy: string | null;
}

const timeOff = sql`
  select off.id, off.therapist_id as "therapistId", off.kind,
    person.first_name || ' ' || person.last_name as therapist,
    coalesce(nullif(off.note, ''), case when off.made_by is null then off.reason end, '') as note,
    off.starts_at as "startsAt", off.ends_at as "endsAt", off.made_at as "madeAt",
    off.withdrawn_at as "withdrawnAt",
    maker.first_name || ' ' || maker.last_name as "madeBy",
    withdrawer.first_name || ' ' || withdrawer.last_name as "withdrawnBy"
  from time_off off
    join therapists t on t.id = off.therapist_id
    join accounts person on person.id = t.account_id
    left join accounts maker on maker.id = off.made_by
    left join accounts withdrawer on withdrawer.id = off.withdrawn_by`;

/** Time off of some people during a period that was not withdrawn, soonest first. */
export async function listTimeOff(
  db: Db | Trx,
  { therapistIds, from, to }: { therapistIds: readonly number[]; from: Date; to: Date },
): Promise<StoredTimeOff[]> {
  const { rows } = await sql<StoredTimeOff>`${timeOff}
    where off.therapist_id = any(${therapistIds}::int[]) and off.withdrawn_at is null
      and off.starts_at < ${to}::timestamptz and off.ends_at > ${from}::timestamptz
    order by off.starts_at, off.id limit 1000`.execute(db);
  return rows;
}

export async function findTimeOff(db: Db | Trx, id: number): Promise<StoredTimeOff | undefined> {
  const { rows } = await sql<StoredTimeOff>`${timeOff} where off.id = ${id}::int`.execute(db);
  return rows[0];
}

/**
 * Like {@link findTimeOff}, locked, so that concurrent withdrawals run one after the other; before it
 * the account of the therapist is.
 */
export async function lockTimeOff(trx: Trx, id: number): Promise<StoredTimeOff | undefined> {
  const whose = await findTimeOff(trx, id);
  if (whose) await lockTherapistAccounts(trx, whose.therapistId);
  const { rows } = await sql<StoredTimeOff>`${timeOff}
    where off.id = ${id}::int for no key update of off`.execute(trx);
  return rows[0];
}

/**
 * Inserts a time off with the unfinished sessions that it displaces, including clients who are
 * already checked in, and returns its id. Call it under the therapist's lock.
 */
export async function insertTimeOff(
  trx: Trx,
  made: {
    therapistId: number;
    kind: StoredTimeOff['kind'];
    reason: string;
    note: string;
    startsAt: Date;
    endsAt: Date;
    by: number;
    at: Date;
  },
): Promise<number> {
  const { id } = await trx
    .insertInto('time_off')
    .values({
      therapist_id: made.therapistId,
      kind: made.kind,
      reason: made.reason,
      note: made.note,
      starts_at: made.startsAt,
      ends_at: made.endsAt,
      made_at: made.at,
      made_by: made.by,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into time_off_sessions (time_off_id, booking_id, starts_at)
    select ${id}::int, id, starts_at from bookings
    where therapist_id = ${made.therapistId}::int and status in ('booked', 'check_in')
      and ends_at > ${made.at}::timestamptz
      and starts_at < ${made.endsAt}::timestamptz and ends_at > ${made.startsAt}::timestamptz`.execute(
    trx,
  );
  return id;
}

export function updateWithdrawn(trx: Trx, id: number, by: { actorId: number; at: Date }) {
  return updateRows(trx, 'time_off', {
    where: { id },
    set: { withdrawn_at: by.at, withdrawn_by: by.actorId },
  });
}

/** A displaced session, and its time off. */
export interface StoredSessionInTimeOff extends SessionInTimeOff {
  readonly timeOffId: number;
  readonly id: string;
  readonly status: AppointmentStatus;
  /** The latest contact with the client since. */
  readonly tried: ContactChannel | null;
}

/**
 * Sessions that some time off displaced and that are now at one of the branches, with their former
 * and present state, in order of start.
 */
export async function listMet(
  db: Db | Trx,
  timeOffIds: readonly number[],
  branches: readonly string[] | 'all',
): Promise<StoredSessionInTimeOff[]> {
  const seen = branches === 'all' ? null : branches;
  const { rows } = await sql<StoredSessionInTimeOff>`
    select met.time_off_id as "timeOffId", b.id, b.status, met.starts_at as "wasAt",
      b.starts_at as "startsAt", b.therapist_id = off.therapist_id as "sameHands",
      b.starts_at < off.ends_at and b.ends_at > off.starts_at as "inTimeOff",
      coalesce(last.outcome = 'not_reached', false) as "notReached", last.channel as tried
    from time_off_sessions met
      join time_off off on off.id = met.time_off_id
      join bookings b on b.id = met.booking_id
      left join lateral (
        select channel, outcome from contacts
        where contacts.booking_id = b.id and coalesce(outcome_at, opened_at) >= off.made_at
        order by coalesce(outcome_at, opened_at) desc, id desc limit 1
      ) last on true
    where met.time_off_id = any(${timeOffIds}::int[])
      and (${seen}::text[] is null or b.location_code = any(${seen}::text[]))
    order by met.starts_at, b.id`.execute(db);
  return rows;
}

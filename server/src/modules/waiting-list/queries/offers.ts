import type { Language } from '@limber/contract/values/people.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/db.ts';
import { updateRows } from '../../../platform/database/rows-by-values.ts';

export type OfferStatus = 'open' | 'booked' | 'declined' | 'expired' | 'gone';

/** An offered time with its entry and its client. */
export interface OfferRow {
  readonly id: string;
  readonly entryId: string;
  readonly clientId: number;
  readonly status: OfferStatus;
  readonly therapistId: number;
  readonly therapistFirstName: string;
  readonly therapistLastName: string;
  readonly locationCode: string;
  readonly locationName: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly priceMinor: number;
  readonly cutoffHours: number;
  readonly expiresAt: Date;
  readonly serviceIds: readonly number[];
  readonly serviceMinutes: readonly number[];
  readonly serviceNames: readonly string[];
  /** Of the client; null: they have none. */
  readonly email: string | null;
  readonly firstName: string;
  readonly language: Language;
  /** What the entry led to. */
  readonly bookingId: string | null;
}

/** An offer; undefined when there is none, or its client was erased. */
export async function findOffer(db: Db | Trx, id: string): Promise<OfferRow | undefined> {
  const { rows } = await sql<OfferRow>`
    select o.id, o.entry_id as "entryId", e.account_id as "clientId", o.status,
      o.therapist_id as "therapistId", ta.first_name as "therapistFirstName",
      ta.last_name as "therapistLastName", o.location_code as "locationCode",
      l.name as "locationName", o.starts_at as "startsAt", o.ends_at as "endsAt",
      o.price_fils as "priceMinor", o.cutoff_hours as "cutoffHours", o.expires_at as "expiresAt",
      e.service_ids as "serviceIds", e.service_minutes as "serviceMinutes",
      array(
        select s.name from unnest(e.service_ids) with ordinality as asked (id, nth)
          join services s on s.id = asked.id order by nth
      ) as "serviceNames",
      a.email, a.first_name as "firstName", a.language, e.booking_id as "bookingId"
    from waitlist_offers o
      join waitlist_entries e on e.id = o.entry_id
      join accounts a on a.id = e.account_id
      join therapists t on t.id = o.therapist_id
      join accounts ta on ta.id = t.account_id
      join locations l on l.code = o.location_code
    where o.id = ${id}::uuid and a.erased_at is null`.execute(db);
  return rows[0];
}

/** Inserts an open offer. */
export async function insertOffer(
  trx: Trx,
  offer: {
    readonly id: string;
    readonly entryId: string;
    readonly therapistId: number;
    readonly locationCode: string;
    readonly startsAt: Date;
    readonly endsAt: Date;
    readonly priceMinor: number;
    readonly cutoffHours: number;
    readonly madeAt: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await trx
    .insertInto('waitlist_offers')
    .values({
      id: offer.id,
      entry_id: offer.entryId,
      therapist_id: offer.therapistId,
      location_code: offer.locationCode,
      starts_at: offer.startsAt,
      ends_at: offer.endsAt,
      price_fils: offer.priceMinor,
      cutoff_hours: offer.cutoffHours,
      made_at: offer.madeAt,
      expires_at: offer.expiresAt,
      status: 'open',
    })
    .execute();
}

/** Ends an open offer; false: it was over. */
export async function updateOffer(
  trx: Trx,
  id: string,
  to: Exclude<OfferStatus, 'open'>,
): Promise<boolean> {
  return updateRows(trx, 'waitlist_offers', { where: { id, status: 'open' }, set: { status: to } });
}

/** The open offer of an entry. */
export async function findOpenOffer(trx: Trx, entryId: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('waitlist_offers')
    .select('id')
    .where('entry_id', '=', entryId)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return row?.id;
}

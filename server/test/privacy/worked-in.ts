import { randomUUID } from 'node:crypto';
import { at } from '../../src/platform/studio-days.ts';
import type { World } from '../harness.ts';
import { actorOf, serviceNamed } from '../people.ts';

export interface WorkedIn {
  readonly accountId: number;
  readonly therapistId: number;
  readonly email: string;
}

/** A retired therapist with traces in every table, whose full name nobody else has. */
export async function addWorkedIn(world: World, firstName: string): Promise<WorkedIn> {
  const { db } = world;
  const now = world.clock.now();
  const { accountId: manager } = await actorOf(world, 'manager');
  const email = `${firstName.toLowerCase()}@studio.example`;
  const { id: accountId } = await db
    .insertInto('accounts')
    .values({
      email,
      first_name: firstName,
      last_name: 'Mansour',
      phone_number: '+971 50 222 3344',
      gender: 'female',
      account_type: 'therapist',
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: therapistId } = await db
    .insertInto('therapists')
    .values({
      account_id: accountId,
      location_code: 'A',
      position: 70,
      active: false,
      name_ar: `${firstName} منصور`,
      languages: ['ar', 'tl'],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const own = { therapist_id: therapistId };
  await db
    .insertInto('therapist_services')
    .values({ ...own, service_id: await serviceNamed(world, 'Stretching') })
    .execute();
  const hours = { location_code: 'A', from_minute: 720, to_minute: 1200 };
  await db
    .insertInto('shifts')
    .values({ ...own, ...hours, weekday: 4, valid_to: '2026-03-01' })
    .execute();
  const by = { made_at: now, made_by: manager };
  await db
    .insertInto('shift_changes')
    .values({ ...own, ...by, ...hours, day: '2026-02-27', note: `${firstName} asked for it` })
    .execute();
  const { id: timeOff } = await db
    .insertInto('time_off')
    .values({
      ...{ ...own, ...by, kind: 'sick', reason: 'Sick', note: `${firstName} called at seven` },
      ...{ starts_at: at('2026-02-20', '06:00'), ends_at: at('2026-02-21', '06:00') },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('late_notices')
    .values({ ...own, day: '2026-02-26', minutes: 20, said_at: now })
    .execute();
  await db
    .insertInto('pay_rates')
    .values({
      ...{ ...own, valid_from: '2026-01-01', per_hour_fils: 8500, share_basis_points: 1000 },
      ...{ set_by: manager, set_at: now },
    })
    .execute();
  const bookingId = await addSession(world, therapistId, manager);
  await db
    .insertInto('pay_months')
    .values({ month: '2026-01-01', closed_at: now, closed_by: manager })
    .onConflict((known) => known.doNothing())
    .execute();
  await db
    .insertInto('pay_lines')
    .values({
      ...{ ...own, month: '2026-01-01', source: `session ${bookingId} 1`, kind: 'session' },
      ...{ day: '2026-01-20', location_code: 'A', name: 'Stretching', booking_id: bookingId },
      ...{ minutes: 60, base_fils: 32_000, share_basis_points: 1000, amount_fils: 3200 },
    })
    .execute();
  await addTip(world, therapistId, manager);
  await db
    .insertInto('favourites')
    .values({ ...own, account_id: manager, since: now })
    .execute();
  await db
    .insertInto('holds')
    .values({
      ...{ ...own, browser: `browser of ${accountId}`, expires_at: now },
      ...{ starts_at: at('2026-02-25', '18:00'), ends_at: at('2026-02-25', '19:00') },
    })
    .execute();
  const entryId = randomUUID();
  await db
    .insertInto('waitlist_entries')
    .values({
      ...{ id: entryId, account_id: manager, lasts_minutes: 60, mode: 'ask', status: 'waiting' },
      ...{ service_ids: [1], service_minutes: [60], notice_minutes: 0, made_at: now },
      ...{ from_day: '2026-02-20', to_day: '2026-02-25' },
    })
    .execute();
  await db
    .insertInto('waitlist_offers')
    .values({
      ...{ ...own, id: randomUUID(), entry_id: entryId, location_code: 'A', status: 'expired' },
      ...{ starts_at: at('2026-02-25', '18:00'), ends_at: at('2026-02-25', '19:00') },
      ...{ price_fils: 32_000, cutoff_hours: 7, made_at: now, expires_at: now },
    })
    .execute();
  await db
    .insertInto('session_notes')
    .values({ booking_id: bookingId, author_id: accountId, note_sealed: Buffer.from('x'), at: now })
    .execute();
  // One as written today, and an older one, which does not name the person.
  const details = JSON.stringify({ called: `${firstName} Mansour`, after: { note: firstName } });
  const deed = { at: now, actor_id: manager, action: 'changed', details };
  await db
    .insertInto('audit_log')
    .values([
      { ...deed, account_id: accountId, subject: `time_off ${timeOff}` },
      { ...deed, account_id: null, subject: `shift ${therapistId}` },
      { ...deed, account_id: null, subject: 'counter 1', actor_id: accountId, details: '{}' },
    ])
    .execute();
  return { accountId, therapistId, email };
}

/** A session of last week, and another that was moved to somebody else. */
async function addSession({ db, clock }: World, therapistId: number, clientId: number) {
  const id = randomUUID();
  const session = { starts_at: at('2026-02-26', '14:00'), ends_at: at('2026-02-26', '15:00') };
  await db
    .insertInto('bookings')
    .values({
      ...{ id, ...session, client_id: clientId, therapist_id: therapistId, location_code: 'A' },
      ...{ service_type: 'service', status: 'completed', price_fils: 32_000 },
      ...{ created_at: clock.now(), wished_therapist_id: therapistId },
    })
    .execute();
  const summedUp = { begins_at: [session.starts_at.getTime() / 1000], service_ids: [1] };
  await db
    .insertInto('kept_work')
    .values({
      ...{ location_code: 'A', day: '2026-02-26', therapist_id: therapistId },
      ...{ ...summedUp, minutes: [60], base_fils: [32_000] },
    })
    .execute();
  await db
    .insertInto('booking_events')
    .values({
      ...{ booking_id: id, at: clock.now(), kind: 'moved', from_status: 'booked' },
      ...{ to_status: 'booked', from_therapist_id: therapistId },
      ...{ from_starts_at: session.starts_at, from_ends_at: session.ends_at },
    })
    .execute();
  return id;
}

async function addTip({ db, clock }: World, therapistId: number, managerId: number) {
  const now = clock.now();
  const drawer = { location_code: 'B', day: '2026-02-26', float_fils: 0, opened_at: now };
  const { id: drawerId } = await db
    .insertInto('drawer_sessions')
    .values({ ...drawer, opened_by: managerId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const id = randomUUID();
  const people = { client_id: managerId, payer_id: managerId, seller_id: managerId };
  await db
    .insertInto('sales')
    .values({ id, ...people, location_code: 'B', drawer_id: drawerId, at: now })
    .execute();
  await db
    .insertInto('tips')
    .values({
      ...{ sale_id: id, drawer_id: drawerId, therapist_id: therapistId, amount_fils: 2500 },
      ...{ actor_id: managerId, at: now },
    })
    .execute();
  const { id: oil } = await db
    .insertInto('retail_products')
    .values({ name: `Oil of ${id}`, price_fils: 9500 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('sale_lines')
    .values({
      ...{ sale_id: id, position: 1, name: 'Oil', list_fils: 9500, gross_fils: 9500 },
      ...{ vat_basis_points: 500, vat_fils: 452, retail_product_id: oil, pieces: 1 },
      advised_by: therapistId,
    })
    .execute();
  // One open day a branch: the next of a test opens their own.
  await db
    .updateTable('drawer_sessions')
    .set({ closed_at: now, closed_by: managerId, expected_fils: 0, counted_fils: 0 })
    .where('id', '=', drawerId)
    .execute();
}

import { randomUUID } from 'node:crypto';
import { seal } from '../src/platform/encryption.ts';
import { systemRandomness } from '../src/platform/randomness.ts';
import { TEST_SECRET, type World } from './harness.ts';
import { actorOf } from './people.ts';

/** What the desk has recorded about a client: a sale with its invoice, a note, a call, a change. */
export async function addRecords(
  { db, clock, ...world }: World,
  about: { clientId: number; firstName: string; bookingId: string; day: string },
): Promise<void> {
  const { clientId, firstName, bookingId, day } = about;
  const at = clock.now();
  const { accountId: deskId } = await actorOf({ db, clock, ...world }, 'front_desk');
  const { id: drawerId } = await db
    .insertInto('drawer_sessions')
    .values({ location_code: 'B', day, float_fils: 0, opened_at: at, opened_by: deskId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sale = { sale_id: randomUUID(), drawer_id: drawerId };
  await db
    .insertInto('sales')
    .values({
      id: sale.sale_id,
      location_code: 'B',
      client_id: clientId,
      payer_id: clientId,
      seller_id: deskId,
      drawer_id: drawerId,
      at,
    })
    .execute();
  await db
    .insertInto('sale_lines')
    .values({
      sale_id: sale.sale_id,
      position: 1,
      booking_id: bookingId,
      name: 'Stretching',
      list_fils: 32_000,
      gross_fils: 32_000,
      vat_basis_points: 500,
      vat_fils: 1524,
    })
    .execute();
  await db
    .insertInto('payments')
    .values({ ...sale, method: 'cash', amount_fils: 32_000, actor_id: deskId, at })
    .execute();
  const paymentId = randomUUID();
  await db
    .insertInto('online_payments')
    .values({
      id: paymentId,
      account_id: clientId,
      location_code: 'B',
      status: 'expired',
      request_hash: Buffer.from('hash'),
      request_sealed: seal(
        TEST_SECRET,
        `${firstName} wants an hour`,
        systemRandomness(),
        'payments',
      ),
      amount_fils: 32_000,
      currency: 'AED',
      made_at: at,
      expires_at: at,
      provider: 'house',
      page_url: `https://pay.example/${firstName}`,
    })
    .execute();
  await db
    .insertInto('saved_cards')
    .values({
      ...{ id: randomUUID(), account_id: clientId, provider: 'house', asked_at: at, kept_at: at },
      customer_reference: `client ${clientId}`,
      card_reference: `card ${clientId}`,
      ...{ brand: 'visa', last_four: '4242', ends_on: '2029-08-31' },
    })
    .execute();
  const back = { payment_id: paymentId, amount_fils: 32_000, because: 'not_booked' };
  await db
    .insertInto('online_refunds')
    .values({ id: randomUUID(), ...back, status: 'done', asked_at: at, ended_at: at })
    .execute();
  const planId = randomUUID();
  const option = await db
    .selectFrom('package_options')
    .select(['id', 'product_id'])
    .limit(1)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('plans')
    .values({
      ...{ id: planId, account_id: clientId, location_code: 'B', status: 'running' },
      ...{ product_id: option.product_id, option_id: option.id, price_fils: 99_000, asked_at: at },
      ...{ begun_on: '2026-01-31', months: 1, renews_on: '2026-02-28' },
    })
    .execute();
  await db
    .insertInto('plan_renewals')
    .values({
      ...{ id: randomUUID(), plan_id: planId, due_on: '2026-02-28', amount_fils: 99_000 },
      ...{ told_at: at, status: 'told' },
    })
    .execute();
  await db
    .insertInto('booking_fees')
    .values({
      ...{ id: randomUUID(), booking_id: bookingId, because: 'missed', status: 'let_go' },
      ...{ most_fils: 16_000, amount_fils: 0, reason: `Because of ${firstName}` },
      ...{ decided_at: at, decided_by: deskId, takes_at: at },
    })
    .execute();
  await db
    .insertInto('tax_documents')
    .values({
      location_code: 'B',
      kind: 'invoice',
      number: clientId,
      name: `INV-B-${clientId}`,
      sale_id: sale.sale_id,
      gross_fils: 32_000,
      vat_fils: 1524,
      issued_at: at,
      client_name: `${firstName} Haddad`,
      snapshot: JSON.stringify({ total: 320 }),
    })
    .execute();
  // What was paid out is owed no more.
  const given = { account_id: clientId, actor_id: deskId, at, reason: `Of ${firstName}` };
  await db
    .insertInto('credit_entries')
    .values([
      { ...given, kind: 'goodwill', amount_fils: 2500, balance_fils: 2500 },
      { ...given, kind: 'corrected', amount_fils: -2500, balance_fils: 0 },
    ])
    .execute();
  // One open day a branch: the next client of a test opens their own.
  await db
    .updateTable('drawer_sessions')
    .set({ closed_at: at, closed_by: deskId, expected_fils: 32_000, counted_fils: 32_000 })
    .where('id', '=', drawerId)
    .execute();
  const sealed = seal(TEST_SECRET, 'Left knee first', systemRandomness(), 'session notes');
  const note = await db
    .insertInto('session_notes')
    .values({
      booking_id: bookingId,
      author_id: deskId,
      note_sealed: sealed ?? Buffer.alloc(0),
      at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('session_note_reads')
    .values({ note_id: note.id, reader_id: deskId, at })
    .execute();
  await db
    .insertInto('health_note_reads')
    .values({ account_id: clientId, reader_id: deskId, booking_id: bookingId, at })
    .execute();
  await db
    .insertInto('contacts')
    .values({
      client_id: clientId,
      channel: 'whatsapp',
      about: 'free_times',
      opened_by: deskId,
      opened_at: at,
    })
    .execute();
  await db
    .insertInto('audit_log')
    .values({
      at,
      actor_id: deskId,
      account_id: clientId,
      action: 'changed',
      subject: `client ${clientId}`,
      details: JSON.stringify({ before: { first_name: firstName } }),
    })
    .execute();
}
